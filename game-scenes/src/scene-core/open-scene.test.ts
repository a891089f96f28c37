/** @jest-environment jsdom */
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { alienClicker } from '../games/alien-clicker/rules/alien-clicker.rules.js';
import { createRound } from '../rules-core/round.js';
import type { GameScene, Stage } from './game-scene.js';
import type { SessionOptions } from './open-session.js';
import { createSound } from './sound.js';
import { stageGeometry } from './stage-geometry.js';

const page = {
  nowMs: 0,
  drive: (_nowMs: number): void => undefined,
  callbacks: [] as FrameRequestCallback[],
  renderers: [] as string[],
  closed: 0,
};

// There is neither Phaser nor a canvas here.
jest.unstable_mockModule('./phaser-stage.js', () => ({
  openStage: (_parent: HTMLElement, _geometry: unknown, renderer: string) => {
    page.renderers.push(renderer);
    return {
      canvas: document.createElement('canvas'),
      whenReady: Promise.resolve({}),
      drive: (onFrame: typeof page.drive) => (page.drive = onFrame),
      close: () => (page.closed += 1),
    };
  },
}));

/** Draws frames that each take this long. */
async function draw(frames: number, frameMs: number): Promise<void> {
  for (let frame = 0; frame < frames; frame += 1) {
    page.nowMs += frameMs;
    for (const callback of page.callbacks.splice(0)) callback(page.nowMs);
    page.drive(page.nowMs);
    await new Promise((resolve) => setTimeout(resolve));
  }
}

const signals: AbortSignal[] = [];

/** Opens a scene, as the first one of the page unless `open` is one's own. */
async function opening(open?: typeof import('./open-scene.js')) {
  if (open === undefined) jest.resetModules();
  const { openScene } = open ?? (await import('./open-scene.js'));
  const scene = { draw: () => undefined } as unknown as GameScene;
  const sceneModule = {
    createScene: ({ signal }: Stage) => {
      signals.push(signal);
      return Promise.resolve(scene);
    },
    KEY_GUIDE: '',
  };
  const state = { isOpen: false };
  const parts = {
    rules: alienClicker,
    round: createRound(alienClicker, '0123456789abcdef0123456789abcdef', 'wide'),
    isWatched: false,
    alien: undefined,
    sound: createSound(true),
    isMotionReduced: false,
    signal: new AbortController().signal,
  };
  const geometry = stageGeometry('wide', 800, 450, 1);
  void openScene(document.body, geometry, sceneModule, parts as unknown as Stage).then(
    () => (state.isOpen = true),
  );
  await new Promise((resolve) => setTimeout(resolve));
  return state;
}

beforeEach(() => {
  Object.assign(page, { nowMs: 0, callbacks: [], renderers: [], closed: 0 });
  signals.length = 0;
  globalThis.requestAnimationFrame = (callback) => page.callbacks.push(callback);
  jest
    .spyOn(HTMLCanvasElement.prototype, 'getContext')
    .mockImplementation(() => ({ getExtension: () => null }) as unknown as null);
});

describe('a round that opens', () => {
  it('tells the page the shape of its field, for the frame around it', async () => {
    const { openSession } = await import('./open-session.js');
    const place = document.createElement('div');
    const signal = new AbortController().signal;
    const ticket = { seed: '0123456789abcdef0123456789abcdef', rulesVersion: alienClicker.rulesVersion };
    const createScene = () => new Promise<GameScene>(() => undefined);
    const options = { ticket, signal, sound: createSound(true) } as unknown as SessionOptions;
    void openSession(place, alienClicker, { createScene, KEY_GUIDE: '' }, options);
    expect(place.firstElementChild).toHaveProperty('dataset.field', 'wide');
  });
});

describe('a scene that opens with WebGL', () => {
  it('stays with it when a frame follows the first ones in time, also on a screen of 30 Hz', async () => {
    const state = await opening();
    await draw(4, 1000 / 30);
    expect(state.isOpen).toBe(false);
    await draw(1, 1000 / 30);
    expect([state.isOpen, page.renderers]).toEqual([true, ['webgl']]);
  });

  it('stays with it when only its first frames are slow', async () => {
    const state = await opening();
    await draw(8, 400);
    expect(state.isOpen).toBe(false);
    await draw(1, 16);
    expect([state.isOpen, page.renderers]).toEqual([true, ['webgl']]);
  });

  it('opens on a canvas when no frame is in time, whatever the driver is called, and so does the next one', async () => {
    const first = await opening();
    const open = await import('./open-scene.js');
    await draw(13, 400);
    expect([page.renderers, page.closed]).toEqual([['webgl', 'canvas'], 1]);
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
    // A canvas that is slow as well is shown all the same.
    await draw(13, 400);
    expect([first.isOpen, page.renderers]).toEqual([true, ['webgl', 'canvas']]);
    await opening(open);
    expect(page.renderers.at(-1)).toBe('canvas');
  });
});
