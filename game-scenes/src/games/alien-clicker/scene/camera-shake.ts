import type Phaser from 'phaser';
import type { StageGeometry } from '../../../scene-core/stage-geometry.js';

const SHAKE_PX = 3;
const SHAKE_MS = 160;

export interface Shake {
  start(): void;
  draw(geometry: StageGeometry, nowMs: number): void;
}

/** Creates the shake of the camera; it does nothing with reduced motion. */
export function createShake(scene: Phaser.Scene, isMotionReduced: boolean): Shake {
  let isAsked = false;
  let endsMs = 0;
  return {
    start() {
      isAsked = !isMotionReduced;
    },
    draw({ left, top }, nowMs) {
      if (isAsked) endsMs = nowMs + SHAKE_MS;
      isAsked = false;
      const strength = (SHAKE_PX * Math.max(0, endsMs - nowMs)) / SHAKE_MS;
      const [across, down] = [Math.sin(nowMs * 0.9) * strength, Math.cos(nowMs * 1.3) * strength];
      scene.cameras.main.setScroll(left + across, top + down);
    },
  };
}
