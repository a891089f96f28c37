import type { ProblemCode } from './types';

/** The body of a refused request (application/problem+json). */
export interface Problem {
  /** Undefined when a proxy answered instead of the server. */
  code: ProblemCode | undefined;
  /** Message for the user. */
  message: string;
  /** Messages by field, when single fields were refused. */
  errors?: Record<string, string[]>;
}

/** An unsuccessful answer. Its message is '{status}: {body, else status text}' (§8). */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly problem: Problem | undefined;
  /** Seconds to wait before a retry (Retry-After); NaN without the header. */
  readonly retryAfterSeconds: number;

  constructor(status: number, statusText: string, body: string, retryAfter: string | null = null) {
    super(`${status}: ${body || statusText}`);
    this.status = status;
    this.problem = problemIn(body);
    this.retryAfterSeconds = Number(retryAfter ?? NaN);
  }

  /** Reads the body of an unsuccessful answer; an interrupted body counts as empty. */
  static async from(response: Response): Promise<ApiError> {
    const body = await response.text().catch(() => '');
    const { status, statusText, headers } = response;
    return new ApiError(status, statusText, body, headers.get('Retry-After'));
  }
}

/** Returns the server's message about a failure, else the fallback. */
export function messageOf(error: unknown, fallback: string): string {
  return (error instanceof ApiError && error.problem?.message) || fallback;
}

/** Only a problem code from our API makes a status final; a proxy may answer with the same one temporarily. */
export function isFinalRefusal(error: unknown, statuses: readonly number[]): boolean {
  return error instanceof ApiError && error.problem?.code !== undefined && statuses.includes(error.status);
}

function problemIn(body: string): Problem | undefined {
  const { code, message, errors } = parsedJson(body);
  if (typeof message !== 'string') return undefined;
  return {
    code: typeof code === 'string' ? (code as ProblemCode) : undefined,
    message,
    ...(isRecord(errors) && { errors: fieldErrorsIn(errors) }),
  };
}

function fieldErrorsIn(errors: Record<string, unknown>): Record<string, string[]> {
  const fields = Object.entries(errors).filter((entry): entry is [string, string[]] => isSentences(entry[1]));
  return Object.fromEntries(fields);
}

function isSentences(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((sentence) => typeof sentence === 'string');
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns the object of a JSON text; an empty one for anything else. */
function parsedJson(text: string): Record<string, unknown> {
  try {
    return { ...(JSON.parse(text) as object) };
  } catch {
    return {};
  }
}
