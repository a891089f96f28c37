import { createRound } from 'game-scenes/rules';
import { byEntries, type Forgery } from './forgery.js';
import { anAction, closeLog, openLog, WIDE } from './forgery-log.js';
import { AS_REPLAYED, refused } from './forgery-outcomes.js';
import { only, smuggling } from './forgery-smuggled.js';

const GAME = 'stronghold-defense';
const BUILD = 1;
const PRICE = 50;
const BASE = { x: 480, y: 270 };

/** Minimum distance from the base and from every tower at which there is room for one more. */
const ROOM_PX = 100;
const PLACES = [60, 160, 260, 360, 600, 700, 800, 900].flatMap((x) =>
  [60, 160, 380, 480].map((y) => ({ x, y })),
);

interface Place {
  readonly x: number;
  readonly y: number;
}

interface Field {
  readonly money: number;
  readonly towers: readonly Place[];
}

const tower = ({ x, y }: Place) => ({ code: BUILD, x, y });

const distance = (one: Place, other: Place): number => Math.hypot(one.x - other.x, one.y - other.y);

const placeWithRoom = (towers: readonly Place[]): Place | undefined =>
  PLACES.find((place) => [BASE, ...towers].every((taken) => distance(taken, place) > ROOM_PX));

/** A misplaced tower, while there is money for it. */
const misplaced = (name: string, placeOf: (towers: readonly Place[]) => Place | undefined): Forgery =>
  smuggling<Field>(name, GAME, ({ money, towers }) => {
    const place = money >= PRICE ? placeOf(towers) : undefined;
    return place && tower(place);
  });

const beyond = (name: string, { x, y }: Place): Forgery => ({
  ...byEntries(name, refused('action_outside_field'), ({ entries }) => ({
    entries: [anAction(0, BUILD, x, y), ...entries],
  })),
  isFor: only(GAME),
});

const otherRounds: readonly Forgery[] = [
  {
    name: 'a tower after the base has fallen [SEC-08]',
    expected: refused('log_inputs_after_end'),
    isFor: only(GAME),
    forge: async (stage) => {
      const ticket = await stage.ticket();
      const round = createRound(stage.game, ticket.seed, 'wide');
      while (!round.outcome.isFinished) round.advance();
      const { ticks } = openLog(round.encode());
      if (ticks === stage.game.ticksPerRound) throw new Error('The base has not fallen.');
      const entries = [anAction(ticks, BUILD, 200, 200)];
      stage.pass(stage.longestRoundMs);
      const log = closeLog({ fieldMarks: [WIDE], entries, ticks: ticks + 1 });
      return [stage.finishing(ticket, { log })];
    },
  },
  {
    ...byEntries('as many towers in the first second as the rules take', AS_REPLAYED, (log, game) => ({
      entries: [
        ...PLACES.slice(0, game.config.maxInputsPerSecond).map(({ x, y }) => anAction(0, BUILD, x, y)),
        ...log.entries.filter(({ tick }) => tick >= 60),
      ],
    })),
    isFor: only(GAME),
  },
];

/** Towers that cannot be paid for, and towers where none can stand. */
export const STRONGHOLD_FORGERIES: readonly Forgery[] = [
  smuggling<Field>('a tower without the money for it [SEC-08]', GAME, ({ money, towers }) => {
    const place = money < PRICE ? placeWithRoom(towers) : undefined;
    return place && tower(place);
  }),
  misplaced('a tower on the base', () => BASE),
  misplaced('a tower that leans on the base', () => ({ x: BASE.x + 60, y: BASE.y })),
  misplaced('a tower on another tower [SEC-08]', ([first]) => first),
  misplaced('a tower a step from another tower', ([first]) => first && { x: first.x, y: first.y + 43 }),
  misplaced('a tower on the border of the field', () => ({ x: 25, y: 200 })),
  misplaced('a tower in the corner of the field', () => ({ x: 960, y: 540 })),
  beyond('a tower outside the field, where the enemies begin', { x: 961, y: 200 }),
  beyond('a tower above the field', { x: 200, y: -1 }),
  ...otherRounds,
];
