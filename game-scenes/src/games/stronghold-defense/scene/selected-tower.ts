import type Phaser from 'phaser';
import type { FieldName } from '../../../rules-core/define-game.js';
import type { StageGeometry } from '../../../scene-core/stage-geometry.js';
import { scaleToRecipe } from '../../../scene-core/textures.js';
import type { StrongholdState } from '../rules/state.js';
import { DEPTHS } from './layers.js';
import type { Placement } from './placement.js';
import { towerAt, type Selection } from './selection.js';
import { showSprite } from './sprite-sheet.js';
import { SELECTED_REACH, SHEET } from './sprites.js';
import { createTowerLabel } from './tower-label.js';

/** Opacity of the range of a tower below the mouse, which a key sells. */
const HOVERED_ALPHA = 0.4;

/** Range of the selected tower with the words how it is sold, or the range alone of the one below the mouse. */
export interface SelectedTower {
  draw(selection: Selection, placement: Placement, state: Readonly<StrongholdState>): void;
  place(geometry: StageGeometry): void;
}

export function createSelectedTower(scene: Phaser.Scene, field: FieldName): SelectedTower {
  const ring = scene.add.image(0, 0, SHEET, SELECTED_REACH).setDepth(DEPTHS.standingReach).setVisible(false);
  const label = createTowerLabel(scene, field);
  return {
    place: (geometry) => label.place(geometry),
    draw({ tower: selected, isByKeys }, placement, state) {
      const isHovering = placement.isHovering && !placement.isOn;
      const tower = selected ?? (isHovering ? towerAt(state, placement) : undefined);
      ring.setVisible(tower !== undefined).setAlpha(selected === undefined ? HOVERED_ALPHA : 1);
      if (selected === undefined) label.hide();
      else label.draw(isByKeys ? 'sellByKey' : 'sellByPress', selected.x, selected.y, false);
      if (tower === undefined) return;
      showSprite(ring, SELECTED_REACH);
      scaleToRecipe(ring.setPosition(tower.x, tower.y));
    },
  };
}
