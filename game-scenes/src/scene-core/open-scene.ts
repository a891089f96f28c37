import type { GameScene, GameSceneModule, Stage } from './game-scene.js';
import { openStage, type PhaserStage } from './phaser-stage.js';
import { chooseRenderer, giveUpWebGl } from './renderer-choice.js';
import type { StageGeometry } from './stage-geometry.js';

/** A scene on its stage, with its first frames drawn. */
export interface OpenScene {
  readonly stage: PhaserStage;
  readonly scene: GameScene;
}

/**
 * Number of frames drawn before a scene is shown. The first frames compile shaders and upload textures, which may
 * take as long as a stall. After `most` frames it is shown, however long they took.
 */
const WARM_UP_FRAMES = { least: 3, most: 12 } as const;
/** Time to the next frame, in ms. WebGL in software takes longer, a screen of 30 Hz does not. */
const SMOOTH_MS = 40;

/**
 * Opens a stage in `parent` and the scene on it. WebGL that draws none of its first frames in time runs in software:
 * the scene is opened again on a canvas, as are all later ones of the page. Returns undefined if `signal` was aborted
 * meanwhile; an abort releases all resources.
 */
export async function openScene(
  parent: HTMLElement,
  geometry: StageGeometry,
  sceneModule: GameSceneModule,
  parts: Omit<Stage, 'scene' | 'geometry'>,
  framesPerSecond?: number,
): Promise<OpenScene | undefined> {
  const attempt = new AbortController();
  parts.signal.addEventListener('abort', () => attempt.abort());
  const renderer = chooseRenderer() === 'webgl' ? 'webgl' : 'canvas';
  const stage = openStage(parent, geometry, renderer, framesPerSecond);
  attempt.signal.addEventListener('abort', stage.close);
  const phaserScene = await stage.whenReady;
  const scene = await sceneModule.createScene({
    ...parts,
    scene: phaserScene,
    geometry,
    signal: attempt.signal,
  });
  if (parts.signal.aborted) return undefined;
  if ((await isSmooth(stage, scene)) || !giveUpWebGl()) return { stage, scene };
  attempt.abort();
  return openScene(parent, geometry, sceneModule, parts, framesPerSecond);
}

/** Draws the first frames; tells whether the next one followed in time. */
function isSmooth(stage: PhaserStage, scene: GameScene): Promise<boolean> {
  let frames = 0;
  return new Promise((resolve) => {
    stage.drive((nowMs) => {
      frames += 1;
      const frame = frames;
      scene.draw(0, nowMs);
      requestAnimationFrame((nextMs) => {
        const isInTime = frame > WARM_UP_FRAMES.least && nextMs - nowMs < SMOOTH_MS;
        if (isInTime || frame >= WARM_UP_FRAMES.most) resolve(isInTime);
      });
    });
  });
}
