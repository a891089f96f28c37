import { useEffect } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { useAuth } from './auth';

/** Does something for a member; returns a stop function. */
type Work = (client: QueryClient, userId: number) => () => void;

const backgroundWork = async (): Promise<Work> =>
  (await import('../offline/background-work')).startBackgroundWork;
const liveWork = async (): Promise<Work> => (await import('./live-work')).startLiveWork;
const dailyBonus = async (): Promise<Work> => (await import('./daily-bonus')).startDailyBonus;

/**
 * As long as somebody is signed in, their waiting rounds are sent, what they need offline is laid in, and a socket tells
 * what is new; once the server has told who they are, they get their daily bonus. What does that is loaded after the first sight.
 */
export function useBackgroundWork(): void {
  const { user, lastKnownAt } = useAuth();
  // The server answers nothing before a one-time password is changed.
  const userId = user?.mustChangePassword === true ? undefined : user?.id;
  useLazyWork(backgroundWork, userId);
  useLazyWork(liveWork, userId);
  useLazyWork(dailyBonus, lastKnownAt === null ? userId : undefined);
}

/** @param userId whom to work for; nothing is done without one */
function useLazyWork(load: () => Promise<Work>, userId: number | undefined): void {
  const client = useQueryClient();
  useEffect(() => {
    if (userId === undefined) return undefined;
    let stop = (): void => undefined;
    let isWanted = true;
    const start = (work: Work): void => {
      if (isWanted) stop = work(client, userId);
    };
    // Should it not load, the work waits for the next visit.
    load().then(start, () => undefined);
    return () => {
      isWanted = false;
      stop();
    };
  }, [client, load, userId]);
}
