import { describe, expect, it } from '@jest/globals';
import { BOTS } from '../bots.js';
import { createWatchedRound } from './watched-round.js';
import { GAMES, createRound, type GameId, type GameRules, type Round } from '../rules.js';
import { KEPT_RULES, TAP } from '../../test/support/made-up-game.js';
import { createPace } from './pace.js';

const SEED = '00112233445566778899aabbccddeeff';
const OTHER_SEED = 'ffeeddccbbaa99887766554433221100';

const roundOf = (id: GameId, seed = SEED): { seed: string; rulesVersion: number; log: string } => ({
  seed,
  rulesVersion: GAMES[id].rulesVersion,
  log: BOTS[id](seed, 'wide', 'decent').encode(),
});

/** Plays a round again and returns the gaps after each tick. */
function gapsOf(game: GameRules, best: ReturnType<typeof roundOf>, played: ReturnType<typeof roundOf>) {
  const pace = createPace(game, best);
  const round = createWatchedRound(game, played.seed, played.log) as Round;
  const gaps: (number | null | undefined)[] = [pace?.gap(round.state)];
  while (!round.outcome.isFinished) {
    round.advance();
    gaps.push(pace?.gap(round.state));
  }
  return { gaps, score: round.outcome.score };
}

describe('The gap to a played round', () => {
  it.each(Object.keys(GAMES) as GameId[])('is always none for the same round of %s', (id) => {
    const { gaps } = gapsOf(GAMES[id], roundOf(id), roundOf(id));
    expect(new Set(gaps)).toEqual(new Set([0]));
  });

  it('is in points at the same tick, and ends as the difference of the scores', () => {
    const [best, played] = [roundOf('alien-clicker'), roundOf('alien-clicker', OTHER_SEED)];
    const { gaps, score } = gapsOf(GAMES['alien-clicker'], best, played);
    expect(gaps.at(-1)).toBe(score - BOTS['alien-clicker'](SEED, 'wide', 'decent').outcome.score);
    expect(new Set(gaps).size).toBeGreaterThan(3);
  });

  it('is in seconds at the same distance where a game has a way, and none beyond where the best ended', () => {
    const game: GameRules = { ...KEPT_RULES, way: (state) => KEPT_RULES.outcome(state as never).score };
    const tapped = (...ticks: readonly number[]): Round => {
      const round = createRound(game, SEED, 'wide');
      for (let tick = 0; tick < 60; tick++) {
        if (ticks.includes(tick)) round.act({ code: TAP, x: 0, y: 0 });
        round.advance();
      }
      return round;
    };
    const best = { seed: SEED, rulesVersion: game.rulesVersion, log: tapped(29, 59).encode() };
    const gapAfter = (...ticks: readonly number[]) => createPace(game, best)?.gap(tapped(...ticks).state);
    expect(gapAfter(1, 2)).toBe(0);
    expect(gapAfter(1)).toBe(-0.5);
    expect(gapAfter(1, 2, 3)).toBeNull();
  });

  it('is unknown for a best of other rules, and for a log that cannot be read', () => {
    const best = roundOf('memory-match');
    expect(createPace(GAMES['memory-match'], { ...best, rulesVersion: 99 })).toBeUndefined();
    expect(createPace(GAMES['memory-match'], { ...best, log: '?' })).toBeUndefined();
  });
});
