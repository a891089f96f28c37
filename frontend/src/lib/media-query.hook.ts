import { useSyncExternalStore } from 'react';

/** A tablet, as `--tablet` in the style sheets. */
export const TABLET = '(700px <= width < 1100px)';

/** Returns whether the window matches a media query, such as '(width >= 1100px)', and updates with it. */
export function useMediaQuery(query: string): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    () => window.matchMedia(query).matches,
  );
}
