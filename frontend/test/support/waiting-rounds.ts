import { storeRound } from '../../src/offline/round-outbox';
import type { PlayedRound } from '../../src/offline/played-round';

/** A finished round of member 7 that waits to be sent. */
export function aWaitingRound(changes: Partial<PlayedRound> = {}): PlayedRound {
  const { id = 'round-1', gameName = 'Alien Clicker' } = changes;
  return {
    id,
    userId: 7,
    username: 'zorblax',
    gameName,
    issuedAt: '2026-11-21T12:00:00.000Z',
    finishedAt: '2026-11-21T12:01:00.000Z',
    score: 47,
    coins: 9,
    state: { kind: 'waiting' },
    report: { gameName, highScore: 74, timesPlayed: 1, timePlayed: 60, round: id, log: 'bG9n' },
    ...changes,
  };
}

/** Stores three rounds out of the order of their tickets (a, b, c), as if the browser's clock was wrong. */
export async function keepThree(): Promise<void> {
  const finished = {
    a: '2026-11-21T12:09:00.000Z',
    b: '2031-01-01T00:00:00.000Z',
    c: '1999-01-01T00:00:00.000Z',
  };
  for (const id of ['c', 'a', 'b'] as const) {
    const minute = 'abc'.indexOf(id) + 1;
    const issuedAt = `2026-11-20T12:0${minute}:00.000Z`;
    await storeRound(aWaitingRound({ id, issuedAt, finishedAt: finished[id] }));
  }
}
