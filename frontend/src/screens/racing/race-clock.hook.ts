import { useEffect, useEffectEvent, useState } from 'react';
import type { Race } from './race';

/**
 * Returns how many whole seconds of a race are over, and calls once they all are. The time is real: a page that was
 * hidden, or a computer that slept, comes back to where the race is by then.
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
      // Browsers slow the timers of hidden pages down, or stop them.
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
