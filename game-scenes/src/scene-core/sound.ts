import { startEngine, type EngineSound } from './engine-sound.js';
import { playNote, type Note } from './sound-notes.js';
import { createOutlet } from './sound-outlet.js';

export type { Note } from './sound-notes.js';

/** The effects that games share, each of two layers: a body, and noise for its first moment or its air. */
const EFFECTS = {
  hit: [
    { wave: 'triangle', from: 520, to: 980, seconds: 0.09, volume: 0.3 },
    { wave: 'noise', from: 2600, to: 900, seconds: 0.04, volume: 0.2 },
  ],
  miss: [
    { wave: 'sine', from: 190, to: 110, seconds: 0.09, volume: 0.18 },
    { wave: 'noise', from: 420, to: 200, seconds: 0.06, volume: 0.12 },
  ],
  combo: [
    { wave: 'triangle', from: 660, to: 660, seconds: 0.07, volume: 0.2 },
    { wave: 'triangle', from: 880, to: 880, delaySeconds: 0.06, seconds: 0.07, volume: 0.2 },
    { wave: 'triangle', from: 1320, to: 1320, delaySeconds: 0.12, seconds: 0.14, volume: 0.2 },
    { wave: 'noise', from: 3000, to: 8000, delaySeconds: 0.1, seconds: 0.2, volume: 0.06 },
  ],
  lastSeconds: [
    { wave: 'sine', from: 880, to: 880, seconds: 0.07, volume: 0.2 },
    { wave: 'noise', from: 1800, to: 1800, seconds: 0.02, volume: 0.1 },
  ],
  end: [
    { wave: 'triangle', from: 784, to: 784, seconds: 0.14, volume: 0.24 },
    { wave: 'triangle', from: 587, to: 587, delaySeconds: 0.15, seconds: 0.14, volume: 0.24 },
    { wave: 'triangle', from: 392, to: 392, delaySeconds: 0.3, seconds: 0.4, volume: 0.24 },
    { wave: 'noise', from: 1600, to: 300, delaySeconds: 0.3, seconds: 0.3, volume: 0.06 },
  ],
} as const satisfies Record<string, readonly Note[]>;

export type SoundEffect = keyof typeof EFFECTS;

/**
 * Synthesized sounds. Silent until the user has interacted with the page, as browsers require, and for good
 * where the browser refuses them.
 */
export interface Sound {
  /** Plays a shared effect or a game's own notes; `pitch` multiplies all frequencies. */
  play(effect: SoundEffect | readonly Note[], pitch?: number): void;
  /** Runs an engine at a speed: 0 idles, 1 is full speed. Call it in every tick; null fades the engine out. */
  drive(speed: number | null): void;
  setMuted(isMuted: boolean): void;
  close(): void;
}

/** Smaller changes of the speed cannot be heard. */
const SPEED_STEP = 0.01;

/** Returns true once the user has interacted with the page. Older browsers hold sound back by themselves. */
const mayStart = (): boolean => !('userActivation' in navigator) || navigator.userActivation.hasBeenActive;

export function createSound(isMutedAtFirst: boolean): Sound {
  let isMuted = isMutedAtFirst;
  let engine: EngineSound | undefined;
  /** Speed that the engine runs at, or that it is wanted for; null for neither. */
  let engineSpeed: number | null = null;
  const outlet = createOutlet(() => !isMuted && mayStart());
  const stopEngine = (): void => {
    engine?.stop();
    engine = undefined;
    engineSpeed = null;
  };
  return {
    play(effect, pitch = 1) {
      const notes = typeof effect === 'string' ? EFFECTS[effect] : effect;
      outlet.use((opened) => {
        for (const note of notes) playNote(opened, note, pitch);
      });
    },
    drive(speed) {
      if (speed === null) return stopEngine();
      if (engine !== undefined && engineSpeed !== null && Math.abs(speed - engineSpeed) < SPEED_STEP) return;
      engineSpeed = speed;
      outlet.use((opened) => {
        // It may have been stopped while the browser held the sound back.
        if (engineSpeed === null) return;
        engine ??= startEngine(opened);
        engine.follow(engineSpeed);
      });
    },
    setMuted(muted) {
      isMuted = muted;
      if (isMuted) stopEngine();
    },
    close() {
      stopEngine();
      outlet.close();
    },
  };
}
