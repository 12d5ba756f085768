// Shows relative times: "3 hours ago".

import { ago } from "./page/times.js";

const language = document.documentElement.lang;

for (const time of document.querySelectorAll("time")) {
  const at = new Date(time.dateTime);
  time.title = at.toLocaleString(language);
  time.textContent = ago(at, new Date(), language);
}
// In the list of matches, the relative time alone is enough.
for (const small of document.querySelectorAll(".match .state small")) {
  const time = small.querySelector("time");
  if (time) small.replaceChildren(time);
}
