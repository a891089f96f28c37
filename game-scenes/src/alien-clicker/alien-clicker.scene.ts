import { FIELDS } from '../rules-core/define-game.js';
import { createRound, type Round } from '../rules-core/round.js';
import type { GameScene, Stage } from '../scene-core/game-scene.js';
import type { StageGeometry } from '../scene-core/stage-geometry.js';
import { loadTextures } from '../scene-core/textures.js';
import { CLICKER_CONFIG } from './alien-clicker.config.js';
import { STRIKE, isTargetAt, type ClickerEvent, type ClickerRules } from './alien-clicker.rules.js';
import { createClickerView, type ClickerView } from './alien-clicker.view.js';
import type { ClickerState } from './clicker-state.rules.js';
import { createShake, type Shake } from './camera-shake.view.js';
import { createEffects, type ClickerEffects } from './clicker-effects.view.js';
import { letterRecipes, lettersReady } from './clicker-letters.view.js';
import { clickerRecipes, lookOf } from './clicker-textures.view.js';
import { createComboBanner, type ComboBanner } from './combo-banner.view.js';
import { SHOWN_COMBO, createCombo, type Combo } from './combo.view.js';
import { createReticle, type Reticle } from './reticle.view.js';

/** From here the rings are gold, and every fifth hit shakes the field and sounds. */
const GREAT_COMBO = 5;

/** A strike just outside the field counts as one on its edge: heads are cut there. Logical px. */
const EDGE_FORGIVENESS = 24;

/** Textures are drawn anew when the stage has kept a new size so long. */
const RESIZE_SETTLE_MS = 200;

interface Clicker {
  readonly stage: Stage<ClickerRules>;
  readonly round: Round<ClickerState, ClickerEvent>;
  readonly view: ClickerView;
  readonly effects: ClickerEffects;
  readonly banner: ComboBanner;
  readonly reticle: Reticle;
  readonly combo: Combo;
  readonly shake: Shake;
  geometry: StageGeometry;
}

/** Semitones up per hit of a combo. */
const pitchOf = (combo: number): number => 2 ** (Math.min(combo - 1, 12) / 12);

const drawTextures = (
  { scene, field, signal }: Stage<ClickerRules>,
  geometry: StageGeometry,
): Promise<void> =>
  loadTextures(scene, [...clickerRecipes(field, geometry), ...letterRecipes()], geometry.scale, signal);

function show({ stage, round, effects, banner, combo, shake, geometry }: Clicker, event: ClickerEvent): void {
  const { sound } = stage;
  if (event.kind === 'miss') {
    combo.miss();
    effects.miss(event.x, event.y);
    sound.play('miss');
    return;
  }
  const { x, y, sizePx, look } = event;
  const count = combo.hit(round.tick);
  effects.hit(x, y, sizePx, lookOf(look)[0], count >= GREAT_COMBO ? 'gold' : 'slime');
  sound.play('hit', pitchOf(count));
  if (count >= SHOWN_COMBO) banner.show(x, y, count, geometry);
  if (count % GREAT_COMBO !== 0) return;
  sound.play('combo');
  shake.start();
}

function strike(clicker: Clicker, x: number, y: number): void {
  const { width, height } = FIELDS[clicker.stage.field];
  const [nearX, nearY] = [Math.max(0, Math.min(x, width)), Math.max(0, Math.min(y, height))];
  const isOutside = Math.abs(nearX - x) > EDGE_FORGIVENESS || Math.abs(nearY - y) > EDGE_FORGIVENESS;
  if (isOutside) show(clicker, { kind: 'miss', x, y });
  else clicker.round.act({ code: STRIKE, x: Math.round(nearX), y: Math.round(nearY) });
}

/** The backdrop is stretched at once; everything is drawn sharp again when the size has settled. */
function resize(clicker: Clicker, geometry: StageGeometry): void {
  const { stage, view } = clicker;
  clicker.geometry = geometry;
  view.place(geometry);
  const redraw = async (): Promise<void> => {
    if (stage.signal.aborted || clicker.geometry !== geometry) return;
    await drawTextures(stage, geometry);
    view.place(clicker.geometry);
  };
  // A picture that was drawn once can be drawn again; should it fail, the stretched one stays.
  setTimeout(() => void redraw().catch(() => undefined), RESIZE_SETTLE_MS);
}

/** Plays Alien Clicker: pointers and a reticle for the keyboard strike, hits glow and sound. */
export async function createScene(stage: Stage<ClickerRules>): Promise<GameScene> {
  const { scene, rules, seed, field, isMotionReduced } = stage;
  await lettersReady();
  await drawTextures(stage, stage.geometry);
  const round = createRound(rules, seed, field);
  const clicker: Clicker = {
    stage,
    round,
    view: createClickerView(scene, field, CLICKER_CONFIG.targetCount, isMotionReduced),
    effects: createEffects(scene, isMotionReduced),
    banner: createComboBanner(scene, isMotionReduced),
    reticle: createReticle(scene, field),
    combo: createCombo(),
    shake: createShake(scene, isMotionReduced),
    geometry: stage.geometry,
  };
  clicker.view.place(stage.geometry);
  return clickerScene(clicker);
}

function clickerScene(clicker: Clicker): GameScene {
  const { round, view, effects, banner, reticle, combo, shake } = clicker;
  return {
    round,
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
      effects.draw(nowMs, clicker.geometry.top);
      banner.draw(nowMs);
      reticle.draw(alpha, reticle.isShown && isTargetAt(round.state, reticle.x, reticle.y));
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
