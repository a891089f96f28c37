import { describe, expect, it } from '@jest/globals';
import type { StrongholdEvent } from '../rules/events.js';
import { strongholdDefense } from '../rules/stronghold-defense.rules.js';
import { countFigures, createFigures, tellAttempt, tellEvent, tellNewGate, tellPlace } from './figures.js';
import type { StrongholdState } from '../rules/state.js';

/** The gates are above the wide field, below it, and before it. */
const aState = (of: Partial<StrongholdState> = {}): StrongholdState => ({
  ...strongholdDefense.start('000102030405060708090a0b0c0d0e0f', 'wide'),
  ground: { gates: [100, 1000, 2000], craters: [] },
  ...of,
});

function told(event: StrongholdEvent, of: Partial<StrongholdState> = {}) {
  const figures = createFigures(aState());
  tellEvent(figures, event, aState(of));
  return figures;
}

describe('the figures', () => {
  it('begin with what one has, and say what is coming', () => {
    expect(createFigures(aState())).toEqual({
      wave: 1,
      lives: 10,
      money: 100,
      towers: 0,
      kills: 0,
      isPlacing: false,
      isLocked: false,
      notice: '',
      noticeCount: 0,
      spoken: 'Wave 1: 3 enemies are coming from the north.',
    });
  });

  it('follow the state', () => {
    const figures = createFigures(aState());
    const towers = [{ x: 200, y: 200, cooldown: 0 }];
    countFigures(figures, aState({ wave: 3, lives: 7, money: 20, towers }));
    expect(figures).toMatchObject({ wave: 3, lives: 7, money: 20, towers: 1 });
  });

  it.each([
    { event: { kind: 'built', x: 1, y: 1 }, of: { money: 50 }, spoken: 'Tower built. 50 money left.' },
    {
      event: { kind: 'leaked', enemy: 1, x: 1, y: 1 },
      of: { lives: 9 },
      spoken: 'A life is lost. 9 left.',
    },
    {
      event: { kind: 'waveCleared', wave: 1 },
      of: { wave: 2 },
      spoken: 'Wave 1 cleared, 50 money more. Wave 2: 6 enemies are coming from the north.',
    },
  ] as const)('say what happened: $spoken', ({ event, of, spoken }) => {
    expect(told(event, of).spoken).toBe(spoken);
  });

  it('count kills, and say nothing of them', () => {
    const figures = told({ kind: 'killed', enemy: 1, x: 1, y: 1, look: 0 });
    expect(figures).toMatchObject({ kills: 1, spoken: 'Wave 1: 3 enemies are coming from the north.' });
  });

  it('notice each attempt that cannot be paid, and no other', () => {
    const figures = createFigures(aState());
    tellAttempt(figures, 'tower');
    expect(figures).toMatchObject({ noticeCount: 0, notice: '', spoken: 'Too close to a tower.' });
    tellAttempt(figures, 'building');
    expect(figures.spoken).toBe('Too close to a tower.');
    for (const count of [1, 2]) {
      tellAttempt(figures, 'money');
      expect(figures).toMatchObject({
        noticeCount: count,
        notice: 'Not enough money',
        spoken: 'Not enough money. You need 50 coins to build a tower.',
      });
    }
  });

  it('say from which sides the swarm comes, and where the next gate opens', () => {
    const cleared: StrongholdEvent = { kind: 'waveCleared', wave: 4 };
    expect(told(cleared, { wave: 5 }).spoken).toContain('are coming from the north, south and west.');
    const figures = createFigures(aState());
    tellNewGate(figures, aState({ wave: 2, spawned: 6 }));
    expect(figures.spoken).toBe('A new gate opens in the south.');
    tellNewGate(figures, aState({ wave: 2, spawned: 6, field: 'tall' }));
    expect(figures.spoken).toBe('A new gate opens in the east.');
  });

  it('tell those who move the ghost by keys what it answers', () => {
    const figures = createFigures(aState());
    tellPlace(figures, 'free');
    expect(figures.spoken).toBe('Build here.');
  });
});
