import { useEffect, useState } from 'react';

/** Delay in browsers without `requestIdleCallback`: the first render is over by then, and nobody waits. */
const FALLBACK_MS = 200;

/** Runs `work` when the page is idle; returns a function that cancels it. */
export function whenIdle(work: () => void): () => void {
  // The types always have it, but Safari does not.
  const { requestIdleCallback } = window as Partial<Window & typeof globalThis>;
  if (requestIdleCallback) {
    const id = requestIdleCallback(() => work());
    return () => cancelIdleCallback(id);
  }
  const timer = setTimeout(work, FALLBACK_MS);
  return () => clearTimeout(timer);
}

/** Returns true once the page has been idle since the component was mounted. */
export function useIsIdle(): boolean {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => whenIdle(() => setIsIdle(true)), []);
  return isIdle;
}
