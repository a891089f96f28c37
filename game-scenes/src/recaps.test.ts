import { describe, expect, it } from '@jest/globals';
import { SOURCES, goldenPath, readGolden } from '../tools/golden-file.js';
import { memoryMatch } from './games/memory-match/rules/memory-match.rules.js';
import { createRound } from './rules-core/round.js';
import { clickerRecap, memoryRecap, racingRecap, strongholdRecap, type GameId } from './rules.js';

const golden = (id: GameId) => readGolden(goldenPath(SOURCES, id)).rounds;

/** Tells the golden rounds of a game. */
const tell = <Recap>(id: GameId, recap: (seed: string, log: string) => Recap | undefined) =>
  golden(id).map((round) => {
    const told = recap(round.seed, round.log);
    if (told === undefined) throw new Error(`The log of a golden round of ${id} cannot be read.`);
    return { ...round, recap: told };
  });

const sum = (numbers: readonly number[]): number => numbers.reduce((one, other) => one + other, 0);

describe('the recap of a round', () => {
  it('of Alien Clicker counts hits, taps, the best streak, what sparks hit and the points of each five seconds', () => {
    const rounds = tell('alien-clicker', clickerRecap);
    for (const { recap, score } of rounds) {
      const { hits, sparks, parts } = recap;
      expect([sum(parts), hits - sparks.length + sum(sparks)]).toEqual([score, score]);
    }
    expect(rounds[0]?.recap).toEqual({
      hits: 41,
      taps: 55,
      bestStreak: 9,
      sparks: [4, 4, 5, 5, 4, 7, 4, 5, 6, 6, 6],
      parts: [4, 7, 7, 7, 8, 7, 9, 6, 2, 8, 13, 8],
    });
  });

  it('of Memory Match counts turns and names the cards that were not found', () => {
    const rounds = tell('memory-match', memoryRecap);
    expect(rounds[0]?.recap).toMatchObject({ turns: 18, perfectTurns: 13, lost: [], lastRows: null });
    expect(rounds[1]?.recap).toMatchObject({ lost: [1, 5, 7, 8], lastRows: null });
  });

  it('of Memory Match says in which rows the only lost pair lay', () => {
    const seed = golden('memory-match')[0]?.seed ?? '';
    const round = createRound(memoryMatch, seed, 'wide');
    const { symbols } = round.state;
    for (const symbol of [0, 1, 2, 3, 4, 5, 6]) {
      for (const [card, shown] of symbols.entries()) {
        if (shown === symbol) round.act({ code: 1, x: card, y: 0 });
        for (let tick = 0; tick < 20; tick++) round.advance();
      }
    }
    while (!round.outcome.isFinished) round.advance();
    const lost = [symbols.indexOf(7), symbols.lastIndexOf(7)];
    const lastRows = lost.map((card) => Math.floor(card / 4) + 1);
    expect(memoryRecap(seed, round.encode())).toMatchObject({ turns: 7, lost, lastRows });
  });

  it('of Stronghold Defense tells waves held, and the side of most breaches with its towers', () => {
    const rounds = tell('stronghold-defense', strongholdRecap);
    expect(rounds.map(({ recap }) => [recap.held, recap.breaches.length, recap.worst])).toEqual([
      [2, 10, { side: 'north', breaches: 10, towers: 2 }],
      [5, 7, { side: 'south', breaches: 5, towers: 1 }],
      [5, 7, { side: 'north', breaches: 5, towers: expect.any(Number) }],
      [0, 10, { side: 'east', breaches: 6, towers: 2 }],
      [4, 10, { side: 'east', breaches: 5, towers: 4 }],
      [5, 6, { side: 'west', breaches: 3, towers: expect.any(Number) }],
    ]);
  });

  it('of Stronghold Defense tells how each wave ended, which were called, and what calls brought', () => {
    const rounds = tell('stronghold-defense', strongholdRecap);
    const [novice, decent] = rounds.map(({ recap: { waves, callPoints } }) => ({
      waves: waves.map(({ isCalled, result }) => `${isCalled ? 'called ' : ''}${result}`),
      callPoints,
    }));
    expect(novice).toEqual({ waves: ['held', 'called held', 'called lost', 'null'], callPoints: 30 });
    expect(decent).toEqual({
      waves: [
        'held',
        'called held',
        'called held',
        'called held',
        'called broken',
        'called held',
        'called null',
      ],
      callPoints: 150,
    });
  });

  it('of Alien Racing tells laps and the order with its gaps', () => {
    const rounds = tell('alien-racing', racingRecap);
    for (const { recap, ticks } of rounds) expect(sum(recap.laps)).toBe(ticks);
    expect(rounds[2]?.recap).toEqual({
      laps: [932, 891, 913],
      crashes: 2,
      tempers: ['frontRunner', 'steady', 'wobbler'],
      order: [
        { driver: 2, gapTicks: 0 },
        { driver: 1, gapTicks: 14 },
        { driver: 3, gapTicks: 46 },
        { driver: 0, gapTicks: 89 },
      ],
    });
  });

  it.each([clickerRecap, memoryRecap, strongholdRecap, racingRecap])(
    'is none without a log (%#)',
    (recap) => {
      expect(recap(golden('memory-match')[0]?.seed ?? '', 'no log')).toBeUndefined();
    },
  );
});
