/** Limit for the browser's own storage and locks, in ms. They take a few; a frozen tab can hold them for ever. */
export const BROWSER_LIMIT_MS = 3000;

/** Thrown when the browser has not answered in time. Where its storage or locks are asked, users see the message. */
export class NoAnswerError extends Error {
  override readonly name = 'NoAnswerError';

  constructor() {
    super("This browser's storage does not answer. Close other tabs of the site, or reload the page.");
  }
}

/**
 * Settles as `work` does, or rejects with a NoAnswerError after `limitMs`. Its signal is aborted then; work that
 * cannot be stopped goes on.
 */
export function within<Result>(
  limitMs: number,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const stopping = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(new NoAnswerError());
      stopping.abort();
    }, limitMs);
  });
  return Promise.race([work(stopping.signal), late]).finally(() => clearTimeout(timer));
}
