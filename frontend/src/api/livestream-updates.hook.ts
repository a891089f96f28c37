import { useCallback, useEffect } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { onPageSeen } from '../lib/page-seen';
import { livestreamKey } from './keys';
import type { Livestream } from './types';

/** Time before its start at which a stream is shown as upcoming. */
const UPCOMING_MS = 60 * 60_000;

/** Maximum delay of a browser timer: 2³¹ − 1 ms. */
const MAX_TIMER_MS = 2_147_483_647;

/**
 * Keeps the livestream up to date while the component is mounted: refetches it when the page becomes visible,
 * and when the next stream becomes upcoming and starts.
 *
 * @returns refetches the livestream, for a caller that has noticed outdated data
 */
export function useLivestreamUpdates(livestream: Livestream | undefined): () => void {
  const client = useQueryClient();
  const ask = useCallback(() => void client.invalidateQueries({ queryKey: livestreamKey }), [client]);
  useEffect(() => onPageSeen(ask), [ask]);

  const startsAt = livestream?.nextStream?.startsAt;
  useEffect(() => {
    if (startsAt === undefined) return undefined;
    const untilStartMs = Date.parse(startsAt) - Date.now();
    const timers = [untilStartMs - UPCOMING_MS, untilStartMs]
      .filter((pauseMs) => pauseMs > 0 && pauseMs <= MAX_TIMER_MS)
      .map((pauseMs) => setTimeout(ask, pauseMs));
    return () => {
      for (const timer of timers) clearTimeout(timer);
    };
  }, [ask, startsAt]);

  return ask;
}
