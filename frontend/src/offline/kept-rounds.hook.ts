import { useEffect, useState } from 'react';
import { onBoxChange } from './box-changes';
import { allRounds } from './round-box';
import type { WaitingRound } from './waiting-round';

/** Gives the rounds that this browser keeps, whoever played them, in the order they were played; none at first. */
export function useKeptRounds(): readonly WaitingRound[] {
  const [rounds, setRounds] = useState<readonly WaitingRound[]>([]);
  useEffect(() => {
    let newestReading = 0;
    const read = async (): Promise<void> => {
      newestReading += 1;
      const reading = newestReading;
      const kept = await allRounds();
      if (reading === newestReading) setRounds(kept);
    };
    void read();
    const stop = onBoxChange(() => void read());
    return () => {
      newestReading = Infinity;
      stop();
    };
  }, []);
  return rounds;
}
