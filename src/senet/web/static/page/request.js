// Sends requests to the server and reads its JSON responses.

/**
 * @typedef {object} Problem why something was refused
 * @property {string} error
 * @property {string} [rule] the rule that forbids it
 * @property {boolean} [explains] whether the text of the rule adds to the sentence
 */

/**
 * @template Answer
 * @typedef {{ ok: true, status: number, answer: Answer } | { ok: false, status: number, answer: Problem }} Result
 */

/**
 * @template Answer
 * @param {string} path
 * @param {RequestInit} [settings]
 * @returns {Promise<Result<Answer>>}
 */
async function request(path, settings = {}) {
  const response = await fetch(path, { ...settings, headers: { accept: "application/json", ...settings.headers } });
  const answer = await response.json().catch(() => ({ error: response.statusText }));
  return { ok: response.ok, status: response.status, answer };
}

/**
 * @template Answer
 * @param {string} path
 * @returns {Promise<Result<Answer>>}
 */
export const get = (path) => request(path);

/**
 * @template Answer
 * @param {string} path
 * @param {object} [body]
 * @returns {Promise<Result<Answer>>}
 */
export function post(path, body) {
  if (body === undefined) return request(path, { method: "POST" });
  const headers = { "content-type": "application/json", prefer: "return=minimal" };
  return request(path, { method: "POST", body: JSON.stringify(body), headers });
}

/**
 * @template Answer
 * @param {string} path
 * @returns {Promise<Result<Answer>>}
 */
export const remove = (path) => request(path, { method: "DELETE" });
