import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { QueryObserver } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import { aUser, laterReply, problem } from '../../../test/support/fake-api';
import type { FakeApi } from '../../../test/support/fake-api';
import {
  endRound,
  mountedGames,
  mountFakeGame,
  playingMember,
  showHud,
  startRound,
  ticket,
  verdict,
} from '../../../test/support/fake-game';
import { aPlace, RIVAL } from '../../../test/fixtures/home-data';
import { aProgress } from '../../../test/fixtures/progress-data';
import { renderApp } from '../../../test/support/render-app';
import type { TestApp } from '../../../test/support/render-app';
import { sentRounds } from '../../../test/support/sent-rounds';
import { coinTransactionsKey } from '../../api/keys';
import { markOnline } from '../../offline/offline-toast';

jest.unstable_mockModule('game-scenes/scenes', () => ({ mountGame: mountFakeGame }));

let api: FakeApi;

beforeEach(() => {
  markOnline();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  api = playingMember();
});
afterEach(() => {
  jest.restoreAllMocks();
});

/**
 * Plays a round and waits until everything after the verdict has been sent. `answer` overrides a verdict of 9
 * coins for 47 points.
 */
async function playFor(answer: Partial<Record<keyof typeof verdict, unknown>>, score = 47): Promise<TestApp> {
  const given = { ...verdict, ...answer };
  api.answer('POST /api/games/stats', { status: 200, body: given });
  const app = renderApp('/games/alien-clicker');
  await playToTheEnd(app, score);
  await waitFor(() => expect(api.callsOf('POST /api/coins/add')).toHaveLength(given.coins === 0 ? 0 : 1));
  return app;
}

async function playToTheEnd(app: TestApp, score = 47): Promise<void> {
  await startRound(app);
  showHud();
  await endRound(score);
}

/** Plays a round and runs `look` while the server is still verifying it. */
async function whileProving(score: number, look: () => void): Promise<void> {
  const { answer, send } = laterReply();
  api.answer('POST /api/games/stats', answer);
  const app = renderApp('/games/alien-clicker');
  await app.person.click(await screen.findByRole('button', { name: 'Start Game' }));
  await waitFor(() => expect(mountedGames).toHaveLength(1));
  await endRound(score);
  expect(await screen.findByText('The server is proving your round...')).toBeVisible();
  look();
  send({ status: 200, body: verdict });
  await waitFor(() => expect(api.callsOf('POST /api/coins/add')).toHaveLength(1));
}

/** Keeps the ledger query active, like a screen that lists it. Returns a stop function. */
function watchLedger(app: TestApp): () => void {
  api.answer('GET /api/coins/transactions', { status: 200, body: [] });
  return new QueryObserver(app.client, { queryKey: coinTransactionsKey }).subscribe(() => undefined);
}

const timesAsked = (...routes: string[]) => routes.map((route) => api.callsOf(route).length);

describe('a played round', () => {
  it('is handed in with its log and the figures of §7 [S3.09, S7.14]', async () => {
    await playFor({});
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

  it.each([
    [20, '30 coins to the Cool sticker, about 3 rounds'],
    [50, 'You have the coins for the Cool sticker'],
  ])('names the next purchase with a balance of %d coins, and leads to the store', async (balance, line) => {
    await playFor({ balance });
    expect(await screen.findByRole('link', { name: line })).toHaveAttribute('href', '/store?item=21');
  });

  it('leads a new member without a goal back to the first flight', async () => {
    api.answer('GET /api/user', { status: 200, body: aUser({ isOnFirstFlight: true }) });
    await playFor({});
    const link = await screen.findByRole('link', { name: 'On with your first flight' });
    expect(link).toHaveAttribute('href', '/home');
  });

  it('says how far the first coin was when there was none', async () => {
    await playFor({ score: 3, coins: 0 }, 3);
    expect(await screen.findByText('No coins this time: the first was 2 points away.')).toBeVisible();
  });

  it('shows the climb on the board and the new badge, once the server has told them', async () => {
    const badges = aProgress().badges.map((badge) => ({ ...badge, earnedAt: '2026-11-26T10:00:00.000Z' }));
    const place = aPlace({ rank: 2, score: 86, above: { ...RIVAL, rank: 1, points: 3 } });
    const app = renderApp('/games/alien-clicker');
    await startRound(app);
    api.answer('GET /api/games/progress', { status: 200, body: aProgress({ place, badges }) });
    api.answer('POST /api/games/stats', {
      status: 200,
      body: { ...verdict, score: 86, isNewHighScore: true },
    });
    await endRound(86);
    expect(await screen.findByText('4 points over your best to overtake Nova_Quill')).toBeVisible();
    expect(screen.getByText('You are 2nd of 180, up from 4th.')).toBeVisible();
    const ladder = await screen.findByRole('list', { name: 'Your place' });
    const rungs = within(ladder).getAllByRole('listitem');
    expect(rungs.map(({ textContent }) => textContent)).toEqual([
      '1Nova_Quill89',
      '2You2 places up86',
      '5PitBoss971',
    ]);
    expect(screen.getByText('New badge: Quick Hands')).toBeVisible();
    await waitFor(() => expect(api.callsOf('POST /api/coins/add')).toHaveLength(1));
  });

  it('has a moment for the first coin ever, over the result', async () => {
    api.answer('GET /api/games/progress', { status: 200, body: aProgress({ hasBeenPaid: false }) });
    await playFor({});
    expect(await screen.findByText('Your first 9 coins.')).toBeInTheDocument();
  });

  it('shows the coins the server paid, and asks again for user, ledger and stats [S2.053, S4.16, S4.52, S7.04, S7.17, S7.44]', async () => {
    api.answer('POST /api/coins/add', laterReply().answer);
    const app = renderApp('/games/alien-clicker');
    const stopWatching = watchLedger(app);
    const cached = ['GET /api/user', 'GET /api/coins/transactions', 'GET /api/games/stats'];
    await waitFor(() => expect(timesAsked(...cached)).toEqual([1, 1, 1]));
    await playToTheEnd(app);
    expect(await screen.findByText('Earned 9 coins playing Alien Clicker')).toBeVisible();
    await waitFor(() => expect(timesAsked(...cached)).toEqual([2, 2, 2]));
    stopWatching();
  });

  it('has a sentence also for a reason that only a newer server knows', async () => {
    await playFor({ verdict: 'refused', reason: 'of_tomorrow', score: 0, coins: 0 });
    const [told] = await screen.findAllByText(/The server could not prove this round/);
    expect(told).toBeVisible();
  });

  it('is said to count as an offline round, and why, when the server takes it for one', async () => {
    await playFor({ playedOffline: true });
    expect(await screen.findByText(/^Counted as an offline round: the server heard of it/)).toBeVisible();
  });

  it('starts another with a new ticket on Play Again [S4.15]', async () => {
    const app = await playFor({});
    await app.person.click(await screen.findByRole('button', { name: 'Play Again' }));
    await waitFor(() => expect(mountedGames).toHaveLength(2));
    expect(api.callsOf('POST /api/games/rounds')).toHaveLength(2);
    expect(mountedGames[0]?.handle.destroy).toHaveBeenCalledTimes(1);
    expect(screen.queryByText('Game Over')).toBeNull();
  });

  it.each(['{Enter>5/}', '[Space][Space]'])('starts one other on %s over Play Again', async (keys) => {
    const { answer, send } = laterReply();
    const app = await playFor({});
    const again = await screen.findByRole('button', { name: 'Play Again' });
    api.answer('POST /api/games/rounds', answer);
    again.focus();
    await app.person.keyboard(keys);
    expect(await screen.findByRole('button', { name: 'Loading...' })).toHaveFocus();
    send({ status: 201, body: { ...ticket, round: 'round-2' } });
    await waitFor(() => expect(mountedGames).toHaveLength(2));
    expect(api.callsOf('POST /api/games/rounds')).toHaveLength(2);
  });
});

describe('a new high score', () => {
  it('is reported as the larger score, and has its banner when the server says so [S4.17, S7.14]', async () => {
    await playFor({ score: 86, isNewHighScore: true }, 86);
    await screen.findByText('Proven by replay');
    expect(screen.getByText('New high score!')).toBeVisible();
    expect(api.callsOf('POST /api/games/stats')[0]?.body).toMatchObject({ highScore: 86 });
    expect(screen.getByText('12 points over your old 74')).toBeVisible();
  });

  it('has its banner at once, while the server is still proving the round', async () => {
    await whileProving(75, () => expect(screen.getByText('New high score!')).toBeVisible());
  });

  it('is not claimed for a score that only equals the stored one [S4.17]', async () => {
    await whileProving(74, () => expect(screen.queryByText('New high score!')).toBeNull());
  });
});

describe('the coins of a round', () => {
  it('have no panel below one coin, and nothing is added [S4.16]', async () => {
    await playFor({ score: 3, coins: 0 }, 3);
    expect(await screen.findByText('Proven by replay')).toBeVisible();
    expect(screen.queryByText(/^Earned/)).toBeNull();
    expect(api.callsOf('POST /api/coins/add')).toHaveLength(0);
  });

  it('are named after the round, with its amount and the words of §7 [S7.19]', async () => {
    await playFor({});
    expect(api.callsOf('POST /api/coins/add')[0]?.body).toEqual({
      amount: 9,
      description: 'Earned 9 coins playing Alien Clicker',
      round: 'round-1',
    });
  });

  it('make user and ledger invalid once more when they are added [S7.20]', async () => {
    const { answer, send } = laterReply();
    api.answer('POST /api/coins/add', answer);
    const app = renderApp('/games/alien-clicker');
    const stopWatching = watchLedger(app);
    await playToTheEnd(app);
    await screen.findByText('Proven by replay');
    const cached = ['GET /api/user', 'GET /api/coins/transactions'];
    await waitFor(() => expect(timesAsked(...cached)).toEqual([2, 2]));
    send({ status: 200, body: {} });
    await waitFor(() => expect(timesAsked(...cached)).toEqual([3, 3]));
    stopWatching();
  });

  it.each([
    ['the server does not answer', { status: 502 }],
    ['the server fails', problem(500, 'server.error', 'Something went wrong on our side.')],
  ])('are paid with the verdict, so nothing is said when %s afterwards', async (_why, reply) => {
    api.answer('POST /api/coins/add', reply);
    const app = await playFor({});
    await waitFor(() => expect(api.callsOf('POST /api/coins/add')).toHaveLength(1));
    await waitFor(() => expect(app.client.isFetching()).toBe(0));
    expect(screen.getByText('Earned 9 coins playing Alien Clicker')).toBeVisible();
    expect(screen.queryByText('Failed to add coins')).toBeNull();
  });

  it('that the server knows nothing of are told in the words of §8 [S8.17]', async () => {
    api.answer('POST /api/coins/add', problem(409, 'coins.nothing_earned', 'There are no such coins.'));
    await playFor({});
    expect(await screen.findByText('Failed to add coins')).toBeVisible();
    expect(screen.getByText('Please try again later.').closest('.toast')).toHaveClass('toast--destructive');
    expect(screen.getByText('Earned 9 coins playing Alien Clicker')).toBeVisible();
  });
});

describe('a round that the player leaves in its middle', () => {
  it('is lost, which the start panel says when they come back, once', async () => {
    const app = renderApp('/games/alien-clicker');
    await startRound(app);
    showHud();
    app.unmount();
    const next = renderApp('/games/alien-clicker');
    expect(
      await screen.findByText(/left your last round before its end, so it does not count/),
    ).toBeVisible();
    await act(() => next.goTo('/home'));
    await act(() => next.goTo('/games/alien-clicker'));
    await screen.findByRole('button', { name: 'Start Game' });
    expect(screen.queryByText(/left your last round/)).toBeNull();
  });
});

describe('signing out while a round is played', () => {
  it('ends the round, and says so when the player is back', async () => {
    api.answer('POST /api/logout', { status: 204 });
    const app = renderApp('/games/alien-clicker');
    await startRound(app);
    showHud({ phase: 'paused' });
    await app.person.click(screen.getByRole('button', { name: 'Log Out' }));
    await app.person.click(await screen.findByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(app.path()).toBe('/auth'));
    expect(mountedGames[0]?.handle.destroy).toHaveBeenCalledTimes(1);
    expect(sentRounds(api)).toEqual([]);
    app.unmount();
    api = playingMember();
    renderApp('/games/alien-clicker');
    expect(await screen.findByText(/left your last round before its end/)).toBeVisible();
  });
});
