import type { SceneLoader } from '../../scene-core/game-scene.js';

export const scene: SceneLoader = {
  load: () => import('./scene/memory-match.scene.js'),
  demoRounds: () => import('./rules/demo-rounds.js'),
};
