import type Phaser from 'phaser';
import type { StageGeometry } from '../../../scene-core/stage-geometry.js';
import { panelScale, type PanelSizes } from './panel-sizes.js';
import { DEPTHS } from './layout.js';
import { figureFont, type FigureFont } from './letters.js';

export interface PanelFonts {
  readonly lap: FigureFont;
  readonly speed: FigureFont;
}

/** Area of the panels, in the corners of the visible part. */
export interface PanelFrame {
  readonly sizes: PanelSizes;
  /** Logical px per CSS px of the sizes. */
  readonly unit: number;
  readonly fonts: PanelFonts;
  readonly grid: StageGeometry;
  /** Edges of the area inside the margin, in logical px. */
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

const panelFonts = ({ speed }: PanelSizes): PanelFonts => ({
  lap: figureFont('figure-lap', 800, 18, '#eef1ff'),
  speed: figureFont('figure-speed', 900, speed.figurePx, '#eef1ff'),
});

export function panelFrame(grid: StageGeometry): PanelFrame {
  const { sizes, unit } = panelScale(grid);
  const [marginX, marginY] = [sizes.edgeX * unit, sizes.edgeY * unit];
  return {
    sizes,
    unit,
    fonts: panelFonts(sizes),
    grid,
    left: grid.left + marginX,
    right: grid.left + grid.width - marginX,
    top: grid.top + marginY,
    bottom: grid.top + grid.height - marginY,
  };
}

export function addPanel(scene: Phaser.Scene, key: string, above = 0): Phaser.GameObjects.Image {
  return scene.add
    .image(0, 0, key)
    .setOrigin(0, 0)
    .setDepth(DEPTHS.panels + above);
}

/** Switches between textures of equal size; does nothing if the texture is already shown. */
export function wear(image: Phaser.GameObjects.Image, key: string): void {
  if (image.texture.key !== key) image.setTexture(key);
}
