import { createContext, useContext, useEffect } from 'react';

/** Sets whether the navigation stays closed; provided by the component that renders the navigation. */
export const QuietNavigation = createContext<(isQuiet: boolean) => void>(() => undefined);

/**
 * While `isQuiet`, keeps the navigation from opening on pointer or key events that are meant for the screen.
 */
export function useQuietNavigation(isQuiet: boolean): void {
  const setQuiet = useContext(QuietNavigation);
  useEffect(() => {
    setQuiet(isQuiet);
    return () => setQuiet(false);
  }, [setQuiet, isQuiet]);
}
