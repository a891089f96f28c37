import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';

/** Cards that are drawn in one step: so few that a slow machine draws them within 50 ms. */
const STEP = 12;
/** How far below the window the next step begins, so that nobody sees the end of what is drawn. */
const AHEAD = '1200px';

interface GrowingCount {
  count: number;
  /** Goes after the last card: when it comes near, more are drawn. */
  end: RefObject<HTMLDivElement | null>;
}

/** How many of a long list are drawn: the first few, and more as one comes near their end. */
export function useGrowingCount(total: number): GrowingCount {
  const [count, setCount] = useState(STEP);
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (count >= total || end.current === null) return;
    const grow = (): void => setCount(count + STEP);
    // Where nothing tells what is in sight, all are drawn, a step each frame.
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
