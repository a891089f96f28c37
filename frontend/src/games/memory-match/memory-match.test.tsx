import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { GAMES } from 'game-scenes/rules';
import { laterReply } from '../../../test/support/fake-api';
import type { FakeApi } from '../../../test/support/fake-api';
import {
  endRound,
  figureOf,
  finish,
  game,
  mountFakeGame,
  openGame,
  play,
  playingMember,
  termsIn,
  ticket,
  verdict,
} from '../../../test/support/fake-game';

jest.unstable_mockModule('game-scenes/scenes', () => ({ mountGame: mountFakeGame }));

const RULES = GAMES['memory-match'].rulesVersion;

let api: FakeApi;

beforeEach(() => {
  api = playingMember();
});

describe('Memory Match', () => {
  it('shows score, time, pairs of eight and coins under the board', async () => {
    await play('memory-match', { pairs: 3 });
    expect(termsIn('.play__bar')).toEqual(['Score', 'Time', 'Pairs', 'Coins']);
    expect(figureOf('Pairs')).toHaveTextContent('3/8');
  });

  it('sums up pairs and time when the game is over [S2.062]', async () => {
    await play('memory-match', { pairs: 8 });
    await finish(80, { pairs: 8 }, 2580);
    expect(screen.getByRole('heading', { name: 'Game Over' })).toBeVisible();
    expect(figureOf('Pairs', '.over')).toHaveTextContent('8/8');
    expect(figureOf('Time', '.over')).toHaveTextContent('43.00 s');
  });

  it.each([
    [2580, 2600, RULES, true],
    [2600, 2600, RULES, false],
    [2620, 2600, RULES, false],
    [2580, 2600, RULES + 1, false],
  ])(
    'celebrates %i ticks against the best of %i under rules %i: %s',
    async (ticks, bestTicks, rulesVersion, isRecord) => {
      const { answer, send } = laterReply();
      api.answer('POST /api/games/rounds', { status: 201, body: { ...ticket, rulesVersion } });
      api.answer('GET /api/games/stats', {
        status: 200,
        body: [{ id: 2, gameName: 'Memory Match', highScore: 80, bestTicks }],
      });
      api.answer('POST /api/games/stats', answer);
      await openGame('memory-match');
      expect(await screen.findByText('43.33 s')).toBeVisible();
      fireEvent.click(screen.getByRole('button', { name: 'Start Game' }));
      await waitFor(() => game());
      await endRound(80, { pairs: 8 }, ticks);
      await screen.findByText('The server is proving your round...');
      expect(screen.queryByText('New high score!') !== null).toBe(isRecord);
      expect(screen.getByText(isRecord ? 'Old best' : 'Your best').nextElementSibling).toHaveTextContent(
        '80 43.33 s',
      );
      send({ status: 200, body: verdict });
      await screen.findByText('Proven by replay');
    },
  );
});
