import type { GameKey, GameScene } from './game-scene.js';
import type { PlaySession } from './play-session.js';
import { isHoldable, type StageInput } from './stage-input.js';

/** Point of the field in logical px. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Input of a player, in contrast to that of a watcher. */
export interface PlayingInput extends StageInput {
  /** Called when play starts or resumes: arrow keys that are already held take effect. */
  playBegins(): void;
}

/** Creates a player's input. Releases count in every phase, or a key would stay pressed after a pause. */
export function createPlayingInput(
  session: Pick<PlaySession, 'phase' | 'pause' | 'togglePause'>,
  scene: Pick<GameScene, 'pointerDown' | 'pointerMoved' | 'pointerUp' | 'keyChanged' | 'escape'>,
  locate: (shareX: number, shareY: number) => Point,
): PlayingInput {
  const isPlaying = (): boolean => session.phase === 'playing';
  /** Arrow keys pressed before play began and still held. */
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
