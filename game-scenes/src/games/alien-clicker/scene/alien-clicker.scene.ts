import { FIELDS } from '../../../rules-core/define-game.js';
import type { Round } from '../../../rules-core/round.js';
import type { GameScene, Stage } from '../../../scene-core/game-scene.js';
import type { StageGeometry } from '../../../scene-core/stage-geometry.js';
import { loadTextures } from '../../../scene-core/textures.js';
import { CLICKER_CONFIG } from '../rules/config.js';
import { STRIKE, isTargetAt, type ClickerEvent, type ClickerRules } from '../rules/alien-clicker.rules.js';
import { createClickerView, type ClickerView } from './view.js';
import { isReady, type ClickerState } from '../rules/state.js';
import { createShake, type Shake } from './camera-shake.js';
import { createEffects, type ClickerEffects } from './effects.js';
import { countFigures, type ClickerFigures } from './figures.js';
import { letterRecipes, lettersReady } from './letters.js';
import { clickerRecipes, lookOf } from './textures.js';
import { createComboBanner, type ComboBanner } from './combo-banner.js';
import { SHOWN_COMBO, createCombo, type Combo } from './combo.js';
import { GREAT_COMBO, createComboGlow, type ComboGlow } from './combo-glow.js';
import { createJam, isJammed, type Jam } from './jam.js';
import { createLastSeconds, type LastSeconds } from './last-seconds.js';
import { createReticle, type Reticle, type ReticleLook } from './reticle.js';

/** Strikes this close to the field count as strikes on its edge, where heads are cut off. Logical px. */
const EDGE_FORGIVENESS = 24;

/** Delay after the last resize before textures are drawn again. */
const RESIZE_SETTLE_MS = 200;

interface Clicker {
  readonly stage: Stage<ClickerRules>;
  readonly round: Round<ClickerState, ClickerEvent>;
  readonly view: ClickerView;
  readonly effects: ClickerEffects;
  readonly jam: Jam;
  readonly banner: ComboBanner;
  readonly comboGlow: ComboGlow;
  readonly lastSeconds: LastSeconds;
  readonly reticle: Reticle;
  readonly combo: Combo;
  readonly shake: Shake;
  readonly figures: ClickerFigures;
  geometry: StageGeometry;
}

/** Returns the pitch factor of a combo: one semitone higher per hit. */
const pitchOf = (combo: number): number => 2 ** (Math.min(combo - 1, 12) / 12);

const drawTextures = (
  { scene, round: { field }, alien, signal }: Stage<ClickerRules>,
  geometry: StageGeometry,
): Promise<void> =>
  loadTextures(
    scene,
    [...clickerRecipes(field, geometry, alien), ...letterRecipes()],
    geometry.scale,
    signal,
  );

function show(clicker: Clicker, event: ClickerEvent): void {
  const { stage, round, effects, jam, banner, comboGlow, combo, shake, figures, geometry } = clicker;
  const { sound } = stage;
  countFigures(figures, round.state);
  if (event.kind === 'miss') {
    if (combo.shown > 0) banner.hide();
    combo.miss();
    effects.miss(event.x, event.y);
    jam.miss(event.x, event.y);
    sound.play('miss');
    return;
  }
  const { x, y, sizePx, look } = event;
  const count = combo.hit(round.tick);
  effects.hit(x, y, sizePx, lookOf(look)[0], count >= GREAT_COMBO ? 'gold' : 'slime');
  sound.play('hit', pitchOf(count));
  if (count >= SHOWN_COMBO) banner.show(x, y, count, geometry);
  comboGlow.flare(count);
  // Rings are gold from a great combo on; at each multiple of it the field shakes and a sound plays.
  if (count % GREAT_COMBO !== 0) return;
  sound.play('combo');
  shake.start();
}

function strike(clicker: Clicker, x: number, y: number): void {
  const { width, height } = FIELDS[clicker.round.field];
  const [nearX, nearY] = [Math.max(0, Math.min(x, width)), Math.max(0, Math.min(y, height))];
  const isOutside = Math.abs(nearX - x) > EDGE_FORGIVENESS || Math.abs(nearY - y) > EDGE_FORGIVENESS;
  if (isOutside) clicker.effects.miss(x, y);
  // A strike that cannot count is not logged, so that logs of drumming stay small.
  else if (isReady(clicker.round.state))
    clicker.round.act({ code: STRIKE, x: Math.round(nearX), y: Math.round(nearY) });
}

function place(clicker: Clicker, geometry: StageGeometry): void {
  clicker.geometry = geometry;
  for (const part of [clicker.view, clicker.comboGlow, clicker.lastSeconds]) part.place(geometry);
}

/** Stretches the backdrop immediately and draws all textures again once the size has settled. */
function resize(clicker: Clicker, geometry: StageGeometry): void {
  const { stage } = clicker;
  place(clicker, geometry);
  const redraw = async (): Promise<void> => {
    if (stage.signal.aborted || clicker.geometry !== geometry) return;
    await drawTextures(stage, geometry);
    place(clicker, clicker.geometry);
  };
  // If drawing fails, the stretched picture stays.
  setTimeout(() => void redraw().catch(() => undefined), RESIZE_SETTLE_MS);
}

export const KEY_GUIDE = 'arrow keys aim, space or enter strikes';

/** Creates the scene of Alien Clicker, played with pointers or a reticle moved by keys. */
export async function createScene(stage: Stage<ClickerRules>): Promise<GameScene> {
  const { scene, round, isMotionReduced } = stage;
  const { field } = round;
  await lettersReady();
  await drawTextures(stage, stage.geometry);
  const clicker: Clicker = {
    stage,
    round,
    view: createClickerView(scene, field, CLICKER_CONFIG.targetCount, isMotionReduced),
    effects: createEffects(scene, isMotionReduced),
    jam: createJam(scene, isMotionReduced),
    banner: createComboBanner(scene, isMotionReduced),
    comboGlow: createComboGlow(scene, isMotionReduced),
    lastSeconds: createLastSeconds(scene, field, isMotionReduced),
    reticle: createReticle(scene, field),
    combo: createCombo(),
    shake: createShake(scene, isMotionReduced),
    figures: {},
    geometry: stage.geometry,
  };
  countFigures(clicker.figures, round.state);
  place(clicker, stage.geometry);
  return clickerScene(clicker);
}

/** Returns the ticks left at the drawn moment between the last two ticks; 0 when the round is over. */
function ticksLeft({ stage, round }: Clicker, alpha: number): number {
  return round.outcome.isFinished ? 0 : stage.rules.ticksPerRound - round.tick + 1 - alpha;
}

function reticleLook({ round: { state }, reticle }: Clicker): ReticleLook {
  if (isJammed(state)) return 'reticle-jammed';
  return isTargetAt(state, reticle.x, reticle.y) ? 'reticle-locked' : 'reticle';
}

function clickerScene(clicker: Clicker): GameScene {
  const { round, view, effects, jam, banner, comboGlow, lastSeconds, reticle, combo, shake, figures } =
    clicker;
  return {
    round,
    figures,
    get combo() {
      return combo.shown;
    },
    get bestCombo() {
      return combo.best;
    },
    advance() {
      reticle.advance();
      for (const event of round.advance()) show(clicker, event);
      combo.advance(round.tick);
    },
    draw(alpha, nowMs) {
      view.draw(round.state, alpha, nowMs);
      comboGlow.draw(nowMs);
      lastSeconds.draw(ticksLeft(clicker, alpha));
      effects.draw(nowMs, clicker.geometry.top);
      banner.draw(nowMs);
      jam.draw(round.state);
      if (reticle.isShown) reticle.draw(alpha, reticleLook(clicker));
      shake.draw(clicker.geometry, nowMs);
    },
    pointerDown(x, y) {
      reticle.hide();
      strike(clicker, x, y);
    },
    keyChanged(key, isDown) {
      reticle.keyChanged(key, isDown);
      if (!isDown) return;
      reticle.show();
      if (key === 'Enter' || key === ' ') strike(clicker, reticle.x, reticle.y);
    },
    resize: (geometry) => resize(clicker, geometry),
  };
}
