import { integerBelow, type RandomState } from '../../../rules-core/random.js';

/** Returns the items in random order (Fisher–Yates). */
export function shuffled<Item>(random: RandomState, items: readonly Item[]): Item[] {
  const mixed = [...items];
  for (let last = mixed.length - 1; last > 0; last--) {
    const other = integerBelow(random, last + 1);
    const [one, two] = [mixed[last], mixed[other]];
    if (one === undefined || two === undefined) continue;
    mixed[last] = two;
    mixed[other] = one;
  }
  return mixed;
}
