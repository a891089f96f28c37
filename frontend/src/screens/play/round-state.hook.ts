import { useState } from 'react';
import type { GameHandle, Hud } from 'game-scenes/scenes';
import type { EndedRound } from './round-sending.hook';
import type { RunningRound } from './start-round.hook';

/** State of the round on the screen. */
export function useRoundState() {
  const [running, setRunning] = useState<RunningRound | null>(null);
  const [played, setPlayed] = useState<EndedRound | null>(null);
  const [hud, setHud] = useState<Hud | null>(null);
  const [handle, setHandle] = useState<GameHandle | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const [isSuperseded, setIsSuperseded] = useState(false);
  return {
    running,
    played,
    hud,
    handle,
    trouble,
    isSuperseded,
    setHud,
    setHandle,
    setPlayed,
    setTrouble,
    /** Replaces whatever was there by a new round. */
    begin: (round: RunningRound): void => {
      setTrouble(null);
      setHud(null);
      setPlayed(null);
      setIsSuperseded(false);
      setRunning(round);
    },
    /** Drops the round and shows the reason. */
    fail: (sentence: string): void => {
      setRunning(null);
      setTrouble(sentence);
    },
    /** Marks the round as superseded: another tab has started a newer one. */
    overtake: (): void => {
      setRunning(null);
      setIsSuperseded(true);
    },
  };
}
