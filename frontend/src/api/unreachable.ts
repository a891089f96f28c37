import { ApiError } from './api-error';

/** Statuses that a proxy answers when the server is down. */
const PROXY_STATUSES = [502, 503, 504];

/** Returns true if a call failed without an answer from the server; a proxy may have answered. */
export function isUnreachable(error: unknown): boolean {
  if (!(error instanceof ApiError)) return true;
  return error.problem?.code === undefined && PROXY_STATUSES.includes(error.status);
}
