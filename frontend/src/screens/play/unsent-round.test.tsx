import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { IDBObjectStore } from 'fake-indexeddb';
import { aUser, problem } from '../../../test/support/fake-api';
import type { FakeApi, FakeReply } from '../../../test/support/fake-api';
import {
  endRound,
  game,
  leaveRound,
  mountedGames,
  mountFakeGame,
  playingMember,
  showHud,
  startRound,
  ticket,
  verdict,
} from '../../../test/support/fake-game';
import { installFakeLocks, removeFakeLocks } from '../../../test/support/fake-locks';
import { renderApp } from '../../../test/support/render-app';
import type { TestApp } from '../../../test/support/render-app';
import { expectStored, playWith, sentRounds } from '../../../test/support/sent-rounds';
import { aWaitingRound } from '../../../test/support/waiting-rounds';
import { markOnline } from '../../offline/offline-toast';
import { refillTickets } from '../../offline/prefetched-tickets';
import { removeRound, roundOutbox, storeRound } from '../../offline/round-outbox';

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

const proven: FakeReply = { status: 200, body: verdict };

describe('a round that cannot be sent', () => {
  it('was written down before it was first sent', async () => {
    let kept: unknown;
    api.answer('POST /api/games/stats', async () => {
      kept = await roundOutbox.all();
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

  it('says so, logs it, and is sent again unchanged on Try again [S8.02, S8.15, S8.16]', async () => {
    const app = await playWith(api, { status: 502 });
    expect(screen.getByText('Please try again later.').closest('.toast')).toHaveClass('toast--destructive');
    expect(console.error).toHaveBeenCalledWith('Failed to update game stats', expect.anything());
    expect(screen.queryByRole('button', { name: 'Play Again' })).toBeNull();
    api.answer('POST /api/games/stats', proven);
    await app.person.click(screen.getByRole('button', { name: 'Try again' }));
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
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expectStored(['round-1', 'waiting']);
  });

  it('shows its verdict on its own when the background gets it through', async () => {
    await playWith(api, { status: 502 });
    api.answer('POST /api/games/stats', proven);
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByText('Proven by replay')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
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
    [413, 'request.too_large'],
  ])('with %i is not sent for ever, and its sentence is told', async (status, code) => {
    await playWith(api, problem(status, code, 'The log is too long.'));
    const [told] = await screen.findAllByText(/This round does not count\. The log is too long\./);
    expect(told).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
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
});

describe('a round that another tab gets through first', () => {
  afterEach(() => {
    Object.assign(navigator, { locks: undefined });
  });

  it('is asked for again, which gives the same verdict', async () => {
    // The other tab sends the outbox while it holds the lock.
    const locks = {
      request: async (_name: string, _options: object, work: () => Promise<unknown>) => {
        for (const { id } of await roundOutbox.all()) await removeRound(id);
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

const deadLine = () => {
  throw new TypeError('Failed to fetch');
};

const seedOf = (round: string): string => round.padStart(32, '0');

/** Stores these tickets in the browser, in order of issue. */
async function prefetchTickets(...rounds: string[]): Promise<void> {
  const expiresAt = new Date(Date.now() + 3_600_000).toISOString();
  const tickets = rounds.map((round, at) => ({
    ...ticket,
    round,
    seed: seedOf(round),
    isStocked: true,
    issuedAt: `2026-11-21T12:0${at}:00.000Z`,
    expiresAt,
  }));
  api.answer('POST /api/games/rounds/stock', { status: 200, body: tickets });
  await refillTickets({ userId: 7, gameName: 'Alien Clicker' });
}

function cutTheLine(): void {
  api.answer('POST /api/games/rounds', deadLine);
  api.answer('POST /api/games/rounds/stock', deadLine);
  api.answer('POST /api/games/stats', deadLine);
}

async function playARound(): Promise<TestApp> {
  const app = renderApp('/games/alien-clicker');
  await startRound(app);
  showHud();
  return app;
}

const storedRounds = async () => (await roundOutbox.all()).map(({ id }) => id);

describe('a round that starts without a network', () => {
  it('takes the oldest prefetched ticket, and the next one for the next round [S1.18]', async () => {
    await prefetchTickets('a', 'b');
    cutTheLine();
    const app = await playARound();
    expect(game().options.ticket.seed).toBe(seedOf('a'));
    await endRound();
    await app.person.click(await screen.findByRole('button', { name: 'Play Again' }));
    await waitFor(() => expect(game().options.ticket.seed).toBe(seedOf('b')));
    await endRound();
    await waitFor(async () => expect(await storedRounds()).toEqual(['a', 'b']));
  });

  it('does not start when the server says no', async () => {
    await prefetchTickets('a');
    api.answer('POST /api/games/rounds', problem(429, 'request.too_many', 'Too many requests.'));
    const app = renderApp('/games/alien-clicker');
    await app.person.click(await screen.findByRole('button', { name: 'Start Game' }));
    expect((await screen.findAllByText('Too many requests.'))[0]).toBeVisible();
    expect(mountedGames).toEqual([]);
  });
});

describe('a round without any ticket', () => {
  it('is practice: it says so, and is neither kept nor sent', async () => {
    cutTheLine();
    const app = await playARound();
    expect(await screen.findByText('Practice: this round will not be sent')).toBeVisible();
    expect(game().options.ticket.seed).toMatch(/^[0-9a-f]{32}$/);
    await endRound(99);
    expect(await screen.findByText('Practice: this round will not be sent.')).toBeVisible();
    expect(screen.queryByText('New high score!')).toBeNull();
    expect(await storedRounds()).toEqual([]);
    expect(api.callsOf('POST /api/games/stats')).toEqual([]);

    api.answer('POST /api/games/rounds', { status: 201, body: ticket });
    api.answer('POST /api/games/stats', { status: 200, body: verdict });
    await app.person.click(screen.getByRole('button', { name: 'Play Again' }));
    await waitFor(() => expect(mountedGames).toHaveLength(2));
    await endRound();
    expect(await screen.findByText('Proven by replay')).toBeVisible();
  });
});

describe('a browser that writes nothing down', () => {
  const blocked = (): void => void Object.assign(globalThis, { indexedDB: undefined });
  const lockedUp = (): void => {
    jest.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('Denied', 'SecurityError');
    });
  };
  const full = (): void => {
    jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError');
    });
  };

  it.each([
    ['has no storage', blocked],
    ['lets nobody use it', lockedUp],
    ['has it full', full],
  ])('because it %s plays on online, and says before that no round can be kept', async (_why, happen) => {
    happen();
    await playARound();
    await endRound();
    expect(await screen.findByText('Proven by replay')).toBeVisible();
    expect(api.callsOf('POST /api/games/stats')).toHaveLength(1);
    cleanup();
    renderApp('/games/alien-clicker');
    expect(await screen.findByText(/^This browser can keep no rounds/)).toBeVisible();
  });

  it.each([
    ['has no storage', blocked],
    ['has it full', full],
  ])('because it %s asks to leave the page open until a round is sent', async (_why, happen) => {
    happen();
    api.answer('POST /api/games/stats', deadLine);
    await playARound();
    await endRound();
    expect(await screen.findByText(/this browser keeps nothing: leave the page open/)).toBeVisible();
    api.answer('POST /api/games/stats', { status: 200, body: verdict });
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByText('Proven by replay')).toBeVisible();
  });
});

describe('a round of a prefetched ticket', () => {
  const heldRounds = async () => (await navigator.locks.query()).held?.map(({ name }) => name);

  it('is in play until it is left, which frees its ticket to be returned', async () => {
    installFakeLocks();
    await prefetchTickets('a');
    cutTheLine();
    const app = await playARound();
    expect(await heldRounds()).toEqual(['round-in-play a']);
    await leaveRound(app, '/games');
    await waitFor(async () => expect(await heldRounds()).toEqual([]));
    removeFakeLocks();
  });

  it('is in play until it is written down', async () => {
    installFakeLocks();
    await prefetchTickets('a');
    cutTheLine();
    await playARound();
    await endRound();
    await waitFor(async () => expect(await storedRounds()).toEqual(['a']));
    await waitFor(async () => expect(await heldRounds()).toEqual([]));
    removeFakeLocks();
  });
});

describe('closing the page', () => {
  const closesAtOnce = () => fireEvent(window, new Event('beforeunload', { cancelable: true }));

  it('asks nothing while a round waits that is written down', async () => {
    await playWith(api, { status: 502 });
    expect(closesAtOnce()).toBe(true);
  });

  it('asks first where the browser writes nothing down, and only until the round is decided', async () => {
    Object.assign(globalThis, { indexedDB: undefined });
    const app = await playWith(api, { status: 502 });
    expect(closesAtOnce()).toBe(false);
    expect(screen.queryByText(/memory|private/i)).toBeNull();
    api.answer('POST /api/games/stats', proven);
    await app.person.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('Proven by replay');
    await waitFor(() => expect(closesAtOnce()).toBe(true));
  });
});

describe('a round at whose end the session is over', () => {
  const signedOut = problem(401, 'auth.signed_out', 'Please log in first.');

  async function playUntilSignedOut(): Promise<TestApp> {
    const app = await playWith(api, signedOut);
    api.answer('GET /api/user', signedOut);
    return app;
  }

  async function logIn(app: TestApp, user: ReturnType<typeof aUser>): Promise<void> {
    api.answer('POST /api/login', { status: 200, body: user });
    api.answer('GET /api/user', { status: 200, body: user });
    await app.person.type(await screen.findByLabelText('Alien ID'), user.username);
    await app.person.type(screen.getByLabelText('Password'), 'a password');
    await app.person.click(screen.getByRole('button', { name: 'Access Portal' }));
  }

  it('is sent after they have, and the result is told', async () => {
    const app = await playUntilSignedOut();
    api.answer('POST /api/games/stats', proven);
    await logIn(app, aUser());
    expect(await screen.findByText('Your Alien Clicker round was proven: +9 coins')).toBeVisible();
    expect(app.path()).toBe('/games/alien-clicker');
    await expectStored();
  });

  it('waits on for its member while somebody else is signed in, who is told so', async () => {
    const app = await playUntilSignedOut();
    api.answer('POST /api/games/stats', proven);
    await logIn(app, aUser({ id: 8, username: 'mira' }));
    expect(await screen.findByText('1 round waits for zorblax.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Send now' })).toBeNull();
    expect(sentRounds(api)).toEqual(['round-1']);
  });
});
