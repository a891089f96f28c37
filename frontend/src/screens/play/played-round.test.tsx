import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { QueryObserver } from '@tanstack/react-query';
import { coinTransactionsKey } from '../../api/keys';
import { problem } from '../../testing/fake-api';
import type { FakeApi } from '../../testing/fake-api';
import {
  endRound,
  mountFakeGame,
  mountedGames,
  playingMember,
  showHud,
  startRound,
  verdict,
} from '../../testing/fake-game';
import { renderApp } from '../../testing/render-app';
import type { TestApp } from '../../testing/render-app';

jest.unstable_mockModule('game-scenes/scenes', () => ({ mountGame: mountFakeGame }));

describe('a played round', () => {
  beforeEach(() => {
    mountedGames.length = 0;
  });

  async function playToTheEnd(app: TestApp, score = 47): Promise<void> {
    await startRound(app);
    showHud();
    await endRound(score);
  }

  /** Keeps the ledger on the page, as a screen that lists it does; gives the way to stop. */
  function watchLedger(app: TestApp): () => void {
    return new QueryObserver(app.client, { queryKey: coinTransactionsKey }).subscribe(() => undefined);
  }

  it('is handed in with its log and the figures of §7', async () => {
    const api = playingMember();
    const app = renderApp('/games/alien-clicker');
    await playToTheEnd(app);
    await screen.findByText('Proven by replay');
    expect(api.callsOf('POST /api/games/stats').map((call) => call.body)).toEqual([
      {
        gameName: 'Alien Clicker',
        highScore: 74,
        timesPlayed: 1,
        timePlayed: 60,
        round: 'round-1',
        log: 'bG9n',
      },
    ]);
  });

  it('reports a new best as the larger score, and shows the banner when the server says so', async () => {
    const api = playingMember();
    api.answer('POST /api/games/stats', {
      status: 200,
      body: { ...verdict, score: 86, isNewHighScore: true },
    });
    const app = renderApp('/games/alien-clicker');
    await playToTheEnd(app, 86);
    expect(await screen.findByText('New high score!')).toBeVisible();
    expect(api.callsOf('POST /api/games/stats')[0]?.body).toMatchObject({ highScore: 86 });
    expect(screen.getByText('Old best').nextElementSibling).toHaveTextContent('74');
  });

  it('shows the coins the server paid, and asks again for user, ledger and stats', async () => {
    const api = playingMember();
    api.answer('GET /api/coins/transactions', { status: 200, body: [] });
    const app = renderApp('/games/alien-clicker');
    const stopWatching = watchLedger(app);
    await screen.findByText('74');
    const cached = ['GET /api/user', 'GET /api/coins/transactions', 'GET /api/games/stats'];
    const timesAsked = () => cached.map((route) => api.callsOf(route).length);
    await waitFor(() => expect(timesAsked()).toEqual([1, 1, 1]));
    await playToTheEnd(app);
    expect(await screen.findByText('Earned 9 coins playing Alien Clicker')).toBeVisible();
    expect(screen.queryByText('New high score!')).toBeNull();
    await waitFor(() => expect(timesAsked()).toEqual([2, 2, 2]));
    stopWatching();
  });

  it('shows no coins below one coin', async () => {
    const api = playingMember();
    api.answer('POST /api/games/stats', { status: 200, body: { ...verdict, score: 3, coins: 0 } });
    const app = renderApp('/games/alien-clicker');
    await playToTheEnd(app, 3);
    expect(await screen.findByText('Proven by replay')).toBeVisible();
    expect(screen.queryByText(/^Earned/)).toBeNull();
  });

  it('says plainly why the server refused it', async () => {
    const api = playingMember();
    const refused = { ...verdict, verdict: 'refused', reason: 'faster_than_time', score: 0, coins: 0 };
    api.answer('POST /api/games/stats', { status: 200, body: refused });
    const app = renderApp('/games/alien-clicker');
    await playToTheEnd(app);
    expect(
      await screen.findByText(/does not count\. This round was over sooner than its clock allows\./),
    ).toBeVisible();
    expect(screen.queryByText(/^Earned/)).toBeNull();
  });

  it('starts another with a new ticket on Play Again', async () => {
    const api = playingMember();
    const app = renderApp('/games/alien-clicker');
    await playToTheEnd(app);
    await app.person.click(await screen.findByRole('button', { name: 'Play Again' }));
    await waitFor(() => expect(mountedGames).toHaveLength(2));
    expect(api.callsOf('POST /api/games/rounds')).toHaveLength(2);
    expect(mountedGames[0]?.handle.destroy).toHaveBeenCalledTimes(1);
    expect(screen.queryByText('Game Over')).toBeNull();
  });
});

describe('a round that cannot be sent', () => {
  beforeEach(() => {
    mountedGames.length = 0;
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
  });

  async function playWithoutAnswer(): Promise<{ app: TestApp; api: FakeApi }> {
    const api = playingMember();
    api.answer('POST /api/games/stats', { status: 502 });
    const app = renderApp('/games/alien-clicker');
    await startRound(app);
    await endRound();
    await screen.findByText('Failed to update game stats');
    return { app, api };
  }

  it('says so, logs it, and is sent again unchanged on Retry', async () => {
    const { app, api } = await playWithoutAnswer();
    expect(screen.getByText('Please try again later.')).toBeVisible();
    expect(console.error).toHaveBeenCalled();
    expect(screen.queryByRole('button', { name: 'Play Again' })).toBeNull();
    api.answer('POST /api/games/stats', { status: 200, body: verdict });
    await app.person.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Earned 9 coins playing Alien Clicker')).toBeVisible();
    const [first, second] = api.callsOf('POST /api/games/stats');
    expect(second?.body).toEqual(first?.body);
  });

  it('waits while the player looks elsewhere on the site, and only until it is sent', async () => {
    const { app, api } = await playWithoutAnswer();
    await act(() => app.goTo('/home'));
    await act(() => app.goTo('/games/alien-clicker'));
    api.answer('POST /api/games/stats', { status: 200, body: verdict });
    await app.person.click(await screen.findByRole('button', { name: 'Retry' }));
    await screen.findByText('Proven by replay');
    await act(() => app.goTo('/home'));
    await act(() => app.goTo('/games/alien-clicker'));
    expect(await screen.findByRole('button', { name: 'Start Game' })).toBeVisible();
  });

  it('is not offered again when the server turned the request itself down', async () => {
    const api = playingMember();
    api.answer('POST /api/games/stats', problem(400, 'request.invalid', 'The log is too long'));
    const app = renderApp('/games/alien-clicker');
    await startRound(app);
    await endRound();
    expect(await screen.findByText(/The log is too long/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Play Again' })).toBeVisible();
  });
});
