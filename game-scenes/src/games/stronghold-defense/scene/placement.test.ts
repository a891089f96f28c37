import { describe, expect, it } from '@jest/globals';
import { FIELDS, type FieldName } from '../../../rules-core/define-game.js';
import { createRound } from '../../../rules-core/round.js';
import { borderPoint } from '../rules/enemy-waves.js';
import { createPlacement, type BuildAnswer } from './placement.js';
import { strongholdDefense } from '../rules/stronghold-defense.rules.js';
import { placeProblem, type StrongholdState } from '../rules/state.js';

const SEED = '000102030405060708090a0b0c0d0e0f';
const MOUSE = 1;
const FINGER = 7;

interface Setting {
  field?: FieldName;
  money?: number;
  /** Whether craters and crystals are left out, so that a test may build where it likes. */
  isBare?: boolean;
}

/** Returns a new round, its placement mode and the results of attempts to build. */
function aGame({ field = 'wide', money = 100, isBare = true }: Setting = {}) {
  const start = (seed: string, name: FieldName): StrongholdState => {
    const state = strongholdDefense.start(seed, name);
    return { ...state, money, ground: { ...state.ground, ...(isBare && { craters: [], crystals: [] }) } };
  };
  const round = createRound({ ...strongholdDefense, start }, SEED, field);
  const answers: BuildAnswer[] = [];
  const placement = createPlacement(round, (answer) => answers.push(answer));
  const towers = () => round.state.towers.map(({ x, y }) => [x, y]);
  return { round, placement, answers, towers };
}

describe('the build button', () => {
  it('turns the mode on and off [S4.33]', () => {
    const { placement } = aGame();
    expect(placement.isOn).toBe(false);
    placement.toggle();
    expect(placement.isOn).toBe(true);
    placement.toggle();
    expect(placement.isOn).toBe(false);
  });

  it.each(['wide', 'tall'] as const)('shows the ghost where a tower may stand on the %s field', (field) => {
    const { placement, round } = aGame({ field, isBare: false });
    placement.toggle();
    expect(placement.answer).toBe('free');
    expect(placeProblem(round.state, placement.x, placement.y)).toBeUndefined();
  });

  it('shows the ghost on the way from the gate to the dome', () => {
    const { placement, round } = aGame();
    const gate = borderPoint('wide', round.state.ground.gates[0] ?? 0);
    placement.toggle();
    const towardsGate = (gate.x - 480) * (placement.x - 480) + (gate.y - 270) * (placement.y - 270);
    const lengths = Math.hypot(gate.x - 480, gate.y - 270) * Math.hypot(placement.x - 480, placement.y - 270);
    expect(towardsGate / lengths).toBeGreaterThan(0.7);
  });

  it('finds another place for the ghost when a tower stands where it was', () => {
    const { placement, round, towers } = aGame();
    for (let count = 0; count < 2; count++) {
      placement.toggle();
      placement.keyChanged('Enter', true);
      round.advance();
    }
    expect(towers()).toHaveLength(2);
  });

  it('does nothing any more when the round is over', () => {
    const { placement, round } = aGame();
    while (!round.outcome.isFinished) round.advance();
    placement.toggle();
    expect(placement.isOn).toBe(false);
  });
});

describe('a mouse', () => {
  it('takes the ghost along and builds where it is pressed, which ends the mode [S4.34]', () => {
    const { placement, round, answers, towers } = aGame();
    placement.toggle();
    placement.pointerMoved(300.4, 199.6, MOUSE);
    expect([placement.x, placement.y, placement.answer]).toEqual([300, 200, 'free']);
    placement.pointerDown(301.2, 200.3, MOUSE);
    round.advance();
    expect(towers()).toEqual([[301, 200]]);
    expect(answers).toEqual(['building']);
    expect(placement.isOn).toBe(false);
  });

  it('builds nothing outside the mode', () => {
    const { placement, round, answers, towers } = aGame();
    placement.pointerMoved(300, 200, MOUSE);
    placement.pointerDown(300, 200, MOUSE);
    placement.pointerUp(MOUSE);
    round.advance();
    expect([towers(), answers]).toEqual([[], []]);
  });

  it.each([
    { where: 'at the dome', x: 480, y: 300, answer: 'base' },
    { where: 'at the border', x: 10, y: 200, answer: 'outside' },
    { where: 'beside the field', x: -30, y: 200, answer: 'outside' },
    { where: 'at a tower', x: 220, y: 210, answer: 'tower' },
  ])('is told why nothing can stand $where, and may choose again', ({ x, y, answer }) => {
    const { placement, round, answers, towers } = aGame();
    placement.toggle();
    placement.pointerMoved(200, 200, MOUSE);
    placement.pointerDown(200, 200, MOUSE);
    round.advance();
    const before = round.encode();
    placement.toggle();
    placement.pointerMoved(x, y, MOUSE);
    expect(placement.answer).toBe(answer);
    placement.pointerDown(x, y, MOUSE);
    expect(placement.isOn).toBe(true);
    expect(answers).toEqual(['building', answer]);
    expect(round.encode()).toBe(before);
    placement.pointerDown(700, 300, MOUSE);
    round.advance();
    expect(towers()).toEqual([
      [200, 200],
      [700, 300],
    ]);
  });
});

describe('building again', () => {
  /** Builds at two places, the second one 100 px further right, and returns whether the mode is still on. */
  const buildTwice = ({ placement, round }: ReturnType<typeof aGame>): boolean => {
    placement.toggle();
    for (const x of [200, 300]) {
      placement.pointerMoved(x, 150, MOUSE);
      placement.pointerDown(x, 150, MOUSE);
      round.advance();
    }
    return placement.isOn;
  };

  it('needs no second press of the button while Shift is held', () => {
    const game = aGame({ money: 150 });
    game.placement.shiftChanged(true);
    expect(buildTwice(game)).toBe(true);
    expect(game.towers()).toHaveLength(2);
    expect(game.placement.isOnTower).toBe(true);
    game.placement.pointerMoved(400, 150, MOUSE);
    expect(game.placement.isOnTower).toBe(false);
    game.placement.shiftChanged(false);
    game.placement.pointerDown(400, 150, MOUSE);
    expect(game.placement.isOn).toBe(false);
  });

  it('needs none with the lock, until the money does not suffice', () => {
    const game = aGame({ money: 100 });
    game.placement.toggleLock();
    expect(buildTwice(game)).toBe(true);
    game.placement.pointerDown(400, 150, MOUSE);
    expect(game.answers).toEqual(['building', 'building', 'money']);
    expect([game.placement.isOn, game.placement.isLocked]).toEqual([false, true]);
    expect(game.towers()).toHaveLength(2);
  });
});

it('says of each place on the ground why no tower can stand there', () => {
  const { placement, round } = aGame({ isBare: false });
  placement.toggle();
  for (const answer of ['crater', 'crystal'] as const) {
    const [{ x, y } = { x: 0, y: 0 }] = round.state.ground[`${answer}s`];
    placement.pointerMoved(x, y, MOUSE);
    expect(placement.answer).toBe(answer);
  }
});

describe('too little money', () => {
  it('is said by the ghost, refused once tried, and ends the mode; the log hears nothing of it', () => {
    const { placement, round, answers } = aGame({ money: 49 });
    const before = round.encode();
    placement.toggle();
    placement.pointerMoved(300, 200, MOUSE);
    expect(placement.answer).toBe('money');
    placement.pointerDown(300, 200, MOUSE);
    expect([answers, placement.isOn, round.encode()]).toEqual([['money'], false, before]);
  });

  it('does not hide that a place is not allowed anyway', () => {
    const { placement } = aGame({ money: 0 });
    placement.toggle();
    placement.pointerMoved(480, 270, MOUSE);
    expect(placement.answer).toBe('base');
  });
});

describe('a finger', () => {
  it('builds where it taps', () => {
    const { placement, round, towers } = aGame();
    placement.toggle();
    placement.pointerDown(300, 200, FINGER);
    expect(round.state.towers).toHaveLength(0);
    placement.pointerMoved(303, 204, FINGER);
    placement.pointerUp(FINGER);
    round.advance();
    expect(towers()).toEqual([[300, 200]]);
  });

  it('drags the ghost so far above itself that it is seen, and builds where it is let go', () => {
    const { placement, round, towers } = aGame();
    placement.toggle();
    placement.pointerDown(300, 200, FINGER);
    placement.pointerMoved(360, 330, FINGER);
    expect(placement.x).toBe(360);
    expect(placement.y).toBeLessThan(330 - 40);
    expect(placement.isHeld).toBe(true);
    const { x, y } = placement;
    placement.pointerUp(FINGER);
    round.advance();
    expect(towers()).toEqual([[x, y]]);
  });

  it('is not heard while another one is down', () => {
    const { placement, round, towers } = aGame();
    placement.toggle();
    placement.pointerDown(300, 200, FINGER);
    placement.pointerDown(700, 200, FINGER + 1);
    placement.pointerUp(FINGER + 1);
    placement.pointerUp(FINGER);
    round.advance();
    expect(towers()).toEqual([[300, 200]]);
  });

  it('that is down when the mode is left builds nothing', () => {
    const { placement, round, towers } = aGame();
    placement.toggle();
    placement.pointerDown(300, 200, FINGER);
    placement.leave();
    placement.pointerUp(FINGER);
    round.advance();
    expect(towers()).toEqual([]);
  });
});

describe('the keyboard', () => {
  it('enters the mode by enter or space, moves by arrows, builds by the same keys', () => {
    for (const key of ['Enter', ' '] as const) {
      const { placement, round, towers } = aGame();
      placement.keyChanged(key, true);
      expect([placement.isOn, placement.isByKeys]).toEqual([true, true]);
      const { x, y } = placement;
      placement.keyChanged('ArrowRight', true);
      for (let tick = 0; tick < 5; tick++) placement.advance();
      placement.keyChanged('ArrowRight', false);
      placement.advance();
      expect(placement.x).toBeGreaterThan(x);
      expect(placement.y).toBe(y);
      const moved = [placement.x, placement.y];
      placement.keyChanged(key, true);
      round.advance();
      expect(towers()).toEqual([moved]);
    }
  });

  it('moves the ghost faster the longer a key is held, never off the field', () => {
    const { placement } = aGame();
    placement.toggle();
    placement.keyChanged('ArrowDown', true);
    const first = placement.y;
    placement.advance();
    const stride = placement.y - first;
    for (let tick = 0; tick < 200; tick++) placement.advance();
    expect(stride).toBeLessThan(4);
    expect(placement.y).toBe(FIELDS.wide.height);
    expect(placement.answer).toBe('outside');
  });

  it('leaves the ghost alone outside the mode', () => {
    const { placement } = aGame();
    const { x, y } = placement;
    placement.keyChanged('ArrowLeft', true);
    for (let tick = 0; tick < 9; tick++) placement.advance();
    expect([placement.x, placement.y]).toEqual([x, y]);
  });

  it('gives way to a mouse that moves', () => {
    const { placement } = aGame();
    placement.keyChanged('Enter', true);
    placement.pointerMoved(300, 200, MOUSE);
    expect([placement.x, placement.y, placement.isByKeys]).toEqual([300, 200, false]);
  });
});

describe('escape', () => {
  it('leaves the mode, and only then has been used', () => {
    const { placement } = aGame();
    expect(placement.leave()).toBe(false);
    placement.toggle();
    expect([placement.leave(), placement.isOn, placement.leave()]).toEqual([true, false, false]);
  });
});
