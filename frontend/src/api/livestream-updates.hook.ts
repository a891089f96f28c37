import { useEffect, useEffectEvent } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { livestreamKey } from './keys';
import type { Livestream } from './types';

/** A stream is called upcoming that long before it begins. */
const UPCOMING_MS = 60 * 60_000;

/** Timers hold no more than 2³¹ ms. */
const MAX_TIMER_MS = 2_147_483_647;

/**
 * Keeps what the page knows of the livestream true, as long as the component is there: it asks again when the page is
 * seen again, and when the next stream becomes upcoming and begins.
 *
 * @returns asks again, for who has noticed that what is shown can't be so any more
 */
export function useLivestreamUpdates(livestream: Livestream | undefined): () => void {
  const client = useQueryClient();
  const ask = useEffectEvent((): void => void client.invalidateQueries({ queryKey: livestreamKey }));
  useEffect(() => {
    const askWhenSeen = (): void => {
      if (document.visibilityState === 'visible') ask();
    };
    document.addEventListener('visibilitychange', askWhenSeen);
    return () => document.removeEventListener('visibilitychange', askWhenSeen);
  }, []);

  const startsAt = livestream?.nextStream?.startsAt;
  useEffect(() => {
    if (startsAt === undefined) return undefined;
    const untilStartMs = Date.parse(startsAt) - Date.now();
    const timers = [untilStartMs - UPCOMING_MS, untilStartMs]
      .filter((pauseMs) => pauseMs > 0 && pauseMs <= MAX_TIMER_MS)
      .map((pauseMs) => setTimeout(() => ask(), pauseMs));
    return () => {
      for (const timer of timers) clearTimeout(timer);
    };
  }, [startsAt]);

  return () => void client.invalidateQueries({ queryKey: livestreamKey });
}
