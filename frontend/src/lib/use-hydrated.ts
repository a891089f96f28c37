import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * Returns whether this render may differ from the prerendered page: false during hydration, true right after
 * it and on every page that starts empty.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
