import { describe, expect, it } from '@jest/globals';
import { BOTS } from '../bots.js';
import { GAME_IDS, GAMES } from '../rules.js';
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
  });

  it('takes no action', () => {
    expect(createWatchedRound(GAMES[id], SEED, log)?.act({ code: 1, x: 1, y: 1 })).toBe(false);
  });

  it('is none when the log cannot be read', () => {
    expect(createWatchedRound(GAMES[id], SEED, 'no log')).toBeUndefined();
  });
});
