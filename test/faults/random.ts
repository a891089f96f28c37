/** Random choices that are the same for the same seed. */
export class Random {
  constructor(private state: number) {}

  /** From 0 to below 1 (mulberry32). */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), this.state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }

  /** A whole number from `least` to `most`, both included. */
  whole(least: number, most: number): number {
    return least + Math.floor(this.next() * (most - least + 1));
  }

  /** True in this share of the cases. */
  chance(share: number): boolean {
    return this.next() < share;
  }

  /** One of them. */
  pick<T>(choices: readonly [T, ...T[]]): T {
    return choices[this.whole(0, choices.length - 1)] ?? choices[0];
  }

  /** Another source of choices, decided by this one: who draws from it first does not matter to the others. */
  fork(): Random {
    return new Random(this.whole(0, 0xffff_ffff));
  }
}
