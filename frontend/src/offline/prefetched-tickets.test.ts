import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { IDBDatabase } from 'fake-indexeddb';
import type { Ticket } from '../api/types';
import { fakeApi } from '../../test/support/fake-api';
import type { FakeApi } from '../../test/support/fake-api';
import { emptyDatabase } from '../../test/support/fake-database';
import { ticket } from '../../test/support/fake-game';
import { countTickets, refillTickets, takeTicket } from './prefetched-tickets';

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

beforeEach(() => {
  emptyDatabase();
  api = fakeApi();
});

describe('the set of prefetched tickets', () => {
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

  it('stays as it is while the server does not answer', async () => {
    serverGives(aTicket('a', 1));
    await refillTickets(mine);
    api.answer('POST /api/games/rounds/stock', { status: 502 });
    await expect(refillTickets(mine)).rejects.toThrow('502');
    expect(await takenRound()).toBe('a');
  });

  it('is empty where this browser keeps nothing', async () => {
    Object.assign(globalThis, { indexedDB: undefined });
    serverGives(aTicket('a', 1));
    await refillTickets(mine);
    expect(await takeTicket(mine)).toBeNull();
    expect(await countTickets(mine)).toBe(0);
  });
});
