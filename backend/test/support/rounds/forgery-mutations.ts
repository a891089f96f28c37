import { bytesOf, closeLog, openLog, textOf } from './forgery-log.js';

/** Returns whole numbers from 0 to below a bound, the same ones for the same seed (mulberry32). */
export type Dice = (bound: number) => number;

export function createDice(seed: number): Dice {
  let state = seed;
  return (bound) => {
    state = (state + 0x6d2b79f5) | 0;
    let word = Math.imul(state ^ (state >>> 15), state | 1);
    word ^= word + Math.imul(word ^ (word >>> 7), word | 61);
    return Math.floor((((word ^ (word >>> 14)) >>> 0) / 2 ** 32) * bound);
  };
}

type Mutation = (log: string, dice: Dice, foreign: string) => string;

const onBytes =
  (change: (bytes: number[], dice: Dice) => readonly number[]): Mutation =>
  (log, dice) =>
    textOf(change([...bytesOf(log)], dice));

const aByte = (dice: Dice): number => dice(256);
const someBytes = (dice: Dice): readonly number[] => Array.from({ length: 1 + dice(8) }, () => aByte(dice));

const BYTE_MUTATIONS: readonly Mutation[] = [
  onBytes((bytes, dice) => {
    const index = dice(bytes.length);
    return bytes.with(index, (bytes[index] ?? 0) ^ (1 << dice(8)));
  }),
  onBytes((bytes, dice) => bytes.with(dice(bytes.length), aByte(dice))),
  onBytes((bytes, dice) => bytes.toSpliced(dice(bytes.length), 0, ...someBytes(dice))),
  onBytes((bytes, dice) => bytes.toSpliced(dice(bytes.length), 1 + dice(8))),
  onBytes((bytes, dice) => {
    const start = dice(bytes.length);
    const piece = bytes.slice(start, start + 1 + dice(64));
    return bytes.toSpliced(dice(bytes.length), 0, ...piece);
  }),
  onBytes((bytes, dice) => bytes.slice(0, dice(bytes.length + 1))),
  onBytes((bytes, dice) => bytes.map((byte) => (dice(200) === 0 ? aByte(dice) : byte))),
];

const ENTRY_MUTATIONS: readonly Mutation[] = [
  (log, dice) => {
    const open = openLog(log);
    return closeLog({ ...open, entries: open.entries.filter(() => dice(10) > 0) });
  },
  (log, dice) => {
    const open = openLog(log);
    const entries = open.entries.map((entry) => ({ ...entry, tick: Math.max(0, entry.tick + dice(5) - 2) }));
    return closeLog({ ...open, entries: entries.toSorted((a, b) => a.tick - b.tick) });
  },
  (log, dice) => {
    const open = openLog(log);
    const entries = open.entries.map((entry) => ({
      ...entry,
      numbers: entry.numbers.map((value) => Math.max(0, value + dice(41) - 20)),
    }));
    return closeLog({ ...open, entries });
  },
  (log, dice) => closeLog({ ...openLog(log), ticks: Math.max(openLog(log).ticks, dice(10_000)) }),
  (log, dice, foreign) => {
    const [own, other] = [openLog(log), openLog(foreign)];
    const seam = dice(own.ticks);
    const entries = [
      ...own.entries.filter(({ tick }) => tick < seam),
      ...other.entries.filter(({ tick }) => tick >= seam),
    ];
    return closeLog({ ...own, entries });
  },
];

const TEXT_MUTATIONS: readonly Mutation[] = [
  (log, dice) => {
    const index = dice(log.length);
    return log.slice(0, index) + String.fromCharCode(dice(0x250)) + log.slice(index + 1);
  },
  (log, dice) => log.slice(dice(log.length)),
  (log, dice, foreign) => log.slice(0, dice(log.length)) + foreign.slice(dice(foreign.length)),
];

const MUTATIONS: readonly Mutation[] = [...BYTE_MUTATIONS, ...ENTRY_MUTATIONS, ...TEXT_MUTATIONS];

/** Returns an honest log after one to three accidents; pieces of `foreign`, another log, may get in. */
export function mutated(log: string, dice: Dice, foreign: string): string {
  let text = log;
  for (let left = 1 + dice(3); left > 0; left -= 1) {
    const mutation = MUTATIONS[dice(MUTATIONS.length)];
    // Text that is not a log any more can only be cut and spliced.
    const isLog = isWritable(text);
    text = (isLog ? mutation : TEXT_MUTATIONS[dice(TEXT_MUTATIONS.length)])?.(text, dice, foreign) ?? text;
  }
  return text;
}

/** Returns whether a text can be parsed and encoded again. */
function isWritable(text: string): boolean {
  try {
    return closeLog(openLog(text)) === text;
  } catch {
    return false;
  }
}
