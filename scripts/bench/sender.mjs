import { Agent, request } from 'node:http';

/**
 * Sends requests over a few keep-alive connections with minimal overhead.
 * @param {number} connections
 */
export function createSender(connections) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  return {
    /**
     * Sends one request and waits for the whole response: a POST with a body, a GET without.
     * @param {string} address
     * @param {{ cookie?: string, body?: unknown }} [options]
     * @returns {Promise<void>}
     * @throws {Error} for a status other than 200
     */
    send(address, { cookie, body } = {}) {
      const payload = body === undefined ? undefined : JSON.stringify(body);
      const headers = {
        ...(cookie === undefined ? {} : { Cookie: cookie }),
        ...(payload === undefined ? {} : { 'Content-Type': 'application/json' }),
      };
      return new Promise((resolve, reject) => {
        const sent = request(address, { agent, headers, method: payload === undefined ? 'GET' : 'POST' });
        sent.once('error', reject);
        sent.once('response', (response) => {
          response.resume();
          response.once('end', () => {
            if (response.statusCode === 200) resolve();
            else reject(new Error(`${address} answered ${response.statusCode}.`));
          });
        });
        sent.end(payload);
      });
    },
    close: () => agent.destroy(),
  };
}
