import type { GameScene } from '../../../game-scenes/src/scene-core/game-scene.js';
import type { BenchPlay } from './bench-plays.js';
import { showRealScene } from './real-scene.js';

const FRAME_MS = 1000 / 60;

/** Frames drawn between two of the browser's own frames: one second of play. */
const FRAMES_AT_A_TIME = 60;

/** Far from the end of the round. */
const REWIND_AT_TICK = 3000;

const nextFrame = window.requestAnimationFrame.bind(window);
const waiting = new Map<number, FrameRequestCallback>();
let nowMs = 1000;
let lastId = 0;

/** Replaces the page's animation frames by manual ones. */
function takeFrames(): void {
  window.requestAnimationFrame = (callback) => {
    waiting.set(++lastId, callback);
    return lastId;
  };
  window.cancelAnimationFrame = (id) => void waiting.delete(id);
}

function drawFrame(): void {
  const callbacks = [...waiting.values()];
  waiting.clear();
  nowMs += FRAME_MS;
  for (const callback of callbacks) callback(nowMs);
}

/** Makes a round endless: its rules count ticks in the state, and this rewinds them. */
function endless(scene: GameScene): void {
  const { advance } = scene;
  const state = scene.round.state as { tick: number };
  scene.advance = () => {
    if (state.tick >= REWIND_AT_TICK) state.tick = 0;
    advance();
  };
}

/** Runs Alien Clicker as shipped, frame by frame as fast as possible. */
export function showUnhurriedScene(parent: HTMLElement, play: BenchPlay): void {
  takeFrames();
  showRealScene(parent, play, endless);
  window.bench.pass = async (frames) => {
    for (let frame = 1; frame <= frames; frame++) {
      drawFrame();
      if (frame % FRAMES_AT_A_TIME === 0) await new Promise((resolve) => nextFrame(resolve));
    }
  };
}
