import { useEffect, useEffectEvent, useState } from 'react';
import type { Race } from './race';

/**
 * Returns the elapsed whole seconds of a race, and calls `onEnd` at the end. It follows real time: after the
 * page was hidden, or the computer asleep, it continues at the current second.
 */
export function useRaceClock(race: Race | null, onEnd: (race: Race) => void): number {
  const [shown, setShown] = useState<{ race: Race; second: number } | null>(null);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (race === null) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const update = (): void => {
      clearTimeout(timer);
      if (isOver) return;
      const elapsedMs = performance.now() - race.startedAtMs;
      const second = Math.min(Math.floor(elapsedMs / 1000), race.run.seconds);
      setShown({ race, second });
      isOver = second >= race.run.seconds;
      if (isOver) end(race);
      else timer = setTimeout(update, (second + 1) * 1000 - elapsedMs);
    };
    const updateWhenSeen = (): void => {
      // Browsers throttle or stop timers of hidden pages.
      if (document.visibilityState === 'visible') update();
    };
    timer = setTimeout(update, 1000);
    document.addEventListener('visibilitychange', updateWhenSeen);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', updateWhenSeen);
    };
  }, [race]);
  return shown !== null && shown.race === race ? shown.second : 0;
}
