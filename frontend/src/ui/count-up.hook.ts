import { useEffect, useRef, useState } from 'react';
import { prefersReducedMotion } from './reduced-motion';

const COUNT_UP_MS = 600;

/** Fast at first, slow at the end. */
const easeOut = (progress: number): number => 1 - (1 - progress) ** 3;

/**
 * Returns the number to show on the way to `target`: after each change it counts there within 0.6 s. It jumps
 * if disabled, at the first render, and with reduced motion.
 */
export function useCountUp(target: number, isEnabled: boolean): number {
  const [shown, setShown] = useState(target);
  const from = useRef(target);
  useEffect(() => {
    const start = from.current;
    if (start === target) return undefined;
    const jumps = !isEnabled || prefersReducedMotion();
    let frame = 0;
    let startedAt: number | undefined;
    const step = (now: number) => {
      startedAt ??= now;
      const progress = jumps ? 1 : Math.min(1, (now - startedAt) / COUNT_UP_MS);
      from.current = Math.round(start + (target - start) * easeOut(progress));
      setShown(from.current);
      if (progress < 1) frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [target, isEnabled]);
  return isEnabled ? shown : target;
}
