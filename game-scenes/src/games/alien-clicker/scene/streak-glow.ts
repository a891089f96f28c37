import type Phaser from 'phaser';
import type { StageGeometry } from '../../../scene-core/stage-geometry.js';
import { createEdgeGlow } from './edge-glow.js';

/** Streak from which each hit lights up the edges, and streak of full brightness. */
export const GREAT_STREAK = 10;
const GREATEST_STREAK = 40;

const FAINTEST = 0.3;
const BRIGHTEST = 0.85;

/** Time in ms after which a flare has lost two thirds of its light. */
const FADE_MS = 190;

/** Golden light along the edges with each hit of a great streak. */
export interface StreakGlow {
  flare(streak: number): void;
  draw(nowMs: number): void;
  place(geometry: StageGeometry): void;
}

/** Creates the glow; it does nothing with reduced motion. */
export function createStreakGlow(scene: Phaser.Scene, isMotionReduced: boolean): StreakGlow {
  const glow = createEdgeGlow(scene, 'glow-gold');
  let strength = 0;
  let lastMs = 0;
  return {
    place: (geometry) => glow.place(geometry),
    flare(streak) {
      if (streak < GREAT_STREAK || isMotionReduced) return;
      const greatness = Math.min((streak - GREAT_STREAK) / (GREATEST_STREAK - GREAT_STREAK), 1);
      strength = FAINTEST + (BRIGHTEST - FAINTEST) * greatness;
    },
    draw(nowMs) {
      strength *= Math.exp(Math.min(lastMs - nowMs, 0) / FADE_MS);
      lastMs = nowMs;
      glow.draw(strength);
    },
  };
}
