import type { WaitingRound } from '../offline/waiting-round';

/** A round that member 7 played to its end and that waits to be sent. */
export function aWaitingRound(changes: Partial<WaitingRound> = {}): WaitingRound {
  const { id = 'round-1', gameName = 'Alien Clicker' } = changes;
  return {
    id,
    userId: 7,
    username: 'zorblax',
    gameName,
    finishedAt: '2026-11-21T12:01:00.000Z',
    score: 47,
    coins: 9,
    state: { kind: 'waiting' },
    report: { gameName, highScore: 74, timesPlayed: 1, timePlayed: 60, round: id, log: 'bG9n' },
    ...changes,
  };
}
