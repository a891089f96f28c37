import { setImmediate } from 'node:timers';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { createQueryClient } from '../api/query-client';
import { aUser, problem } from '../testing/fake-api';
import type { FakeApi, FakeCall, FakeReply } from '../testing/fake-api';
import { emptyDatabase } from '../testing/fake-database';
import { playingMember, verdict } from '../testing/fake-game';
import { renderApp } from '../testing/render-app';
import { aWaitingRound } from '../testing/waiting-rounds';
import { allRounds, keepRound } from './round-box';
import { startRoundCourier } from './round-courier';

let api: FakeApi;

beforeEach(() => {
  api = playingMember();
  api.answer('POST /api/games/stats', verdictFor());
});

/** Proves whichever round is sent; its verdict differs in this. */
function verdictFor(changes: Partial<Record<keyof typeof verdict, unknown>> = {}) {
  return ({ body }: FakeCall): FakeReply => {
    const { round } = body as { round: string };
    return { status: 200, body: { ...verdict, round, ...changes } };
  };
}

const sentRounds = () =>
  api.callsOf('POST /api/games/stats').map(({ body }) => (body as { round: string }).round);
/** Waits until these rounds, by their ids, are all that the browser keeps. */
const expectKept = (...ids: string[]) =>
  waitFor(async () => expect((await allRounds()).map(({ id }) => id)).toEqual(ids));

/** Three rounds, put in out of the order they were played in: a, b, c. */
async function keepThree(): Promise<void> {
  await keepRound(aWaitingRound({ id: 'c', finishedAt: '2026-11-20T12:05:00.000Z' }));
  await keepRound(aWaitingRound({ id: 'a', finishedAt: '2026-11-20T12:01:00.000Z' }));
  await keepRound(aWaitingRound({ id: 'b', finishedAt: '2026-11-20T12:03:00.000Z' }));
}

describe('a round from an earlier visit', () => {
  it('is sent as soon as the member is known, on whatever screen; a toast tells the result', async () => {
    await keepRound(aWaitingRound());
    renderApp('/home');
    expect(await screen.findByText('Your Alien Clicker round was proven: +9 coins')).toBeVisible();
    expect(sentRounds()).toEqual(['round-1']);
    await expectKept();
  });

  it('changes the balance, and its coins are named after it', async () => {
    await keepRound(aWaitingRound());
    let coins = 120;
    api.answer('GET /api/user', () => ({ status: 200, body: aUser({ coins }) }));
    api.answer('POST /api/games/stats', (call) => {
      coins = 129;
      return verdictFor()(call);
    });
    renderApp('/home');
    await waitFor(() => expect(screen.getAllByText('129 coins')).not.toHaveLength(0));
    await waitFor(() =>
      expect(api.callsOf('POST /api/coins/add')[0]?.body).toMatchObject({ round: 'round-1' }),
    );
  });

  it('is told with its score when it wins no coins', async () => {
    await keepRound(aWaitingRound());
    api.answer('POST /api/games/stats', verdictFor({ score: 3, coins: 0 }));
    renderApp('/home');
    expect(await screen.findByText('Your Alien Clicker round was proven: score 3, no coins')).toBeVisible();
  });

  it('is said to count as an offline one', async () => {
    await keepRound(aWaitingRound());
    api.answer('POST /api/games/stats', verdictFor({ playedOffline: true, coins: 1 }));
    renderApp('/home');
    expect(await screen.findByText('Your Alien Clicker round was proven: +1 coin')).toBeVisible();
    expect(screen.getByText('Counted as an offline round.')).toBeVisible();
  });

  it('is told with the reason when it does not count', async () => {
    await keepRound(aWaitingRound());
    const refused = { verdict: 'refused', reason: 'ticket_expired', score: 0, coins: 0 };
    api.answer('POST /api/games/stats', verdictFor(refused));
    renderApp('/home');
    expect(await screen.findByText('Your Alien Clicker round does not count')).toBeVisible();
    expect(screen.getByText('This round waited too long before it was sent.')).toBeVisible();
    await expectKept();
  });

  it('is sent with the others in the order of play, and one toast tells them all', async () => {
    await keepThree();
    api.answer('POST /api/games/stats', (call) => {
      const { round } = call.body as { round: string };
      return verdictFor(round === 'b' ? { verdict: 'refused', reason: 'copied', coins: 0 } : {})(call);
    });
    renderApp('/home');
    expect(await screen.findByText('2 of your 3 rounds were proven: +18 coins')).toBeVisible();
    expect(screen.getByText('1 does not count.')).toBeVisible();
    expect(sentRounds()).toEqual(['a', 'b', 'c']);
  });

  it('stays in the browser while its member is not signed in', async () => {
    await keepRound(aWaitingRound({ userId: 8, username: 'mira' }));
    renderApp('/games/alien-clicker');
    expect(await screen.findByText('1 round waits for mira.')).toBeVisible();
    expect(sentRounds()).toEqual([]);
  });

  it('is not lost when another tab has signed somebody else in, whose session knows nothing of it', async () => {
    await keepRound(aWaitingRound());
    let users = 0;
    // At first the tab knows its member; the answer of the session is another one's from then on.
    api.answer('GET /api/user', () => ({ status: 200, body: users++ === 0 ? aUser() : aUser({ id: 8 }) }));
    const unknown = { verdict: 'refused', reason: 'ticket_unknown', score: 0, coins: 0 };
    api.answer('POST /api/games/stats', verdictFor(unknown));
    renderApp('/home');
    await waitFor(() => expect(users).toBeGreaterThanOrEqual(3));
    await expectKept('round-1');
    expect(screen.queryByText(/does not count/)).toBeNull();
  });

  it('is kept when its sending finds the session over, which the page then knows', async () => {
    await keepRound(aWaitingRound());
    api.answer('POST /api/games/stats', problem(401, 'auth.signed_out', 'Please sign in first.'));
    const app = renderApp('/home');
    await waitFor(() => expect(app.path()).toBe('/auth'));
    await expectKept('round-1');
  });

  it('is refused when it is the same member whose session knows nothing of it', async () => {
    await keepRound(aWaitingRound());
    const unknown = { verdict: 'refused', reason: 'ticket_unknown', score: 0, coins: 0 };
    api.answer('POST /api/games/stats', verdictFor(unknown));
    renderApp('/home');
    expect(await screen.findByText('This round was not started under your name.')).toBeVisible();
    await expectKept();
  });
});

describe('the courier of waiting rounds', () => {
  let stop: () => void;
  /** What the server answers; null for a dead line. */
  let answers: FakeReply | null;

  beforeEach(() => {
    jest.useFakeTimers();
    jest.spyOn(Math, 'random').mockReturnValue(0);
    answers = { status: 502 };
    api.answer('POST /api/games/stats', (call) => {
      if (answers === null) throw new TypeError('Failed to fetch');
      return answers.status === 200 ? verdictFor()(call) : answers;
    });
    stop = () => undefined;
  });
  afterEach(() => {
    stop();
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  /** Lets time pass in steps, between which whatever goes without timers has its turn. */
  const pass = async (milliseconds: number) => {
    for (let passed = 0; passed < milliseconds; passed += 100) {
      await act(() => jest.advanceTimersByTimeAsync(100));
      await new Promise((resolve) => setImmediate(resolve));
    }
  };
  const serverIsBack = () => {
    answers = { status: 200 };
  };
  async function begin(): Promise<void> {
    const kept = keepRound(aWaitingRound());
    await pass(100);
    await kept;
    stop = startRoundCourier(createQueryClient(), 7);
    await pass(100);
  }

  it.each<[string, FakeReply | null]>([
    ['fails', { status: 502 }],
    ['is not to be reached', null],
  ])(
    'comes back after pauses that double while the server %s, until it has the verdict',
    async (_how, how) => {
      answers = how;
      await begin();
      expect(sentRounds()).toHaveLength(1);
      await pass(2000);
      expect(sentRounds()).toHaveLength(2);
      await pass(3500);
      expect(sentRounds()).toHaveLength(2);
      await pass(500);
      expect(sentRounds()).toHaveLength(3);
      serverIsBack();
      await pass(8000);
      expect(sentRounds()).toHaveLength(4);
      await pass(600_000);
      expect(sentRounds()).toHaveLength(4);
    },
  );

  it('waits as long as the server asks it to, whatever happens meanwhile', async () => {
    answers = { ...problem(429, 'request.too_many', 'Too many requests.'), headers: { 'Retry-After': '40' } };
    await begin();
    serverIsBack();
    await pass(30_000);
    act(() => void window.dispatchEvent(new Event('online')));
    await pass(5000);
    expect(sentRounds()).toHaveLength(1);
    await pass(5000);
    expect(sentRounds()).toHaveLength(2);
  });

  it.each([
    ['the network comes back', () => window.dispatchEvent(new Event('online'))],
    ['the page is looked at again', () => document.dispatchEvent(new Event('visibilitychange'))],
  ])('goes at once when %s', async (_when, happen) => {
    await begin();
    await pass(6500);
    const before = sentRounds().length;
    serverIsBack();
    act(() => void happen());
    await pass(100);
    expect(sentRounds()).toHaveLength(before + 1);
  });

  it('sends nothing more once its member is gone', async () => {
    await begin();
    stop();
    serverIsBack();
    act(() => void window.dispatchEvent(new Event('online')));
    await pass(600_000);
    expect(sentRounds()).toHaveLength(1);
  });

  it('takes a round that is put in later, if whoever did has not sent it', async () => {
    serverIsBack();
    await begin();
    const kept = keepRound(aWaitingRound({ id: 'later' }));
    await pass(1900);
    await kept;
    expect(sentRounds()).toEqual(['round-1']);
    await pass(300);
    expect(sentRounds()).toEqual(['round-1', 'later']);
  });

  it('gets other games’ rounds through when the server stumbles over one', async () => {
    api.answer('POST /api/games/stats', (call) => {
      const { round } = call.body as { round: string };
      return round === 'round-1' ? { status: 500 } : verdictFor()(call);
    });
    const others = [
      aWaitingRound({ id: 'same game', finishedAt: '2026-11-21T12:03:00.000Z' }),
      aWaitingRound({ id: 'other game', gameName: 'Memory Match', finishedAt: '2026-11-21T12:05:00.000Z' }),
    ];
    const kept = Promise.all(others.map(keepRound));
    await pass(100);
    await kept;
    await begin();
    expect(sentRounds()).toEqual(['round-1', 'other game']);
  });
});

describe('several tabs', () => {
  /** The browser's locks; another tab holds the one for sending until it is released. */
  function lockedByAnotherTab() {
    let last: Promise<unknown> = Promise.resolve();
    let release = (): void => undefined;
    const request = jest.fn((_name: string, work: () => Promise<unknown>) => {
      const mine = last.then(work);
      last = mine.catch(() => undefined);
      return mine;
    });
    Object.assign(navigator, { locks: { request } });
    void request('send-rounds', () => new Promise<void>((resolve) => (release = resolve)));
    return { request, release: () => release() };
  }
  afterEach(() => {
    Object.assign(navigator, { locks: undefined });
  });

  it('send one after the other: what one has sent, the next does not send again', async () => {
    const { request, release } = lockedByAnotherTab();
    await keepThree();
    renderApp('/home');
    await waitFor(() => expect(request).toHaveBeenCalledTimes(2));
    expect(request).toHaveBeenLastCalledWith('send-rounds', expect.any(Function));
    expect(sentRounds()).toEqual([]);
    // What the other tab does meanwhile.
    emptyDatabase();
    await keepRound(aWaitingRound({ id: 'new' }));
    release();
    await waitFor(() => expect(sentRounds()).toEqual(['new']));
  });

  it('all follow what one of them has learnt', async () => {
    renderApp('/home');
    await waitFor(() => expect(api.callsOf('GET /api/user')).toHaveLength(1));
    await waitFor(() => {
      window.dispatchEvent(
        new StorageEvent('storage', { key: 'waiting-rounds-changed', newValue: 'decided 1' }),
      );
      expect(api.callsOf('GET /api/user').length).toBeGreaterThan(1);
    });
  });
});
