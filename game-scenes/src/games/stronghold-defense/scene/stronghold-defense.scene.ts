import type { GameScene, Stage } from '../../../scene-core/game-scene.js';
import type { StageGeometry } from '../../../scene-core/stage-geometry.js';
import { loadTextures } from '../../../scene-core/textures.js';
import { shownGates } from '../rules/enemy-waves.js';
import { createPlacement, type BuildAnswer, type GhostAnswer, type Placement } from './placement.js';
import type { SpriteSheet } from './sprite-sheet.js';
import type { StrongholdEvent } from '../rules/events.js';
import type { strongholdDefense } from '../rules/stronghold-defense.rules.js';
import { createStrongholdView, type Moment, type StrongholdView } from './view.js';
import {
  countFigures,
  createFigures,
  tellAttempt,
  tellEvent,
  tellNewGate,
  tellPlace,
  type StrongholdFigures,
} from './figures.js';
import { lettersReady } from './fonts.js';
import { SOUNDS } from './sounds.js';
import { groundRecipes, strongholdSheet } from './sprites.js';

type StrongholdStage = Stage<typeof strongholdDefense>;

/** Delay after the last resize before textures are drawn again. */
const RESIZE_SETTLE_MS = 200;

/** Minimum ticks between two shots with sound, since many towers shoot at once. */
const TICKS_BETWEEN_SHOTS = 5;

interface Stronghold {
  readonly stage: StrongholdStage;
  readonly sheet: SpriteSheet;
  readonly view: StrongholdView;
  readonly placement: Placement;
  readonly figures: StrongholdFigures;
  /** Reused in every frame. */
  readonly moment: { -readonly [Name in keyof Moment]: Moment[Name] };
  geometry: StageGeometry;
  lastShotTick: number;
  /** Number of gates that have been shown. */
  gateCount: number;
  /** Last answer of the ghost that was spoken, while it is moved by keys. */
  toldAnswer: GhostAnswer | undefined;
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
  else if (event.kind === 'notBuilt') stage.sound.play(SOUNDS.refused);
  else if (event.kind === 'waveBegan') stage.sound.play(SOUNDS.wave);
}

/** Shows a refused attempt immediately. A successful one is shown when the rules have built the tower. */
function hearAttempt(game: Stronghold, answer: BuildAnswer): void {
  if (answer === 'building') return;
  tellAttempt(game.figures, answer);
  game.view.refuse();
  game.stage.sound.play(SOUNDS.refused);
}

/** Speaks the ghost's answer whenever it changes while moved by keys, for players who cannot see it. */
function tellGhost(
  { placement, figures }: Stronghold,
  told: GhostAnswer | undefined,
): GhostAnswer | undefined {
  if (!placement.isOn || !placement.isByKeys) return undefined;
  const { answer } = placement;
  if (answer !== told) tellPlace(figures, answer);
  return answer;
}

/** Announces a gate as soon as the rules show it. */
function announceGate(game: Stronghold): void {
  const { stage, view, figures } = game;
  const { state } = stage.round;
  const count = shownGates(state).length;
  if (count === game.gateCount) return;
  game.gateCount = count;
  view.newGate();
  tellNewGate(figures, state);
  stage.sound.play(SOUNDS.gate);
}

function advance(game: Stronghold): void {
  const { stage, view, placement, figures } = game;
  const { round } = stage;
  placement.advance();
  for (const event of round.advance()) {
    view.show(event, round.state);
    tellEvent(figures, event, round.state);
    // A ghost that stays on its tower tells nothing new.
    if (event.kind === 'built') game.toldAnswer = 'tower';
    sound(game, event);
  }
  announceGate(game);
  countFigures(figures, round.state);
  if (round.outcome.isFinished) placement.leave();
  figures.isPlacing = placement.isOn;
  game.toldAnswer = tellGhost(game, game.toldAnswer);
}

function toggle({ stage, placement, figures }: Stronghold): void {
  placement.toggle();
  figures.isPlacing = placement.isOn;
  if (!placement.isOn) return;
  stage.sound.play(SOUNDS.placing);
  // From here on keys move the ghost; if the page's button kept the focus, Enter would press it again.
  stage.scene.game.canvas.focus({ preventScroll: true });
}

function toggleLock({ placement, figures }: Stronghold): void {
  placement.toggleLock();
  figures.isLocked = placement.isLocked;
  figures.spoken = `Build lock ${placement.isLocked ? 'on' : 'off'}.`;
}

/** Page buttons and their keys. */
const COMMANDS: Readonly<Record<string, (game: Stronghold) => void>> = {
  build: toggle,
  buildLock: toggleLock,
};
const COMMAND_KEYS: Readonly<Record<string, string>> = { b: 'build', l: 'buildLock' };

/** Handles the keys of the page's buttons only while the game has the focus, so the page keeps them. */
function listenForKeys(game: Stronghold): void {
  const { scene, signal, round, isWatched } = game.stage;
  const { canvas } = scene.game;
  if (isWatched) return;
  const onKeyDown = (event: KeyboardEvent): void => {
    const command = COMMANDS[COMMAND_KEYS[event.key.toLowerCase()] ?? ''];
    if (command === undefined || event.ctrlKey || event.altKey || event.metaKey) return;
    // The field is hidden while paused.
    if (event.repeat || round.outcome.isFinished || canvas.style.visibility === 'hidden') return;
    event.preventDefault();
    command(game);
  };
  canvas.addEventListener('keydown', onKeyDown, { signal });
  // Before the press itself is handled. Every event tells of Shift, so that it cannot stay held.
  const onPress = ({ shiftKey }: KeyboardEvent | PointerEvent): void => game.placement.shiftChanged(shiftKey);
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
  'B or enter places a tower, arrow keys move it, enter builds, shift with enter builds again, L keeps building, escape leaves';

/** Creates the scene of Stronghold Defense, in which pointers and keys place towers. */
export async function createScene(stage: StrongholdStage): Promise<GameScene> {
  const { scene, round, alien, geometry, isMotionReduced } = stage;
  await lettersReady();
  const sheet = strongholdSheet(round.field, alien);
  await drawTextures(stage, sheet, geometry);
  const game: Stronghold = {
    stage,
    sheet,
    view: createStrongholdView(scene, sheet, round.field, isMotionReduced),
    placement: createPlacement(round, (answer) => hearAttempt(game, answer)),
    figures: createFigures(round.state),
    moment: { alpha: 0, nowMs: 0, ticksLeft: 0 },
    geometry,
    lastShotTick: -TICKS_BETWEEN_SHOTS,
    gateCount: shownGates(round.state).length,
    toldAnswer: undefined,
  };
  game.view.place(geometry);
  listenForKeys(game);
  return strongholdScene(game);
}

function strongholdScene(game: Stronghold): GameScene {
  const { stage, view, placement, figures, moment } = game;
  const { round, rules, isWatched } = stage;
  return {
    round,
    figures,
    combo: 0,
    bestCombo: 0,
    advance: () => advance(game),
    draw(alpha, nowMs) {
      moment.alpha = alpha;
      moment.nowMs = nowMs;
      moment.ticksLeft = round.outcome.isFinished ? 0 : rules.ticksPerRound - round.tick + 1 - alpha;
      view.draw(round.state, placement, moment);
    },
    pointerDown: (x, y, pointerId) => placement.pointerDown(x, y, pointerId),
    pointerMoved: (x, y, pointerId) => placement.pointerMoved(x, y, pointerId),
    pointerUp: (pointerId) => placement.pointerUp(pointerId),
    keyChanged: (key, isDown) => placement.keyChanged(key, isDown),
    escape: () => placement.leave(),
    command(name) {
      if (!isWatched) COMMANDS[name]?.(game);
    },
    resize: (geometry) => resize(game, geometry),
  };
}
