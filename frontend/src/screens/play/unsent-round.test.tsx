import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { allRounds, storeRound, removeRound } from '../../offline/round-outbox';
import { problem } from '../../../test/support/fake-api';
import type { FakeApi, FakeReply } from '../../../test/support/fake-api';
import {
  endRound,
  mountFakeGame,
  mountedGames,
  playingMember,
  startRound,
  verdict,
} from '../../../test/support/fake-game';
import { renderApp } from '../../../test/support/render-app';
import { expectStored, playWith, sentRounds } from '../../../test/support/sent-rounds';
import { aWaitingRound } from '../../../test/support/waiting-rounds';

jest.unstable_mockModule('game-scenes/scenes', () => ({ mountGame: mountFakeGame }));

let api: FakeApi;

beforeEach(() => {
  mountedGames.length = 0;
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  api = playingMember();
});
afterEach(() => {
  jest.restoreAllMocks();
});

const proven: FakeReply = { status: 200, body: verdict };
describe('a round that cannot be sent', () => {
  it('was written down before it was first sent', async () => {
    let kept: unknown;
    api.answer('POST /api/games/stats', async () => {
      kept = await allRounds();
      return proven;
    });
    const app = renderApp('/games/alien-clicker');
    await startRound(app);
    await endRound();
    await screen.findByText('Proven by replay');
    expect(kept).toEqual([
      {
        ...aWaitingRound(),
        finishedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      },
    ]);
    await expectStored();
  });

  it('says so, logs it, and is sent again unchanged on Retry [S8.02, S8.15, S8.16]', async () => {
    const app = await playWith(api, { status: 502 });
    expect(screen.getByText('Please try again later.').closest('.toast')).toHaveClass('toast--destructive');
    expect(console.error).toHaveBeenCalledWith('Failed to update game stats', expect.anything());
    expect(screen.queryByRole('button', { name: 'Play Again' })).toBeNull();
    api.answer('POST /api/games/stats', proven);
    await app.person.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Earned 9 coins playing Alien Clicker')).toBeVisible();
    const [first, second] = api.callsOf('POST /api/games/stats');
    expect(second?.body).toEqual(first?.body);
    expect(screen.queryByText('Failed to update game stats')).toBeNull();
    await expectStored();
  });

  it.each<[string, FakeReply]>([
    ['the server fails', { status: 500 }],
    ['the server is busy', problem(503, 'server.busy', 'The server is busy.')],
    ['the server is older than the round', problem(503, 'rounds.newer_rules', 'Try again soon.')],
    ['there were too many requests', problem(429, 'request.too_many', 'Too many requests.')],
    ['something in between knows no such page', { status: 404, body: '<html>Not here</html>' }],
    ['something in between answers another question', { status: 200, body: { ok: true } }],
  ])('waits when %s', async (_why, reply) => {
    await playWith(api, reply);
    expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
    await expectStored(['round-1', 'waiting']);
  });

  it('waits when the line is dead', async () => {
    api.answer('POST /api/games/stats', () => {
      throw new TypeError('Failed to fetch');
    });
    const app = renderApp('/games/alien-clicker');
    await startRound(app);
    await endRound();
    expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();
    await expectStored(['round-1', 'waiting']);
  });

  it('shows its verdict on its own when the background gets it through', async () => {
    await playWith(api, { status: 502 });
    api.answer('POST /api/games/stats', proven);
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByText('Proven by replay')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
    expect(screen.queryByText(/Your Alien Clicker round was proven/)).toBeNull();
  });

  it('waits on the start panel when the player comes back, and is sent from there', async () => {
    const app = await playWith(api, { status: 502 });
    await act(() => app.goTo('/home'));
    await act(() => app.goTo('/games/alien-clicker'));
    expect(await screen.findByText('1 round waits to be sent.')).toBeVisible();
    api.answer('POST /api/games/stats', proven);
    await app.person.click(screen.getByRole('button', { name: 'Send now' }));
    expect(await screen.findByText('Your Alien Clicker round was proven: +9 coins')).toBeVisible();
    await waitFor(() => expect(screen.queryByText(/waits to be sent/)).toBeNull());
  });

  it('goes before the next round on Start Game', async () => {
    const app = await playWith(api, { status: 502 });
    await act(() => app.goTo('/home'));
    await act(() => app.goTo('/games/alien-clicker'));
    await screen.findByText('1 round waits to be sent.');
    api.answer('POST /api/games/stats', proven);
    await app.person.click(screen.getByRole('button', { name: 'Start Game' }));
    await waitFor(() => expect(mountedGames).toHaveLength(2));
    const order = api.calls.map(({ route }) => route).filter((route) => route.startsWith('POST /api/games'));
    expect(order.slice(-2)).toEqual(['POST /api/games/stats', 'POST /api/games/rounds']);
  });

  it('keeps the next one from starting, which would end it, until it is sent or given up', async () => {
    const app = await playWith(api, { status: 502 });
    await act(() => app.goTo('/home'));
    await act(() => app.goTo('/games/alien-clicker'));
    await screen.findByText('1 round waits to be sent.');
    await app.person.click(screen.getByRole('button', { name: 'Start Game' }));
    expect((await screen.findAllByText(/Your last round has to be sent first/))[0]).toBeVisible();
    expect(api.callsOf('POST /api/games/rounds')).toHaveLength(1);

    await app.person.click(screen.getByRole('button', { name: 'Send now' }));
    await app.person.click(await screen.findByRole('button', { name: 'Give up' }));
    const question = within(await screen.findByRole('alertdialog'));
    await app.person.click(question.getByRole('button', { name: 'Give up' }));
    await expectStored();
    await app.person.click(screen.getByRole('button', { name: 'Start Game' }));
    await waitFor(() => expect(mountedGames).toHaveLength(2));
  });

  it('is not given up on Cancel', async () => {
    await storeRound(aWaitingRound());
    api.answer('POST /api/games/stats', { status: 502 });
    const app = renderApp('/games/alien-clicker');
    await app.person.click(await screen.findByRole('button', { name: 'Send now' }));
    await app.person.click(await screen.findByRole('button', { name: 'Give up' }));
    await app.person.click(await screen.findByRole('button', { name: 'Cancel' }));
    await expectStored(['round-1', 'waiting']);
    expect(screen.getByText(/^1 round waits to be sent\./)).toBeVisible();
  });
});

describe('a round whose request the server turns down', () => {
  it.each<[number, string]>([
    [400, 'request.invalid'],
    [404, 'games.unknown'],
    [413, 'request.too_large'],
    [422, 'request.invalid'],
  ])('with %i is not sent for ever, and its sentence is told', async (status, code) => {
    await playWith(api, problem(status, code, 'The log is too long.'));
    const [told] = await screen.findAllByText(/This round does not count\. The log is too long\./);
    expect(told).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
    await expectStored(['round-1', 'refused']);
    act(() => void window.dispatchEvent(new Event('online')));
    expect(screen.getByRole('button', { name: 'Play Again' })).toBeVisible();
    expect(sentRounds(api)).toEqual(['round-1']);
  });

  it('is told on the start panel too, until the player clears it away', async () => {
    await storeRound(aWaitingRound({ state: { kind: 'refused', reason: 'The log is too long.' } }));
    const app = renderApp('/games/alien-clicker');
    expect(
      await screen.findByText('A round with score 47 does not count. The log is too long.'),
    ).toBeVisible();
    await app.person.click(screen.getByRole('button', { name: 'Clear' }));
    await waitFor(() => expect(screen.queryByText(/does not count/)).toBeNull());
    await expectStored();
    expect(sentRounds(api)).toEqual([]);
  });

  it('is forgotten with Play Again', async () => {
    const app = await playWith(api, problem(400, 'request.invalid', 'The log is too long.'));
    await app.person.click(await screen.findByRole('button', { name: 'Play Again' }));
    await waitFor(() => expect(mountedGames).toHaveLength(2));
    await expectStored();
  });
});

describe('a round that another tab gets through first', () => {
  afterEach(() => {
    Object.assign(navigator, { locks: undefined });
  });

  it('is asked for again, which gives the same verdict', async () => {
    // The other tab sends the outbox while it holds the lock.
    const locks = {
      request: async (_name: string, work: () => Promise<unknown>) => {
        for (const { id } of await allRounds()) await removeRound(id);
        return work();
      },
    };
    Object.assign(navigator, { locks });
    const app = renderApp('/games/alien-clicker');
    await startRound(app);
    await endRound();
    expect(await screen.findByText('Earned 9 coins playing Alien Clicker')).toBeVisible();
    expect(sentRounds(api)).toEqual(['round-1']);
    await waitFor(() => expect(api.callsOf('POST /api/coins/add')).toHaveLength(1));
  });
});
