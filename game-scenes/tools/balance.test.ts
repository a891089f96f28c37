import { beforeAll, describe, expect, it } from '@jest/globals';
import { GAME_IDS } from '../src/rules.js';
import { stressCount } from '../test/support/stress-count.js';
import { balanceTable, complaintsOf, measureBalance, type Balance, type Player } from './balance.js';
import { PROGRAMS } from './programs.js';

const SEED = '00112233445566778899aabbccddeeff';

let balances: readonly Balance[];

beforeAll(() => {
  balances = measureBalance(stressCount(60, 400), SEED, [
    'novice',
    'decent',
    'expert',
    'no choice',
    'idle',
    'blind',
    'fixed list',
  ]);
}, 60_000);

/** Returns the results with those of a player in one game changed. */
const changed = (game: string, player: Player, change: Partial<Balance>): readonly Balance[] =>
  balances.map((each) => (each.game === game && each.player === player ? { ...each, ...change } : each));

describe('The games are balanced', () => {
  it('for who looks, and those who do not are far behind, on both fields [SEC-09]', () => {
    expect(complaintsOf(balances)).toEqual([]);
  });

  it('as a table shows, with a row for each game and player', () => {
    const rows = balanceTable(balances).split('\n');
    const programs = Object.values(PROGRAMS);
    const withChoice = programs.filter(({ ignoresChoice }) => ignoresChoice).length;
    expect(rows).toHaveLength(2 + 4 * GAME_IDS.length + 2 * programs.length + withChoice);
    expect(rows[3]).toMatch(/^\| Alien Clicker \| decent \| 10\d\.\d \| 1\.00 \|.* \|$/);
  });
});

describe('What is out of balance is said:', () => {
  it.each<[string, string, Player, Partial<Balance>, string]>([
    [
      'a game that pays too little',
      'memory-match',
      'decent',
      { coinsPerMinute: 11.9 },
      'Memory Match pays 11.9 coins a minute, not 12 to 40.',
    ],
    [
      'a game that pays too much',
      'alien-racing',
      'decent',
      { coinsPerMinute: 41 },
      'Alien Racing pays 41.0 coins a minute, not 12 to 40.',
    ],
    [
      'a field that scores more than the other',
      'stronghold-defense',
      'decent',
      { scores: { wide: 420, tall: 400 } },
      'Stronghold Defense: decent scores +5.0 % on the wide field.',
    ],
    [
      'a blind player who scores too much',
      'alien-clicker',
      'blind',
      { score: 85 },
      'Alien Clicker: blind scores 0.81 of decent, not 0.5 at most.',
    ],
    [
      'a choice that is worth too little',
      'alien-clicker',
      'no choice',
      { score: 95 },
      'Alien Clicker: no choice scores 0.91 of decent, not 0.87 at most.',
    ],
    [
      'a fixed list that scores too much',
      'memory-match',
      'fixed list',
      { score: 60 },
      'Memory Match: fixed list scores 0.76 of decent, not 0.6 at most.',
    ],
  ])('%s', (_what, game, player, change, sentence) => {
    expect(complaintsOf(changed(game, player, change))).toEqual([sentence]);
  });

  it('a game in which one restarts until a round begins well', () => {
    const decent = balances.find(({ game, player }) => game === 'alien-racing' && player === 'decent');
    if (decent === undefined) throw new Error('Decent bots race.');
    const lucky = { ...decent, player: 'ten restarts', score: decent.score * 1.06 } as const;
    expect(complaintsOf([...balances, lucky])).toEqual([
      'Alien Racing: ten restarts scores 1.06 of decent, not 1.05 at most.',
    ]);
  });

  it('a game that pays more than three times another, and a par that decent bots do not make', () => {
    const rich = changed('stronghold-defense', 'decent', { coinsPerMinute: 70 });
    expect(complaintsOf(rich)).toContainEqual(expect.stringMatching(/pays 3\.\d times the worst\.$/));
    const hard = changed('alien-racing', 'decent', { score: 160 });
    expect(complaintsOf(hard)).toContainEqual(
      expect.stringMatching(/^Alien Racing has a par of \d+, decent bots score 160\.0\.$/),
    );
  });
});
