// Filters the rules while one types; without this script the form does the same on the server.
const field = document.querySelector(".search input");
const rules = [...document.querySelectorAll(".rule")].map((rule) => [rule, `${rule.id} ${rule.textContent}`.toLowerCase()]);
field.addEventListener("input", () => {
  const wanted = field.value.toLowerCase().split(/\s+/).filter(Boolean);
  for (const [rule, text] of rules) rule.hidden = !wanted.every((word) => text.includes(word));
  for (const chapter of document.querySelectorAll(".chapter")) chapter.hidden = !chapter.querySelector(".rule:not([hidden])");
});
