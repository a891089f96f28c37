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
import { STRONGHOLD_SKILLS, playStronghold } from '../rules/bot.js';
import type { StrongholdEvent } from '../rules/events.js';
import { strongholdDefense } from '../rules/stronghold-defense.rules.js';
import { createStrongholdView } from './view.js';
import type { StrongholdState } from '../rules/state.js';

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
  /** Plays a tick and draws the middle of it. */
  next(): readonly StrongholdEvent[];
  /** Draws without playing. */
  wait(ms: number): void;
}

function watch(field: FieldName, isMotionReduced = false): Watched {
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
  const view = createStrongholdView(scene, sheet, field, isMotionReduced);
  view.place(geometryOf(field));
  const placement = createPlacement(round, () => undefined);
  let nowMs = 0;
  const draw = (alpha: number): void => {
    const ticksLeft = strongholdDefense.ticksPerRound - round.tick;
    view.draw(round.state, placement, { alpha, nowMs, ticksLeft });
  };
  return {
    images,
    round,
    placement,
    next() {
      nowMs += MS_PER_TICK;
      const events = round.advance();
      for (const event of events) view.show(event, round.state);
      draw(0.5);
      return events;
    },
    wait(ms) {
      for (let passed = 0; passed < ms; passed += MS_PER_TICK) {
        nowMs += MS_PER_TICK;
        draw(1);
      }
    },
  };
}

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

  it('has a body for each tower', () => {
    const watched = watch('wide');
    for (let tick = 0; tick < 3000; tick++) watched.next();
    const bodies = watched.images.filter(
      ({ visible, frame }) => visible && frame.name.startsWith('tower-body'),
    );
    expect(watched.round.state.towers.length).toBeGreaterThan(2);
    expect(bodies).toHaveLength(watched.round.state.towers.length);
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

  it('announces a cleared wave with what it gave', () => {
    const watched = watch('wide');
    const isAnnounced = (): boolean =>
      watched.images.some(({ visible, frame }) => visible && frame.name === 'word-wave-cleared');
    watched.next();
    expect(isAnnounced()).toBe(false);
    while (!watched.next().some(({ kind }) => kind === 'waveCleared'));
    expect(isAnnounced()).toBe(true);
    watched.wait(2500);
    expect(isAnnounced()).toBe(false);
  });
});

describe('the ground', () => {
  const shownNames = ({ images }: Watched, pattern: RegExp): string[] =>
    images.filter(({ visible, frame }) => visible && pattern.test(frame.name)).map(({ frame }) => frame.name);
  const RIFT = /^gate-(open|next)$/;

  it('shows the gate of the wave, and differently that of the next one once this one has come', () => {
    const watched = watch('wide');
    watched.next();
    expect(shownNames(watched, RIFT)).toEqual(['gate-open']);
    while (watched.round.state.wave < 2 || watched.round.state.spawned < 6) watched.next();
    expect(shownNames(watched, RIFT)).toEqual(['gate-open', 'gate-next']);
    while (watched.round.state.wave < 3) watched.next();
    expect(shownNames(watched, RIFT)).toEqual(['gate-open', 'gate-open']);
  });

  it('shows where no tower may stand while a tower is placed: at the dome and in seven craters', () => {
    const watched = watch('wide');
    watched.placement.toggle();
    watched.next();
    expect(shownNames(watched, /^kept-ground$/)).toHaveLength(8);
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
