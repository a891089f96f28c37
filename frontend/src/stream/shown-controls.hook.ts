import { useEffect, useRef, useState } from 'react';

const SHOWN_MS = 3000;

/**
 * Returns whether the controls are shown: while the picture does not move, and for some seconds after user
 * activity.
 */
export function useShownControls(isMoving: boolean) {
  const [isStirred, setIsStirred] = useState(true);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Shows the controls for a while, on user activity. */
  const show = (): void => {
    setIsStirred(true);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setIsStirred(false), SHOWN_MS);
  };
  useEffect(() => {
    if (!isMoving) return undefined;
    timer.current = setTimeout(() => setIsStirred(false), SHOWN_MS);
    return () => clearTimeout(timer.current);
  }, [isMoving]);
  return { areShown: !isMoving || isStirred, show };
}
