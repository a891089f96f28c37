import { makeNoise, type Outlet } from './sound-notes.js';

/** All layers together stay below full level; the compressor catches what meets by chance. */
const MASTER_GAIN = 0.7;
const LIMIT = { threshold: -10, knee: 8, ratio: 12, attack: 0.002, release: 0.12 } as const;

/** A sound that would be played later than this, because the browser holds it back, is left out. */
const LATE_MS = 200;

function openOutlet(): Outlet {
  const context = new AudioContext({ latencyHint: 'interactive' });
  const output = context.createGain();
  output.gain.value = MASTER_GAIN;
  const limiter = context.createDynamicsCompressor();
  for (const [name, value] of Object.entries(LIMIT)) limiter[name as keyof typeof LIMIT].value = value;
  output.connect(limiter).connect(context.destination);
  return { context, output, noise: makeNoise(context) };
}

/** An outlet that is opened with its first sound. */
export interface LazyOutlet {
  /** Plays with the outlet, unless the browser refuses sound or holds it back for too long. */
  use(play: (outlet: Outlet) => void): void;
  /** Falls silent for good. */
  close(): void;
}

/** Creates an outlet for what `isWanted` allows at the moment of the sound. */
export function createOutlet(isWanted: () => boolean): LazyOutlet {
  let outlet: Outlet | undefined;
  let isClosed = false;
  /** When the browser was last asked to wake; undefined unless it has yet to answer. */
  let askedMs: number | undefined;

  const close = (): void => {
    isClosed = true;
    void outlet?.context.close().catch(() => undefined);
    outlet = undefined;
  };
  const wake = ({ context }: Outlet, play: (outlet: Outlet) => void): void => {
    const nowMs = performance.now();
    // One that has not answered in time may have been asked before the visitor did anything.
    if (askedMs !== undefined && nowMs - askedMs < LATE_MS) return;
    askedMs = nowMs;
    const answered = (): void => {
      if (askedMs === nowMs) askedMs = undefined;
    };
    const woken = (): void => {
      answered();
      if (context.state === 'running' && performance.now() - nowMs < LATE_MS) use(play);
    };
    context.resume().then(woken, answered);
  };
  const use = (play: (outlet: Outlet) => void): void => {
    if (isClosed || typeof AudioContext === 'undefined' || !isWanted()) return;
    try {
      outlet ??= openOutlet();
      if (outlet.context.state === 'running') play(outlet);
      else wake(outlet, play);
    } catch {
      // The browser refuses a part of it: there is no sound, and nothing else changes.
      close();
    }
  };
  return { use, close };
}
