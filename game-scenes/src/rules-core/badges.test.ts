import { describe, expect, it } from '@jest/globals';
import { fiveBadges, usualBadges } from './badges.js';
import type { GameRules } from './define-game.js';

const game = {
  id: 'alien-nothing',
  name: 'Alien Nothing',
  ticksPerRound: 10,
  config: { parScore: 7, maxInputsPerSecond: 1 },
} as GameRules;

/** What a round has to be for a badge of the game. */
const anyRound = {
  ...{ kind: 'rounds', game: 'alien-nothing', count: 1, minScore: 1 },
  ...{ maxTicks: 10, isFlawless: false },
};

describe('the five badges of a game', () => {
  it('follow from its rules alone', () => {
    expect(
      fiveBadges(game).map(({ id, description, points, cause }) => [id, description, points, cause]),
    ).toEqual([
      ['alien-nothing-first', 'Score in a round of Alien Nothing.', 10, anyRound],
      ['alien-nothing-par', 'Score 7 in one round of Alien Nothing.', 30, { ...anyRound, minScore: 7 }],
      [
        'alien-nothing-flawless',
        'Play a round of Alien Nothing without a fault.',
        50,
        { ...anyRound, isFlawless: true },
      ],
      ['alien-nothing-twice', 'Score 14 in one round of Alien Nothing.', 60, { ...anyRound, minScore: 14 }],
      ['alien-nothing-fifty', 'Score in fifty rounds of Alien Nothing.', 70, { ...anyRound, count: 50 }],
    ]);
    const names = fiveBadges(game).map(({ name }) => name);
    expect(names).toEqual(['First Round', 'On Par', 'Flawless', 'Twice Par', 'Fifty Rounds']);
  });

  it('have what the game says of them, and the points of every game', () => {
    const [first, par, , twice] = fiveBadges(
      game,
      { first: { id: 'first-nothing', name: 'Nil' }, par: { description: 'Do nothing.' } },
      'nothing',
    );
    expect(first).toMatchObject({ id: 'first-nothing', name: 'Nil', points: 10, cause: anyRound });
    expect(par).toMatchObject({ id: 'nothing-par', description: 'Do nothing.', points: 30 });
    expect(twice).toMatchObject({ id: 'nothing-twice', name: 'Twice Par' });
  });

  it('are four where nobody can be flawless', () => {
    const flawless = (rules: GameRules) => usualBadges(rules).some(({ id }) => id.endsWith('-flawless'));
    expect(flawless(game)).toBe(false);
    expect(flawless({ ...game, faults: () => ({ isFlawless: () => true }) })).toBe(true);
  });
});
