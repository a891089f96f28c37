import { useLayoutEffect } from 'react';

/**
 * Stops the page behind from scrolling while it is mounted, and keeps the scroll bar's space, so that nothing
 * jumps. Radix's own lock would write an inline style sheet, which the content security policy forbids.
 */
export function ScrollLock() {
  useLayoutEffect(() => {
    const { clientWidth, style, classList } = document.documentElement;
    style.scrollbarGutter = window.innerWidth > clientWidth ? 'stable' : '';
    classList.add('scroll-locked');
    return () => {
      style.scrollbarGutter = '';
      classList.remove('scroll-locked');
    };
  }, []);
  return null;
}
