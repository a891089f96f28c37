/** One tone of a sound effect. */
export interface Note {
  readonly wave: OscillatorType;
  /** Start and end frequency in Hz; the tone glides from one to the other. */
  readonly from: number;
  readonly to: number;
  readonly delaySeconds?: number;
  readonly seconds: number;
  /** 0–1. */
  readonly volume: number;
}

const EFFECTS = {
  hit: [
    { wave: 'triangle', from: 520, to: 980, seconds: 0.09, volume: 0.32 },
    { wave: 'square', from: 180, to: 90, seconds: 0.06, volume: 0.1 },
  ],
  miss: [
    { wave: 'sine', from: 190, to: 110, seconds: 0.09, volume: 0.16 },
    { wave: 'square', from: 95, to: 60, seconds: 0.05, volume: 0.1 },
  ],
  combo: [
    { wave: 'triangle', from: 660, to: 660, seconds: 0.07, volume: 0.22 },
    { wave: 'triangle', from: 880, to: 880, delaySeconds: 0.06, seconds: 0.07, volume: 0.22 },
    { wave: 'triangle', from: 1320, to: 1320, delaySeconds: 0.12, seconds: 0.14, volume: 0.22 },
  ],
  lastSeconds: [{ wave: 'sine', from: 880, to: 880, seconds: 0.07, volume: 0.2 }],
  end: [
    { wave: 'triangle', from: 784, to: 784, seconds: 0.14, volume: 0.26 },
    { wave: 'triangle', from: 587, to: 587, delaySeconds: 0.15, seconds: 0.14, volume: 0.26 },
    { wave: 'triangle', from: 392, to: 392, delaySeconds: 0.3, seconds: 0.4, volume: 0.26 },
  ],
} as const satisfies Record<string, readonly Note[]>;

export type SoundEffect = keyof typeof EFFECTS;

/** Synthesized sound effects. Silent until the user has interacted with the page, as browsers require. */
export interface Sound {
  /** Plays a shared effect or a game's own notes; `pitch` multiplies all frequencies. */
  play(effect: SoundEffect | readonly Note[], pitch?: number): void;
  setMuted(isMuted: boolean): void;
  close(): void;
}

const ATTACK_SECONDS = 0.005;

function playNote(context: AudioContext, note: Note, pitch: number): void {
  const startsAt = context.currentTime + (note.delaySeconds ?? 0);
  const endsAt = startsAt + note.seconds;
  const oscillator = context.createOscillator();
  const gain = context.createGain();
  oscillator.type = note.wave;
  oscillator.frequency.setValueAtTime(note.from * pitch, startsAt);
  oscillator.frequency.exponentialRampToValueAtTime(note.to * pitch, endsAt);
  gain.gain.setValueAtTime(0.0001, startsAt);
  gain.gain.exponentialRampToValueAtTime(note.volume, startsAt + ATTACK_SECONDS);
  gain.gain.exponentialRampToValueAtTime(0.0001, endsAt);
  oscillator.connect(gain).connect(context.destination);
  oscillator.start(startsAt);
  oscillator.stop(endsAt);
  oscillator.onended = () => gain.disconnect();
}

export function createSound(isMutedAtFirst: boolean): Sound {
  let isMuted = isMutedAtFirst;
  let isClosed = false;
  let context: AudioContext | undefined;
  return {
    play(effect, pitch = 1) {
      // Older browsers do not support this; they mute a context that starts too early by themselves.
      const mayStart = 'userActivation' in navigator ? navigator.userActivation.hasBeenActive : true;
      if (isMuted || isClosed || !mayStart || typeof AudioContext === 'undefined') return;
      context ??= new AudioContext({ latencyHint: 'interactive' });
      if (context.state === 'suspended') void context.resume().catch(() => undefined);
      const notes = typeof effect === 'string' ? EFFECTS[effect] : effect;
      for (const note of notes) playNote(context, note, pitch);
    },
    setMuted(muted) {
      isMuted = muted;
    },
    close() {
      isClosed = true;
      void context?.close().catch(() => undefined);
    },
  };
}
