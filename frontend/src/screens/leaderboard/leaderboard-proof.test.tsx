import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { FakeApi } from '../../../test/support/fake-api';
import { problem } from '../../../test/support/fake-api';
import {
  BOARD,
  STANDING,
  aStanding,
  anEntry,
  boardReply,
  memberBests,
  rankedMember,
} from '../../../test/fixtures/board-data';
import {
  endRound,
  game,
  mountFakeGame,
  mountedGames,
  playingMember,
  startRound,
  ticket,
} from '../../../test/support/fake-game';
import { renderApp } from '../../../test/support/render-app';
import type { TestApp } from '../../../test/support/render-app';

jest.unstable_mockModule('game-scenes/scenes', () => ({ mountGame: mountFakeGame }));

const BOARD_PATH = '/leaderboard?game=alien-clicker&range=week';
const ROUND = 'GET /api/leaderboard/rounds/round-1';
const ranked = {
  ...ticket,
  gameName: 'Alien Clicker',
  field: 'wide',
  log: 'bG9n',
  score: 1074,
  coins: 14,
  decidedAt: '2026-11-20T12:00:00.000Z',
  username: 'racer_1',
};

/** Opens a board of one game whose second row has no stored round. */
function openBoard(): { app: TestApp; api: FakeApi } {
  const entries = [anEntry(1, { round: 'round-1', score: 1074 }), anEntry(2)];
  const api = rankedMember({ [BOARD]: boardReply(entries), [ROUND]: { status: 200, body: ranked } });
  return { app: renderApp(BOARD_PATH), api };
}

async function watchFirst(app: TestApp): Promise<void> {
  await app.person.click(await screen.findByRole('link', { name: 'racer_1: watch the round' }));
  await waitFor(() => expect(mountedGames).toHaveLength(1));
}

beforeEach(() => {
  mountedGames.length = 0;
});

describe('a row of a game', () => {
  it('opens its round and plays it, with the name of who played it', async () => {
    const { app, api } = openBoard();
    await watchFirst(app);
    expect(app.path()).toBe('/games/alien-clicker?watch=round-1&of=leaderboard');
    expect(game().options).toMatchObject({
      game: 'alien-clicker',
      ticket: { seed: ticket.seed, rulesVersion: 1 },
      watchedLog: 'bG9n',
    });
    expect(within(screen.getByRole('main')).getByText('racer_1')).toBeVisible();
    expect(screen.getByText('Watching')).toBeVisible();
    expect(api.callsOf('GET /api/games/rounds/round-1')).toEqual([]);
  });

  it('is proven by the replay in front of whoever watches', async () => {
    const { app } = openBoard();
    await watchFirst(app);
    await endRound(1074);
    expect(await screen.findByText('Proven by replay')).toBeVisible();
    expect(screen.getByText('racer_1 made 1,074 points, and so did this replay.')).toBeVisible();
  });

  it('is not called proven where the replay comes to another score', async () => {
    const { app } = openBoard();
    await watchFirst(app);
    await endRound(47);
    expect(
      await screen.findByText('This replay ends at 47 points, and the board says 1,074 points.'),
    ).toBeVisible();
    expect(screen.queryByText('Proven by replay')).toBeNull();
  });

  it('is come back to with the filters as they were', async () => {
    const { app } = openBoard();
    await watchFirst(app);
    await app.person.click(screen.getByRole('link', { name: 'Back to Leaderboard' }));
    await waitFor(() => expect(app.path()).toBe(BOARD_PATH));
  });

  it('leads nowhere without a round that is kept', async () => {
    openBoard();
    expect(await screen.findByText('racer_2')).toBeVisible();
    expect(screen.queryByRole('link', { name: /racer_2/ })).toBeNull();
  });

  it('says so when its round can not be watched any more', async () => {
    const { app, api } = openBoard();
    const sentence = 'This round cannot be watched any more.';
    api.answer(ROUND, problem(404, 'rounds.not_watchable', sentence));
    await app.person.click(await screen.findByRole('link', { name: 'racer_1: watch the round' }));
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(screen.getAllByRole('link', { name: 'Back to Leaderboard' }).length).toBeGreaterThan(0);
  });
});

describe('a row of all games', () => {
  async function openRounds(): Promise<{ app: TestApp; api: FakeApi }> {
    const api = rankedMember();
    const app = renderApp('/leaderboard?range=month');
    await app.person.click(await screen.findByRole('button', { name: 'racer_1: show the ranked rounds' }));
    return { app, api };
  }

  it('lists the ranked rounds of its member, each with the way to watch it', async () => {
    const { app, api } = await openRounds();
    const dialog = within(await screen.findByRole('dialog', { name: 'racer_1' }));
    const [clicker, memory] = await dialog.findAllByRole('listitem');
    expect(clicker).toHaveTextContent(/^Alien Clicker1,074 points · rank 1 · \d+ days? ago/);
    expect(memory).toHaveTextContent(/^Memory Match80 points · rank 9 · .*Not kept$/);
    expect(api.callsOf('GET /api/leaderboard/members/101')[0]?.search).toBe('?range=month');
    await app.person.click(dialog.getByRole('link', { name: 'Watch Alien Clicker, 1,074 points' }));
    await waitFor(() => expect(app.path()).toBe('/games/alien-clicker?watch=round-1&of=leaderboard'));
  });

  it('says so when the rounds do not arrive, and asks again', async () => {
    const { app, api } = await openRounds();
    await app.person.keyboard('{Escape}');
    api.answer('GET /api/leaderboard/members/102', { status: 502 });
    await app.person.click(screen.getByRole('button', { name: 'racer_2: show the ranked rounds' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'racer_2' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('The rounds could not be loaded.');
    api.answer('GET /api/leaderboard/members/102', { status: 200, body: memberBests });
    await app.person.click(dialog.getByRole('button', { name: 'Retry' }));
    expect(await dialog.findAllByRole('listitem')).toHaveLength(2);
  });
});

describe('a proven round', () => {
  it('makes the boards that are known old, so that they are asked for again [S7.10]', async () => {
    const api = playingMember();
    api.answer(BOARD, boardReply([anEntry(1)]));
    api.answer(STANDING, { status: 200, body: aStanding() });
    const app = renderApp('/leaderboard');
    await screen.findByText('racer_1');
    await act(() => app.goTo('/games/alien-clicker'));
    await startRound(app);
    await endRound();
    await screen.findByText('Proven by replay');
    const isOld = (path: string) => app.client.getQueryState([path])?.isInvalidated;
    await waitFor(() => expect(isOld('/api/leaderboard')).toBe(true));
    expect(isOld('/api/leaderboard/me')).toBe(true);
  });
});
