import { describe, expect, it } from '@jest/globals';
import { achievements } from '../../../test/fixtures/profile-data';
import { aStanding, noStanding } from '../../../test/fixtures/standing-data';
import type { GoalAnswer } from '../../api/types';
import { nextGoal } from './goals';

const saving = (name: string, price: number): GoalAnswer => ({
  goal: { itemType: 'sticker', itemId: 'alien-cool', name, price, imageUrl: '', storeItemId: 3 },
  leftStore: null,
  coinsPerRound: 15,
});

const leading = aStanding({ rank: 1, toNext: null });

describe('the next goal', () => {
  it.each([
    ['the item that one more round pays for', 50, aStanding(), 35, '15 coins to the Cool sticker', 0.7],
    [
      'the item that the coins suffice for',
      50,
      aStanding(),
      60,
      'You have the coins for the Cool sticker',
      1,
    ],
    [
      'the next place while the item is farther',
      50,
      aStanding(),
      34,
      '41 points to overtake racer_3',
      0.9964,
    ],
    ['the item at the top of the board', 1050, leading, 50, '1,000 coins to the Cool sticker', 0.0476],
  ] as const)('is %s', (_goal, price, standing, coins, title, share) => {
    const goal = nextGoal({ coins, standing, saved: saving('Cool', price), achievements });
    expect(goal?.title).toBe(title);
    expect(goal?.share).toBeCloseTo(share, 4);
  });

  it('is the next badge when there is neither a place above nor an item', () => {
    expect(nextGoal({ coins: 9, standing: noStanding, saved: undefined, achievements })).toEqual({
      title: 'Next badge: Podium',
      words: 'Finish among the first three in Alien Racing. 1 of 2 earned.',
      share: 0.5,
      to: '/profile',
    });
  });
});
