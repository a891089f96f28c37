import { describe, expect, it } from '@jest/globals';
import { replay } from '../../../rules-core/replay.js';
import { SEED, aState, anEnemy, kinds, run } from '../../../../test/support/stronghold-round.js';
import { STRONGHOLD_SKILLS, playStronghold } from './bot.js';
import { BUILD, strongholdDefense } from './stronghold-defense.rules.js';

describe('the end', () => {
  it('comes after 120 seconds [S4.32, S9.26]', () => {
    const state = aState({ spawned: 0, lives: 1000 });
    run(state, 7199);
    expect(strongholdDefense.outcome(state).isFinished).toBe(false);
    run(state, 1);
    expect(strongholdDefense.outcome(state)).toMatchObject({ isFinished: true, ticks: 7200 });
  });

  it('comes with the tenth life, and two enemies at once take no more than there is [S4.32, S9.26]', () => {
    expect(strongholdDefense.start(SEED, 'wide').lives).toBe(10);
    const nearBase = { x: 480, y: 220, velocityY: 10 };
    const state = aState({ lives: 1, enemies: [anEnemy(nearBase), anEnemy({ ...nearBase, id: 2 })] });
    expect(kinds(run(state, 10))).toEqual(['leaked', 'leaked']);
    expect([state.lives, state.wave]).toEqual([0, 1]);
    expect(strongholdDefense.outcome(state).isFinished).toBe(true);
    expect(strongholdDefense.step(state, [{ code: BUILD, x: 200, y: 200 }])).toEqual([]);
  });

  it('pays a coin for every ten points [S9.31]', () => {
    expect(strongholdDefense.outcome(aState({ score: 170 })).coins).toBe(17);
  });
});

describe('the two fields', () => {
  it.each(Object.entries(STRONGHOLD_SKILLS))('are the same game turned on its side for a %s', (_, skill) => {
    const wide = playStronghold(SEED, 'wide', skill);
    const tall = playStronghold(SEED, 'tall', skill);
    expect(tall.outcome).toEqual(wide.outcome);
    expect(tall.state.towers).toEqual(
      wide.state.towers.map(({ x, y, ...rest }) => ({ ...rest, x: y, y: x })),
    );
    expect(replay(strongholdDefense, SEED, tall.encode())).toMatchObject({
      ok: true,
      score: wide.outcome.score,
    });
  });
});
