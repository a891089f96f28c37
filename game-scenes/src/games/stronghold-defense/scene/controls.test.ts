import { describe, expect, it } from '@jest/globals';
import { createRound } from '../../../rules-core/round.js';
import { strongholdDefense } from '../rules/stronghold-defense.rules.js';
import type { StrongholdState, Tower } from '../rules/state.js';
import { createControls } from './controls.js';
import { createFigures } from './figures.js';

const SEED = '000102030405060708090a0b0c0d0e0f';
const MOUSE = 1;

/** Around the dome at 480, 270. */
const PLACES = [
  [300, 150],
  [480, 100],
  [660, 150],
  [660, 400],
  [480, 440],
  [300, 400],
  [200, 270],
  [760, 270],
] as const;

const towersAt = (count: number): Tower[] =>
  PLACES.slice(0, count).map(([x, y], index) => ({ id: index + 1, x, y, cooldown: 0 }));

/** Returns a round with towers and a part of a state, its controls, and what they let hear. */
function aGame(count: number, of: Partial<StrongholdState> = {}) {
  const towers = towersAt(count);
  const start: typeof strongholdDefense.start = (seed, field) => {
    const state = strongholdDefense.start(seed, field);
    const ground = { ...state.ground, craters: [], crystals: [] };
    return { ...state, ground, towers, towerCount: count, ...of };
  };
  const round = createRound({ ...strongholdDefense, start }, SEED, 'wide');
  const figures = createFigures(round.state);
  const heard: string[] = [];
  const controls = createControls({
    round,
    figures,
    hear: (press) => heard.push(press),
    shakeGhost: () => heard.push('shaken'),
    focus: () => undefined,
  });
  const ids = (): number[] => round.state.towers.map(({ id }) => id);
  const press = (x: number, y: number): void => {
    controls.pointerDown(x, y, MOUSE);
    controls.follow(round.advance());
  };
  const key = (name: Parameters<typeof controls.keyChanged>[0]): void => {
    controls.keyChanged(name, true);
    controls.keyChanged(name, false);
    controls.follow(round.advance());
  };
  return { round, figures, controls, heard, ids, press, key };
}

describe('a standing tower', () => {
  it('is selected by the first press and sold by the second, for 25', () => {
    const { round, controls, figures, ids, press } = aGame(2);
    press(300, 150);
    expect(controls.selection.tower?.id).toBe(1);
    expect(figures.spoken).toBe('Tower 1 of 2. Press it again to sell it for 25.');
    expect(round.state).toMatchObject({ money: 100 });
    press(303, 140);
    expect(ids()).toEqual([2]);
    expect(round.state).toMatchObject({ money: 125 });
    expect(controls.selection.tower).toBeUndefined();
  });

  it('is let go by a press elsewhere, on another tower, or by escape', () => {
    const { controls, ids, press } = aGame(2);
    press(300, 150);
    press(400, 200);
    expect(controls.selection.tower).toBeUndefined();
    press(300, 150);
    press(480, 100);
    expect(controls.selection.tower?.id).toBe(2);
    expect([controls.escape(), controls.escape()]).toEqual([true, false]);
    expect(ids()).toEqual([1, 2]);
  });

  it.each(['b', 'Enter'] as const)(
    'is let go by %s, which places a tower, and not selected meanwhile',
    (name) => {
      const { controls, key, press } = aGame(1);
      press(300, 150);
      key(name);
      expect([controls.placement.isOn, controls.selection.tower]).toEqual([true, undefined]);
      press(300, 150);
      expect([controls.placement.isOn, controls.selection.tower]).toEqual([true, undefined]);
    },
  );

  it('is chosen by arrow keys, each time the next in that direction, and sold by X', () => {
    const { controls, figures, ids, key } = aGame(8);
    key('ArrowRight');
    expect(controls.selection.tower?.id).toBe(8);
    key('ArrowUp');
    expect(controls.selection.tower?.id).toBe(3);
    key('ArrowLeft');
    expect(controls.selection.tower?.id).toBe(2);
    key('ArrowUp');
    expect(controls.selection.tower?.id).toBe(2);
    expect(figures.spoken).toBe('Tower 2 of 8. X sells it for 25.');
    key('x');
    expect(ids()).toEqual([1, 3, 4, 5, 6, 7, 8]);
  });

  it('is sold by X below the mouse, also while a tower is placed', () => {
    const { controls, ids, key } = aGame(2);
    controls.placement.pointerMoved(305, 155, MOUSE);
    key('x');
    expect(ids()).toEqual([2]);
    key('b');
    controls.placement.pointerMoved(480, 100, MOUSE);
    key('x');
    expect(ids()).toEqual([]);
    expect(controls.placement.isOn).toBe(true);
  });

  it('is not sold by X while none is chosen, which is noticed', () => {
    const { figures, heard, ids, key } = aGame(1);
    key('x');
    expect(ids()).toEqual([1]);
    expect(figures).toMatchObject({ notice: 'No tower is chosen', noticeCount: 1 });
    expect(heard).toEqual(['refused']);
  });
});

describe('eight towers', () => {
  it('refuse a ninth with a notice, and the mode is not entered', () => {
    const { controls, figures, round, key } = aGame(8);
    const before = round.encode();
    controls.command('build');
    expect(round.encode()).toBe(before);
    expect(controls.placement.isOn).toBe(false);
    expect(figures).toMatchObject({ notice: '8 towers are the most', isPlacing: false });
    key('Enter');
    expect(controls.placement.isOn).toBe(false);
    expect(figures.noticeCount).toBe(2);
  });

  it('end a placement that the lock keeps on', () => {
    const { controls, figures, key, press } = aGame(7, { money: 200 });
    key('l');
    key('b');
    controls.placement.pointerMoved(400, 450, MOUSE);
    press(400, 450);
    expect([controls.placement.isOn, controls.placement.isLocked]).toEqual([true, true]);
    controls.placement.pointerMoved(600, 450, MOUSE);
    expect(controls.placement.answer).toBe('tooMany');
    press(600, 450);
    expect(controls.placement.isOn).toBe(false);
    expect(figures.notice).toBe('8 towers are the most');
  });
});

describe('the next wave', () => {
  it('is called by N or the button once this one has fully come', () => {
    for (const isByKey of [true, false]) {
      const { round, controls, key } = aGame(0, { spawned: 3 });
      if (isByKey) key('n');
      else {
        controls.command('call');
        round.advance();
      }
      expect(round.state).toMatchObject({ wave: 2, money: 115 });
    }
  });

  it('is not called before, which is noticed', () => {
    const { round, controls, figures, heard } = aGame(0, { spawned: 2 });
    const before = round.encode();
    controls.keyChanged('n', true);
    expect(round.encode()).toBe(before);
    expect(figures).toMatchObject({ notice: 'This wave is still coming', noticeCount: 1 });
    expect(heard).toEqual(['refused']);
  });
});

describe('a press too many in a second', () => {
  /** Fills the second with calls, of which the rules take the first. */
  const aFullSecond = () => {
    const game = aGame(1, { spawned: 3, money: 100 });
    while (game.round.act({ code: 2, x: 0, y: 0 }));
    return game;
  };

  it.each(['build', 'call', 'sell'])('is noticed: %s', (what) => {
    const { controls, figures, heard } = aFullSecond();
    controls.placement.pointerMoved(300, 150, MOUSE);
    if (what === 'build') {
      controls.command('build');
      controls.pointerDown(700, 450, MOUSE);
    } else controls.command(what);
    expect(figures).toMatchObject({ notice: 'Too many presses', noticeCount: 1 });
    expect(heard).toContain('refused');
  });
});

it('keys and buttons do nothing any more when the round is over', () => {
  const { round, controls, figures, ids } = aGame(1, { lives: 0 });
  controls.placement.pointerMoved(300, 150, MOUSE);
  for (const command of ['build', 'call', 'sell']) controls.command(command);
  round.advance();
  expect([ids(), controls.placement.isOn, figures.noticeCount]).toEqual([[1], false, 0]);
});
