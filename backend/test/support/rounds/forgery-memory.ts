import { byEntries, type Forgery } from './forgery.js';
import { anAction, WIDE, closeLog, type ForgedEntry } from './forgery-log.js';
import { AS_REPLAYED, refused } from './forgery-outcomes.js';
import { only, smuggling } from './forgery-smuggled.js';

const GAME = 'memory-match';
const FLIP = 1;
const CARDS = 16;
const PAIRS = 8;
const NO_CARD = -1;

/** A third card comes when the two are about to be turned back; accepted, it would keep them for a second. */
const LATE_TICKS = 10;

interface Table {
  readonly tick: number;
  readonly turnsBackAt: number;
  readonly symbols: readonly number[];
  readonly isMatched: readonly boolean[];
  readonly first: number;
  readonly second: number;
}

const isLate = ({ second, tick, turnsBackAt }: Table): boolean =>
  second !== NO_CARD && turnsBackAt - tick < LATE_TICKS;

const turned = (card: number) => (card >= 0 ? { code: FLIP, x: card, y: 0 } : undefined);

const beyond = (name: string, card: number): Forgery => ({
  ...byEntries(name, refused('action_outside_field'), ({ entries }) => ({
    entries: [anAction(0, FLIP, card), ...entries],
  })),
  isFor: only(GAME),
});

/** Returns every card of a table, pair by pair, as known only to someone who has read the seed. */
function pairByPair({ symbols }: Table): readonly number[] {
  const cards = Array.from({ length: CARDS }, (_, card) => card);
  return cards.toSorted((one, other) => (symbols[one] ?? 0) - (symbols[other] ?? 0));
}

const seedReaders: readonly Forgery[] = [
  {
    name: 'a table whose cards were read from the seed [SEC-09]',
    expected: AS_REPLAYED,
    isFor: only(GAME),
    forge: async (stage) => {
      const ticket = await stage.ticket();
      const order = pairByPair(stage.game.start(ticket.seed, 'wide') as Table);
      const entries = order.map((card, index): ForgedEntry => anAction(index * 11, FLIP, card));
      const ticks = (2 * PAIRS - 1) * 11 + 1;
      stage.pass(stage.longestRoundMs);
      return [stage.finishing(ticket, { log: closeLog({ fieldMarks: [WIDE], entries, ticks }) })];
    },
  },
];

/** Cards that cannot be turned, and cards that do not exist. */
export const MEMORY_FORGERIES: readonly Forgery[] = [
  smuggling<Table>('a matched card that is turned again', GAME, ({ isMatched }) =>
    turned(isMatched.indexOf(true)),
  ),
  smuggling<Table>(
    'a card that is turned again to be a pair with itself [SEC-08]',
    GAME,
    ({ first, second }) => (second === NO_CARD ? turned(first) : undefined),
  ),
  smuggling<Table>('a third card while two wait [SEC-08]', GAME, (table) => {
    const { isMatched, first, second } = table;
    const third = isMatched.findIndex((isFound, card) => !isFound && card !== first && card !== second);
    return isLate(table) ? turned(third) : undefined;
  }),
  smuggling<Table>("the first card's twin while two wait", GAME, (table) => {
    const { symbols, first } = table;
    const twin = symbols.findIndex((symbol, card) => symbol === symbols[first] && card !== first);
    return isLate(table) ? turned(twin) : undefined;
  }),
  beyond('the card after the last [SEC-08]', CARDS),
  beyond('the card before the first', -1),
  ...seedReaders,
];
