import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { IDBDatabase } from 'fake-indexeddb';
import { openDB } from 'idb';
import { emptyDatabase } from '../../test/support/fake-database';
import { aWaitingRound, keepThree } from '../../test/support/waiting-rounds';
import { onOutboxChange } from './outbox-changes';
import { allRounds, storeRound, refuseRound, removeRound, waitingRoundsOf } from './round-outbox';

const idsOf = (rounds: readonly { id: string }[]) => rounds.map(({ id }) => id);

describe('the outbox of waiting rounds', () => {
  beforeEach(emptyDatabase);

  it('gives a round back as it was put in', async () => {
    const round = aWaitingRound();
    await storeRound(round);
    expect(await allRounds()).toEqual([round]);
  });

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
    expect(idsOf(await allRounds())).toEqual(['z', 'a', 'b', 'c']);
  });

  it('orders rounds whose tickets were issued at one moment by their ids, as the server does', async () => {
    await storeRound(aWaitingRound({ id: 'a', finishedAt: '2026-11-21T12:09:00.000Z' }));
    await storeRound(aWaitingRound({ id: 'B', finishedAt: '2026-11-21T12:10:00.000Z' }));
    expect(idsOf(await allRounds())).toEqual(['B', 'a']);
  });

  it('keeps the order of rounds that were put in before their issue was noted', async () => {
    const former = await openDB('alien-squad', 2, {
      upgrade: (database) => {
        database.createObjectStore('rounds', { keyPath: 'id' });
        database.createObjectStore('tickets', { keyPath: 'round' });
      },
    });
    const { issuedAt: _none, ...round } = aWaitingRound({ finishedAt: '2026-11-20T12:09:00.000Z' });
    await former.put('rounds', round);
    former.close();
    await storeRound(aWaitingRound({ id: 'a-later-one' }));
    expect(await allRounds()).toMatchObject([
      { id: 'round-1', issuedAt: '2026-11-20T12:09:00.000Z' },
      { id: 'a-later-one' },
    ]);
  });

  it('gives to be sent what is the member’s and not refused', async () => {
    await storeRound(aWaitingRound({ id: 'mine' }));
    await storeRound(aWaitingRound({ id: 'theirs', userId: 8 }));
    await storeRound(aWaitingRound({ id: 'refused' }));
    await refuseRound(aWaitingRound({ id: 'refused' }), 'The log is too long.');
    expect(idsOf(await waitingRoundsOf(7))).toEqual(['mine']);
    expect(await allRounds()).toContainEqual(
      aWaitingRound({ id: 'refused', state: { kind: 'refused', reason: 'The log is too long.' } }),
    );
  });

  it('keeps rounds in memory where there is no IndexedDB', async () => {
    Object.assign(globalThis, { indexedDB: undefined });
    await storeRound(aWaitingRound());
    expect(idsOf(await waitingRoundsOf(7))).toEqual(['round-1']);
    await removeRound('round-1');
    expect(await allRounds()).toEqual([]);
  });

  it('keeps them in memory too where IndexedDB lets nobody in', async () => {
    jest.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('Denied', 'SecurityError');
    });
    await storeRound(aWaitingRound());
    expect(idsOf(await allRounds())).toEqual(['round-1']);
    await removeRound('round-1');
  });

  it('tells of its changes, also of those in other tabs', async () => {
    const told: string[] = [];
    const stop = onOutboxChange((change, isElsewhere) =>
      told.push(`${change}${isElsewhere ? ' elsewhere' : ''}`),
    );
    await storeRound(aWaitingRound());
    const said = localStorage.getItem('waiting-rounds-changed');
    await removeRound('round-1');
    expect(localStorage.getItem('waiting-rounds-changed')).not.toBe(said);
    for (const newValue of ['kept 1', 'decided 2', null]) {
      window.dispatchEvent(new StorageEvent('storage', { key: 'waiting-rounds-changed', newValue }));
    }
    window.dispatchEvent(new StorageEvent('storage', { key: 'something-else', newValue: 'kept 1' }));
    stop();
    await storeRound(aWaitingRound());
    expect(told).toEqual(['kept', 'decided', 'kept elsewhere', 'decided elsewhere']);
  });
});
