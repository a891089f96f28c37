import { useEffect, useState, type RefObject } from 'react';

/** Share of an element that has to be in sight. */
const LEAST_SIGHT = 0.3;

/** Returns whether enough of an element is in the window. */
export function useIsInSight(element: RefObject<Element | null>): boolean {
  const [isInSight, setIsInSight] = useState(false);
  useEffect(() => {
    if (element.current === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => setIsInSight(entries.at(-1)?.isIntersecting ?? false),
      { threshold: LEAST_SIGHT },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isInSight;
}
