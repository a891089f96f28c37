import createClient from 'openapi-fetch';
import { ApiError } from './api-error';
import type { paths } from './schema.gen';

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

async function fetchOrThrow(request: Request): Promise<Response> {
  const response = await fetch(request);
  if (!response.ok) throw await ApiError.from(response);
  return response;
}
