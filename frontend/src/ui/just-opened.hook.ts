import { useEffect, useState } from 'react';
import './just-opened.css';

/** So long a hand that was pressing something else needs to see what has opened under it. */
export const OPENING_MS = 600;

/**
 * Returns the class under which links and buttons take no pointer, for as long as what they stand in has just opened; the
 * keyboard reaches them at once. Another `moment` opens it again.
 */
export function useJustOpened(moment: unknown = null): 'just-opened' | false {
  const [seen, setSeen] = useState<{ moment: unknown } | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setSeen({ moment }), OPENING_MS);
    return () => clearTimeout(timer);
  }, [moment]);
  return (seen === null || seen.moment !== moment) && 'just-opened';
}
