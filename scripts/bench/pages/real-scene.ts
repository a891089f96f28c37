import { GAMES } from '../../../game-scenes/src/rules.js';
import type { GameScene, GameSceneModule } from '../../../game-scenes/src/scene-core/game-scene.js';
import { mountScene } from '../../../game-scenes/src/mount-game.js';
import { SCENES } from '../../../game-scenes/src/scenes.js';
import { SEED, skipToFirstTick, type BenchPlay } from './bench-plays.js';

/** Adds a player and counts the frames. */
function played(scene: GameScene, play: BenchPlay): GameScene {
  const { round, advance: step, draw } = scene;
  const advance = (): void => {
    play.act(round.tick, scene);
    step();
  };
  return Object.assign(scene, {
    advance,
    draw(alpha: number, nowMs: number) {
      skipToFirstTick(play, { round, advance, draw }, nowMs);
      draw(alpha, nowMs);
      window.bench.frames += 1;
    },
  });
}

/**
 * Shows a game as shipped, including its host, with a player. `onScene` receives the scene before it is
 * shown.
 */
export function showRealScene(
  parent: HTMLElement,
  play: BenchPlay,
  onScene: (scene: GameScene) => void = () => undefined,
): void {
  const loadScene = async (): Promise<GameSceneModule> => {
    const { createScene, KEY_GUIDE } = await SCENES[play.id]();
    return {
      KEY_GUIDE,
      createScene: async (stage) => {
        const scene = played(await createScene(stage), play);
        onScene(scene);
        return scene;
      },
    };
  };
  const handle = mountScene(parent, play.id, loadScene, {
    ticket: { seed: SEED, rulesVersion: GAMES[play.id].rulesVersion },
    muted: true,
    reducedMotion: false,
    // A stalled machine pauses the game.
    onHud: ({ phase, countdown }) => {
      if (phase === 'paused' && countdown === 0) handle.resume();
    },
    onEnd: () => undefined,
    onError: ({ message }) => {
      throw new Error(message);
    },
  });
  window.bench.shows = GAMES[play.id].name;
}
