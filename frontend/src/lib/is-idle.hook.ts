import { useEffect, useState } from 'react';
import { whenIdle } from './when-idle';

/** Whether the page has had nothing better to do since the component is there. */
export function useIsIdle(): boolean {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => whenIdle(() => setIsIdle(true)), []);
  return isIdle;
}
