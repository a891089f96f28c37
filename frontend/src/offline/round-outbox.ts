import { openOutbox } from './outbox';
import { isWaiting } from './outgoing';
import { inOrderOfPlay } from './played-round';
import type { PlayedRound } from './played-round';
import { releaseRound } from './rounds-in-play';

/** The rounds that the server has not decided yet. */
export const roundOutbox = openOutbox<PlayedRound>('rounds', ({ id }) => id, inOrderOfPlay);

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

/** Keeps a round until it is decided. Once the promise resolves, it no longer depends on this page, if it can. */
export async function storeRound(round: PlayedRound): Promise<void> {
  await roundOutbox.keep(round);
  leaveRound(round.id);
}

/**
 * Tests whether a round of the member and game is still to be sent: a new ticket of the server would end it
 * uncounted. Rejects with a NoAnswerError where the storage does not answer.
 */
export async function isRoundWaiting(userId: number, gameName: string): Promise<boolean> {
  const rounds = await roundOutbox.allForSure();
  return rounds.some((round) => round.userId === userId && round.gameName === gameName && isWaiting(round));
}

/** Takes a decided or given-up round out of the outbox. */
export async function removeRound(id: string): Promise<void> {
  await roundOutbox.remove(id);
  releaseRound(id);
}

/** Releases an abandoned round; a finished one that is not stored yet stays held. */
export function leaveRound(round: string): void {
  if (!roundOutbox.unsaved().some(({ id }) => id === round)) releaseRound(round);
}

/** Tests whether a round could be stored; false where storage is full or blocked (private mode). */
export const canStoreRounds = (): Promise<boolean> => roundOutbox.hasRoomFor(LARGEST_ROUND);
