import { useEffect, useState, useSyncExternalStore } from 'react';
import type { PlaybackState } from './playback.hook';

/** Time after which a stalled picture is reported. */
const STALL_MS = 5000;

export type PlayerStatus =
  | 'This browser can’t play the stream.'
  | 'The stream has ended'
  | 'You are offline. The stream goes on when the network is back.'
  | 'The stream will be back in a moment'
  | 'Loading...';

/** Returns the status shown instead of a moving picture; null while it plays or is paused by the viewer. */
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

/** Returns true when `isSo` has been true for `STALL_MS`. */
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
