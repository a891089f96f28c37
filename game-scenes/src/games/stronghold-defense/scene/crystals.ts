import type Phaser from 'phaser';
import { scaleToRecipe } from '../../../scene-core/textures.js';
import { slows, type StrongholdState } from '../rules/state.js';
import { DEPTHS, unitDepth } from './layers.js';
import { showSprite } from './sprite-sheet.js';
import { COLD_GROUND, CRYSTAL, SHEET } from './sprites.js';

/** Opacity of the cold ground around a crystal, at rest and while it slows an enemy. */
const COLD_ALPHA = { resting: 0.45, slowing: 1 } as const;

/** Creates the crystals, all alike; the ground around one lights up while it slows an enemy. */
export function createCrystals(scene: Phaser.Scene) {
  let crystals: readonly { cold: Phaser.GameObjects.Image; body: Phaser.GameObjects.Image }[] | undefined;
  return ({ ground, enemies }: Readonly<StrongholdState>): void => {
    crystals ??= ground.crystals.map(({ x, y }) => ({
      cold: scene.add.image(x, y, SHEET, COLD_GROUND).setDepth(DEPTHS.cold),
      body: scene.add.image(x, y, SHEET, CRYSTAL).setDepth(unitDepth(y)),
    }));
    for (let index = 0; index < crystals.length; index++) {
      const [images, crystal] = [crystals[index], ground.crystals[index]];
      if (images === undefined || crystal === undefined) continue;
      const isSlowing = enemies.some(({ x, y }) => slows(crystal, x, y));
      showSprite(images.cold, COLD_GROUND);
      showSprite(images.body, CRYSTAL);
      scaleToRecipe(images.cold.setAlpha(isSlowing ? COLD_ALPHA.slowing : COLD_ALPHA.resting));
      scaleToRecipe(images.body);
    }
  };
}
