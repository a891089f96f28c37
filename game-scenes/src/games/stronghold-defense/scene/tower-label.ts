import type Phaser from 'phaser';
import type { FieldName } from '../../../rules-core/define-game.js';
import type { StageGeometry } from '../../../scene-core/stage-geometry.js';
import { scaleToRecipe } from '../../../scene-core/textures.js';
import { LABEL_TEXT_PX, labelName, type LabelId } from './labels.js';
import { DEPTHS } from './layers.js';
import { showSprite } from './sprite-sheet.js';
import { SHEET } from './sprites.js';

/** Distance of the label below a tower, or above it where a finger or the field's end would hide it; logical px. */
const LABEL_BELOW: Readonly<Record<FieldName, number>> = { wide: 58, tall: 66 };
const LABEL_ABOVE: Readonly<Record<FieldName, number>> = { wide: 92, tall: 104 };
export const EDGE = 10;

/** Minimum size of words, so that they are legible on small fields. */
const MIN_TEXT_CSS_PX = 15;

/** Returns the factor by which words are drawn larger on a small field. */
export function enlargedBy(field: FieldName, { scale, pixelRatio }: StageGeometry): number {
  return Math.max(1, (MIN_TEXT_CSS_PX * pixelRatio) / (LABEL_TEXT_PX[field] * scale));
}

export interface TowerLabel {
  hide(): void;
  /** Draws the label beside a tower or ghost, within the visible part. */
  draw(id: LabelId, x: number, y: number, isHeld: boolean): void;
  place(geometry: StageGeometry): void;
}

/** Creates the label beside a tower's ghost or a selected tower. */
export function createTowerLabel(scene: Phaser.Scene, field: FieldName): TowerLabel {
  const label = scene.add.image(0, 0, SHEET, labelName('free')).setDepth(DEPTHS.label).setVisible(false);
  let geometry: StageGeometry | undefined;
  return {
    hide: () => void label.setVisible(false),
    place: (next) => void (geometry = next),
    draw(id, x, y, isHeld) {
      if (geometry === undefined) return;
      const { left, top, width, height } = geometry;
      showSprite(label.setVisible(true), labelName(id));
      scaleToRecipe(label, enlargedBy(field, geometry));
      const halfWidth = label.displayWidth / 2 + EDGE;
      const halfHeight = label.displayHeight / 2 + EDGE;
      const below = y + LABEL_BELOW[field];
      const isAbove = isHeld || below + halfHeight > top + height;
      const labelX = Math.max(left + halfWidth, Math.min(x, left + width - halfWidth));
      label.setPosition(labelX, isAbove ? y - LABEL_ABOVE[field] : below);
    },
  };
}
