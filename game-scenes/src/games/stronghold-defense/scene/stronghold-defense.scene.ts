import { LETTER_KEYS, type GameScene, type Stage } from '../../../scene-core/game-scene.js';
import type { StageGeometry } from '../../../scene-core/stage-geometry.js';
import { loadTextures } from '../../../scene-core/textures.js';
import { openGates, shownGates } from '../rules/enemy-waves.js';
import type { StrongholdEvent } from '../rules/events.js';
import type { strongholdDefense } from '../rules/stronghold-defense.rules.js';
import { createControls, type Controls } from './controls.js';
import { countFigures, createFigures, nextSentences, tellEvents, type StrongholdFigures } from './figures.js';
import { lettersReady } from './fonts.js';
import { SOUNDS } from './sounds.js';
import type { SpriteSheet } from './sprite-sheet.js';
import { groundRecipes, strongholdSheet } from './sprites.js';
import { createStrongholdView, type Moment, type StrongholdView } from './view.js';

type StrongholdStage = Stage<typeof strongholdDefense>;

/** Delay after the last resize before textures are drawn again. */
const RESIZE_SETTLE_MS = 200;

/** Minimum ticks between two shots with sound, since many towers shoot at once. */
const TICKS_BETWEEN_SHOTS = 5;

interface Stronghold {
  readonly stage: StrongholdStage;
  readonly sheet: SpriteSheet;
  readonly view: StrongholdView;
  readonly controls: Controls;
  readonly figures: StrongholdFigures;
  /** Reused in every frame. */
  readonly moment: { -readonly [Name in keyof Moment]: Moment[Name] };
  geometry: StageGeometry;
  lastShotTick: number;
}

async function drawTextures(
  { scene, round: { state }, signal }: StrongholdStage,
  sheet: SpriteSheet,
  geometry: StageGeometry,
): Promise<void> {
  await loadTextures(scene, [...groundRecipes(state, geometry), sheet.recipe], geometry.scale, signal);
  if (!signal.aborted) sheet.cut(scene);
}

function sound(game: Stronghold, event: StrongholdEvent): void {
  const { stage } = game;
  if (event.kind === 'shot') {
    if (stage.round.tick - game.lastShotTick < TICKS_BETWEEN_SHOTS) return;
    game.lastShotTick = stage.round.tick;
    // The pitch varies by tower.
    stage.sound.play(SOUNDS.shot, 0.9 + 0.05 * (event.tower % 5));
  } else if (event.kind === 'killed') stage.sound.play(SOUNDS.kill, 0.9 + 0.1 * (event.enemy % 3));
  else if (event.kind === 'leaked') stage.sound.play(SOUNDS.lifeLost);
  else if (event.kind === 'built') stage.sound.play(SOUNDS.built);
  else if (event.kind === 'sold') stage.sound.play(SOUNDS.sold);
  else if (event.kind === 'waveJudged') stage.sound.play(SOUNDS[event.result]);
  else if (event.kind === 'waveBegan' && event.isCalled) stage.sound.play(SOUNDS.called);
  else if (event.kind === 'notBuilt' || event.kind === 'notSold' || event.kind === 'notCalled')
    stage.sound.play(SOUNDS.refused);
}

/** Announces what the next wave brings as soon as this one has fully come. Returns what is said of it. */
function announceNext({ stage, view }: Stronghold): string[] {
  const { round, isWatched, sound } = stage;
  const { state } = round;
  const isMoving = openGates(state).some((gate) => !shownGates(state).includes(gate));
  const isOpening = shownGates(state).length > openGates(state).length;
  if (isMoving || isOpening) {
    view.announceGates(isMoving);
    sound.play(SOUNDS.gate);
  } else if (!isWatched) sound.play(SOUNDS.mayCall);
  return nextSentences(state, isWatched);
}

function advance(game: Stronghold): void {
  const { stage, view, controls, figures } = game;
  const { round } = stage;
  controls.advance();
  const events = round.advance();
  for (const event of events) {
    view.show(event, round.state);
    sound(game, event);
  }
  const couldCall = figures.canCall;
  countFigures(figures, round.state);
  const next = figures.canCall && !couldCall ? announceNext(game) : [];
  tellEvents(figures, events, round.state, next);
  controls.follow(events);
}

/** Follows Shift. Every event tells of it, so that it cannot stay held. */
function listenForShift({ stage: { signal, isWatched }, controls: { placement } }: Stronghold): void {
  if (isWatched) return;
  // Before the press itself is handled.
  const onPress = ({ shiftKey }: KeyboardEvent | PointerEvent): void => placement.shiftChanged(shiftKey);
  window.addEventListener('keydown', onPress, { capture: true, signal });
  window.addEventListener('pointerdown', onPress, { capture: true, signal });
}

/** Stretches the ground immediately and draws all textures again once the size has settled. */
function resize(game: Stronghold, geometry: StageGeometry): void {
  game.geometry = geometry;
  game.view.place(geometry);
  const redraw = async (): Promise<void> => {
    if (game.stage.signal.aborted || game.geometry !== geometry) return;
    await drawTextures(game.stage, game.sheet, geometry);
    game.view.place(game.geometry);
  };
  // If drawing fails, the stretched picture stays.
  setTimeout(() => void redraw().catch(() => undefined), RESIZE_SETTLE_MS);
}

export const KEY_GUIDE =
  'B or enter places a tower, arrow keys move it, enter builds, shift with enter builds again, L keeps building, escape leaves; ' +
  'N calls the next wave once it may be called; arrow keys choose a standing tower, X sells it';

/** Creates the scene of Stronghold Defense, in which pointers and keys place towers. */
export async function createScene(stage: StrongholdStage): Promise<GameScene> {
  const { scene, round, alien, geometry, isMotionReduced, isDemo } = stage;
  await lettersReady();
  const sheet = strongholdSheet(round.field, alien);
  await drawTextures(stage, sheet, geometry);
  const view = createStrongholdView(scene, sheet, round.field, isMotionReduced, isDemo);
  const figures = createFigures(round.state);
  const controls = createControls({
    round,
    figures,
    hear: (press) => stage.sound.play(SOUNDS[press]),
    shakeGhost: () => view.refuse(),
    focus: () => scene.game.canvas.focus({ preventScroll: true }),
  });
  const moment = { alpha: 0, nowMs: 0, ticksLeft: 0 };
  const lastShotTick = -TICKS_BETWEEN_SHOTS;
  const game: Stronghold = { stage, sheet, view, controls, figures, moment, geometry, lastShotTick };
  game.view.place(geometry);
  listenForShift(game);
  return strongholdScene(game);
}

function strongholdScene(game: Stronghold): GameScene {
  const { stage, view, controls, figures, moment } = game;
  const { placement, selection } = controls;
  const { round, rules, isWatched } = stage;
  return {
    round,
    figures,
    letters: LETTER_KEYS,
    advance: () => advance(game),
    draw(alpha, nowMs) {
      moment.alpha = alpha;
      moment.nowMs = nowMs;
      moment.ticksLeft = round.outcome.isFinished ? 0 : rules.ticksPerRound - round.tick + 1 - alpha;
      view.draw(round.state, placement, selection, moment);
    },
    pointerDown: (x, y, pointerId) => controls.pointerDown(x, y, pointerId),
    pointerMoved: (x, y, pointerId) => placement.pointerMoved(x, y, pointerId),
    pointerUp: (pointerId) => placement.pointerUp(pointerId),
    keyChanged: (key, isDown) => controls.keyChanged(key, isDown),
    escape: () => controls.escape(),
    command(name) {
      if (!isWatched) controls.command(name);
    },
    resize: (geometry) => resize(game, geometry),
  };
}
