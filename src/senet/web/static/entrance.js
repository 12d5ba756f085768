// Says times as people do: "3 hours ago".
const units = [["day", 86400], ["hour", 3600], ["minute", 60]];
const format = new Intl.RelativeTimeFormat(document.documentElement.lang, { numeric: "auto" });
for (const time of document.querySelectorAll("time[datetime]")) {
  const seconds = (new Date(time.dateTime) - Date.now()) / 1000;
  const [unit, size] = units.find(([, each]) => Math.abs(seconds) >= each) ?? ["minute", 60];
  time.title = new Date(time.dateTime).toLocaleString(document.documentElement.lang);
  time.textContent = format.format(Math.round(seconds / size), unit);
}
for (const small of document.querySelectorAll(".match .state small")) {
  const time = small.querySelector("time");
  if (time) small.replaceChildren(time);
}
