/** Two 32-bit lanes with different multipliers: 64 bits against accidental collisions, not attacks. */
interface Lanes {
  first: number;
  second: number;
}

const FIRST_MULTIPLIER = 0x9e3779b1;
const SECOND_MULTIPLIER = 0x5f356495;

/** Tags of the value types, so that `1`, `'1'`, `[1]` and `true` have different hashes. */
const TAG = { none: 1, no: 2, yes: 3, integer: 4, double: 5, text: 6, list: 7, record: 8 } as const;

const doubleBits = new DataView(new ArrayBuffer(8));

function addWord(lanes: Lanes, word: number): void {
  lanes.first = Math.imul(lanes.first ^ word, FIRST_MULTIPLIER);
  lanes.first ^= lanes.first >>> 15;
  lanes.second = Math.imul(lanes.second ^ word, SECOND_MULTIPLIER);
  lanes.second ^= lanes.second >>> 13;
}

function addNumber(lanes: Lanes, value: number): void {
  // −0 hashes like 0 because JSON does not distinguish them.
  if ((value | 0) === value) {
    addWord(lanes, TAG.integer);
    addWord(lanes, value | 0);
    return;
  }
  doubleBits.setFloat64(0, value);
  addWord(lanes, TAG.double);
  addWord(lanes, doubleBits.getInt32(0));
  addWord(lanes, doubleBits.getInt32(4));
}

function addText(lanes: Lanes, text: string): void {
  addWord(lanes, TAG.text);
  addWord(lanes, text.length);
  for (let index = 0; index < text.length; index++) addWord(lanes, text.charCodeAt(index));
}

const byCodeUnits = (left: string, right: string): number => (left < right ? -1 : left > right ? 1 : 0);

function addRecord(lanes: Lanes, record: object): void {
  const entries = new Map(Object.entries(record).filter(([, value]) => value !== undefined));
  const keys = [...entries.keys()].sort(byCodeUnits);
  addWord(lanes, TAG.record);
  addWord(lanes, keys.length);
  for (const key of keys) {
    addText(lanes, key);
    addValue(lanes, entries.get(key));
  }
}

function addValue(lanes: Lanes, value: unknown): void {
  if (typeof value === 'number') addNumber(lanes, value);
  else if (typeof value === 'string') addText(lanes, value);
  else if (typeof value === 'boolean') addWord(lanes, value ? TAG.yes : TAG.no);
  else if (Array.isArray(value)) {
    addWord(lanes, TAG.list);
    addWord(lanes, value.length);
    for (const item of value) addValue(lanes, item);
  } else if (typeof value === 'object' && value !== null) addRecord(lanes, value);
  else addWord(lanes, TAG.none);
}

function settled(lane: number): string {
  let word = Math.imul(lane ^ (lane >>> 16), 0x85ebca6b);
  word = Math.imul(word ^ (word >>> 13), 0xc2b2ae35);
  return ((word ^ (word >>> 16)) >>> 0).toString(16).padStart(8, '0');
}

/**
 * Returns a hash of a plain JSON-able state as 16 hex digits. It depends on every value, but not on the order
 * of keys or the machine. The final mix is MurmurHash3's.
 */
export function stateHash(state: unknown): string {
  const lanes: Lanes = { first: 0x243f6a88, second: 0x13198a2e };
  addValue(lanes, state);
  return settled(lanes.first ^ (lanes.second >>> 7)) + settled(lanes.second);
}
