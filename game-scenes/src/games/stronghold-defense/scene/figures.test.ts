import { describe, expect, it } from '@jest/globals';
import type { StrongholdEvent } from '../rules/events.js';
import { strongholdDefense } from '../rules/stronghold-defense.rules.js';
import {
  countFigures,
  createFigures,
  nextSentences,
  tellEvents,
  tellFailure,
  tellPlace,
  tellSelection,
} from './figures.js';
import type { StrongholdState, Tower } from '../rules/state.js';

/** The gates are above the wide field, below it, and before it. */
const aState = (of: Partial<StrongholdState> = {}): StrongholdState => ({
  ...strongholdDefense.start('000102030405060708090a0b0c0d0e0f', 'wide'),
  ground: { gates: [100, 1000, 2000], craters: [], crystals: [] },
  ...of,
});

const aTower = (id: number): Tower => ({ id, x: 200, y: 100 * id, cooldown: 0 });

function told(events: readonly StrongholdEvent[], of: Partial<StrongholdState> = {}) {
  const figures = createFigures(aState());
  tellEvents(figures, events, aState(of));
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
      left: 3,
      canCall: false,
      fallenIn: 0,
      notice: '',
      noticeText: '',
      noticeCount: 0,
      spoken: 'Wave 1: 3 enemies are coming from the north.',
    });
  });

  it('follow the state', () => {
    const figures = createFigures(aState());
    countFigures(figures, aState({ wave: 3, lives: 7, money: 20, towers: [aTower(1)] }));
    expect(figures).toMatchObject({ wave: 3, lives: 7, money: 20, towers: 1, canCall: false });
    countFigures(figures, aState({ wave: 3, spawned: 9 }));
    expect(figures.canCall).toBe(true);
  });

  it('count who is left: those to come, those on their way out of sight, and those who walk', () => {
    const figures = createFigures(aState());
    const enemy = {
      id: 1,
      x: 0,
      y: 0,
      velocityX: 0,
      velocityY: 0,
      health: 1,
      fullHealth: 1,
      wave: 2,
      look: 0,
    };
    const coming = [{ steps: 9, enemy }];
    countFigures(figures, aState({ wave: 2, spawned: 4, enemies: [enemy], coming }));
    expect(figures.left).toBe(4);
    countFigures(figures, aState({ wave: 2, spawned: 6, enemies: [], coming }));
    expect(figures.left).toBe(1);
  });

  const judged = {
    kind: 'waveJudged',
    wave: 1,
    result: 'held',
    isCalled: false,
    kills: 3,
    leaks: 0,
    points: 0,
    money: 50,
  } as const;

  it.each<{ events: StrongholdEvent[]; of: Partial<StrongholdState>; spoken: string }>([
    {
      events: [{ kind: 'built', tower: 1, x: 1, y: 1 }],
      of: { money: 50 },
      spoken: 'Tower built. 50 money left.',
    },
    {
      events: [{ kind: 'sold', tower: 1, x: 1, y: 1, money: 25 }],
      of: { money: 75 },
      spoken: 'Tower sold. 75 money.',
    },
    {
      events: [{ kind: 'leaked', enemy: 1, wave: 1, x: 1, y: 1 }],
      of: { lives: 9 },
      spoken: 'A life is lost. 9 left.',
    },
    {
      events: [judged, { kind: 'waveBegan', wave: 2, isCalled: false, money: 0 }],
      of: { wave: 2 },
      spoken: 'Wave 1 held: 50 money. Wave 2: 6 enemies are coming from the north.',
    },
    {
      events: [{ ...judged, result: 'broken', kills: 2, leaks: 1, money: 40, isCalled: true, points: 30 }],
      of: {},
      spoken: 'Wave 1 broken, 1 got through: 40 money and 30 points.',
    },
    {
      events: [{ ...judged, wave: 5, result: 'lost', kills: 4, leaks: 11, money: 0, isCalled: true }],
      of: {},
      spoken: 'Wave 5 lost, 11 got through: no money.',
    },
    {
      events: [{ kind: 'waveBegan', wave: 2, isCalled: true, money: 15 }],
      of: { wave: 2 },
      spoken: 'Called: 15 money. Wave 2: 6 enemies are coming from the north.',
    },
  ])('say what happened: $spoken', ({ events, of, spoken }) => {
    expect(told(events, of).spoken).toBe(spoken);
  });

  it('count kills, and say nothing of them', () => {
    const figures = told([{ kind: 'killed', enemy: 1, x: 1, y: 1, look: 0 }]);
    expect(figures).toMatchObject({ kills: 1, spoken: 'Wave 1: 3 enemies are coming from the north.' });
  });

  it('name the wave that took the last life, not the newest one', () => {
    const leak = { kind: 'leaked', enemy: 1, x: 1, y: 1 } as const;
    expect(told([{ ...leak, wave: 4 }], { lives: 1, wave: 5 }).fallenIn).toBe(0);
    const last = [
      { ...leak, wave: 4 },
      { ...leak, wave: 5 },
    ];
    expect(told(last, { lives: 0, wave: 5 }).fallenIn).toBe(4);
  });

  it.each([
    { failure: 'money', notice: 'Not enough money', noticeText: 'You need 50 coins to build a tower.' },
    {
      failure: 'tooMany',
      notice: '8 towers are the most',
      noticeText: 'Sell one first: press it twice, or choose it with the arrow keys and press X.',
    },
    {
      failure: 'notCome',
      notice: 'This wave is still coming',
      noticeText: 'Call the next one once all have set out.',
    },
    {
      failure: 'noTower',
      notice: 'No tower is chosen',
      noticeText: 'Press one, or choose it with the arrow keys.',
    },
    { failure: 'tooFast', notice: 'Too many presses', noticeText: 'That one did not count. Press again.' },
  ] as const)(
    'notice each press that came to nothing, and say what to do: $notice',
    ({ failure, notice, noticeText }) => {
      const figures = createFigures(aState());
      for (const noticeCount of [1, 2]) {
        tellFailure(figures, failure);
        expect(figures).toMatchObject({
          noticeCount,
          notice,
          noticeText,
          spoken: `${notice}. ${noticeText}`,
        });
      }
    },
  );

  it('leave a place that is not free to the label at the ghost', () => {
    const figures = createFigures(aState());
    tellFailure(figures, 'tower');
    expect(figures).toMatchObject({ noticeCount: 0, notice: '', spoken: 'Too close to a tower.' });
  });

  it.each<{ event: StrongholdEvent; notice: string }>([
    { event: { kind: 'notBuilt', x: 1, y: 1, why: 'tooMany' }, notice: '8 towers are the most' },
    { event: { kind: 'notSold', tower: 3 }, notice: 'No tower is chosen' },
    { event: { kind: 'notCalled', wave: 2 }, notice: 'This wave is still coming' },
  ])('notice what the rules refuse in the same tick: $event.kind', ({ event, notice }) => {
    expect(told([event])).toMatchObject({ noticeCount: 1, notice });
  });

  it('say from which sides the swarm comes', () => {
    const began: StrongholdEvent = { kind: 'waveBegan', wave: 5, isCalled: false, money: 0 };
    expect(told([began], { wave: 5 }).spoken).toContain('are coming from the south and west.');
  });

  it.each<{ of: Partial<StrongholdState>; sentences: string[] }>([
    { of: { wave: 1, spawned: 3 }, sentences: [] },
    { of: { wave: 2, spawned: 6 }, sentences: ['Next a gate opens in the south.'] },
    {
      of: { wave: 4, spawned: 12, field: 'tall' },
      sentences: ['Next a gate opens in the north.', 'The gate in the west closes.'],
    },
  ])(
    'say which gates open and close after $of, and to a player that it may be called',
    ({ of, sentences }) => {
      expect(nextSentences(aState(of), true)).toEqual(sentences);
      expect(nextSentences(aState(of), false)).toEqual([...sentences, 'The next wave may be called.']);
    },
  );

  it('say what follows from the events of the same tick after them', () => {
    const figures = createFigures(aState());
    const leak = { kind: 'leaked', enemy: 1, wave: 1, x: 1, y: 1 } as const;
    tellEvents(figures, [leak], aState({ lives: 9 }), ['The next wave may be called.']);
    expect(figures.spoken).toBe('A life is lost. 9 left. The next wave may be called.');
  });

  it('tell those who move the ghost by keys what it answers', () => {
    const figures = createFigures(aState());
    tellPlace(figures, 'free');
    expect(figures.spoken).toBe('Build here.');
  });

  it('tell how the selected tower is sold', () => {
    const figures = createFigures(aState());
    const state = aState({ towers: [aTower(1), aTower(4)] });
    tellSelection(figures, { tower: aTower(4), isByKeys: true }, state);
    expect(figures.spoken).toBe('Tower 2 of 2. X sells it for 25.');
    tellSelection(figures, { tower: aTower(1), isByKeys: false }, state);
    expect(figures.spoken).toBe('Tower 1 of 2. Press it again to sell it for 25.');
  });
});
