// The match that a page shows, and its URLs.

import { byId } from "./dom.js";

export const main = byId("main");
export const match = main.dataset.match ?? "";
const game = main.dataset.game ?? "";

/** @param {string} path */
export const matchPath = (path) => `/matches/${match}/${path}`;

/** @param {string} rule */
export const rulePath = (rule) => `/games/${game}/rules/${encodeURIComponent(rule)}`;

/** @param {string} rule */
export const rulebookPath = (rule) => `/rules/${game}#${rule}`;
