import { setImmediate } from 'node:timers';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, waitFor } from '@testing-library/react';
import { IDBDatabase } from 'fake-indexeddb';
import { fakeApi, problem } from '../../test/support/fake-api';
import type { FakeApi, FakeReply } from '../../test/support/fake-api';
import { emptyDatabase } from '../../test/support/fake-database';
import { playingMember, ticket } from '../../test/support/fake-game';
import { installFakeLocks, removeFakeLocks } from '../../test/support/fake-locks';
import { provesAny, sentRounds } from '../../test/support/sent-rounds';
import { aWaitingRound, keepThree } from '../../test/support/waiting-rounds';
import { createQueryClient } from '../api/query-client';
import type { Ticket } from '../api/types';
import { startBackgroundWork } from './background-work';
import { openOutbox } from './outbox';
import type { PlayedRound } from './played-round';
import { countTickets, markRestarted, refillTickets, takeTicket } from './prefetched-tickets';
import { retryPauseMs } from './retry';
import { leaveRound, removeRound, roundOutbox, storeRound } from './round-outbox';
import { sendWaitingRounds } from './round-sender';

const idsOf = (rounds: readonly { id: string }[]) => rounds.map(({ id }) => id);

describe('the outbox of waiting rounds', () => {
  beforeEach(emptyDatabase);

  it('has it on the disk before it says so', async () => {
    const transaction = jest.spyOn(IDBDatabase.prototype, 'transaction');
    await storeRound(aWaitingRound());
    expect(transaction).toHaveBeenCalledWith('rounds', 'readwrite', { durability: 'strict' });
    transaction.mockRestore();
  });

  it('gives the rounds in the order of their tickets, whatever this browser’s clock said and however they were put in', async () => {
    await keepThree();
    const first = '2026-11-20T12:00:00.000Z';
    await storeRound(aWaitingRound({ id: 'z', issuedAt: first, finishedAt: '2040-01-01T00:00:00.000Z' }));
    expect(idsOf(await roundOutbox.all())).toEqual(['z', 'a', 'b', 'c']);
  });

  it('orders rounds whose tickets were issued at one moment by their ids, as the server does', async () => {
    await storeRound(aWaitingRound({ id: 'a', finishedAt: '2026-11-21T12:09:00.000Z' }));
    await storeRound(aWaitingRound({ id: 'B', finishedAt: '2026-11-21T12:10:00.000Z' }));
    expect(idsOf(await roundOutbox.all())).toEqual(['B', 'a']);
  });

  it('gives to be sent what is the member’s and not refused', async () => {
    await storeRound(aWaitingRound({ id: 'mine' }));
    await storeRound(aWaitingRound({ id: 'theirs', userId: 8 }));
    await storeRound(aWaitingRound({ id: 'refused' }));
    const state = { kind: 'refused', reason: 'The log is too long.' } as const;
    await storeRound(aWaitingRound({ id: 'refused', state }));
    expect(idsOf(await roundOutbox.waitingOf(7))).toEqual(['mine']);
    expect(await roundOutbox.all()).toContainEqual(
      aWaitingRound({ id: 'refused', state: { kind: 'refused', reason: 'The log is too long.' } }),
    );
  });

  it('keeps rounds in memory where there is no IndexedDB', async () => {
    Object.assign(globalThis, { indexedDB: undefined });
    await storeRound(aWaitingRound());
    expect(idsOf(await roundOutbox.waitingOf(7))).toEqual(['round-1']);
    await removeRound('round-1');
    expect(await roundOutbox.all()).toEqual([]);
  });

  it('works where the browser refuses channels between tabs', async () => {
    const channel = jest.spyOn(globalThis, 'BroadcastChannel').mockImplementation(() => {
      throw new DOMException('refused', 'SecurityError');
    });
    const outbox = openOutbox<PlayedRound>(
      'rounds',
      ({ id }) => id,
      (rounds) => [...rounds],
    );
    channel.mockRestore();
    await outbox.keep(aWaitingRound());
    expect(idsOf(await outbox.all())).toEqual(['round-1']);
  });

  it('tells of its changes, also of those in other tabs', async () => {
    const told: string[] = [];
    const stop = roundOutbox.onChange((change, isElsewhere) =>
      told.push(`${change}${isElsewhere ? ' elsewhere' : ''}`),
    );
    const heard: unknown[] = [];
    const otherTab = new BroadcastChannel('outbox-rounds');
    otherTab.onmessage = ({ data }) => heard.push(data);
    await storeRound(aWaitingRound());
    await removeRound('round-1');
    for (const change of ['kept', 'gone']) otherTab.postMessage(change);
    await waitFor(() => expect(told).toEqual(['kept', 'gone', 'kept elsewhere', 'gone elsewhere']));
    expect(heard).toEqual(['kept', 'gone']);
    stop();
    await storeRound(aWaitingRound());
    expect(told).toHaveLength(4);
  });
});

const mine = { userId: 7, gameName: 'Alien Clicker' };

const inAnHour = (): string => new Date(Date.now() + 3_600_000).toISOString();

/** Returns a prefetched ticket; `minute` is its time of issue. */
function aTicket(round: string, minute: number, changes: Partial<Ticket> = {}): Ticket {
  const issuedAt = `2026-11-21T12:${String(minute).padStart(2, '0')}:00.000Z`;
  return { ...ticket, pays: true, round, isStocked: true, issuedAt, expiresAt: inAnHour(), ...changes };
}

let api: FakeApi;

const serverGives = (...tickets: Ticket[]): void =>
  api.answer('POST /api/games/rounds/stock', { status: 200, body: tickets });

const takenRound = async (): Promise<string | undefined> => (await takeTicket(mine))?.round;

describe('the set of prefetched tickets', () => {
  beforeEach(() => {
    emptyDatabase();
    api = fakeApi();
  });

  it('is used in the order of issue, each ticket once', async () => {
    serverGives(aTicket('b', 2), aTicket('c', 3), aTicket('a', 1));
    await refillTickets(mine);
    expect(await countTickets(mine)).toBe(3);
    expect([await takenRound(), await takenRound(), await takenRound()]).toEqual(['a', 'b', 'c']);
    expect(await takeTicket(mine)).toBeNull();
  });

  it('never gives one ticket to two that ask at once', async () => {
    serverGives(aTicket('a', 1), aTicket('b', 2));
    await refillTickets(mine);
    expect(await Promise.all([takenRound(), takenRound(), takenRound()])).toEqual(['a', 'b', undefined]);
  });

  it('has a spent ticket on the disk before its round begins', async () => {
    serverGives(aTicket('a', 1));
    await refillTickets(mine);
    const transaction = jest.spyOn(IDBDatabase.prototype, 'transaction');
    await takeTicket(mine);
    expect(transaction).toHaveBeenCalledWith('tickets', 'readwrite', { durability: 'strict' });
    transaction.mockRestore();
  });

  it('does not take a spent ticket back that the server still gives, since its round is not sent yet', async () => {
    serverGives(aTicket('a', 1), aTicket('b', 2));
    await refillTickets(mine);
    await takeTicket(mine);
    await refillTickets(mine);
    expect([await takenRound(), await takenRound()]).toEqual(['b', undefined]);
  });

  it('drops what the server no longer gives: another device has used it', async () => {
    serverGives(aTicket('a', 1), aTicket('b', 2));
    await refillTickets(mine);
    serverGives(aTicket('b', 2), aTicket('c', 3));
    await refillTickets(mine);
    expect([await takenRound(), await takenRound(), await takenRound()]).toEqual(['b', 'c', undefined]);
  });

  it('passes over tickets that have expired, and those of rules that this page does not have', async () => {
    const over = new Date(Date.now() - 1).toISOString();
    serverGives(
      aTicket('old', 1, { expiresAt: over }),
      aTicket('other', 2, { rulesVersion: 999 }),
      aTicket('a', 3),
    );
    await refillTickets(mine);
    expect(await countTickets(mine)).toBe(1);
    expect(await takenRound()).toBe('a');
  });

  it('is the member’s and the game’s own', async () => {
    serverGives(aTicket('a', 1));
    await refillTickets(mine);
    expect(await takeTicket({ ...mine, userId: 8 })).toBeNull();
    expect(await takeTicket({ ...mine, gameName: 'Memory Match' })).toBeNull();
    serverGives(aTicket('theirs', 1));
    await refillTickets({ ...mine, userId: 8 });
    expect(await takenRound()).toBe('a');
  });
});

describe('the pause before the next try', () => {
  it('doubles with each failure, up to five minutes', () => {
    const pauses = [0, 1, 2, 3, 7, 8, 9, 500].map((failures) => retryPauseMs(failures, 0));
    expect(pauses).toEqual([2000, 4000, 8000, 16_000, 256_000, 300_000, 300_000, 300_000]);
  });

  it('is up to half shorter by chance, so that browsers do not come back all at once', () => {
    expect(retryPauseMs(2, 0.5)).toBe(6000);
    expect(retryPauseMs(2, 1)).toBe(4000);
  });
});

/** The server's open prefetched tickets of the game. */
let open: string[];

let issued: number;

/** Fakes a server that issues up to two prefetched tickets and accepts returned ones. */
function prefetchServer(): void {
  open = [];
  issued = 0;
  api.answer('POST /api/games/rounds/stock', () => {
    while (open.length < 2) open.push(`t${(issued += 1)}`);
    return { status: 200, body: open.map(anIssuedTicket) };
  });
  for (let number = 1; number < 9; number += 1) {
    api.answer(`POST /api/games/rounds/t${number}/abandon`, () => {
      open = open.filter((round) => round !== `t${number}`);
      return { status: 204 };
    });
  }
}

function anIssuedTicket(round: string): Ticket {
  const expiresAt = new Date(Date.now() + 3_600_000).toISOString();
  const issuedAt = `2026-11-21T12:0${round.slice(1)}:00.000Z`;
  return { ...ticket, pays: true, round, isStocked: true, issuedAt, expiresAt };
}

const returnedTickets = (): string[] =>
  api.calls.map(({ route }) => /rounds\/(t\d)\/abandon/.exec(route)?.[1]).filter((id) => id !== undefined);

async function restartedRound(): Promise<string> {
  const round = (await takenRound()) ?? '';
  await markRestarted(round);
  leaveRound(round);
  return round;
}

const withServer = (): void => {
  beforeEach(async () => {
    emptyDatabase();
    installFakeLocks();
    api = fakeApi();
    prefetchServer();
    await refillTickets(mine);
  });
  afterEach(removeFakeLocks);
};

describe('stocked tickets whose rounds were begun and left', () => {
  withServer();

  it('are returned when the server is there, and new ones take their place', async () => {
    for (let taken = 0; taken < 2; taken += 1) leaveRound((await takenRound()) ?? '');
    expect(await takenRound()).toBeUndefined();
    await refillTickets(mine);
    expect(returnedTickets()).toEqual(['t1', 't2']);
    expect(await countTickets(mine)).toBe(2);
    expect([await takenRound(), await takenRound()]).toEqual(['t3', 't4']);
  });

  it('say which of them a restart left', async () => {
    await restartedRound();
    leaveRound((await takenRound()) ?? '');
    await refillTickets(mine);
    const bodies = ['t1', 't2'].map(
      (round) => api.callsOf(`POST /api/games/rounds/${round}/abandon`)[0]?.body,
    );
    expect(bodies).toEqual([{ isRestart: true }, { isRestart: false }]);
  });

  it('by a restart are returned, once, before a later round is sent, which ends them', async () => {
    await restartedRound();
    api.answer('POST /api/games/stats', provesAny());
    await storeRound(aWaitingRound({ id: (await takenRound()) ?? '' }));
    await sendWaitingRounds(createQueryClient(), mine.userId);
    const [, returned, sent] = api.calls;
    expect(returned).toMatchObject({ route: 'POST /api/games/rounds/t1/abandon', body: { isRestart: true } });
    expect(sent?.route).toBe('POST /api/games/stats');
    await storeRound(aWaitingRound());
    await sendWaitingRounds(createQueryClient(), mine.userId);
    expect(sentRounds(api)).toEqual(['t2', 'round-1']);
    expect(returnedTickets()).toEqual(['t1']);
  });

  it('by a restart hold up no later round where they can not be returned', async () => {
    await restartedRound();
    api.answer('POST /api/games/rounds/t1/abandon', { status: 502 });
    api.answer('POST /api/games/stats', provesAny());
    await storeRound(aWaitingRound());
    await sendWaitingRounds(createQueryClient(), mine.userId);
    expect(sentRounds(api)).toEqual(['round-1']);
  });

  it('stay spent while the server does not answer', async () => {
    leaveRound((await takenRound()) ?? '');
    api.answer('POST /api/games/rounds/t1/abandon', { status: 502 });
    await expect(refillTickets(mine)).rejects.toThrow('502');
    expect(await takenRound()).toBe('t2');
  });

  it('are kept where nobody can tell whether another tab plays them', async () => {
    leaveRound((await takenRound()) ?? '');
    removeFakeLocks();
    await refillTickets(mine);
    expect(returnedTickets()).toEqual([]);
  });
});

describe('a prefetched ticket is not returned', () => {
  withServer();

  it('while its round is played, in whichever tab', async () => {
    await takenRound();
    await refillTickets(mine);
    expect(returnedTickets()).toEqual([]);
  });

  it('while its round waits in the outbox, but is when the round is given up', async () => {
    const round = (await takenRound()) ?? '';
    await storeRound(aWaitingRound({ id: round }));
    leaveRound(round);
    await refillTickets(mine);
    expect(returnedTickets()).toEqual([]);
    await removeRound(round);
    await refillTickets(mine);
    expect(returnedTickets()).toEqual([round]);
  });

  it('while its round, played to its end, is nowhere but in the page', async () => {
    const round = (await takenRound()) ?? '';
    Object.assign(globalThis, { indexedDB: undefined });
    await storeRound(aWaitingRound({ id: round }));
    leaveRound(round);
    expect((await navigator.locks.query()).held?.map(({ name }) => name)).toEqual([`round-in-play ${round}`]);
    await removeRound(round);
  });
});

describe('the background sync of waiting rounds', () => {
  let stop: () => void;
  /** The server's answer; null for a broken connection. */
  let answers: FakeReply | null;

  beforeEach(() => {
    jest.useFakeTimers();
    jest.spyOn(Math, 'random').mockReturnValue(0);
    answers = { status: 502 };
    api = playingMember();
    api.answer('POST /api/games/stats', (call) => {
      if (answers === null) throw new TypeError('Failed to fetch');
      return answers.status === 200 ? provesAny()(call) : answers;
    });
    stop = () => undefined;
  });
  afterEach(() => {
    stop();
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  /** Advances the fake timers in steps, so that promises resolve in between. */
  const pass = async (milliseconds: number, stepMs = 100) => {
    for (let passed = 0; passed < milliseconds; passed += stepMs) {
      await act(() => jest.advanceTimersByTimeAsync(stepMs));
      await new Promise((resolve) => setImmediate(resolve));
    }
  };
  const serverIsBack = () => {
    answers = { status: 200 };
  };
  async function begin(): Promise<void> {
    const kept = storeRound(aWaitingRound());
    await pass(100);
    await kept;
    stop = startBackgroundWork(createQueryClient(), 7);
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
      expect(sentRounds(api)).toHaveLength(1);
      await pass(2000);
      expect(sentRounds(api)).toHaveLength(2);
      await pass(3500);
      expect(sentRounds(api)).toHaveLength(2);
      await pass(500);
      expect(sentRounds(api)).toHaveLength(3);
      serverIsBack();
      await pass(8000);
      expect(sentRounds(api)).toHaveLength(4);
      await pass(600_000, 20_000);
      expect(sentRounds(api)).toHaveLength(4);
    },
  );

  it('waits as long as the server asks it to, whatever happens meanwhile', async () => {
    answers = { ...problem(429, 'request.too_many', 'Too many requests.'), headers: { 'Retry-After': '40' } };
    await begin();
    serverIsBack();
    await pass(30_000, 1000);
    act(() => void window.dispatchEvent(new Event('online')));
    await pass(5000);
    expect(sentRounds(api)).toHaveLength(1);
    await pass(5000);
    expect(sentRounds(api)).toHaveLength(2);
  });

  it.each([
    ['the network comes back', () => window.dispatchEvent(new Event('online'))],
    ['the page is looked at again', () => document.dispatchEvent(new Event('visibilitychange'))],
  ])('goes at once when %s', async (_when, happen) => {
    await begin();
    await pass(6500);
    const before = sentRounds(api).length;
    serverIsBack();
    act(() => void happen());
    await pass(100);
    expect(sentRounds(api)).toHaveLength(before + 1);
  });

  it('sends nothing more once its member is gone', async () => {
    await begin();
    stop();
    serverIsBack();
    act(() => void window.dispatchEvent(new Event('online')));
    await pass(600_000, 20_000);
    expect(sentRounds(api)).toHaveLength(1);
  });

  it('gets other games’ rounds through when the server stumbles over one', async () => {
    api.answer('POST /api/games/stats', (call) => {
      const { round } = call.body as { round: string };
      return round === 'round-1' ? { status: 500 } : provesAny()(call);
    });
    const others = [
      aWaitingRound({ id: 'same game', issuedAt: '2026-11-21T12:03:00.000Z' }),
      aWaitingRound({ id: 'other game', gameName: 'Memory Match', issuedAt: '2026-11-21T12:05:00.000Z' }),
    ];
    const kept = Promise.all(others.map(storeRound));
    await pass(100);
    await kept;
    await begin();
    expect(sentRounds(api)).toEqual(['round-1', 'other game']);
  });
});
