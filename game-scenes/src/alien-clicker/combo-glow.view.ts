import type Phaser from 'phaser';
import type { StageGeometry } from '../scene-core/stage-geometry.js';
import { createEdgeGlow } from './edge-glow.view.js';

/** Hits in a row from which on a hit lights up the edges, and from which they are brightest. */
export const GREAT_COMBO = 5;
const GREATEST_COMBO = 20;

const FAINTEST = 0.3;
const BRIGHTEST = 0.85;

/** A flare has lost two thirds of its light after so many ms. */
const FADE_MS = 190;

/** Gold along the edges with each hit of a great combo. */
export interface ComboGlow {
  flare(combo: number): void;
  draw(nowMs: number): void;
  place(geometry: StageGeometry): void;
}

/** Those who asked for less motion are spared the flicker. */
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
