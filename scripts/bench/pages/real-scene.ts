import { GAMES } from '../../../game-scenes/src/rules.js';
import type { GameScene, GameSceneModule } from '../../../game-scenes/src/scene-core/game-scene.js';
import { mountScene } from '../../../game-scenes/src/scene-core/mount-game.js';
import { SCENES } from '../../../game-scenes/src/scenes.js';
import { SEED, strikeBefore } from './clicker-play.js';

/** Adds a player and counts the frames. */
function played(scene: GameScene): GameScene {
  const { advance, draw } = scene;
  return Object.assign(scene, {
    advance() {
      strikeBefore(scene.round.tick, scene);
      advance();
    },
    draw(alpha: number, nowMs: number) {
      draw(alpha, nowMs);
      window.bench.frames += 1;
    },
  });
}

/** Alien Clicker as it ships, host and all, with a player. `onScene` is given the scene before it is shown. */
export function showRealScene(
  parent: HTMLElement,
  onScene: (scene: GameScene) => void = () => undefined,
): void {
  const loadScene = async (): Promise<GameSceneModule> => {
    const { createScene, KEY_GUIDE } = await SCENES['alien-clicker']();
    return {
      KEY_GUIDE,
      createScene: async (stage) => {
        const scene = played(await createScene(stage));
        onScene(scene);
        return scene;
      },
    };
  };
  const handle = mountScene(parent, 'alien-clicker', loadScene, {
    ticket: { seed: SEED, rulesVersion: GAMES['alien-clicker'].rulesVersion },
    muted: true,
    reducedMotion: false,
    // A machine that stood still pauses the game.
    onHud: ({ phase, countdown }) => {
      if (phase === 'paused' && countdown === 0) handle.resume();
    },
    onEnd: () => undefined,
    onError: ({ message }) => {
      throw new Error(message);
    },
  });
  window.bench.shows = 'Alien Clicker';
}
