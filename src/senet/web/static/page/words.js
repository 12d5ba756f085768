// The texts of the scripts, in the language of the page.

import { byId } from "./dom.js";

/** @type {Record<string, string>} */
const words = JSON.parse(byId("script-words", HTMLScriptElement).text);

/**
 * @param {string} key
 * @param {string} [name] replaces {name} in the text
 */
export const say = (key, name = "") => words[key].replace("{name}", name);
