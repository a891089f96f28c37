import { useLayoutEffect, useState } from 'react';
import type { RefObject } from 'react';

/** Returns an element's width in px and updates it on resize; `initial` until it has been measured. */
export function useElementWidth(element: RefObject<HTMLElement | null>, initial: number): number {
  const [width, setWidth] = useState(initial);
  useLayoutEffect(() => {
    const measured = element.current;
    if (!measured || typeof ResizeObserver === 'undefined') return;
    const read = (): void => setWidth((known) => measured.clientWidth || known);
    read();
    const observer = new ResizeObserver(read);
    observer.observe(measured);
    return () => observer.disconnect();
  }, [element]);
  return width;
}
