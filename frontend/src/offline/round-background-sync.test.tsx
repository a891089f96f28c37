import { setImmediate } from 'node:timers';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act } from '@testing-library/react';
import { createQueryClient } from '../api/query-client';
import { problem } from '../../test/support/fake-api';
import type { FakeApi, FakeReply } from '../../test/support/fake-api';
import { playingMember } from '../../test/support/fake-game';
import { provesAny, sentRounds } from '../../test/support/sent-rounds';
import { aWaitingRound } from '../../test/support/waiting-rounds';
import { storeRound } from './round-outbox';
import { startRoundBackgroundSync } from './round-background-sync';

let api: FakeApi;

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
    const kept = storeRound(aWaitingRound());
    await pass(100);
    await kept;
    stop = startRoundBackgroundSync(createQueryClient(), 7);
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
      await pass(600_000);
      expect(sentRounds(api)).toHaveLength(4);
    },
  );

  it('waits as long as the server asks it to, whatever happens meanwhile', async () => {
    answers = { ...problem(429, 'request.too_many', 'Too many requests.'), headers: { 'Retry-After': '40' } };
    await begin();
    serverIsBack();
    await pass(30_000);
    act(() => void window.dispatchEvent(new Event('online')));
    await pass(5000);
    expect(sentRounds(api)).toHaveLength(1);
    await pass(5000);
    expect(sentRounds(api)).toHaveLength(2);
  });

  it('waits no longer when the clock of this machine is set back', async () => {
    answers = { ...problem(503, 'rounds.newer_rules', 'Try again soon.'), headers: { 'Retry-After': '10' } };
    await begin();
    serverIsBack();
    jest.setSystemTime(Date.now() - 24 * 60 * 60 * 1000);
    act(() => void window.dispatchEvent(new Event('online')));
    await pass(10_000);
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
    await pass(600_000);
    expect(sentRounds(api)).toHaveLength(1);
  });

  it('takes a round that is put in later, if whoever did has not sent it', async () => {
    serverIsBack();
    await begin();
    const kept = storeRound(aWaitingRound({ id: 'later' }));
    await pass(1900);
    await kept;
    expect(sentRounds(api)).toEqual(['round-1']);
    await pass(300);
    expect(sentRounds(api)).toEqual(['round-1', 'later']);
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
