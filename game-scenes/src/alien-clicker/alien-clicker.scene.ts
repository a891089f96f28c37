import { FIELDS } from '../rules-core/define-game.js';
import { createRound } from '../rules-core/round.js';
import type { GameScene, Stage } from '../scene-core/game-scene.js';
import type { StageGeometry } from '../scene-core/stage-geometry.js';
import { loadTextures } from '../scene-core/textures.js';
import { CLICKER_CONFIG } from './alien-clicker.config.js';
import { STRIKE, alienClicker, isTargetAt, type ClickerEvent } from './alien-clicker.rules.js';
import { createClickerView } from './alien-clicker.view.js';
import { createEffects } from './clicker-effects.view.js';
import { letterRecipes, lettersReady } from './clicker-letters.view.js';
import { clickerRecipes, lookOf } from './clicker-textures.view.js';
import { createComboBanner } from './combo-banner.view.js';
import { createReticle } from './reticle.view.js';

/** Hits closer together than this (0.8 s), without a miss between, are a combo. It is shown and heard, never scored. */
const COMBO_WINDOW_TICKS = 48;
/** Below this nothing is said. */
const SHOWN_COMBO = 2;
/** From here the rings are gold, and every fifth hit shakes the field and sounds. */
const GREAT_COMBO = 5;

/** A strike just outside the field counts as one on its edge: heads are cut there. Logical px. */
const EDGE_FORGIVENESS = 24;

/** Logical px and ms. */
const SHAKE_PX = 3;
const SHAKE_MS = 160;

/** Textures are drawn anew when the stage has kept a new size so long. */
const RESIZE_SETTLE_MS = 200;

/** Semitones up per hit of a combo. */
const pitchOf = (combo: number): number => 2 ** (Math.min(combo - 1, 12) / 12);

export async function createScene(stage: Stage): Promise<GameScene> {
  const { scene, field, sound, signal, isMotionReduced } = stage;
  const size = FIELDS[field];
  let geometry = stage.geometry;
  const load = (): Promise<void> =>
    loadTextures(scene, [...clickerRecipes(field, geometry), ...letterRecipes()], geometry.scale, signal);
  await lettersReady();
  await load();

  const round = createRound(alienClicker, stage.seed, field);
  const view = createClickerView(scene, field, CLICKER_CONFIG.targetCount, isMotionReduced);
  const effects = createEffects(scene, isMotionReduced);
  const banner = createComboBanner(scene, isMotionReduced);
  const reticle = createReticle(scene, field);
  view.place(geometry);
  const combo = createCombo();
  const shake = createShake(scene, isMotionReduced);

  const strike = (x: number, y: number): void => {
    const [nearX, nearY] = [Math.max(0, Math.min(x, size.width)), Math.max(0, Math.min(y, size.height))];
    const isOutside = Math.abs(nearX - x) > EDGE_FORGIVENESS || Math.abs(nearY - y) > EDGE_FORGIVENESS;
    if (isOutside) show({ kind: 'miss', x, y });
    else round.act({ code: STRIKE, x: Math.round(nearX), y: Math.round(nearY) });
  };
  const show = (event: ClickerEvent): void => {
    if (event.kind === 'miss') {
      combo.broken();
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
  };
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
      for (const event of round.advance()) show(event);
      combo.tick(round.tick);
    },
    draw(alpha, nowMs) {
      view.draw(round.state, alpha, nowMs);
      effects.draw(nowMs);
      banner.draw(nowMs);
      reticle.draw(alpha, reticle.isShown && isTargetAt(round.state, reticle.x, reticle.y));
      shake.draw(geometry, nowMs);
    },
    pointerDown(x, y) {
      reticle.hide();
      strike(x, y);
    },
    keyChanged(key, isDown) {
      reticle.keyChanged(key, isDown);
      if (!isDown) return;
      reticle.show();
      if (key === 'Enter' || key === ' ') strike(reticle.x, reticle.y);
    },
    resize(next) {
      geometry = next;
      view.place(next);
      void settle().then(async () => {
        if (signal.aborted || geometry !== next) return;
        await load();
        if (!signal.aborted) view.place(geometry);
      });
    },
  };
}

const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, RESIZE_SETTLE_MS));

/** Counts hits in a row; `shown` is 0 as long as there is nothing to say. */
function createCombo() {
  let count = 0;
  let lastHitTick = 0;
  let best = 0;
  return {
    get shown() {
      return count >= SHOWN_COMBO ? count : 0;
    },
    get best() {
      return best;
    },
    hit(tick: number): number {
      count += 1;
      lastHitTick = tick;
      if (count >= SHOWN_COMBO) best = Math.max(best, count);
      return count;
    },
    broken() {
      count = 0;
    },
    tick(tick: number) {
      if (tick - lastHitTick > COMBO_WINDOW_TICKS) count = 0;
    },
  };
}

/** A short tremble of the camera; none for those who asked for less motion. */
function createShake(scene: Stage['scene'], isMotionReduced: boolean) {
  let isAsked = false;
  let endsMs = 0;
  return {
    start() {
      isAsked = !isMotionReduced;
    },
    draw({ left, top }: StageGeometry, nowMs: number) {
      if (isAsked) endsMs = nowMs + SHAKE_MS;
      isAsked = false;
      const strength = (SHAKE_PX * Math.max(0, endsMs - nowMs)) / SHAKE_MS;
      const [across, down] = [Math.sin(nowMs * 0.9) * strength, Math.cos(nowMs * 1.3) * strength];
      scene.cameras.main.setScroll(left + across, top + down);
    },
  };
}
