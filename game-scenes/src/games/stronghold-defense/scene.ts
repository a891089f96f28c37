import type { SceneLoader } from '../../scene-core/game-scene.js';

export const scene: SceneLoader = {
  load: () => import('./scene/stronghold-defense.scene.js'),
  demoRounds: () => import('./rules/demo-rounds.js'),
};
