import { useState } from 'react';
import type { Livestream } from '../../api/types';
import { OfflinePanel } from './offline.panel';
import { Player } from '../../stream/player';

interface StageProps {
  livestream: Livestream;
  /** It can't be so any more that this is live. */
  onGone: () => void;
}

/** The player while something is on air, otherwise what there is to know about the next stream (§2). */
export function Stage({ livestream, onGone }: StageProps) {
  const { playlist, state } = livestream;
  const isOnAir = state === 'live' && playlist !== null;
  const isInterrupted = useWasLive(state) && state === 'upcoming';
  if (isOnAir) return <Player playlist={playlist} onGone={onGone} />;
  return <OfflinePanel livestream={livestream} isInterrupted={isInterrupted} />;
}

/** Whether the show that is on has been seen live by this page. */
function useWasLive(state: Livestream['state']): boolean {
  const [wasLive, setWasLive] = useState(false);
  const isLive = state === 'live' || (wasLive && state === 'upcoming');
  if (isLive !== wasLive) setWasLive(isLive);
  return wasLive;
}
