import type Phaser from 'phaser';
import type { StageGeometry } from '../../../scene-core/stage-geometry.js';
import { createEdgeGlow } from './edge-glow.js';

/** Combo from which each hit lights up the edges, and combo of full brightness. */
export const GREAT_COMBO = 5;
const GREATEST_COMBO = 20;

const FAINTEST = 0.3;
const BRIGHTEST = 0.85;

/** Time in ms after which a flare has lost two thirds of its light. */
const FADE_MS = 190;

/** Golden light along the edges with each hit of a great combo. */
export interface ComboGlow {
  flare(combo: number): void;
  draw(nowMs: number): void;
  place(geometry: StageGeometry): void;
}

/** Creates the glow; it does nothing with reduced motion. */
export function createComboGlow(scene: Phaser.Scene, isMotionReduced: boolean): ComboGlow {
  const glow = createEdgeGlow(scene, 'glow-gold');
  let strength = 0;
  let lastMs = 0;
  return {
    place: (geometry) => glow.place(geometry),
    flare(combo) {
      if (combo < GREAT_COMBO || isMotionReduced) return;
      const greatness = Math.min((combo - GREAT_COMBO) / (GREATEST_COMBO - GREAT_COMBO), 1);
      strength = FAINTEST + (BRIGHTEST - FAINTEST) * greatness;
    },
    draw(nowMs) {
      strength *= Math.exp(Math.min(lastMs - nowMs, 0) / FADE_MS);
      lastMs = nowMs;
      glow.draw(strength);
    },
  };
}
