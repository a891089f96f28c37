import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * Tells whether this render may differ from the prerendered page: false while a prerendered page is being taken
 * over, true right after it and on every page that starts empty.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
