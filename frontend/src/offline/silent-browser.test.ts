import { setImmediate } from 'node:timers';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { openDB } from 'idb';
import type { FakeApi } from '../../test/support/fake-api';
import { playingMember, ticket } from '../../test/support/fake-game';
import { installFakeLocks, removeFakeLocks } from '../../test/support/fake-locks';
import { aWaitingRound } from '../../test/support/waiting-rounds';
import { createQueryClient } from '../api/query-client';
import { NoAnswerError } from '../lib/within';
import { directMessageOutbox, sendWaitingDirectMessages } from './direct-messages';
import { inOneTab } from './one-tab';
import { keepEnding, openAfterEnding } from './owed-logout';
import { refillTickets, takeTicket } from './prefetched-tickets';
import { canStoreRounds, isRoundWaiting, leaveRound, roundOutbox, storeRound } from './round-outbox';
import { ticketForRound } from './round-ticket';

const mine = { userId: 7, gameName: 'Alien Clicker' };
const SENTENCE = "This browser's storage does not answer. Close other tabs of the site, or reload the page.";

let api: FakeApi;

beforeEach(() => {
  api = playingMember();
  installFakeLocks();
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
  removeFakeLocks();
});

/** Advances the fake timers in steps, so that the database answers in between. */
async function pass(milliseconds: number): Promise<void> {
  for (let passed = 0; passed < milliseconds; passed += 100) {
    await jest.advanceTimersByTimeAsync(100);
    await new Promise((resolve) => setImmediate(resolve));
  }
}

/** Lets time pass until the work has settled. */
async function settled<Result>(work: Promise<Result>): Promise<Result> {
  let isPending = true;
  const end = (): void => void (isPending = false);
  work.then(end, end);
  while (isPending) await pass(100);
  return work;
}

describe('a storage that does not open, because a frozen tab upgrades it', () => {
  let isFrozen: boolean;
  /** Lets the tab end its upgrade and close. */
  let thaw: () => Promise<void>;

  beforeEach(() => {
    isFrozen = true;
    const opening = openDB('alien-squad-offline', 1, {
      upgrade: async (database, _from, _to, change) => {
        await database.createObjectStore('rounds', { keyPath: 'id' }).put(aWaitingRound());
        while (isFrozen) await change.objectStore('rounds').count();
      },
    });
    thaw = async () => {
      isFrozen = false;
      (await settled(opening)).close();
      await pass(200);
    };
  });
  afterEach(() => thaw());

  it('makes a new round practice, and says why: one of the server could end a round that waits there', async () => {
    const { kind, reason } = await settled(ticketForRound(createQueryClient(), mine));
    expect([kind, reason]).toEqual(['practice', SENTENCE]);
    expect(api.callsOf('POST /api/games/rounds')).toEqual([]);
  });

  it('holds nothing up again until it answers, and is read and sent from then on', async () => {
    const heard = jest.fn();
    const stop = roundOutbox.onChange(heard);
    expect(await settled(canStoreRounds())).toBe(false);
    await expect(isRoundWaiting(7, 'Alien Clicker')).rejects.toThrow(NoAnswerError);
    expect(heard).not.toHaveBeenCalled();
    await thaw();
    expect(heard).toHaveBeenCalledWith('kept', false);
    expect(await settled(isRoundWaiting(7, 'Alien Clicker'))).toBe(true);
    stop();
  });

  it('keeps a message in the page, from where it is sent', async () => {
    const state = { kind: 'waiting', problem: null } as const;
    const written = { clientId: 'c1', userId: 7, friendId: 501, message: 'Hello', writtenAtMs: 1, state };
    await settled(directMessageOutbox.keep(written));
    expect(await directMessageOutbox.all()).toEqual([written]);
    api.answer('POST /api/friends/501/messages', { status: 201, body: { id: 1, ...written } });
    expect(await sendWaitingDirectMessages(createQueryClient(), 7)).toBeNull();
    expect(api.callsOf('POST /api/friends/501/messages')).toHaveLength(1);
    expect(await directMessageOutbox.all()).toEqual([]);
  });
});

describe('a lock that a frozen tab keeps', () => {
  const keptByAnotherTab = (name: string): void =>
    void navigator.locks.request(name, {}, () => new Promise(() => undefined));

  it('stops no sending for longer than 3 s: the server takes everything once', async () => {
    keptByAnotherTab('send-rounds');
    expect(await settled(inOneTab('send-rounds', () => Promise.resolve('sent')))).toBe('sent');
  });

  it('lets nobody be signed out whom that tab may be signing in', async () => {
    keptByAnotherTab('session');
    localStorage.setItem('owed-logout', '1');
    const stop = keepEnding('owed-logout');
    await pass(5000);
    expect(await settled(openAfterEnding('owed-logout', () => Promise.resolve('in')))).toBe('in');
    stop();
    expect(api.callsOf('POST /api/logout')).toEqual([]);
    expect(localStorage.getItem('owed-logout')).toBeNull();
  });

  it('is not taken for one when this tab itself is still sending', async () => {
    let end = (): void => undefined;
    const first = inOneTab('send-rounds', () => new Promise<void>((resolve) => (end = resolve)));
    const work = jest.fn(() => Promise.resolve());
    const second = inOneTab('send-rounds', work);
    await pass(10_000);
    expect(work).not.toHaveBeenCalled();
    end();
    await Promise.all([first, second]);
    expect(work).toHaveBeenCalledTimes(1);
  });

  it('takes and gives back no ticket: that tab could take the new round for abandoned', async () => {
    const expiresAt = new Date(Date.now() + 3_600_000).toISOString();
    const body = ['a', 'b'].map((round) => ({ ...ticket, round, isStocked: true, pays: true, expiresAt }));
    api.answer('POST /api/games/rounds/stock', { status: 200, body });
    await settled(refillTickets(mine));
    leaveRound((await settled(takeTicket(mine)))?.round ?? '');
    keptByAnotherTab('ticket-stock');
    await expect(settled(refillTickets(mine))).rejects.toThrow(NoAnswerError);
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { kind, reason } = await settled(ticketForRound(createQueryClient(), mine));
    expect([kind, reason]).toEqual(['practice', SENTENCE]);
    expect(api.calls.filter(({ route }) => route.endsWith('/abandon'))).toEqual([]);
    jest.restoreAllMocks();
  });
});

it('a storage that is blocked holds no round, so the server is asked for a ticket', async () => {
  Object.assign(globalThis, { indexedDB: undefined });
  await storeRound(aWaitingRound({ gameName: 'Memory Match' }));
  expect((await ticketForRound(createQueryClient(), mine)).kind).toBe('online');
  await roundOutbox.remove('round-1');
});
