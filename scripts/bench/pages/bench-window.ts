/** What a page of the benchmarks tells the script that opened it. */
export interface Bench {
  /** Frames drawn so far. */
  frames: number;
  /** What the page shows, in words. */
  shows: string;
  /** Pages without a clock of their own: draws so many frames, a sixtieth of a second of play each. */
  pass?: (frames: number) => Promise<void>;
}

declare global {
  interface Window {
    bench: Bench;
  }
}
