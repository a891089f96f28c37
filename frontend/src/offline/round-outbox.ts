import { announceOutboxChange } from './outbox-changes';
import { inDatabase } from './database';
import { holdInMemory, releaseFromMemory, roundsInMemory } from './memory-rounds';
import { releaseRound } from './rounds-in-play';
import { inOrderOfPlay, isWaiting } from './played-round';
import type { PlayedRound } from './played-round';

/** Waits for the disk, not only for the browser's cache. */
const strictly = { durability: 'strict' } as const;

/** Maximum size of a log that the server accepts, in characters. */
const LARGEST_LOG = 64 * 1024;
const LARGEST_ROUND: PlayedRound = {
  id: 'largest',
  userId: 0,
  username: '',
  gameName: '',
  issuedAt: '',
  finishedAt: '',
  report: { gameName: '', log: ' '.repeat(LARGEST_LOG) },
  score: 0,
  coins: 0,
  state: { kind: 'waiting' },
};

/**
 * Adds or updates a round in the outbox. Once the promise resolves, it survives a reload and a sign-out.
 * Where storage is unavailable, it lives as long as the page, which then asks before it closes.
 */
export async function storeRound(round: PlayedRound): Promise<void> {
  holdInMemory(round);
  const isWritten = await inDatabase(async (database) => {
    const change = database.transaction('rounds', 'readwrite', strictly);
    await Promise.all([change.store.put(round), change.done]);
    return true;
  }).catch(() => false);
  if (isWritten) {
    releaseFromMemory(round.id);
    releaseRound(round.id);
  }
  announceOutboxChange('kept');
}

/**
 * Tests whether a round could be stored; false where storage is full or blocked (private mode). Inserts and
 * deletes a round of the maximum size in one transaction, so that no reader sees it.
 */
export function canStoreRounds(): Promise<boolean> {
  const tried = inDatabase(async (database) => {
    const change = database.transaction('rounds', 'readwrite', strictly);
    const { id } = LARGEST_ROUND;
    await Promise.all([change.store.put(LARGEST_ROUND), change.store.delete(id), change.done]);
    return true;
  });
  return tried.catch(() => false);
}

/** Returns all members' rounds in the outbox, in the order they were played. */
export async function allRounds(): Promise<PlayedRound[]> {
  const written = await inDatabase((database) => database.getAll('rounds')).catch(() => []);
  const byId = new Map([...written, ...roundsInMemory()].map((round) => [round.id, round]));
  return inOrderOfPlay([...byId.values()]);
}

/** Returns the member's rounds that are still to be sent, in the order they were played. */
export async function waitingRoundsOf(userId: number): Promise<PlayedRound[]> {
  return (await allRounds()).filter((round) => round.userId === userId && isWaiting(round));
}

/** Takes a decided or given-up round out of the outbox. */
export async function removeRound(id: string): Promise<void> {
  releaseFromMemory(id);
  await inDatabase(async (database) => {
    const change = database.transaction('rounds', 'readwrite', strictly);
    await Promise.all([change.store.delete(id), change.done]);
  }).catch(() => undefined);
  releaseRound(id);
  announceOutboxChange('decided');
}

/**
 * Marks a round that can never succeed, so that it is not sent again, and stores the reason for the member.
 */
export async function refuseRound(round: PlayedRound, reason: string): Promise<void> {
  await storeRound({ ...round, state: { kind: 'refused', reason } });
}
