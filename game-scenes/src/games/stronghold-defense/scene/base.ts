import type Phaser from 'phaser';
import type { FieldName } from '../../../rules-core/define-game.js';
import { scaleToRecipe } from '../../../scene-core/textures.js';
import { share } from './effect-time.js';
import { showSprite } from './sprite-sheet.js';
import { PART_DEPTH, unitDepth } from './layers.js';
import { DOME_ALARM, SHEET, baseName, cracksName } from './sprites.js';
import { baseOf, type StrongholdState } from '../rules/state.js';

/** Distance of the deck below the middle of the dome, which is the position in the rules. Logical px. */
const DECK_BELOW = 14;

const FLASH_MS = 420;
const SHAKE_MS = 320;
const SHAKE_PX = 7;

/** Lives from which on the glass has a crack, the glass has many, and the alien is worried. */
const FEW_CRACKS_AT = 6;
const MANY_CRACKS_AT = 3;
const WORRIED_AT = 3;

export interface Base {
  draw(state: Readonly<StrongholdState>, nowMs: number): void;
  /** Shows that a bug has got through. */
  suffer(): void;
}

/** Creates the dome. It flashes and shakes when a life is lost, cracks, and its alien gets worried. */
export function createBase(scene: Phaser.Scene, field: FieldName, isMotionReduced: boolean): Base {
  const { x, y } = baseOf(field);
  const depth = unitDepth(y + DECK_BELOW);
  const [deck, cracks, alarm] = [baseName('brave'), cracksName(false), DOME_ALARM].map((name, index) =>
    scene.add
      .image(x, y + DECK_BELOW, SHEET, name)
      .setDepth(depth + index * PART_DEPTH)
      .setVisible(index === 0),
  );
  let isHurt = false;
  let hurtMs = -Infinity;
  return {
    suffer: () => void (isHurt = true),
    draw({ lives }, nowMs) {
      if (deck === undefined || cracks === undefined || alarm === undefined) return;
      if (isHurt) [hurtMs, isHurt] = [nowMs, false];
      const flash = 1 - share(nowMs - hurtMs, FLASH_MS);
      const shake = isMotionReduced ? 0 : 1 - share(nowMs - hurtMs, SHAKE_MS);
      const sway = SHAKE_PX * shake * Math.sin(nowMs * 0.055);
      for (const image of [deck, cracks, alarm]) image.setX(x + sway);
      showSprite(deck, baseName(lives <= WORRIED_AT || shake > 0 ? 'worried' : 'brave'));
      showSprite(cracks, cracksName(lives <= MANY_CRACKS_AT));
      showSprite(alarm, DOME_ALARM);
      cracks.setVisible(lives <= FEW_CRACKS_AT);
      alarm.setVisible(flash > 0).setAlpha(flash);
      for (const image of [deck, cracks, alarm]) scaleToRecipe(image);
    },
  };
}
