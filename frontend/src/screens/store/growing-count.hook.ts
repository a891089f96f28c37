import { useEffect, useRef, useState } from 'react';

/** Cards rendered per step; few enough for a slow machine to render them within 50 ms. */
const STEP = 12;
/** Distance below the window at which the next step begins, so that the end is never visible. */
const AHEAD = '1200px';

/**
 * Returns how many items of a long list to render: the first few, and more when their end comes near. `end` is
 * a ref for an element after the last one. `least` are rendered at once.
 */
export function useGrowingCount(total: number, least: number) {
  const [count, setCount] = useState(Math.max(STEP, least));
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (count >= total || end.current === null) return;
    const grow = (): void => setCount(count + STEP);
    // Without IntersectionObserver all are rendered, one step per frame.
    if (!('IntersectionObserver' in window)) {
      const frame = requestAnimationFrame(grow);
      return () => cancelAnimationFrame(frame);
    }
    const isNear = ([entry]: IntersectionObserverEntry[]): void => {
      if (entry?.isIntersecting) grow();
    };
    const observer = new IntersectionObserver(isNear, { rootMargin: AHEAD });
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [count, total]);
  return { count: Math.min(count, total), end };
}
