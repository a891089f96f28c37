import { beforeAll, describe, expect, it } from '@jest/globals';
import { GAME_IDS } from '../src/rules.js';
import { stressCount } from '../test/support/stress-count.js';
import { balanceTable, complaintsOf, measureBalance, type Balance } from './balance.js';

const SEED = '00112233445566778899aabbccddeeff';

let balances: readonly Balance[];

beforeAll(() => {
  balances = measureBalance(stressCount(30, 400), SEED);
});

/** Returns the results with those of a decent bot in one game changed. */
const changed = (game: string, change: (balance: Balance) => Partial<Balance>): readonly Balance[] =>
  balances.map((each) =>
    each.game === game && each.skill === 'decent' ? { ...each, ...change(each) } : each,
  );

describe('The games are balanced', () => {
  it('for bots of three skills on both fields [SEC-09]', () => {
    expect(complaintsOf(balances)).toEqual([]);
  });

  it('as a table shows, with a row for each game and skill', () => {
    const rows = balanceTable(balances).split('\n');
    expect(rows).toHaveLength(2 + 3 * GAME_IDS.length);
    expect(rows[3]).toMatch(/^\| Alien Clicker \| decent \| 7\d\.\d \| \d+ \|.* \|$/);
  });
});

describe('What is out of balance is said:', () => {
  it('a game that pays too little or too much', () => {
    const poor = changed('memory-match', () => ({ coinsPerMinute: 15.9 }));
    expect(complaintsOf(poor)).toEqual(['Memory Match pays 15.9 coins a minute, not 16 to 24.']);
    const rich = changed('alien-racing', () => ({ coinsPerMinute: 50 }));
    expect(complaintsOf(rich)).toEqual([
      'Alien Racing pays 50.0 coins a minute, not 20 to 35.',
      expect.stringMatching(/^The best paying game pays 3\.\d times the worst\.$/),
    ]);
  });

  it('a field that scores more than the other', () => {
    const uneven = changed('stronghold-defense', () => ({ scores: { wide: 420, tall: 400 } }));
    expect(complaintsOf(uneven)).toEqual(['Stronghold Defense: decent bots score +5.0 % on the wide field.']);
  });

  it('a par that decent bots do not make', () => {
    const hard = changed('alien-racing', () => ({ score: 180 }));
    expect(complaintsOf(hard)).toEqual([
      expect.stringMatching(/^Alien Racing has a par of \d+, decent bots score 180\.0\.$/),
    ]);
  });
});
