import { describe, expect, it } from '@jest/globals';
import { aPlace, RIVAL } from '../../../test/fixtures/home-data';
import { aProgress } from '../../../test/fixtures/progress-data';
import { aStanding } from '../../../test/fixtures/standing-data';
import type { GameProgress, GoalAnswer } from '../../api/types';
import { nextGoal } from './goals';

const saving = (price: number): GoalAnswer => ({
  goal: { itemType: 'sticker', itemId: 'alien-cool', name: 'Cool', price, imageUrl: '', storeItemId: 3 },
  leftStore: null,
  coinsPerRound: 15,
});

const none: GoalAnswer = { goal: null, leftStore: null, coinsPerRound: 15 };
const leading = aStanding({ rank: 1, toNext: null });
const first = aProgress({ place: aPlace({ above: null }) });

/** Where a member with 74 points stands in a game behind Nova_Quill. */
const behind = (gameName: string, points: number, ticks: number | null = null): GameProgress =>
  aProgress({ gameName, place: aPlace({ score: 74, above: { ...RIVAL, points, ticks } }) });

describe('the next goal', () => {
  it.each([
    ['the item that one more round pays for', 50, 35, aProgress(), '15 coins to the Cool sticker', 0.7],
    [
      'the item that the coins suffice for',
      50,
      60,
      aProgress(),
      'You have the coins for the Cool sticker',
      1,
    ],
    [
      'the next place of the last game',
      50,
      34,
      aProgress(),
      '9 points over your best to overtake Nova_Quill',
      74 / 83,
    ],
    [
      'the next place over all games',
      50,
      34,
      first,
      '41 points over all games to overtake racer_3',
      11_420 / 11_461,
    ],
  ])('is %s', (_goal, price, coins, progress, title, share) => {
    const goal = nextGoal({ coins, progress, standing: aStanding(), saved: saving(price) });
    expect(goal?.title).toBe(title);
    expect(goal?.share).toBeCloseTo(share, 9);
  });

  it.each([
    [
      'Alien Clicker',
      8,
      null,
      '9 points over your best to overtake Nova_Quill',
      'One round of 83 in Alien Clicker does it.',
    ],
    [
      'Memory Match',
      6,
      null,
      '6 points over your best to catch Nova_Quill',
      'One round of 80 in Memory Match draws level.',
    ],
    ['Memory Match', 0, 21, '0.36 s off your best to overtake Nova_Quill', 'As many points, only faster.'],
    ['Memory Match', 0, null, 'Level with Nova_Quill', 'They were there first. Anything better overtakes.'],
  ])('in %s, %s points and %s ticks behind, is %s', (gameName, points, ticks, title, words) => {
    const progress = behind(gameName, points, ticks);
    expect(nextGoal({ coins: 0, progress, standing: undefined, saved: none })).toMatchObject({
      title,
      words,
    });
  });

  it('is an item several rounds away for who leads everywhere, and without one the next badge', () => {
    const sources = { coins: 50, progress: first, standing: leading };
    expect(nextGoal({ ...sources, saved: saving(1050) })).toMatchObject({
      title: '1,000 coins to the Cool sticker',
      words: 'That is about 67 rounds.',
      to: '/store?item=3',
    });
    expect(nextGoal({ ...sources, saved: none })).toMatchObject({
      title: 'Next badge: Quick Hands',
      words: 'Score 100 in one round of Alien Clicker. 1 of 2 earned.',
      share: 0.5,
      to: '/games/alien-clicker',
    });
  });
});
