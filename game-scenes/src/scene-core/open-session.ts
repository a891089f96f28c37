import type { GameRules } from '../rules-core/define-game.js';
import type { GameScene, GameSceneModule } from './game-scene.js';
import type { PlayStatus } from './hud.js';
import type { HostOptions } from './mount-game.js';
import { openStage } from './phaser-stage.js';
import { createPlaySession, type PlaySession } from './play-session.js';
import { chooseRenderer } from './renderer-choice.js';
import type { Sound } from './sound.js';
import { fieldFor, stageGeometry, toLogical, type StageGeometry } from './stage-geometry.js';
import { listenToInput } from './stage-input.js';

export interface SessionOptions extends HostOptions {
  readonly sound: Sound;
  readonly feedHud: (status: PlayStatus, scene: GameScene) => void;
  readonly signal: AbortSignal;
}

/** The host's own element fills `parent`, so that the canvas never stretches it. */
function createBox(parent: HTMLElement, signal: AbortSignal): HTMLElement {
  const box = document.createElement('div');
  Object.assign(box.style, { position: 'relative', width: '100%', height: '100%', overflow: 'hidden' });
  parent.append(box);
  signal.addEventListener('abort', () => box.remove());
  return box;
}

function labelCanvas(canvas: HTMLCanvasElement, name: string): void {
  canvas.setAttribute('role', 'application');
  canvas.setAttribute('aria-label', `${name}: arrow keys aim, space or enter acts, P pauses`);
}

/** Shows or hides the field; a field that comes back takes the keyboard. */
function showField(canvas: HTMLCanvasElement, isShown: boolean): void {
  canvas.style.visibility = isShown ? 'visible' : 'hidden';
  if (isShown) canvas.focus({ preventScroll: true });
}

/** Keeps canvas, camera and scene at the size of the box. */
function followSize(box: HTMLElement, signal: AbortSignal, onSize: () => void): void {
  const observer = new ResizeObserver(onSize);
  observer.observe(box);
  signal.addEventListener('abort', () => observer.disconnect());
}

/**
 * Opens the stage, loads the scene and begins the round; undefined when `signal` was aborted on the way. Everything is
 * given back when it is aborted.
 */
export async function openSession(
  parent: HTMLElement,
  rules: GameRules,
  createScene: GameSceneModule['createScene'],
  options: SessionOptions,
): Promise<PlaySession | undefined> {
  const { signal, sound, ticket } = options;
  const box = createBox(parent, signal);
  const field = fieldFor(box.clientWidth, box.clientHeight);
  const measure = (): StageGeometry =>
    stageGeometry(field, box.clientWidth, box.clientHeight, devicePixelRatio);
  let geometry = measure();
  const renderer = chooseRenderer() === 'webgl' ? 'webgl' : 'canvas';
  const stage = openStage(box, geometry, renderer);
  signal.addEventListener('abort', stage.close);
  labelCanvas(stage.canvas, rules.name);

  const phaserScene = await stage.whenReady;
  const isMotionReduced = options.reducedMotion;
  const scene = await createScene({
    scene: phaserScene,
    rules,
    seed: ticket.seed,
    field,
    geometry,
    sound,
    isMotionReduced,
    signal,
  });
  if (signal.aborted) return undefined;

  const session = createPlaySession({
    scene,
    ticksPerRound: rules.ticksPerRound,
    sound,
    sleep: stage.sleep,
    wake: stage.wake,
    showField: (isShown) => showField(stage.canvas, isShown),
    onStatus: (status) => options.feedHud(status, scene),
    onEnd: options.onEnd,
  });
  signal.addEventListener('abort', session.close);
  stage.drive(session.frame);
  followSize(box, signal, () => {
    const next = measure();
    if (next.canvasWidth === geometry.canvasWidth && next.canvasHeight === geometry.canvasHeight) return;
    geometry = next;
    stage.resize(next);
    scene.resize(next);
    session.redraw();
  });
  listenTo(stage.canvas, session, scene, signal, (shareX, shareY) => toLogical(geometry, shareX, shareY));
  if (document.hidden) session.pause('hidden');
  return session;
}

function listenTo(
  canvas: HTMLCanvasElement,
  session: PlaySession,
  scene: GameScene,
  signal: AbortSignal,
  locate: (shareX: number, shareY: number) => { x: number; y: number },
): void {
  const pauseWhenHidden = (): void => {
    if (document.hidden) session.pause('hidden');
  };
  document.addEventListener('visibilitychange', pauseWhenHidden, { signal });
  listenToInput(
    canvas,
    {
      pointerDown(shareX, shareY) {
        if (session.phase !== 'playing') return;
        const { x, y } = locate(shareX, shareY);
        scene.pointerDown(x, y);
      },
      keyChanged(key, isDown) {
        // A key that is let go must be heard in every phase, or the reticle would run on after a pause.
        if (session.phase === 'playing' || !isDown) scene.keyChanged(key, isDown);
      },
      pauseKey(key) {
        if (key === 'Escape') session.pause('player');
        else session.togglePause();
      },
    },
    signal,
  );
}
