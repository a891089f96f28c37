import { once } from 'node:events';
import { request } from 'node:http';

/**
 * Starts a sign-in with a wrong password and withholds the body until the server has accepted the request.
 * @param {string} address of the site
 * @returns {Promise<() => Promise<number | undefined>>} sends the body and returns the response's status
 */
export async function beginSignIn(address) {
  const body = JSON.stringify({ username: 'nobody', password: 'wrong password' });
  const sent = request(`${address}/api/login`, {
    method: 'POST',
    agent: false,
    headers: {
      'Content-Type': 'application/json',
      'Content-Length': Buffer.byteLength(body),
      Expect: '100-continue',
    },
  });
  const answered = once(sent, 'response');
  answered.catch(() => {});
  sent.flushHeaders();
  await once(sent, 'continue');
  return async () => {
    sent.end(body);
    const [response] = await answered;
    response.resume();
    await once(response, 'end');
    return response.statusCode;
  };
}
