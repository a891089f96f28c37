import type Phaser from 'phaser';
import { scaleToRecipe } from '../../../scene-core/textures.js';
import { mipKeys, showMip } from './mip-image.js';
import type { Moment, SeenPod } from './race-moment.js';
import { RACING_CONFIG, RIVALS } from '../rules/config.js';
import { uprightDepth } from './layout.js';
import type { Pod, RacingState } from '../rules/state.js';
import { chargeShare, isCharged } from './charge-bar.js';
import { FLAME, FLARE, HALO, OWN_POD, POD_ORIGIN, SLING_FLARE, THRUSTERS, podKey } from './textures.js';
import { wear } from './panel-frame.js';
import type { RoadProjection, Spot } from './road-projection.js';

type Image = Phaser.GameObjects.Image;

/** Maximum lean of a pod in radians, and its sideways shift in logical px at size 1. */
const LEAN = 0.1;
const LEAN_PX = 9;
const HOVER_PX = 2.2;
const HOVER_MS = 230;

/** Distances behind the own pod at which passed pods fade and vanish, to keep the road visible. Units. */
const BEHIND = { fades: -260, gone: -620 } as const;
const RIVALS_UNTIL = 22_000;

/** Swing of a crash: amplitude in radians, and number of swings. */
const SWING = 0.32;
const SWINGS = 2.5;

/** Origin of a flare's picture, the middle of its round end. */
const FLARE_ORIGIN = 25 / 96;

/** Look of a pod that cannot be hurt at the moment. */
const SPARED = { alpha: 0.55, blinkMs: 170 } as const;

/** Light around the own pod: its height over the ground, its strength while the charge grows and when it is full. */
const HALO_LIGHT = { up: 62, growing: 0.3, full: 0.62, pulseMs: 260 } as const;

export interface PodsView {
  /** `isBlinking` is set after a rescue. */
  draw(
    moment: Moment,
    state: Readonly<RacingState>,
    road: RoadProjection,
    isBlinking: boolean,
    nowMs: number,
  ): void;
}

interface RivalView {
  draw(rival: SeenPod, road: RoadProjection, ahead: number, nowMs: number): void;
}

const hover = (nowMs: number, phase: number, isMotionReduced: boolean): number =>
  isMotionReduced ? 0 : HOVER_PX * Math.sin(nowMs / HOVER_MS + phase);

function createRival(scene: Phaser.Scene, index: number, isMotionReduced: boolean): RivalView {
  const keys = mipKeys(podKey(index));
  const image: Image = scene.add
    .image(0, 0, keys[0] ?? '')
    .setOrigin(POD_ORIGIN.x, POD_ORIGIN.y)
    .setVisible(false);
  const spot: Spot = { x: 0, y: 0, scale: 1 };
  return {
    draw(rival, road, ahead, nowMs) {
      const isSeen = ahead > BEHIND.gone && ahead < RIVALS_UNTIL && road.find(rival.distance, rival.x, spot);
      image.setVisible(isSeen);
      if (!isSeen) return;
      spot.y += hover(nowMs, index * 2, isMotionReduced) * spot.scale;
      showMip(image, keys, spot);
      image.setDepth(uprightDepth(ahead)).setRotation(rival.lean * LEAN * 0.7);
      image.setAlpha(Math.max(0, Math.min((ahead - BEHIND.gone) / (BEHIND.fades - BEHIND.gone), 1)));
    },
  };
}

/** Returns the angle of a crashed pod in radians. */
function swingOf({ crashTicks }: Readonly<Pod>): number {
  const left = crashTicks / RACING_CONFIG.crashTicks;
  return SWING * left * left * Math.sin((1 - left) * SWINGS * 2 * Math.PI);
}

/** Returns how bright the light around the own pod is: with the charge, full it pulses, and it fades with the sling. */
function haloOf(pod: Readonly<Pod>, nowMs: number, isMotionReduced: boolean): number {
  const share = chargeShare(pod);
  if (pod.slingTicks > 0) return HALO_LIGHT.full * Math.min(1, 2 * share);
  if (!isCharged(pod)) return HALO_LIGHT.growing * share;
  const pulse = isMotionReduced ? 0 : 0.2 * Math.sin((nowMs / HALO_LIGHT.pulseMs) * 2 * Math.PI);
  return HALO_LIGHT.full + pulse;
}

/** Creates the own pod. The fire of its thrusters grows with the speed, on a boost pad and in a sling. */
function createOwnPod(scene: Phaser.Scene, isMotionReduced: boolean) {
  const body = scene.add.image(0, 0, OWN_POD).setOrigin(POD_ORIGIN.x, POD_ORIGIN.y);
  const flames = THRUSTERS.map(({ x, y }) => scene.add.image(x, y, FLAME));
  const flares = THRUSTERS.map(({ x, y }) => scene.add.image(x, y, FLARE).setOrigin(0.5, FLARE_ORIGIN));
  const halo = scene.add.image(0, -HALO_LIGHT.up, HALO);
  const whole = scene.add.container(0, 0, [halo, body, ...flames, ...flares]).setDepth(uprightDepth(0));
  const spot: Spot = { x: 0, y: 0, scale: 1 };

  const burn = (pod: Readonly<Pod>, speed: number, nowMs: number): void => {
    const flicker = isMotionReduced ? 0 : 0.09 * Math.sin(nowMs * 0.045) + 0.06 * Math.sin(nowMs * 0.031);
    const throttle = 0.55 + 0.45 * Math.min(speed / RACING_CONFIG.topSpeed, 1) + flicker;
    for (const flame of flames) {
      scaleToRecipe(flame, throttle);
      flame.setAlpha(0.75 * throttle);
    }
    const boost = Math.min(Math.max(pod.boostTicks, pod.slingTicks) / 18, 1);
    const isSlung = pod.slingTicks > 0;
    for (const flare of flares) {
      wear(flare, isSlung ? SLING_FLARE : FLARE);
      flare.setVisible(boost > 0).setAlpha(boost);
      scaleToRecipe(flare, (0.95 + flicker) * boost, (1 + 2 * flicker) * boost);
    }
  };
  return (
    moment: Moment,
    state: Readonly<RacingState>,
    road: RoadProjection,
    isBlinking: boolean,
    nowMs: number,
  ): void => {
    const { pod } = moment;
    road.find(pod.distance, pod.x, spot);
    const swing = isMotionReduced ? 0 : swingOf(state.pod);
    const y = spot.y + hover(nowMs, 0, isMotionReduced);
    whole.setPosition(spot.x + pod.lean * LEAN_PX, y).setRotation(pod.lean * LEAN + swing);
    const isDark =
      (isBlinking || state.pod.crashTicks > 0) &&
      (isMotionReduced || Math.floor(nowMs / SPARED.blinkMs) % 2 === 0);
    whole.setAlpha(isDark ? SPARED.alpha : 1);
    scaleToRecipe(body);
    scaleToRecipe(halo, 1, 0.8);
    const light = haloOf(state.pod, nowMs, isMotionReduced);
    halo.setVisible(light > 0).setAlpha(light);
    burn(state.pod, pod.speed, nowMs);
  };
}

export function createPods(scene: Phaser.Scene, isMotionReduced: boolean): PodsView {
  const rivals = RIVALS.map((_, index) => createRival(scene, index, isMotionReduced));
  const drawOwn = createOwnPod(scene, isMotionReduced);
  return {
    draw(moment, state, road, isBlinking, nowMs) {
      for (let index = 0; index < rivals.length; index++) {
        const rival = moment.rivals[index];
        if (rival === undefined) continue;
        rivals[index]?.draw(rival, road, rival.distance - moment.pod.distance, nowMs);
      }
      drawOwn(moment, state, road, isBlinking, nowMs);
    },
  };
}
