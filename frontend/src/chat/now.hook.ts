import { useEffect, useState } from 'react';

/** Returns the time in milliseconds since 1970, updated every `stepMs` while needed. */
export function useNow(stepMs: number, isNeeded: boolean): number {
  const [nowMs, setNowMs] = useState(() => Date.now());
  useEffect(() => {
    if (!isNeeded) return undefined;
    const tell = (): void => setNowMs(Date.now());
    const first = setTimeout(tell);
    const timer = setInterval(tell, stepMs);
    return () => {
      clearTimeout(first);
      clearInterval(timer);
    };
  }, [stepMs, isNeeded]);
  return nowMs;
}
