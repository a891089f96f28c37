import { afterEach, describe, expect, it } from '@jest/globals';
import type Phaser from 'phaser';
import { FakeImage } from '../../../../test/support/fake-image.js';
import type { FieldName } from '../../../rules-core/define-game.js';
import type { Round } from '../../../rules-core/round.js';
import { stateHash } from '../../../rules-core/state-hash.js';
import { createWatchedRound } from '../../../rules-core/watched-round.js';
import type { StageGeometry } from '../../../scene-core/stage-geometry.js';
import { stepsBehind } from './enemies.js';
import { createPlacement, type Placement } from './placement.js';
import { createSelection, type Selection } from './selection.js';
import { STRONGHOLD_SKILLS, playStronghold } from '../rules/bot.js';
import type { StrongholdEvent } from '../rules/events.js';
import { strongholdDefense } from '../rules/stronghold-defense.rules.js';
import { createStrongholdView } from './view.js';
import { isSlowed, type StrongholdState } from '../rules/state.js';
import { hasComeFully } from '../rules/enemy-waves.js';

const SEED = '0f0e0d0c0b0a09080706050403020100';
const MS_PER_TICK = 1000 / 60;

/** Media queries that the device matches, for example `(pointer: coarse)`. */
let device: readonly string[] = [];
Object.assign(globalThis, { matchMedia: (query: string) => ({ matches: device.includes(query) }) });
afterEach(() => void (device = []));

const geometryOf = (field: FieldName): StageGeometry => ({
  cssWidth: 960,
  cssHeight: 540,
  pixelRatio: 1,
  canvasWidth: 960,
  canvasHeight: 540,
  scale: 1,
  left: 0,
  top: 0,
  width: field === 'wide' ? 960 : 540,
  height: field === 'wide' ? 540 : 960,
});

const logOf = (field: FieldName): string => playStronghold(SEED, field, STRONGHOLD_SKILLS.expert).encode();
const LOGS: Readonly<Record<FieldName, string>> = { wide: logOf('wide'), tall: logOf('tall') };

interface Watched {
  readonly images: FakeImage[];
  readonly round: Round<StrongholdState, StrongholdEvent>;
  readonly placement: Placement;
  readonly selection: Selection;
  /** Plays a tick and draws the middle of it. */
  next(): readonly StrongholdEvent[];
  /** Starts the effects of an event that the round has not had. */
  show(event: StrongholdEvent): void;
  /** Starts the effects of a leak that leaves so many lives. */
  loseLifeWith(lives: number): void;
  /** Draws without playing. */
  wait(ms: number): void;
}

function watch(field: FieldName, isMotionReduced = false, isDemo = false): Watched {
  const images: FakeImage[] = [];
  const image = (x: number, y: number, key: string, name = key): FakeImage => {
    const made = new FakeImage(x, y, key, name);
    images.push(made);
    return made;
  };
  const scene = { add: { image } } as unknown as Phaser.Scene;
  const sheet = {
    cells: new Map(),
    cut: () => undefined,
    recipe: { key: 'sheet', width: 1, height: 1, picture: () => undefined },
  };
  const round = createWatchedRound(strongholdDefense, SEED, LOGS[field]);
  if (round === undefined) throw new Error('A log of a bot can be watched.');
  const view = createStrongholdView(scene, sheet, field, isMotionReduced, isDemo);
  view.place(geometryOf(field));
  const placement = createPlacement(round, () => undefined);
  const selection = createSelection(round, () => undefined);
  let nowMs = 0;
  const draw = (alpha: number): void => {
    const ticksLeft = strongholdDefense.ticksPerRound - round.tick;
    view.draw(round.state, placement, selection, { alpha, nowMs, ticksLeft });
  };
  return {
    images,
    round,
    placement,
    selection,
    next() {
      nowMs += MS_PER_TICK;
      const events = round.advance();
      for (const event of events) view.show(event, round.state);
      draw(0.5);
      return events;
    },
    show: (event) => view.show(event, round.state),
    loseLifeWith: (lives) =>
      view.show({ kind: 'leaked', enemy: 1, wave: 1, x: 480, y: 270 }, { ...round.state, lives }),
    wait(ms) {
      for (let passed = 0; passed < ms; passed += MS_PER_TICK) {
        nowMs += MS_PER_TICK;
        draw(1);
      }
    },
  };
}

const shownNames = ({ images }: Watched, pattern: RegExp): string[] =>
  images.filter(({ visible, frame }) => visible && pattern.test(frame.name)).map(({ frame }) => frame.name);
const shownWords = (watched: Watched): string[] =>
  shownNames(watched, /^(mark|word)-/).filter((name) => !/next|closes/.test(name));

const BUG = /^(biter|spiky|feeler)-/;
const shownBugs = ({ images }: Watched): FakeImage[] =>
  images.filter(({ visible, frame }) => visible && BUG.test(frame.name));

describe('the picture of a round', () => {
  it.each(['wide', 'tall'] as const)('leaves the rules alone, on the %s field', (field) => {
    const watched = watch(field);
    const { round } = watched;
    while (!round.outcome.isFinished) watched.next();
    const alone = playStronghold(SEED, field, STRONGHOLD_SKILLS.expert);
    expect(stateHash(round.state)).toBe(stateHash(alone.state));
  });

  it('has a bug for each enemy, and for those that a shot is on the way to', () => {
    const watched = watch('wide');
    let mostDying = 0;
    for (let tick = 0; tick < 2600; tick++) {
      watched.next();
      const dying = shownBugs(watched).length - watched.round.state.enemies.length;
      expect(dying).toBeGreaterThanOrEqual(0);
      mostDying = Math.max(mostDying, dying);
    }
    expect(mostDying).toBeGreaterThan(0);
    expect(mostDying).toBeLessThan(6);
  });

  it('has a body for each tower that stands, none for one that was sold', () => {
    const watched = watch('wide');
    const { round } = watched;
    let sales = 0;
    while (!round.outcome.isFinished) {
      const isSale = watched.next().some(({ kind }) => kind === 'sold');
      if (!isSale) continue;
      sales += 1;
      expect(shownNames(watched, /^tower-body/)).toHaveLength(round.state.towers.length);
    }
    expect(round.state.towers.length).toBeGreaterThan(2);
    expect(sales).toBeGreaterThan(0);
  });

  it('makes things only when there are more than ever before, a step at a time', () => {
    const watched = watch('wide');
    const counts = new Set<number>();
    while (!watched.round.outcome.isFinished) {
      watched.next();
      counts.add(watched.images.length);
    }
    expect(counts.size).toBeLessThan(20);
  });

  it('draws nothing at places that are no numbers, also with reduced motion', () => {
    for (const isMotionReduced of [false, true]) {
      const watched = watch('tall', isMotionReduced);
      const wrong = new Set<FakeImage>();
      for (let tick = 0; tick < 2000; tick++) {
        watched.next();
        for (const image of watched.images) {
          const { x, y, alpha, depth, scaleX } = image;
          if (!Number.isFinite(x + y + alpha + depth + scaleX)) wrong.add(image);
        }
      }
      expect([...wrong]).toEqual([]);
    }
  });

  it('is quiet a little after the end: shots have arrived, bursts are over', () => {
    const watched = watch('wide');
    while (!watched.round.outcome.isFinished) watched.next();
    watched.wait(1500);
    const restless = watched.images.filter(
      ({ visible, frame }) => visible && /^(bolt|splash|chip|puff|plus|life|muzzle)/.test(frame.name),
    );
    expect(restless).toEqual([]);
    expect(shownBugs(watched)).toHaveLength(watched.round.state.enemies.length);
  });

  const judged = {
    kind: 'waveJudged',
    wave: 3,
    result: 'held',
    isCalled: false,
    kills: 9,
    leaks: 0,
    points: 0,
    money: 50,
  } as const;

  it.each<{ event: Partial<StrongholdEvent>; words: string[] }>([
    { event: {}, words: ['mark-held', 'word-held', 'word-paid-50'] },
    {
      event: { result: 'broken', leaks: 3, money: 20, isCalled: true, points: 30 },
      words: ['mark-broken', 'word-broken', 'word-paid-20', 'word-call-points'],
    },
    { event: { result: 'lost', leaks: 8, money: 0 }, words: ['mark-lost', 'word-lost', 'word-paid-0'] },
  ])('announces what became of a wave and what it brought: $words', ({ event, words }) => {
    const watched = watch('wide');
    watched.wait(2000);
    expect(shownWords(watched)).toEqual([]);
    watched.show({ ...judged, ...event } as StrongholdEvent);
    watched.wait(100);
    expect(shownWords(watched).toSorted()).toEqual(['word-wave', ...words].toSorted());
    watched.wait(2500);
    expect(shownWords(watched)).toEqual([]);
  });

  it('lets a judgement be read before it announces the next wave, and that it was called', () => {
    const watched = watch('wide');
    watched.wait(2000);
    watched.show(judged);
    watched.show({ kind: 'waveBegan', wave: 4, isCalled: true, money: 15 });
    watched.wait(900);
    expect(shownWords(watched)).toContain('word-held');
    watched.wait(300);
    expect(shownWords(watched)).toEqual(['word-wave', 'word-called', 'word-call-money', 'word-call-promise']);
  });

  it('announces few lives at once, whatever else waits', () => {
    const watched = watch('wide');
    watched.show(judged);
    watched.loseLifeWith(1);
    watched.wait(50);
    expect(shownWords(watched)).toEqual(['word-last-life']);
    watched.wait(3000);
    expect(shownWords(watched)).toEqual([]);
  });

  it('announces nothing in a demo, where the page has its own words', () => {
    const watched = watch('tall', false, true);
    watched.wait(100);
    watched.show(judged);
    watched.wait(1200);
    expect(shownWords(watched)).toEqual([]);
  });
});

describe('crystals', () => {
  const inReach = (watched: Watched): boolean =>
    watched.round.state.enemies.some(({ x, y }) => isSlowed(watched.round.state, x, y));

  it('are all shown, and light up only while they slow an enemy, which walks on ice', () => {
    const watched = watch('wide');
    watched.next();
    const { crystals } = watched.round.state.ground;
    expect(shownNames(watched, /^crystal$/)).toHaveLength(crystals.length);
    const cold = (): number[] =>
      watched.images.filter(({ frame }) => frame.name === 'cold-ground').map(({ alpha }) => alpha);
    expect(new Set(cold()).size).toBe(1);
    expect(shownNames(watched, /^ice-shadow$/)).toEqual([]);
    while (!inReach(watched)) watched.next();
    expect(new Set(cold()).size).toBe(2);
    expect(shownNames(watched, /^ice-shadow$/).length).toBeGreaterThan(0);
  });
});

describe('a selected tower', () => {
  const shown = (watched: Watched): string[] => shownNames(watched, /^(selected-reach|label-sell)/);

  it('shows its range and how it is sold: by a second press, or by a key', () => {
    const watched = watch('wide');
    while (watched.round.state.towers.length === 0) watched.next();
    const [tower] = watched.round.state.towers;
    if (tower === undefined) throw new Error('A tower stands.');
    expect(shown(watched)).toEqual([]);
    watched.selection.press(tower.x, tower.y);
    watched.next();
    expect(shown(watched)).toEqual(['selected-reach', 'label-sell-by-press']);
    watched.selection.leave();
    for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'] as const)
      watched.selection.step(key);
    watched.next();
    expect(shown(watched)).toEqual(['selected-reach', 'label-sell-by-key']);
    watched.selection.leave();
    watched.next();
    expect(shown(watched)).toEqual([]);
  });

  it('below the mouse shows its range alone', () => {
    const watched = watch('wide');
    while (watched.round.state.towers.length === 0) watched.next();
    const { x = 0, y = 0 } = watched.round.state.towers[0] ?? {};
    watched.placement.pointerMoved(x, y, 1);
    watched.next();
    expect(shown(watched)).toEqual(['selected-reach']);
  });
});

describe('the ground', () => {
  const RIFT = /^gate-(open|next|closing)$/;

  it('shows the gates of the wave, and differently those that open and close with the next one', () => {
    const watched = watch('wide');
    const { round } = watched;
    const playTo = (wave: number, isComing: boolean): void => {
      while (round.state.wave < wave || (!isComing && !hasComeFully(round.state))) watched.next();
    };
    watched.next();
    expect(shownNames(watched, RIFT)).toEqual(['gate-open']);
    playTo(2, false);
    expect(shownNames(watched, RIFT)).toEqual(['gate-open', 'gate-next']);
    playTo(3, true);
    expect(shownNames(watched, RIFT)).toEqual(['gate-open', 'gate-open']);
    playTo(4, false);
    expect(shownNames(watched, RIFT)).toEqual(['gate-closing', 'gate-open', 'gate-next']);
    expect(shownNames(watched, /^word-(next|closes)$/)).toEqual(['word-closes', 'word-next']);
    playTo(5, true);
    expect(shownNames(watched, RIFT)).toEqual(['gate-open', 'gate-open']);
  });

  it('shows where no tower may stand while a tower is placed: at the dome, in craters and at crystals', () => {
    const watched = watch('wide');
    watched.placement.toggle();
    watched.next();
    expect(shownNames(watched, /^kept-ground$/)).toHaveLength(
      1 + watched.round.state.ground.craters.length + watched.round.state.ground.crystals.length,
    );
  });
});

describe('bugs', () => {
  it('walk evenly although the rules move them in every second tick', () => {
    const moments = [0, 0.5, 1].flatMap((alpha) => [0, 1, 2, 3].map((tick) => ({ tick, alpha })));
    const ordered = moments.toSorted((one, other) => one.tick + one.alpha - other.tick - other.alpha);
    const gone = ordered.map(({ tick, alpha }) => Math.floor(tick / 2) - stepsBehind(tick, alpha));
    for (const [index, { tick, alpha }] of ordered.entries()) {
      expect(gone[index]).toBeCloseTo((tick + alpha) / 2 - 1, 12);
    }
  });
});

describe('the hint while a tower is placed', () => {
  const shownHints = ({ images }: Watched): string[] =>
    images
      .filter(({ visible, frame }) => visible && frame.name.startsWith('hint'))
      .map(({ frame }) => frame.name);
  const placing = (field: FieldName, matches: readonly string[]): Watched => {
    device = matches;
    const watched = watch(field);
    watched.placement.toggle();
    watched.next();
    return watched;
  };

  it.each(['wide', 'tall'] as const)('tells of fingers on a phone, the %s field', (field) => {
    const watched = placing(field, ['(pointer: coarse)', '(any-hover: hover)']);
    expect(shownHints(watched)).toEqual(['hint-finger']);
    watched.placement.pointerDown(100, 100, 1);
    watched.next();
    expect(shownHints(watched)).toEqual([]);
  });

  it('tells of keys to whoever uses them, and where there is room for it beside a mouse', () => {
    const watched = placing('tall', ['(pointer: coarse)']);
    watched.placement.keyChanged('ArrowLeft', true);
    watched.next();
    expect(shownHints(watched)).toEqual(['hint-keys']);
    expect(shownHints(placing('wide', ['(any-hover: hover)']))).toEqual(['hint-keys']);
    expect(shownHints(placing('tall', ['(any-hover: hover)']))).toEqual([]);
  });
});
