import createClient from 'openapi-fetch';
import { ApiError } from './api-error';
import type { paths } from './schema.gen';

/** Longest time to wait for a refused read; a limit that asks for more is told at once. */
const MAX_WAIT_SECONDS = 2;

/**
 * Typed calls to the API: `answerOf(api.POST('/api/login', { body }))`. Sends cookies and JSON bodies (§7),
 * and throws an ApiError for an unsuccessful answer.
 */
export const api = createClient<paths>({ credentials: 'include', fetch: fetchOrThrow });

/** Returns the parsed body of a call; throws if it is empty. */
export async function answerOf<Body>(call: Promise<{ data?: Body }>): Promise<Body> {
  const { data } = await call;
  if (data === undefined) throw new Error('The server answered with an empty body.');
  return data;
}

/** GETs a path and parses its JSON; throws an ApiError for an unsuccessful answer. */
export async function getJson(path: string, signal?: AbortSignal): Promise<unknown> {
  const response = await fetchOrThrow(new Request(path, { credentials: 'include', signal: signal ?? null }));
  return response.json();
}

/** Fetches; a read that is refused because too many wait is asked once more, after the server's time to wait. */
async function fetchOrThrow(request: Request, isAgain?: unknown): Promise<Response> {
  const response = await fetch(request);
  if (response.ok) return response;
  const error = await ApiError.from(response);
  const { retryAfterSeconds } = error;
  if (isAgain === true || request.method !== 'GET' || !(retryAfterSeconds <= MAX_WAIT_SECONDS)) throw error;
  // Reads that were refused together are not asked again together.
  await new Promise((resolve) => setTimeout(resolve, 1000 * (retryAfterSeconds + Math.random())));
  return fetchOrThrow(request, true);
}
