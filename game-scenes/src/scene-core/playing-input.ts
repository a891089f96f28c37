import type { GameKey, GameScene } from './game-scene.js';
import type { PlaySession } from './play-session.js';
import { isHoldable, type StageInput } from './stage-input.js';

/** A logical point of the field. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The input of who plays. */
export interface PlayingInput extends StageInput {
  /** Play begins, or goes on: a hand that is on an arrow already is heard from now on. */
  playBegins(): void;
}

/** Who plays is heard while playing; what is let go is heard in every phase, or a hand would run on after a pause. */
export function createPlayingInput(
  session: Pick<PlaySession, 'phase' | 'pause' | 'togglePause'>,
  scene: Pick<GameScene, 'pointerDown' | 'pointerMoved' | 'pointerUp' | 'keyChanged' | 'escape'>,
  locate: (shareX: number, shareY: number) => Point,
): PlayingInput {
  const isPlaying = (): boolean => session.phase === 'playing';
  /** Arrows that are down since before play began. */
  const waiting = new Set<GameKey>();
  return {
    playBegins() {
      for (const key of waiting) scene.keyChanged(key, true);
      waiting.clear();
    },
    pointerDown(shareX, shareY, pointerId) {
      if (!isPlaying()) return;
      const { x, y } = locate(shareX, shareY);
      scene.pointerDown(x, y, pointerId);
    },
    pointerMoved(shareX, shareY, pointerId) {
      if (!isPlaying() || scene.pointerMoved === undefined) return;
      const { x, y } = locate(shareX, shareY);
      scene.pointerMoved(x, y, pointerId);
    },
    pointerUp: (pointerId) => scene.pointerUp?.(pointerId),
    keyChanged(key, isDown) {
      if (isDown && !isPlaying()) {
        if (isHoldable(key)) waiting.add(key);
      } else if (!waiting.delete(key)) scene.keyChanged(key, isDown);
    },
    pauseKey(key) {
      if (key !== 'Escape') session.togglePause();
      else if (!isPlaying() || scene.escape?.() !== true) session.pause('player');
    },
  };
}
