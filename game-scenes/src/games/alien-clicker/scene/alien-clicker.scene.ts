import { FIELDS } from '../../../rules-core/define-game.js';
import type { Round } from '../../../rules-core/round.js';
import type { GameScene, Stage } from '../../../scene-core/game-scene.js';
import type { Note } from '../../../scene-core/sound-notes.js';
import type { StageGeometry } from '../../../scene-core/stage-geometry.js';
import { loadTextures } from '../../../scene-core/textures.js';
import { CLICKER_CONFIG } from '../rules/config.js';
import { STRIKE, isTargetAt, type ClickerEvent, type ClickerRules } from '../rules/alien-clicker.rules.js';
import { createClickerView, type ClickerView } from './view.js';
import { isReady, sparkOf, type ClickerState } from '../rules/state.js';
import { createShake, type Shake } from './camera-shake.js';
import { createEffects, type ClickerEffects } from './effects.js';
import { countFigures, type ClickerFigures } from './figures.js';
import { letterRecipes, lettersReady } from './letters.js';
import { clickerRecipes, lookOf } from './textures.js';
import { createStreakBanner, type StreakBanner } from './streak-banner.js';
import { GREAT_STREAK, createStreakGlow, type StreakGlow } from './streak-glow.js';
import { createJam, isJammed, type Jam } from './jam.js';
import { createLastSeconds, type LastSeconds } from './last-seconds.js';
import { createReticle, type Reticle, type ReticleLook } from './reticle.js';
import { createSparkRing, type SparkRing } from './spark-ring.js';
import { announcedIn, createWeather, type Weather } from './weather.js';

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
  readonly banner: StreakBanner;
  readonly streakGlow: StreakGlow;
  readonly sparkRing: SparkRing;
  readonly weather: Weather;
  readonly lastSeconds: LastSeconds;
  readonly reticle: Reticle;
  readonly shake: Shake;
  readonly figures: ClickerFigures;
  /** Longest streak of the best round; 0 without one. */
  readonly bestStreak: number;
  geometry: StageGeometry;
}

/** A charged head that is struck, and one that comes. */
const ZAP: readonly Note[] = [
  { wave: 'noise', from: 7000, to: 700, seconds: 0.3, volume: 0.26 },
  { wave: 'sawtooth', from: 880, to: 110, seconds: 0.22, volume: 0.14 },
];
const CHARGE: readonly Note[] = [{ wave: 'sine', from: 330, to: 990, seconds: 0.22, volume: 0.12 }];

/** Returns the pitch factor of a streak: one semitone higher per hit. */
const pitchOf = (streak: number): number => 2 ** (Math.min(streak - 1, 12) / 12);

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
  const { stage, round, effects, jam, banner, streakGlow, sparkRing, shake, figures, bestStreak } = clicker;
  const { sound } = stage;
  const streak = round.state.blaster.streak;
  countFigures(figures, round.state);
  const { kind, x, y } = event;
  if (kind === 'miss') {
    banner.show(0, false);
    effects.miss(x, y);
    jam.miss(x, y);
    sound.play('miss');
    return;
  }
  effects.hit(x, y, event.sizePx, lookOf(event.look)[0], streak >= GREAT_STREAK ? 'gold' : 'slime');
  if (kind === 'burst') {
    sparkRing.bolt(x, y);
    return;
  }
  sound.play('hit', pitchOf(streak));
  if (event.isCharged) {
    sparkRing.burst(x, y);
    sound.play(ZAP);
    shake.start();
  }
  banner.show(streak, bestStreak > 0 && streak > bestStreak);
  streakGlow.flare(streak);
  // A sound for the moment in which a streak becomes the longest of one's own, and for each great one.
  if (streak === bestStreak + 1 ? bestStreak > 0 : streak % GREAT_STREAK === 0) sound.play('combo');
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
  const { view, banner, streakGlow, weather, lastSeconds } = clicker;
  for (const part of [view, banner, streakGlow, weather, lastSeconds]) part.place(geometry);
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
    banner: createStreakBanner(scene, isMotionReduced),
    streakGlow: createStreakGlow(scene, isMotionReduced),
    sparkRing: createSparkRing(scene, field, isMotionReduced),
    weather: createWeather(scene, isMotionReduced),
    lastSeconds: createLastSeconds(scene, field, isMotionReduced),
    reticle: createReticle(scene, field),
    shake: createShake(scene, isMotionReduced),
    figures: {},
    bestStreak: (stage.pace?.end as ClickerState | undefined)?.blaster.bestStreak ?? 0,
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
  const { stage, round, view, effects, jam, banner, streakGlow, sparkRing, weather } = clicker;
  const { lastSeconds, reticle, shake, figures } = clicker;
  return {
    round,
    figures,
    advance() {
      reticle.advance();
      const wasCharged = sparkOf(round.state) !== undefined;
      for (const event of round.advance()) show(clicker, event);
      if (!wasCharged && sparkOf(round.state) !== undefined) stage.sound.play(CHARGE);
      const announced = announcedIn(round.tick);
      if (announced !== undefined) stage.sound.play(announced);
    },
    draw(alpha, nowMs) {
      weather.draw(Math.max(0, round.tick - 1 + alpha));
      view.draw(round.state, alpha, nowMs);
      sparkRing.draw(round.state, alpha, nowMs);
      streakGlow.draw(nowMs);
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
