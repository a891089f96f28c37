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
});

function Recap({ recap, isPoor }: RecapProps<MemoryRecap>) {
  const { lost, pictures, turns } = recap;
  const pairs = (pictures.length - lost.length) / 2;
  const hint = hintAfter(recap, pairs, isPoor);
  const taken = lost.length === 0 ? turnsText(turns) : `${turnsText(turns)} for ${pairsText(pairs)}`;
  return (
    <>
      {hint !== null && <p className="recap">{hint}</p>}
      {pairs > 0 && (
        <p className="recap">
          {`You took ${taken}. A perfect memory would have taken ${recap.perfectTurns} with the cards you met, in your order.`}
        </p>
      )}
    </>
  );
}

const turnsText = (turns: number): string => `${turns} ${turns === 1 ? 'turn' : 'turns'}`;
const pairsText = (pairs: number): string => `${pairs} ${pairs === 1 ? 'pair' : 'pairs'}`;

function hintAfter(
  { lastRows, lost, turns, pictures }: MemoryRecap,
  pairs: number,
  isPoor: boolean,
): string | null {
  if (lastRows !== null) {
    const name = MEMORY_SYMBOLS[pictures[lost[0] ?? 0] ?? 0] ?? '';
    const [first, second] = lastRows;
    const rows = first === second ? `both lay in row ${first}` : `lay in row ${first} and row ${second}`;
    return `The ${name}${name.endsWith('s') ? 'es' : 's'} ${rows}.`;
  }
  const vain = turns - pairs;
  if (!isPoor || vain === 0) return null;
  return `${vain} of ${turnsText(turns)} found no pair. When you see a symbol again, turn its twin next.`;
}
