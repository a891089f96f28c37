import { useState } from 'react';
import type { Livestream } from '../../api/types';
import { OfflinePanel } from './offline.panel';
import { Player } from '../../stream/player';

interface StageProps {
  livestream: Livestream;
  /** Called when the stream can no longer be live. */
  onGone: () => void;
}

/** The player during a livestream, otherwise information about the next stream (§2). */
export function Stage({ livestream, onGone }: StageProps) {
  const { playlist, state } = livestream;
  const isOnAir = state === 'live' && playlist !== null;
  const isInterrupted = useWasLive(state) && state === 'upcoming';
  if (isOnAir) return <Player playlist={playlist} onGone={onGone} />;
  return <OfflinePanel livestream={livestream} isInterrupted={isInterrupted} />;
}

/** Returns true if this page has seen the current show live. */
function useWasLive(state: Livestream['state']): boolean {
  const [wasLive, setWasLive] = useState(false);
  const isLive = state === 'live' || (wasLive && state === 'upcoming');
  if (isLive !== wasLive) setWasLive(isLive);
  return wasLive;
}
