// How strong a new password is, shown while it is typed. The server decides with the same list of common passwords.

import { say } from "./page/words.js";

const LEAST = 10;
const FEW = 4;
const POOLS = /** @type {[RegExp, number][]} */ ([[/[a-z]/, 26], [/[A-Z]/, 26], [/[0-9]/, 10], [/[ -/:-@[-`{-~]/, 33], [/[^ -~]/, 100]]);
const SHAPES = /** @type {Record<string, string>} */ ({ 0: "o", 1: "l", 3: "e", 4: "a", 5: "s", 7: "t", "@": "a", $: "s", "!": "i" });
const EDGES = /^[^\p{L}]+|[^\p{L}]+$/gu;

/** @param {string} text */
const shaped = (text) => [...text].map((sign) => SHAPES[sign] ?? sign).join("");

/**
 * How hard it is to guess, in bits: a sign that repeats or continues the one before it hardly counts.
 * @param {string} password
 */
function bitsOf(password) {
  const pool = POOLS.reduce((sum, [signs, size]) => sum + (signs.test(password) ? size : 0), 0);
  const each = Math.log2(Math.max(pool, 2));
  const codes = [...password].map((sign) => sign.codePointAt(0) ?? 0);
  return codes.reduce((sum, code, at) => sum + (at && Math.abs(code - codes[at - 1]) <= 1 ? 1 : each), 0);
}

/**
 * @param {string} password
 * @param {string} name
 * @param {Set<string>} common
 * @returns {[string, number]} the word for it, and a number from 0 to 4
 */
function strengthOf(password, name, common) {
  const plain = password.toLowerCase().replace(/\s+/g, "");
  const bare = plain.replace(EDGES, "");
  const forms = [plain, shaped(plain), bare, shaped(bare), shaped(plain).replace(EDGES, "")];
  const own = name.toLowerCase().replace(/\s+/g, "");
  if (password.trim().length < LEAST) return ["strength-short", 0];
  const easy = new Set(plain).size <= FEW || forms.some((form) => common.has(form) || form === own);
  if (easy) return ["strength-easy", 1];
  const bits = bitsOf(password);
  return bits < 50 ? ["strength-weak", 2] : bits < 70 ? ["strength-fair", 3] : ["strength-strong", 4];
}

/** @param {HTMLInputElement} input */
function watch(input) {
  const place = /** @type {HTMLElement} */ (document.getElementById(input.dataset.strength ?? ""));
  const meter = document.createElement("meter");
  const word = document.createElement("span");
  Object.assign(meter, { min: 0, max: 4, low: 2, high: 3, optimum: 4, hidden: true });
  meter.setAttribute("aria-hidden", "true");
  place.append(meter, word);
  place.hidden = true;
  /** @type {Promise<Set<string>> | undefined} */
  let common;
  input.addEventListener("input", async () => {
    common ??= fetch(input.dataset.common ?? "").then((answer) => answer.text()).then((text) => new Set(text.split("\n")));
    const name = /** @type {HTMLInputElement | null} */ (input.form?.querySelector("[name=name]"));
    const known = await common.catch(() => new Set());
    const [key, value] = strengthOf(input.value, name?.value ?? input.dataset.name ?? "", known);
    meter.value = value;
    meter.hidden = place.hidden = !input.value;
    word.textContent = input.value ? `${say("password-strength")} ${say(key)}` : "";
  });
}

for (const input of document.querySelectorAll("input[data-strength]")) watch(/** @type {HTMLInputElement} */ (input));
