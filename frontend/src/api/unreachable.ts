import { ApiError } from './api-error';

/** What a proxy answers for a server that is gone. */
const PROXY_STATUSES = [502, 503, 504];

/** Whether a call has failed because nobody answered, or only something between here and the server. */
export function isUnreachable(error: unknown): boolean {
  if (!(error instanceof ApiError)) return true;
  return error.problem?.code === undefined && PROXY_STATUSES.includes(error.status);
}
