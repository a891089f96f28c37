import type Phaser from 'phaser';
import { RACING_CONFIG } from '../rules/config.js';
import type { Pod, RacingState } from '../rules/state.js';
import { DEPTHS } from './layout.js';
import type { Spot } from './road-projection.js';

/** The bar's size and its place under the point where the pod touches the ground, logical px. */
const BAR = { width: 172, height: 13, below: 13, slant: 5, rim: 3 } as const;

const COLORS = { rim: 0x07080f, empty: 0x2b3160, air: 0x22d3ee, full: 0xffffff, sling: 0x9df3ff } as const;

/** Light around a full bar and a sling: how far each layer reaches beyond the bar, logical px, and its strength. */
const GLOW = [
  [14, 0.08],
  [9, 0.14],
  [5, 0.24],
] as const;
const PULSE_MS = 260;

/** Share of the remaining change per frame, so that the bar fades in and out. */
const GAIN = 0.2;

/** The charge of the slipstream, under the own pod: it fills in the stream, shines when full, and empties as a sling. */
export interface ChargeBar {
  draw(state: Readonly<RacingState>, pod: Readonly<Spot>, nowMs: number): void;
}

/** Returns how full the bar is, 0 to 1: with the charge, or with what is left of the sling. */
export function chargeShare({ charge, slingTicks }: Pick<Pod, 'charge' | 'slingTicks'>): number {
  if (slingTicks > 0) return slingTicks / RACING_CONFIG.slingTicks;
  return charge / RACING_CONFIG.chargeTicks;
}

export const isCharged = ({ charge }: Pick<Pod, 'charge'>): boolean => charge >= RACING_CONFIG.chargeTicks;

export function createChargeBar(scene: Phaser.Scene, isMotionReduced: boolean): ChargeBar {
  const graphics = scene.add.graphics().setDepth(DEPTHS.charge);
  let shown = 0;

  const slab = (left: number, top: number, width: number, height: number, slant: number): void => {
    graphics.beginPath();
    graphics.moveTo(left + slant, top);
    graphics.lineTo(left + width + slant, top);
    graphics.lineTo(left + width - slant, top + height);
    graphics.lineTo(left - slant, top + height);
    graphics.fillPath();
  };
  const around = (x: number, y: number, by: number): void =>
    slab(x - BAR.width / 2 - by, y - by, BAR.width + 2 * by, BAR.height + 2 * by, BAR.slant);
  return {
    draw({ pod: { charge, slingTicks } }, { x, y }, nowMs) {
      const share = chargeShare({ charge, slingTicks });
      shown += ((share > 0 ? 1 : 0) - shown) * GAIN;
      graphics.clear().setAlpha(shown);
      if (shown < 0.03) return;
      const top = y + BAR.below;
      const isBright = slingTicks > 0 || isCharged({ charge });
      const pulse = isMotionReduced ? 1 : 0.75 + 0.25 * Math.sin((nowMs / PULSE_MS) * 2 * Math.PI);
      for (const [reach, alpha] of isBright ? GLOW : []) {
        graphics.fillStyle(COLORS.sling, alpha * pulse);
        around(x, top, reach);
      }
      graphics.fillStyle(COLORS.rim, 0.85);
      around(x, top, BAR.rim);
      graphics.fillStyle(COLORS.empty, 1);
      around(x, top, 0);
      graphics.fillStyle(slingTicks > 0 ? COLORS.sling : isBright ? COLORS.full : COLORS.air, 1);
      slab(x - BAR.width / 2, top, BAR.width * share, BAR.height, BAR.slant);
    },
  };
}
