import type Phaser from 'phaser';

/** Appearance of a sprite, independent of its position. */
export interface Look {
  readonly texture: string;
  readonly frame: string;
  readonly blendMode: number;
  readonly isFlipped: boolean;
}

/** The looks of a scene, numbered in the order of first use. */
export interface Looks {
  readonly all: readonly Look[];
  numberOf(image: Phaser.GameObjects.Image): number;
}

export function createLooks(): Looks {
  const all: Look[] = [];
  const numbers = new Map<string, number>();
  return {
    all,
    numberOf({ texture, frame, blendMode, flipX: isFlipped }) {
      const look = { texture: texture.key, frame: frame.name, blendMode: Number(blendMode), isFlipped };
      const key = Object.values(look).join('|');
      const known = numbers.get(key);
      if (known !== undefined) return known;
      numbers.set(key, all.length);
      return all.push(look) - 1;
    },
  };
}
