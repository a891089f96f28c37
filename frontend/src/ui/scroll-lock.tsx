import { useLayoutEffect } from 'react';

const LOCKED = 'scroll-locked';
const WITH_GUTTER = 'scroll-locked--with-gutter';

/**
 * Stops the page behind from scrolling while it is mounted, and keeps the scroll bar's space, so that nothing
 * jumps. It uses classes, because Radix's own lock writes an inline style sheet, which the content security
 * policy forbids.
 */
export function ScrollLock() {
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.classList.toggle(WITH_GUTTER, window.innerWidth > root.clientWidth);
    root.classList.add(LOCKED);
    return () => root.classList.remove(LOCKED, WITH_GUTTER);
  }, []);
  return null;
}
