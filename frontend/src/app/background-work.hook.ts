import { useEffect } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { whenLoaded } from '../lib/when-loaded';
import { useAuth } from '../session/auth';

/** Starts background work for a member. Returns a stop function. */
type Work = (client: QueryClient, userId: number) => () => void;

const backgroundWork = async (): Promise<Work> =>
  (await import('../offline/background-work')).startBackgroundWork;
const liveWork = async (): Promise<Work> => (await import('./live-work')).startLiveWork;
const dailyBonus = async (): Promise<Work> => (await import('./daily-bonus')).startDailyBonus;

/**
 * Runs the background work of a signed-in member: sends waiting rounds, prefetches what is needed offline,
 * keeps the socket, and claims the daily bonus once the server has confirmed the user. Its code is loaded
 * after the first render.
 */
export function useBackgroundWork(): void {
  const { user, lastKnownAt } = useAuth();
  // Until a one-time password has been changed, the server refuses all other requests.
  const userId = user?.mustChangePassword === true ? undefined : user?.id;
  useLazyWork(backgroundWork, userId);
  useLazyWork(liveWork, userId);
  useLazyWork(dailyBonus, lastKnownAt === null ? userId : undefined);
}

/** @param userId member to work for; nothing runs without one */
function useLazyWork(load: () => Promise<Work>, userId: number | undefined): void {
  const client = useQueryClient();
  useEffect(() => {
    if (userId === undefined) return undefined;
    let stop = (): void => undefined;
    // If loading fails, the work waits for the next visit.
    const cancel = whenLoaded(load(), (work) => {
      stop = work(client, userId);
    });
    return () => {
      cancel();
      stop();
    };
  }, [client, load, userId]);
}
