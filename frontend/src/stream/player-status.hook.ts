import { useEffect, useState, useSyncExternalStore } from 'react';
import type { PlaybackState } from './playback.hook';

/** A picture that stands still for so long is no hiccup. */
const STALL_MS = 5000;

export type PlayerStatus =
  | 'This browser can’t play the stream.'
  | 'The stream has ended'
  | 'You are offline. The stream goes on when the network is back.'
  | 'The stream will be back in a moment'
  | 'Loading...';

/** What there is to say instead of a moving picture; null while it moves, or while the viewer has paused it. */
export function usePlayerStatus({
  isUnsupported,
  hasEnded,
  isWaiting,
  isPaused,
}: PlaybackState): PlayerStatus | null {
  const isStuck = isWaiting && !isPaused;
  const isStalled = useIsLong(isStuck);
  const isOnline = useIsOnline();
  if (isUnsupported) return 'This browser can’t play the stream.';
  if (hasEnded) return 'The stream has ended';
  if (!isStuck) return null;
  if (!isOnline) return 'You are offline. The stream goes on when the network is back.';
  return isStalled ? 'The stream will be back in a moment' : 'Loading...';
}

/** Whether it is so for a while already. */
function useIsLong(isSo: boolean): boolean {
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    if (!isSo) return undefined;
    const timer = setTimeout(() => setIsLong(true), STALL_MS);
    return () => {
      clearTimeout(timer);
      setIsLong(false);
    };
  }, [isSo]);
  return isSo && isLong;
}

function useIsOnline(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      window.addEventListener('online', onChange);
      window.addEventListener('offline', onChange);
      return () => {
        window.removeEventListener('online', onChange);
        window.removeEventListener('offline', onChange);
      };
    },
    () => navigator.onLine,
    () => true,
  );
}
