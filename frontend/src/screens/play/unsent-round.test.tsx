import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { allRounds, keepRound, removeRound } from '../../offline/round-box';
import { aUser, laterReply, problem } from '../../testing/fake-api';
import type { FakeApi, FakeReply } from '../../testing/fake-api';
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
import { aWaitingRound } from '../../testing/waiting-rounds';

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
const sentRounds = () =>
  api.callsOf('POST /api/games/stats').map(({ body }) => (body as { round: string }).round);
/** Waits until exactly these rounds are kept, in this state. */
const expectKept = (...kept: [id: string, state: string][]) =>
  waitFor(async () => expect((await allRounds()).map(({ id, state }) => [id, state.kind])).toEqual(kept));

/** Plays a round to its end while the server answers like this. */
async function playWith(reply: FakeReply): Promise<TestApp> {
  api.answer('POST /api/games/stats', reply);
  const app = renderApp('/games/alien-clicker');
  await startRound(app);
  showHud();
  await endRound();
  await screen.findByText('Failed to update game stats');
  return app;
}

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
    await expectKept();
  });

  it('says so, logs it, and is sent again unchanged on Retry', async () => {
    const app = await playWith({ status: 502 });
    expect(screen.getByText('Please try again later.').closest('.toast')).toHaveClass('toast--destructive');
    expect(console.error).toHaveBeenCalledWith('Failed to update game stats', expect.anything());
    expect(screen.queryByRole('button', { name: 'Play Again' })).toBeNull();
    api.answer('POST /api/games/stats', proven);
    await app.person.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Earned 9 coins playing Alien Clicker')).toBeVisible();
    const [first, second] = api.callsOf('POST /api/games/stats');
    expect(second?.body).toEqual(first?.body);
    expect(screen.queryByText('Failed to update game stats')).toBeNull();
    await expectKept();
  });

  it.each<[string, FakeReply]>([
    ['the server fails', { status: 500 }],
    ['the server is busy', problem(503, 'server.busy', 'The server is busy.')],
    ['there were too many requests', problem(429, 'request.too_many', 'Too many requests.')],
    ['something in between knows no such page', { status: 404, body: '<html>Not here</html>' }],
    ['something in between answers another question', { status: 200, body: { ok: true } }],
  ])('waits when %s', async (_why, reply) => {
    await playWith(reply);
    expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
    await expectKept(['round-1', 'waiting']);
  });

  it('waits when the line is dead', async () => {
    api.answer('POST /api/games/stats', () => {
      throw new TypeError('Failed to fetch');
    });
    const app = renderApp('/games/alien-clicker');
    await startRound(app);
    await endRound();
    expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();
    await expectKept(['round-1', 'waiting']);
  });

  it('shows its verdict on its own when the background gets it through', async () => {
    await playWith({ status: 502 });
    api.answer('POST /api/games/stats', proven);
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByText('Proven by replay')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
    expect(screen.queryByText(/Your Alien Clicker round was proven/)).toBeNull();
  });

  it('waits on the start panel when the player comes back, and is sent from there', async () => {
    const app = await playWith({ status: 502 });
    await act(() => app.goTo('/home'));
    await act(() => app.goTo('/games/alien-clicker'));
    expect(await screen.findByText('1 round waits to be sent.')).toBeVisible();
    api.answer('POST /api/games/stats', proven);
    await app.person.click(screen.getByRole('button', { name: 'Send now' }));
    expect(await screen.findByText('Your Alien Clicker round was proven: +9 coins')).toBeVisible();
    await waitFor(() => expect(screen.queryByText(/waits to be sent/)).toBeNull());
  });

  it('goes before the next round on Start Game', async () => {
    const app = await playWith({ status: 502 });
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
    const app = await playWith({ status: 502 });
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
    await expectKept();
    await app.person.click(screen.getByRole('button', { name: 'Start Game' }));
    await waitFor(() => expect(mountedGames).toHaveLength(2));
  });

  it('is not given up on Cancel', async () => {
    await keepRound(aWaitingRound());
    api.answer('POST /api/games/stats', { status: 502 });
    const app = renderApp('/games/alien-clicker');
    await app.person.click(await screen.findByRole('button', { name: 'Send now' }));
    await app.person.click(await screen.findByRole('button', { name: 'Give up' }));
    await app.person.click(await screen.findByRole('button', { name: 'Cancel' }));
    await expectKept(['round-1', 'waiting']);
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
    await playWith(problem(status, code, 'The log is too long.'));
    const [told] = await screen.findAllByText(/This round does not count\. The log is too long\./);
    expect(told).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
    await expectKept(['round-1', 'refused']);
    act(() => void window.dispatchEvent(new Event('online')));
    expect(screen.getByRole('button', { name: 'Play Again' })).toBeVisible();
    expect(sentRounds()).toEqual(['round-1']);
  });

  it('is told on the start panel too, until the player clears it away', async () => {
    await keepRound(aWaitingRound({ state: { kind: 'refused', reason: 'The log is too long.' } }));
    const app = renderApp('/games/alien-clicker');
    expect(
      await screen.findByText('A round with score 47 does not count. The log is too long.'),
    ).toBeVisible();
    await app.person.click(screen.getByRole('button', { name: 'Clear' }));
    await waitFor(() => expect(screen.queryByText(/does not count/)).toBeNull());
    await expectKept();
    expect(sentRounds()).toEqual([]);
  });

  it('is forgotten with Play Again', async () => {
    const app = await playWith(problem(400, 'request.invalid', 'The log is too long.'));
    await app.person.click(await screen.findByRole('button', { name: 'Play Again' }));
    await waitFor(() => expect(mountedGames).toHaveLength(2));
    await expectKept();
  });
});

describe('a round at whose end the session is over', () => {
  const signedOut = problem(401, 'auth.signed_out', 'Please sign in first.');

  async function playUntilSignedOut(): Promise<TestApp> {
    const app = await playWith(signedOut);
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

  it('is kept, and the player is asked to sign in again', async () => {
    const app = await playUntilSignedOut();
    expect(await screen.findByText(/Please sign in again\. Your round is kept/)).toBeVisible();
    await waitFor(() => expect(app.path()).toBe('/auth'));
    await expectKept(['round-1', 'waiting']);
  });

  it('is sent after they have, and the result is told', async () => {
    const app = await playUntilSignedOut();
    api.answer('POST /api/games/stats', proven);
    await logIn(app, aUser());
    expect(await screen.findByText('Your Alien Clicker round was proven: +9 coins')).toBeVisible();
    expect(app.path()).toBe('/games/alien-clicker');
    await expectKept();
  });

  it('waits on for its member while somebody else is signed in, who is told so', async () => {
    const app = await playUntilSignedOut();
    api.answer('POST /api/games/stats', proven);
    await logIn(app, aUser({ id: 8, username: 'mira' }));
    expect(await screen.findByText('1 round waits for zorblax.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Send now' })).toBeNull();
    expect(sentRounds()).toEqual(['round-1']);
  });
});

describe('signing out while a round is played', () => {
  it('ends the round, and says so when the player is back', async () => {
    api.answer('POST /api/logout', { status: 204 });
    const app = renderApp('/games/alien-clicker');
    await startRound(app);
    showHud({ phase: 'paused' });
    await app.person.click(screen.getByRole('button', { name: 'Log Out' }));
    await waitFor(() => expect(app.path()).toBe('/auth'));
    expect(mountedGames[0]?.handle.destroy).toHaveBeenCalledTimes(1);
    expect(sentRounds()).toEqual([]);
    app.unmount();
    api = playingMember();
    renderApp('/games/alien-clicker');
    expect(await screen.findByText(/left your last round before its end/)).toBeVisible();
  });
});

describe('a round that another tab gets through first', () => {
  afterEach(() => {
    Object.assign(navigator, { locks: undefined });
  });

  it('is asked for again, which gives the same verdict', async () => {
    // The other tab sends what is in the box while it holds the lock.
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
    expect(sentRounds()).toEqual(['round-1']);
    await waitFor(() => expect(api.callsOf('POST /api/coins/add')).toHaveLength(1));
  });
});

describe('closing the page', () => {
  const closesAtOnce = () => fireEvent(window, new Event('beforeunload', { cancelable: true }));

  it('asks nothing while a round waits that is written down', async () => {
    await playWith({ status: 502 });
    expect(closesAtOnce()).toBe(true);
  });

  it('asks first where the browser writes nothing down, and only until the round is decided', async () => {
    Object.assign(globalThis, { indexedDB: undefined });
    const app = await playWith({ status: 502 });
    expect(closesAtOnce()).toBe(false);
    expect(screen.queryByText(/memory|private/i)).toBeNull();
    api.answer('POST /api/games/stats', proven);
    await app.person.click(screen.getByRole('button', { name: 'Retry' }));
    await screen.findByText('Proven by replay');
    await waitFor(() => expect(closesAtOnce()).toBe(true));
  });

  it('asks nothing while a round is on its way', async () => {
    const { answer, send } = laterReply();
    api.answer('POST /api/games/stats', answer);
    const app = renderApp('/games/alien-clicker');
    await startRound(app);
    await endRound();
    await waitFor(() => expect(sentRounds()).toEqual(['round-1']));
    expect(closesAtOnce()).toBe(true);
    send(proven);
    await screen.findByText('Proven by replay');
  });
});
