import { useEffect, useState } from 'react';
import { useIsOnline } from '../ui/online.hook';
import type { PlaybackState } from './playback.hook';

/** Time after which a stalled picture is reported. */
const STALL_MS = 5000;

/** Returns the status shown instead of a moving picture; null while it plays or is paused by the viewer. */
export function usePlayerStatus(state: PlaybackState): string | null {
  const { isUnsupported, hasEnded, isWaiting, isPaused } = state;
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
