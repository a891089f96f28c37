import { memoryResult } from 'game-scenes/games/memory-match/art/result';
import { MEMORY_SYMBOLS } from 'game-scenes/games/memory-match/art/symbols';
import { memoryRecap, type MemoryRecap } from 'game-scenes/games/memory-match/rules';
import { defineResult } from '../game-module';
import type { RecapProps } from '../game-module';
import './result.css';

export const result = defineResult<MemoryRecap>({
  backdrop: (shape, look, mood, _played, recap) => memoryResult(shape, look, mood, recap),
  // The slip lies beside the table.
  isWideOnTablets: true,
  recap: memoryRecap,
  Recap,
  figuresBeside: ({ turns }, figures) => [...figures, ['Turns', String(turns)]],
});

function Recap({ recap: { lastRows, lost, turns, symbols }, isPoor }: RecapProps<MemoryRecap>) {
  if (lastRows !== null) {
    const name = MEMORY_SYMBOLS[symbols[lost[0] ?? 0] ?? 0];
    const [first, second] = lastRows;
    const rows = first === second ? `both lay in row ${first}` : `lay in row ${first} and row ${second}`;
    return <p className="recap">{`The ${name}s ${rows}.`}</p>;
  }
  const vain = turns - (symbols.length - lost.length) / 2;
  if (!isPoor || vain === 0) return null;
  return (
    <p className="recap">
      {`${vain} of ${turns} ${turns === 1 ? 'turn' : 'turns'} found no pair. When you see a symbol again, turn its twin next.`}
    </p>
  );
}
