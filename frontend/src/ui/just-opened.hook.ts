import { useEffect, useState } from 'react';

/** How long a new panel ignores pointers, so that a user who was clicking something else can see it. */
export const OPENING_MS = 600;

/**
 * Returns the class that makes links and buttons ignore pointers while their panel has just opened. The
 * keyboard works at once. A new value of `moment` starts the time again.
 */
export function useJustOpened(moment: unknown = null): 'just-opened' | false {
  const [seen, setSeen] = useState<{ moment: unknown } | null>(null);
  useEffect(() => {
    window.addEventListener('mousedown', keepFocus);
    const timer = setTimeout(() => setSeen({ moment }), OPENING_MS);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('mousedown', keepFocus);
    };
  }, [moment]);
  return (seen === null || seen.moment !== moment) && 'just-opened';
}

/** An ignored press would take the focus off the panel's button, and Enter would do nothing. */
function keepFocus(event: MouseEvent): void {
  const { target } = event;
  const isIgnored = '.just-opened, .just-opened :not(input, select, textarea)';
  if (target instanceof Element && target.matches(isIgnored)) event.preventDefault();
}
