import { describe, expect, it } from '@jest/globals';
import { BOTS } from '../bots.js';
import { GAME_IDS, GAMES } from '../rules.js';
import { encodeInputLog } from './input-log.js';
import { stateHash } from './state-hash.js';
import { createWatchedRound } from './watched-round.js';

const SEED = '0123456789abcdef0123456789abcdef';

describe.each(GAME_IDS)('a watched round of %s', (id) => {
  const played = BOTS[id](SEED, 'tall', 'decent');
  const log = played.encode();

  it('ends as the played one did', () => {
    const watched = createWatchedRound(GAMES[id], SEED, log);
    while (watched?.outcome.isFinished === false) watched.advance();
    expect(watched?.outcome).toEqual(played.outcome);
    expect(watched?.field).toBe('tall');
    expect(watched && stateHash(watched.state)).toBe(stateHash(played.state));
    expect(watched?.encode()).toBe(log);
    expect(watched?.tick).toBe(played.tick);
    expect(watched?.advance()).toEqual([]);
    expect([watched?.tick, watched && stateHash(watched.state)]).toEqual([
      played.tick,
      stateHash(played.state),
    ]);
  });

  it('ends where its log does, and goes on after its pauses', () => {
    const entries = [{ kind: 'pause', tick: 2 }] as const;
    const cutOff = encodeInputLog({ field: 'tall', entries, ticks: 5 });
    const watched = createWatchedRound(GAMES[id], SEED, cutOff);
    for (let tick = 0; tick < 9; tick++) watched?.advance();
    expect(watched?.tick).toBe(5);
  });

  it('takes no action', () => {
    expect(createWatchedRound(GAMES[id], SEED, log)?.act({ code: 1, x: 1, y: 1 })).toBe(false);
  });

  it('is none when the log cannot be read', () => {
    expect(createWatchedRound(GAMES[id], SEED, 'no log')).toBeUndefined();
  });
});
