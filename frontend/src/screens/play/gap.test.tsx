import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { GAMES } from 'game-scenes/rules';
import type { FakeApi } from '../../../test/support/fake-api';
import {
  figureOf,
  game,
  mountFakeGame,
  openGame,
  play,
  playingMember,
  showHud,
} from '../../../test/support/fake-game';
import { figuresIn } from './shown-figures';

jest.unstable_mockModule('game-scenes/scenes', () => ({ mountGame: mountFakeGame }));

let api: FakeApi;

beforeEach(() => {
  api = playingMember();
});

describe('the gap to the best round', () => {
  it.each([
    [3, '+3 ahead of your best'],
    [-5, '−5 behind your best'],
    [0, '±0 level with your best'],
  ])('of %i points stands beside the score as %s', async (gap, words) => {
    await play('alien-clicker');
    showHud({ gap });
    expect(figureOf('Score')).toHaveTextContent(`12${words}`);
  });

  it('is in seconds where a game has a way', () => {
    const hud = { ...figuresIn(null, GAMES['alien-clicker']), phase: 'playing', gap: -0.4 } as never;
    const race = { ...GAMES['alien-clicker'], way: () => 0 };
    expect(figuresIn(hud, race).gap).toEqual({ value: -0.4, unit: 'seconds' });
    expect(figuresIn(hud, GAMES['alien-clicker']).gap).toEqual({ value: -0.4, unit: 'points' });
  });

  it('is left out where there is no best round', async () => {
    await play('alien-clicker');
    expect(figureOf('Score')).toHaveTextContent(/^12$/);
    expect(game().options.best).toBeUndefined();
  });

  it('comes from the round that the board names as the best of the game', async () => {
    const round = { round: 'best-1', gameId: 'alien-clicker', gameName: 'Alien Clicker', rank: 1 };
    const bests = [{ ...round, gameId: 'memory-match', round: 'other' }, round];
    api.answer('GET /api/leaderboard/me', { status: 200, body: { bests } });
    const watchable = { seed: 'ff', rulesVersion: 1, log: 'bG9n' };
    api.answer('GET /api/games/rounds/best-1', { status: 200, body: watchable });
    const app = await openGame('alien-clicker');
    await waitFor(() => expect(api.callsOf('GET /api/games/rounds/best-1')).toHaveLength(1));
    await app.person.click(screen.getByRole('button', { name: 'Start Game' }));
    await waitFor(() => expect(game().options.best).toMatchObject(watchable));
  });
});
