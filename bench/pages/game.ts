import type { AlienLook } from '../../game-scenes/src/art-core/alien-look.js';
import { BOTS } from '../../game-scenes/src/bots.js';
import { mountDemoScene, mountScene } from '../../game-scenes/src/scenes.js';
import { decodeInputLog } from '../../game-scenes/src/rules-core/input-log.js';
import { GAMES, type GameId } from '../../game-scenes/src/rules.js';
import type { GameScene } from '../../game-scenes/src/scene-core/game-scene.js';
import { SCENES } from '../../game-scenes/src/scenes.js';

/** The same round in every run. */
const SEED = '0123456789abcdef0123456789abcdef';

/** Ticks of play after which the effects of play are on the stage. Frames count from then on. */
const WARM_UP_TICKS = 60;

/** Lets an expert bot play, from `firstTick` on as fast as a member. A still scene ends with its warm-up. */
function played(id: GameId, scene: GameScene, firstTick: number, isStill: boolean): GameScene {
  const decoded = decodeInputLog(BOTS[id](SEED, scene.round.field, 'expert').encode());
  const actions = decoded.ok ? decoded.log.entries.filter((entry) => entry.kind === 'action') : [];
  const { round, advance, draw } = scene;
  const isWarm = () => round.tick >= firstTick + WARM_UP_TICKS;
  let next = 0;
  scene.advance = () => {
    if (isStill && isWarm()) return;
    for (; actions[next]?.tick === round.tick; next += 1) round.act(actions[next].action);
    advance();
  };
  scene.draw = (alpha, nowMs) => {
    while (round.tick < firstTick) {
      scene.advance();
      draw(1, nowMs - ((firstTick - round.tick) * 1000) / 60);
    }
    if (!isStill || !isWarm()) draw(alpha, nowMs);
    if (isWarm()) window.bench.frames += 1;
  };
  return scene;
}

interface Shown {
  readonly firstTick: number;
  readonly isStill: boolean;
  /** Who plays, instead of the mascot. */
  readonly alien?: AlienLook;
}

/** Shows a game as shipped, or, if it is to be still, leaves to Phaser alone to draw its last images. */
export function showGame(id: GameId, { firstTick, isStill, alien }: Shown): void {
  const loadScene = async () => {
    const { createScene, ...others } = await SCENES[id].load();
    const ours: typeof createScene = async (stage) =>
      played(id, await createScene(stage), firstTick, isStill);
    return { ...others, createScene: ours };
  };
  const handle = mountScene(document.body, id, loadScene, {
    ticket: { seed: SEED, rulesVersion: GAMES[id].rulesVersion },
    ...(alien && { alien }),
    muted: true,
    reducedMotion: false,
    onEvent: (event) => {
      if (event.kind === 'failed') throw new Error(event.sentence);
      if (event.kind !== 'hud') return;
      // A stalled machine pauses the game.
      const { phase, countdown } = event.hud;
      if (phase === 'paused' && countdown === 0) handle.resume();
    },
  });
}

/** Shows the demo of a game as its start screen does, in the whole window. */
export function showDemo(id: GameId): void {
  const loadScene = async () => {
    const { createScene, ...others } = await SCENES[id].load();
    const counted: typeof createScene = async (stage) => {
      const scene = await createScene(stage);
      const { draw } = scene;
      scene.draw = (alpha, nowMs) => {
        draw(alpha, nowMs);
        window.bench.frames += 1;
      };
      return scene;
    };
    return { ...others, createScene: counted };
  };
  document.body.style.position = 'relative';
  mountDemoScene(document.body, id, loadScene, {
    alien: { color: 'green', hat: 'none', face: 'smile', accessory: 'none' },
    onShown: () => undefined,
    onEnd: () => {
      throw new Error('The demo is over before it was measured.');
    },
  });
}
