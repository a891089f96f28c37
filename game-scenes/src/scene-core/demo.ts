import type { AlienLook } from '../art-core/alien-look.js';
import type { GameRules } from '../rules-core/define-game.js';
import type { ShownRound } from '../rules-core/shown-round.js';
import { createWatchedRound } from '../rules-core/watched-round.js';
import { createFixedStepClock, type FixedStepClock } from './fixed-step-clock.js';
import { followSize } from './follow-size.js';
import type { GameScene, GameSceneModule } from './game-scene.js';
import { openScene } from './open-scene.js';
import type { PhaserStage } from './phaser-stage.js';
import { createSound } from './sound.js';
import { croppedGeometry, type StageGeometry } from './stage-geometry.js';

export interface DemoOptions {
  /** What the alien in the game wears. */
  readonly alien: AlienLook;
  /** Called after the first frame. */
  onShown(): void;
  /** Called once, when the round is over or cannot be shown; nothing is displayed any more. */
  onEnd(): void;
}

/** A recorded round on its stage. */
export interface Demo {
  setRunning(isRunning: boolean): void;
}

/** A third of what screens show: a demo is a background, and costs at most half of a played round. */
const FRAMES_PER_SECOND = 20;

/** Canvas pixels per CSS px: it is dimmed, so that a coarser picture costs less and is not noticed. */
const PIXEL_RATIO = 0.65;

/** Share of the round that is skipped: at its beginning fields are empty. */
const SKIPPED_SHARE = 0.12;

/** Longer than any effect, in ms. */
const SKIPPED_EFFECTS_MS = 5000;

/** Time for which the last picture of the round stays, in ms. */
const FAREWELL_MS = 1500;

/**
 * Opens a stage and replays the round on it. Returns undefined if `signal` was aborted meanwhile; an abort
 * releases all resources.
 */
export async function openDemo(
  parent: HTMLElement,
  rules: GameRules,
  sceneModule: GameSceneModule,
  { seed, log }: ShownRound,
  { alien, onShown, onEnd }: DemoOptions,
  signal: AbortSignal,
): Promise<Demo | undefined> {
  const round = createWatchedRound(rules, seed, log);
  if (round === undefined) throw new Error('The log of the demo cannot be read.');
  const measure = (): StageGeometry =>
    croppedGeometry(round.field, parent.clientWidth, parent.clientHeight, PIXEL_RATIO);
  const geometry = measure();
  const sound = createSound(true);
  signal.addEventListener('abort', sound.close);
  const parts = { rules, round, isWatched: true, isDemo: true, alien, sound, isMotionReduced: false, signal };
  const opened = await openScene(parent, geometry, sceneModule, parts, FRAMES_PER_SECOND);
  if (opened === undefined) return undefined;
  const { stage, scene } = opened;

  const clock = replayOn(stage, scene, rules, { onShown, onEnd });
  followSize(parent, geometry, measure, signal, (next) => {
    stage.resize(next);
    scene.resize(next);
  });
  return {
    setRunning(isRunning) {
      clock.restart();
      if (isRunning) stage.wake();
      else stage.sleep();
    },
  };
}

/** Replays the round of the scene in each frame of the stage, from where its field is no longer empty. */
function replayOn(
  stage: PhaserStage,
  scene: GameScene,
  rules: GameRules,
  { onShown, onEnd }: Pick<DemoOptions, 'onShown' | 'onEnd'>,
): FixedStepClock {
  const { round } = scene;
  while (round.tick < rules.ticksPerRound * SKIPPED_SHARE && !round.outcome.isFinished) scene.advance();
  // Effects of what is skipped are over before the first picture.
  scene.draw(1, performance.now());
  const clock = createFixedStepClock();
  let isShown = false;
  let overSinceMs: number | undefined;
  stage.drive((nowMs) => {
    const due = clock.advance(nowMs);
    if (clock.hasStalled) clock.restart();
    for (let tick = 0; tick < due && !round.outcome.isFinished; tick++) scene.advance();
    scene.draw(clock.alpha, nowMs + SKIPPED_EFFECTS_MS);
    if (!isShown) onShown();
    isShown = true;
    if (round.outcome.isFinished) overSinceMs ??= nowMs;
    if (overSinceMs !== undefined && nowMs - overSinceMs > FAREWELL_MS) onEnd();
  });
  return clock;
}
