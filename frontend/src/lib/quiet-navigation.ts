import { createContext, useContext, useEffect } from 'react';

/** Sets whether the navigation keeps still; what draws the navigation provides it. */
export const QuietNavigation = createContext<(isQuiet: boolean) => void>(() => undefined);

/** Keeps the navigation from opening under a pointer or a key that is meant for the screen, as long as asked to. */
export function useQuietNavigation(isQuiet: boolean): void {
  const setQuiet = useContext(QuietNavigation);
  useEffect(() => {
    setQuiet(isQuiet);
    return () => setQuiet(false);
  }, [setQuiet, isQuiet]);
}
