import type { FieldName, GameRules } from '../rules-core/define-game.js';
import { createPace } from '../rules-core/pace.js';
import { createRound, type Round } from '../rules-core/round.js';
import { createWatchedRound } from '../rules-core/watched-round.js';
import { followSize } from './follow-size.js';
import type { GameSceneModule } from './game-scene.js';
import type { HostOptions } from './host-options.js';
import { openScene } from './open-scene.js';
import { createPlaySession, type PlaySession } from './play-session.js';
import type { Sound } from './sound.js';
import { fieldFor, stageGeometry, toLogical, type StageGeometry } from './stage-geometry.js';
import { createPlayingInput, createWatchingInput, listenToInput, type Point } from './stage-input.js';

export interface SessionOptions extends HostOptions {
  readonly sound: Sound;
  readonly signal: AbortSignal;
}

/** Creates an element that fills `parent`, so that the canvas never stretches it. */
function createBox(parent: HTMLElement, signal: AbortSignal): HTMLElement {
  const box = document.createElement('div');
  Object.assign(box.style, { position: 'relative', width: '100%', height: '100%', overflow: 'hidden' });
  parent.append(box);
  signal.addEventListener('abort', () => box.remove());
  return box;
}

function labelCanvas(canvas: HTMLCanvasElement, name: string, keyGuide: string): void {
  canvas.setAttribute('role', 'application');
  canvas.setAttribute('aria-label', `${name}: ${keyGuide}, P pauses, R restarts in the first ten seconds`);
}

/** Shows or hides the field. A shown field takes the keyboard focus. */
function showField(canvas: HTMLCanvasElement, isShown: boolean): void {
  canvas.style.visibility = isShown ? 'visible' : 'hidden';
  if (isShown) canvas.focus({ preventScroll: true });
}

/** Creates the round: for the ticket, or read-only from a log to be watched. */
function roundOf(rules: GameRules, { ticket, watchedLog }: HostOptions, field: FieldName): Round {
  if (watchedLog === undefined) return createRound(rules, ticket.seed, field);
  const watched = createWatchedRound(rules, ticket.seed, watchedLog);
  if (watched === undefined) throw new Error('The log of the round to be watched cannot be read.');
  return watched;
}

/**
 * Opens the stage, loads the scene and begins the round. Returns undefined if `signal` was aborted meanwhile.
 * An abort releases all resources.
 */
export async function openSession(
  parent: HTMLElement,
  rules: GameRules,
  sceneModule: GameSceneModule,
  options: SessionOptions,
): Promise<PlaySession | undefined> {
  const { signal, sound } = options;
  const box = createBox(parent, signal);
  const round = roundOf(rules, options, fieldFor(box.clientWidth, box.clientHeight));
  // For the page's frame around a field of the other shape.
  box.dataset['field'] = round.field;
  const isWatched = options.watchedLog !== undefined;
  const pace = options.best && createPace(rules, options.best);
  const measure = (): StageGeometry =>
    stageGeometry(round.field, box.clientWidth, box.clientHeight, devicePixelRatio);
  let geometry = measure();
  const opened = await openScene(box, geometry, sceneModule, {
    rules,
    round,
    isWatched,
    pace,
    alien: options.alien,
    player: options.player,
    sound,
    isMotionReduced: options.reducedMotion,
    signal,
  });
  if (opened === undefined) return undefined;
  const { stage, scene } = opened;
  labelCanvas(stage.canvas, rules.name, sceneModule.KEY_GUIDE);

  const locate = (shareX: number, shareY: number): Point => toLogical(geometry, shareX, shareY);
  const session = createPlaySession({
    scene,
    ticksPerRound: rules.ticksPerRound,
    countFrom: isWatched ? 0 : options.isRestart === true ? 1 : 3,
    pace,
    sound,
    sleep: stage.sleep,
    wake: stage.wake,
    showField: (isShown) => {
      // In a watched round a pause gives no time to aim, so the field stays visible.
      if (isShown || !isWatched) showField(stage.canvas, isShown);
    },
    createInput: (its) => (isWatched ? createWatchingInput(its) : createPlayingInput(its, scene, locate)),
    onEvent: options.onEvent,
  });
  signal.addEventListener('abort', session.close);
  stage.drive(session.frame);
  followSize(box, geometry, measure, signal, (next) => {
    geometry = next;
    stage.resize(next);
    scene.resize(next);
    session.redraw();
  });
  const pauseIfAway = pauseWhenAway(session, isWatched, signal);
  followPicture(stage.canvas, session, pauseIfAway, signal);
  listenToInput(stage.canvas, session.input, signal);
  return session;
}

/**
 * Pauses when the page is hidden or the window loses focus. A watched round goes on without focus.
 *
 * @returns a function that pauses if that is so already
 */
function pauseWhenAway(session: PlaySession, isWatched: boolean, signal: AbortSignal): () => void {
  const pauseIfAway = (): void => {
    if (document.hidden) session.pause('hidden');
    else if (!isWatched && !document.hasFocus()) session.pause('blur');
  };
  document.addEventListener('visibilitychange', pauseIfAway, { signal });
  if (!isWatched) window.addEventListener('blur', () => session.pause('blur'), { signal });
  pauseIfAway();
  return pauseIfAway;
}

/**
 * Tells the session of a graphics context that is lost, also while the scene was opened, and of one that is back.
 * Phaser has renewed it by then.
 */
function followPicture(
  canvas: HTMLCanvasElement,
  session: PlaySession,
  pauseIfAway: () => void,
  signal: AbortSignal,
): void {
  canvas.addEventListener('webglcontextlost', () => session.pictureChanged(false), { signal });
  if (canvas.getContext('webgl')?.isContextLost()) session.pictureChanged(false);
  const onBack = (): void => {
    session.pictureChanged(true);
    pauseIfAway();
  };
  canvas.addEventListener('webglcontextrestored', onBack, { signal });
}
