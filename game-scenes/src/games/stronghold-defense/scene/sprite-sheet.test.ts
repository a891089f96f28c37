import { describe, expect, it } from '@jest/globals';
import { drawing, markup } from '../../../art-core/drawing.js';
import { createSpriteSheet, packCells, type SpriteRecipe } from './sprite-sheet.js';

const aSprite = (name: string, width: number, height: number, scale = 1): SpriteRecipe => ({
  name,
  scale,
  picture: drawing([-width / 4, -height / 2, width, height], markup`<circle r="${width}"/>`),
});

const MANY = Array.from({ length: 40 }, (_, index) =>
  aSprite(`sprite ${index}`, 20 + ((index * 37) % 90), 12 + ((index * 53) % 70), 0.5 + (index % 3) / 4),
);

describe('a sheet of sprites', () => {
  it('has room for each of them, and none lies on another', () => {
    const cells = packCells(MANY, 300);
    expect(cells).toHaveLength(MANY.length);
    for (const one of cells) {
      expect(one.x + one.width).toBeLessThanOrEqual(300);
      for (const other of cells) {
        const isApart =
          one === other ||
          one.x + one.width < other.x ||
          other.x + other.width < one.x ||
          one.y + one.height < other.y ||
          other.y + other.height < one.y;
        expect(isApart ? '' : `${one.name} lies on ${other.name}`).toBe('');
      }
    }
  });

  it('keeps the size and the origin of each', () => {
    const [cell] = packCells([aSprite('one', 40, 30, 0.5)], 300);
    expect(cell).toMatchObject({ width: 20, height: 15, originX: 0.25, originY: 0.5 });
  });

  it('is as large as what lies on it, and draws everything on it', () => {
    const { recipe, cells } = createSpriteSheet('sheet', MANY, 300);
    for (const { x, y, width, height } of cells.values()) {
      expect(x + width).toBeLessThan(recipe.width);
      expect(y + height).toBeLessThan(recipe.height);
    }
    const { picture } = recipe;
    expect('body' in picture && picture.body.split('<circle').length - 1).toBe(MANY.length);
  });
});
