/** Interface of a benchmark page for the script that opened it. */
export interface Bench {
  /** Frames drawn so far. */
  frames: number;
  /** Text description of what the page shows. */
  shows: string;
  /** On pages with a manual clock: draws this many frames, each a sixtieth of a second of play. */
  pass?: (frames: number) => Promise<void>;
}

declare global {
  interface Window {
    bench: Bench;
  }
}
