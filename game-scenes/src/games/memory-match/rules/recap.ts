import { replayed } from '../../../rules-core/replayed.js';
import { MEMORY_CONFIG } from './config.js';
import { memoryMatch } from './memory-match.rules.js';
import { perfectTurns } from './perfect-memory.js';
import { pictureOf } from './state.js';

/** What a round of Memory Match was like. Cards are numbered row by row from the top left. */
export interface MemoryRecap {
  /** Times that two cards were compared. */
  readonly turns: number;
  /** Turns in which a perfect memory finds as many pairs, if it meets the cards in the player's order. */
  readonly perfectTurns: number;
  /** Picture of each card, 0 to 23. */
  readonly pictures: readonly number[];
  /** Cards whose pair was not found. */
  readonly lost: readonly number[];
  /** Rows, from 1, of the only pair that was not found; null when there are more or none. */
  readonly lastRows: readonly [number, number] | null;
}

/** Tells a round from its log under the current rules; undefined when the log cannot be read. */
export function memoryRecap(seed: string, log: string): MemoryRecap | undefined {
  let turns = 0;
  const met = new Set<number>();
  const end = replayed(memoryMatch, seed, log, (events) => {
    for (const event of events) {
      if (event.kind === 'flip') met.add(event.card);
      else if (event.kind !== 'turnBack') turns += 1;
    }
  });
  if (end === undefined) return undefined;
  const lost = end.symbols.map((_symbol, card) => card).filter((card) => !end.isMatched[card]);
  const rowOf = (card: number): number => Math.floor(card / MEMORY_CONFIG.columns) + 1;
  const [first = 0, second = 0] = lost;
  const lastRows = lost.length === 2 ? ([rowOf(first), rowOf(second)] as const) : null;
  return {
    turns,
    perfectTurns: perfectTurns(
      [...met].map((card) => end.symbols[card] ?? 0),
      end.pairs,
    ),
    pictures: end.symbols.map((_symbol, card) => pictureOf(end, card)),
    lost,
    lastRows,
  };
}
