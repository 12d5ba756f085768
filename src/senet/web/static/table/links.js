// Renews and revokes the links of seats.

import { met } from "../page/dom.js";
import { main, matchPath } from "../page/match.js";
import { post, remove } from "../page/request.js";
import { toast } from "../page/toast.js";
import { say } from "../page/words.js";

/** @param {DOMStringMap} button */
async function changeLink({ link, seat, own }) {
  if (own !== undefined && !window.confirm(say("link-ends"))) return;
  const { ok, answer } = await (link === "DELETE" ? remove : post)(matchPath(`seats/${seat}/link`));
  if (ok) window.location.reload();
  else toast(/** @type {import("../page/request.js").Problem} */ (answer).error);
}

export function listenForLinks() {
  main.addEventListener("click", (event) => {
    const button = met(event, "[data-link]");
    if (button) changeLink(button.dataset);
  });
}
