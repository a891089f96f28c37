import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { RACING_SOUNDS } from '../games/alien-racing/scene/sounds.js';
import { MEMORY_SOUNDS } from '../games/memory-match/scene/sounds.js';
import { SOUNDS } from '../games/stronghold-defense/scene/sounds.js';
import { createSound, type SoundEffect } from './sound.js';

/** A source that runs from its start to its stop. */
interface FakeSource {
  readonly kind: 'tone' | 'noise';
  readonly frequency: FakeParam;
  stopsAt: number;
  onended?: () => void;
}

class FakeParam {
  value = 0;
  setValueAtTime = (value: number): void => void (this.value = value);
  exponentialRampToValueAtTime = (): void => undefined;
  setTargetAtTime = this.setValueAtTime;
}

/** Stub of the browser's context: counts what is created, and plays sources by `pass`. */
class FakeContext {
  static opened: FakeContext[] = [];
  static firstState = 'running';
  static resume: () => Promise<void>;
  /** Sources that have been started and not ended. */
  readonly running = new Set<FakeSource>();
  readonly started: FakeSource[] = [];
  readonly destination = {};
  noises = 0;
  connected = 0;
  currentTime = 0;
  sampleRate = 8000;
  state = FakeContext.firstState;
  resume = (): Promise<void> => FakeContext.resume();

  constructor() {
    FakeContext.opened.push(this);
  }

  private node = (parts: object = {}) => {
    const node = {
      connect: (next: unknown) => {
        this.connected += 1;
        return next;
      },
      disconnect: () => void (this.connected -= 1),
      gain: new FakeParam(),
      frequency: new FakeParam(),
      ...parts,
    };
    return node;
  };
  private source = (kind: FakeSource['kind']) => {
    const source: FakeSource & Record<string, unknown> = {
      ...this.node(),
      kind,
      frequency: new FakeParam(),
      stopsAt: Infinity,
      start: () => {
        this.running.add(source);
        this.started.push(source);
      },
      stop: (at: number) => void (source.stopsAt = at),
    };
    return source;
  };
  createOscillator = () => this.source('tone');
  createBufferSource = () => this.source('noise');
  createBiquadFilter = () => this.node();
  createGain = () => this.node();
  createDynamicsCompressor = () =>
    this.node(
      Object.fromEntries(
        ['threshold', 'knee', 'ratio', 'attack', 'release'].map((name) => [name, new FakeParam()]),
      ),
    );
  createBuffer = (_channels: number, length: number) => {
    this.noises += 1;
    return { getChannelData: () => new Float32Array(length) };
  };
  close = (): Promise<void> => {
    this.state = 'closed';
    this.running.clear();
    return Promise.resolve();
  };

  /** Lets time pass; sources that are due end. */
  pass(seconds: number): void {
    this.currentTime += seconds;
    for (const source of [...this.running]) {
      if (source.stopsAt > this.currentTime) continue;
      this.running.delete(source);
      source.onended?.();
    }
  }
}

const context = (): FakeContext => {
  const newest = FakeContext.opened.at(-1);
  if (newest === undefined) throw new Error('No context has been opened.');
  return newest;
};
const kinds = (sources: Iterable<FakeSource>): string[] => [...sources].map(({ kind }) => kind).toSorted();

/** Part of the browser's `navigator`. */
const aVisitor = (hasBeenActive: boolean) => ({ userActivation: { hasBeenActive } });

beforeEach(() => {
  FakeContext.opened = [];
  FakeContext.firstState = 'running';
  FakeContext.resume = () => Promise.resolve();
  Object.assign(globalThis, { AudioContext: FakeContext, navigator: aVisitor(true) });
});
afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(globalThis, 'AudioContext');
  Reflect.deleteProperty(globalThis, 'navigator');
});

describe('a sound effect', () => {
  it.each<SoundEffect>(['hit', 'miss', 'combo', 'lastSeconds', 'end'])(
    'has two layers, a body and noise: %s',
    (effect) => {
      createSound(false).play(effect);
      expect(new Set(kinds(context().started))).toEqual(new Set(['tone', 'noise']));
    },
  );

  it('has two layers in every game, which together stay below full level', () => {
    for (const [name, notes] of Object.entries({ ...RACING_SOUNDS, ...MEMORY_SOUNDS, ...SOUNDS })) {
      const waves = notes.map(({ wave }) => wave === 'noise');
      expect([name, new Set(waves).size]).toEqual([name, 2]);
      const total = notes.reduce((sum, { volume }) => sum + volume, 0);
      expect([name, total < 1]).toEqual([name, true]);
    }
  });

  it('tells a pair of cards from two that differ', () => {
    expect(MEMORY_SOUNDS.match).not.toEqual(MEMORY_SOUNDS.mismatch);
  });

  it('lets all of its nodes go, and makes the noise once', () => {
    const sound = createSound(false);
    sound.play('hit');
    const { connected } = context();
    context().pass(1);
    expect(context().running.size).toBe(0);
    // Each of the two layers leaves the output.
    expect(context().connected).toBe(connected - 2);
    sound.play('miss');
    expect([FakeContext.opened.length, context().noises]).toEqual([1, 1]);
  });

  it('opens nothing while muted, nor before the visitor has done anything', () => {
    createSound(true).play('hit');
    Object.assign(globalThis, { navigator: aVisitor(false) });
    createSound(false).play('hit');
    expect(FakeContext.opened).toEqual([]);
  });
});

describe('the engine', () => {
  it('runs in two layers from the first speed on, and follows the speed', () => {
    const sound = createSound(false);
    sound.drive(0);
    expect(kinds(context().running)).toEqual(['noise', 'tone']);
    const [drone] = context().started;
    const idle = drone?.frequency.value ?? NaN;
    for (let tick = 1; tick <= 60; tick++) sound.drive(tick / 60);
    expect(drone?.frequency.value).toBeGreaterThan(idle);
    context().pass(60);
    expect([context().started.length, context().running.size]).toEqual([2, 2]);
  });

  it.each([
    ['a pause or the end', (sound: ReturnType<typeof createSound>) => sound.drive(null)],
    ['muting', (sound: ReturnType<typeof createSound>) => sound.setMuted(true)],
    ['closing', (sound: ReturnType<typeof createSound>) => sound.close()],
  ])('stops at %s', (_what, stop) => {
    const sound = createSound(false);
    sound.drive(0.5);
    stop(sound);
    context().pass(1);
    expect(context().running.size).toBe(0);
  });

  it('starts again with the next speed after it was muted, not while muted', () => {
    const sound = createSound(false);
    sound.drive(0.5);
    sound.setMuted(true);
    context().pass(1);
    sound.drive(0.5);
    expect(context().running.size).toBe(0);
    sound.setMuted(false);
    sound.drive(0.5);
    expect(context().running.size).toBe(2);
  });
});

describe('refused sound', () => {
  const playAll = (): void => {
    const sound = createSound(false);
    sound.play('hit');
    sound.drive(0.5);
    sound.drive(null);
    sound.setMuted(true);
    sound.close();
  };

  it('breaks nothing in a browser without it', () => {
    Reflect.deleteProperty(globalThis, 'AudioContext');
    expect(playAll).not.toThrow();
  });

  it('breaks nothing where the browser throws, and is not asked for again', () => {
    let asked = 0;
    const refuse = function (): never {
      asked += 1;
      throw new Error('NotAllowedError');
    };
    Object.assign(globalThis, { AudioContext: refuse });
    expect(playAll).not.toThrow();
    expect(asked).toBe(1);
  });

  it('is left out while the browser holds it back, and does not come late', async () => {
    FakeContext.firstState = 'suspended';
    jest.spyOn(performance, 'now').mockReturnValue(0);
    const held = { wake: (): void => undefined };
    FakeContext.resume = () => new Promise((resolve) => (held.wake = resolve));
    const sound = createSound(false);
    sound.play('hit');
    sound.play('miss');
    context().state = 'running';
    jest.spyOn(performance, 'now').mockReturnValue(5000);
    held.wake();
    await Promise.resolve();
    expect(context().started).toEqual([]);
    sound.play('hit');
    expect(context().started).toHaveLength(2);
  });

  it('does not start an engine that was stopped while it was held back', async () => {
    FakeContext.firstState = 'suspended';
    const sound = createSound(false);
    sound.drive(0.5);
    sound.drive(null);
    context().state = 'running';
    await Promise.resolve();
    expect(context().started).toEqual([]);
  });
});
