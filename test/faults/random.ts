/** Seeded random numbers (mulberry32). */
export class Random {
  constructor(private state: number) {}

  /** Returns a number from 0 to below 1. */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), this.state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }

  pick<Choice>(choices: readonly Choice[]): Choice {
    const choice = choices[Math.floor(this.next() * choices.length)];
    if (choice === undefined) throw new Error('There is nothing to choose from.');
    return choice;
  }
}
