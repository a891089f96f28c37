import { useEffect, useState } from 'react';

/** How long to wait where a browser does not tell when it is idle. */
const FALLBACK_MS = 2000;

/**
 * Does some work once the page has nothing better to do; gives the way to call it off.
 */
export function whenIdle(work: () => void): () => void {
  // The types promise it everywhere; Safari has none.
  const { requestIdleCallback } = window as Partial<Window & typeof globalThis>;
  if (requestIdleCallback) {
    const id = requestIdleCallback(() => work());
    return () => cancelIdleCallback(id);
  }
  const timer = setTimeout(work, FALLBACK_MS);
  return () => clearTimeout(timer);
}

/** Whether the page has had nothing better to do since the component is there. */
export function useIsIdle(): boolean {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => whenIdle(() => setIsIdle(true)), []);
  return isIdle;
}
