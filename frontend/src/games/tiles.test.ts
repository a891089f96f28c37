import { describe, expect, it, jest } from '@jest/globals';
import { GAME_IDS } from 'game-scenes/names';
import { alienParts } from '../ui/alien-parts';
import { dressedCover } from './covers';

const PLAIN = 'a-plain-game';
const IDS = [...GAME_IDS, PLAIN];

jest.unstable_mockModule('game-scenes/names', () => ({ GAME_IDS: IDS }));
const { GAME_TILES } = await import('./tiles');

const look = alienParts({ color: 'green', hat: 'none', face: 'smile', accessory: 'none' });

describe('the tiles of the games', () => {
  it('stand in their own order, and a game without a tile has the last place with defaults alone', () => {
    expect(GAME_TILES.map(({ id }) => id).sort()).toEqual([...IDS].sort());
    expect(GAME_TILES.at(-1)).toEqual({ id: PLAIN });
    expect(GAME_TILES[0]).toMatchObject({ id: 'alien-racing', isWide: true, slant: 'right' });
  });

  it('have a cover with the member in it, which a game may lack', () => {
    const covers = GAME_TILES.map(({ id }) => dressedCover(id, 'tile', look));
    for (const cover of covers.slice(0, 4)) expect(cover).toMatch(/^data:image\/svg\+xml/);
    expect(covers.at(-1)).toBeUndefined();
  });
});
