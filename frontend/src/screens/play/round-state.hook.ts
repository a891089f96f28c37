import { useState } from 'react';
import type { GameHandle, Hud } from 'game-scenes/scenes';
import type { PlayedRound } from './round-sending.hook';
import type { RunningRound } from './start-round.hook';

/** What the screen knows of the round it shows. */
export function useRoundState() {
  const [running, setRunning] = useState<RunningRound | null>(null);
  const [played, setPlayed] = useState<PlayedRound | null>(null);
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
    /** A new round takes the place of whatever was there. */
    begin: (round: RunningRound): void => {
      setTrouble(null);
      setHud(null);
      setPlayed(null);
      setIsSuperseded(false);
      setRunning(round);
    },
    /** The round is gone, with the reason to be read. */
    fail: (sentence: string): void => {
      setRunning(null);
      setTrouble(sentence);
    },
    /** Another tab has started a newer round. */
    overtake: (): void => {
      setRunning(null);
      setIsSuperseded(true);
    },
  };
}
