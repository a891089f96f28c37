import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { QueryObserver } from '@tanstack/react-query';
import { coinTransactionsKey } from '../../api/keys';
import { laterReply, problem } from '../../../test/support/fake-api';
import type { FakeApi } from '../../../test/support/fake-api';
import {
  endRound,
  mountFakeGame,
  mountedGames,
  playingMember,
  showHud,
  startRound,
  ticket,
  verdict,
} from '../../../test/support/fake-game';
import { renderApp } from '../../../test/support/render-app';
import type { TestApp } from '../../../test/support/render-app';

jest.unstable_mockModule('game-scenes/scenes', () => ({ mountGame: mountFakeGame }));

let api: FakeApi;

beforeEach(() => {
  mountedGames.length = 0;
  api = playingMember();
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

  it('shows the coins the server paid, and asks again for user, ledger and stats [S2.053, S4.52, S7.04, S7.17, S7.44]', async () => {
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

  it('says plainly why the server refused it', async () => {
    await playFor({ verdict: 'refused', reason: 'faster_than_time', score: 0, coins: 0 });
    const [told] = await screen.findAllByText(
      /does not count\. This round was over sooner than its clock allows\./,
    );
    expect(told).toBeVisible();
    expect(screen.queryByText(/^Earned/)).toBeNull();
    expect(api.callsOf('POST /api/coins/add')).toHaveLength(0);
  });

  it('tells to reload the page when its rules are outlived', async () => {
    await playFor({ verdict: 'refused', reason: 'rules_outlived', score: 0, coins: 0 });
    expect((await screen.findAllByText(/Reload the page to get the new one\./))[0]).toBeVisible();
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

  it('is not said to be an offline one otherwise', async () => {
    await playFor({});
    await screen.findByText('Proven by replay');
    expect(screen.queryByText(/offline/)).toBeNull();
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
    expect(screen.getByText('Old best').nextElementSibling).toHaveTextContent('74');
  });

  it('has its banner at once, while the server is still proving the round', async () => {
    await whileProving(75, () => expect(screen.getByText('New high score!')).toBeVisible());
  });

  it('loses the banner when the verdict says otherwise', async () => {
    await playFor({ score: 86, isNewHighScore: false }, 86);
    await screen.findByText('Proven by replay');
    expect(screen.queryByText('New high score!')).toBeNull();
  });

  it('is not claimed for a score that only equals the stored one [S4.17]', async () => {
    await whileProving(74, () => expect(screen.queryByText('New high score!')).toBeNull());
  });

  it('is not claimed while the stored best is not known', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    api.answer('GET /api/games/stats', { status: 500 });
    await whileProving(86, () => expect(screen.queryByText('New high score!')).toBeNull());
    log.mockRestore();
  });
});

describe('the coins of a round', () => {
  it('are shown as the server paid them, and fly to the balance [S4.16]', async () => {
    await playFor({});
    expect(await screen.findByText('Earned 9 coins playing Alien Clicker')).toBeVisible();
    expect(document.querySelector('[data-coin-source]')).toHaveTextContent('+9');
    expect(await screen.findByText('Your balance: 129 coins')).toBeInTheDocument();
  });

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
    ['the server knows of none', problem(409, 'coins.nothing_earned', 'There are no such coins.')],
    ['the server fails', { status: 502 }],
  ])('are still the member’s when %s, which is said in the words of §8 [S8.17]', async (_why, reply) => {
    api.answer('POST /api/coins/add', reply);
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

  it('is not spoken of when it was played to its end', async () => {
    const app = await playFor({});
    await screen.findByText('Proven by replay');
    app.unmount();
    renderApp('/games/alien-clicker');
    await screen.findByRole('button', { name: 'Start Game' });
    expect(screen.queryByText(/left your last round/)).toBeNull();
  });
});
