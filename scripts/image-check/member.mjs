import { Failure } from '../lib/failure.mjs';

/** A member's browser: stores cookies and sends its origin. */
export class Member {
  #cookies = new Map();

  /** @param {string} address of the site */
  constructor(address) {
    this.address = address;
  }

  /**
   * @param {string} path
   * @returns {Promise<any>} the answer's JSON
   */
  get(path) {
    return this.#send(path, {});
  }

  /**
   * @param {string} path
   * @param {unknown} body
   * @returns {Promise<any>} the answer's JSON
   */
  post(path, body) {
    const headers = { 'Content-Type': 'application/json', Origin: this.address };
    return this.#send(path, { method: 'POST', headers, body: JSON.stringify(body) });
  }

  /**
   * @param {string} path
   * @param {RequestInit} init
   */
  async #send(path, init) {
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(this.address + path, {
      ...init,
      headers: { ...init.headers, Cookie: cookie },
    });
    for (const line of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      this.#cookies.set(name, value);
    }
    const text = await response.text();
    if (!response.ok) throw new Failure(`${path} answered ${response.status}.`, text);
    return JSON.parse(text);
  }
}
