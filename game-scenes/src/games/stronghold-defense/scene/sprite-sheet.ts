import type Phaser from 'phaser';
import { drawing, markup, moved, type Drawing } from '../../../art-core/drawing.js';
import type { CanvasPainter, TextureRecipe } from '../../../scene-core/textures.js';

/** Left, top, width and height around the sprite's origin, in its own px. */
export type SpriteBox = readonly [x: number, y: number, width: number, height: number];

/** A sprite to create: a drawing seen through its view box, or something painted into a box, e.g. text. */
export interface SpriteRecipe {
  readonly name: string;
  /** Logical px per px of the drawing. */
  readonly scale: number;
  readonly picture: Drawing | { readonly box: SpriteBox; readonly paint: CanvasPainter };
}

/** Position of a sprite on its sheet in logical px, and its origin as a share of its size. */
export interface Cell {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly originX: number;
  readonly originY: number;
}

/** Sprites on one texture. Consecutive sprites of the same texture need only one draw call. */
export interface SpriteSheet {
  readonly recipe: TextureRecipe;
  readonly cells: ReadonlyMap<string, Cell>;
  /** Registers the sprites' names. Call it each time the sheet's texture was drawn. */
  cut(scene: Phaser.Scene): void;
}

/** Gap in px that keeps neighbours from showing through when a sprite is scaled. */
const GAP = 3;

const boxOf = ({ picture }: SpriteRecipe): SpriteBox => ('box' in picture ? picture.box : picture.viewBox);

/** Arranges the sprites in rows no wider than `width`, the highest first. */
export function packCells(recipes: readonly SpriteRecipe[], width: number): Cell[] {
  const ordered = recipes.toSorted((one, other) => heightOf(other) - heightOf(one));
  let [x, y, rowHeight] = [GAP, GAP, 0];
  return ordered.map((recipe) => {
    const [left, top, boxWidth, boxHeight] = boxOf(recipe);
    const [cellWidth, cellHeight] = [boxWidth * recipe.scale, boxHeight * recipe.scale];
    if (x + cellWidth + GAP > width && x > GAP) {
      y += rowHeight + GAP;
      [x, rowHeight] = [GAP, 0];
    }
    const cell = {
      name: recipe.name,
      x,
      y,
      width: cellWidth,
      height: cellHeight,
      originX: -left / boxWidth,
      originY: -top / boxHeight,
    };
    x += cellWidth + GAP;
    rowHeight = Math.max(rowHeight, cellHeight);
    return cell;
  });
}

const heightOf = (recipe: SpriteRecipe): number => boxOf(recipe)[3] * recipe.scale;

interface Placed {
  readonly recipe: SpriteRecipe;
  /** Position of the sprite's origin on the sheet. */
  readonly x: number;
  readonly y: number;
}

function sheetDrawing(placed: readonly Placed[], width: number, height: number): Drawing {
  const pieces = placed.flatMap(({ recipe: { picture, scale }, x, y }) =>
    'box' in picture ? [] : [moved(`translate(${short(x)} ${short(y)}) scale(${scale})`, picture)],
  );
  return drawing([0, 0, width, height], markup`${pieces}`);
}

const short = (value: number): number => Math.round(value * 1000) / 1000;

const paintRest =
  (placed: readonly Placed[]): CanvasPainter =>
  (context) => {
    for (const { recipe, x, y } of placed) {
      if (!('box' in recipe.picture)) continue;
      context.save();
      context.translate(x, y);
      context.scale(recipe.scale, recipe.scale);
      recipe.picture.paint(context);
      context.restore();
    }
  };

/** Creates a sheet of these sprites under the key of its texture. */
export function createSpriteSheet(
  key: string,
  recipes: readonly SpriteRecipe[],
  mostWidth: number,
): SpriteSheet {
  const cells = new Map(packCells(recipes, mostWidth).map((cell) => [cell.name, cell]));
  const all = [...cells.values()];
  const width = Math.max(...all.map((cell) => cell.x + cell.width)) + GAP;
  const height = Math.max(...all.map((cell) => cell.y + cell.height)) + GAP;
  const placed = recipes.flatMap((recipe): Placed[] => {
    const cell = cells.get(recipe.name);
    if (cell === undefined) return [];
    return [{ recipe, x: cell.x + cell.originX * cell.width, y: cell.y + cell.originY * cell.height }];
  });
  return {
    cells,
    recipe: { key, width, height, picture: sheetDrawing(placed, width, height), finish: paintRest(placed) },
    cut(scene) {
      const texture = scene.textures.get(key);
      const source = texture.source[0];
      if (source === undefined) return;
      const [unitX, unitY] = [source.width / width, source.height / height];
      for (const cell of all) {
        const frame = texture.add(
          cell.name,
          0,
          cell.x * unitX,
          cell.y * unitY,
          cell.width * unitX,
          cell.height * unitY,
        );
        if (frame === null) continue;
        Object.assign(frame, { customPivot: true, pivotX: cell.originX, pivotY: cell.originY });
      }
    },
  };
}

/** Shows a sprite of the sheet its image belongs to, even after the sheet was drawn again. */
export function showSprite(image: Phaser.GameObjects.Image, name: string): void {
  if (image.frame.name !== name) image.setFrame(name);
}
