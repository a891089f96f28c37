import type { SceneLoader } from '../../scene-core/game-scene.js';

export const scene: SceneLoader = {
  load: () => import('./scene/alien-clicker.scene.js'),
  demoRounds: () => import('./rules/demo-rounds.js'),
};
