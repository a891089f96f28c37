import { FIELDS, type GameRules } from 'game-scenes/rules';
import { byEntries, type Forgery } from './forgery.js';
import { anAction, END, PAUSE, TALL, type ForgedEntry, type OpenLog } from './forgery-log.js';
import { AS_REPLAYED, refused } from './forgery-outcomes.js';
import { anyAction } from './forgery-stage.js';

const UNKNOWN = refused('action_unknown');
const OUTSIDE = refused('action_outside_field');
const AFTER_END = refused('log_inputs_after_end');
const ACTION_CODES = 64;

type ActionKind = GameRules['actions'][string];
type NumberedKind = ActionKind & { readonly takes: Exclude<ActionKind['takes'], 'nothing'> };

const kindsOf = (game: GameRules): readonly ActionKind[] => Object.values(game.actions);
const numberedKindOf = (game: GameRules): NumberedKind | undefined =>
  kindsOf(game).find((kind): kind is NumberedKind => kind.takes !== 'nothing');

/** Returns an action that the game takes, as a log entry. */
function takenEntry(game: GameRules, tick: number): ForgedEntry {
  const [kind] = kindsOf(game);
  if (!kind) throw new Error(`${game.name} takes no action: nothing of it can be forged.`);
  const { x, y } = anyAction(kind);
  const values = kind.takes === 'nothing' ? [] : kind.takes === 'point' ? [x, y] : [x];
  return anAction(tick, kind.code, ...values);
}

const first = (log: OpenLog, ...entries: readonly ForgedEntry[]): Partial<OpenLog> => ({
  entries: [...entries, ...log.entries],
});
const last = (log: OpenLog, ...entries: readonly ForgedEntry[]): Partial<OpenLog> => ({
  entries: [...log.entries, ...entries],
});

/** A point, or a choice, that is this far outside of what the game takes. */
const outside = (name: string, x: (most: number) => number, y: (most: number) => number): Forgery => ({
  ...byEntries(name, OUTSIDE, (log, game) => {
    const kind = numberedKindOf(game);
    if (!kind) return {};
    const { width, height } = FIELDS.wide;
    const values = kind.takes === 'point' ? [x(width), y(height)] : [x(kind.takes.choices - 1)];
    return first(log, anAction(0, kind.code, ...values));
  }),
  isFor: (game) => {
    const takes = numberedKindOf(game)?.takes;
    return takes === 'point' || (takes !== undefined && x(0) !== 0);
  },
});

const foreignActions: readonly Forgery[] = [
  byEntries('an action that the game does not have', UNKNOWN, (log, game) => {
    const known = new Set(kindsOf(game).map(({ code }) => code));
    const code =
      Array.from({ length: ACTION_CODES }, (_, index) => index).find((one) => !known.has(one)) ?? 0;
    return first(log, anAction(0, code, 1, 1));
  }),
  byEntries('an action with the last code there is', UNKNOWN, (log) => first(log, anAction(0, 63))),
  byEntries('an action with too many or too few numbers', UNKNOWN, (log, game) => {
    const kind = kindsOf(game)[0];
    return first(log, anAction(0, kind?.code ?? 0, ...(kind?.takes === 'point' ? [5] : [5, 5])));
  }),
  byEntries('an action without its numbers', UNKNOWN, (log, game) => {
    const numbered = numberedKindOf(game);
    return first(log, numbered ? anAction(0, numbered.code) : anAction(0, 62));
  }),
  byEntries('a pause that carries a point', refused('log_malformed'), (log) =>
    first(log, { tick: 0, head: PAUSE, numbers: [0, 200] }),
  ),
];

const otherPlaces: readonly Forgery[] = [
  outside(
    'a strike right of the field',
    (most) => most + 1,
    () => 0,
  ),
  outside(
    'a strike left of the field',
    () => -1,
    () => 0,
  ),
  outside(
    'a strike below the field',
    () => 0,
    (most) => most + 1,
  ),
  outside(
    'a strike above the field',
    () => 0,
    () => -1,
  ),
  outside(
    'a strike as far away as the log can say',
    () => 2 ** 27 - 1,
    () => 0,
  ),
  outside(
    'a strike as far to the left as the log can say',
    () => -(2 ** 27),
    () => 0,
  ),
];

const otherTimes: readonly Forgery[] = [
  byEntries('more strikes than hands can do [SEC-02]', refused('log_too_many_inputs'), (log, game) =>
    first(log, ...Array.from({ length: game.config.maxInputsPerSecond + 1 }, () => takenEntry(game, 0))),
  ),
  byEntries('a thousand strikes in one tick [SEC-11]', refused('log_too_many_inputs'), (log, game) =>
    first(log, ...Array.from({ length: 1000 }, () => takenEntry(game, 0))),
  ),
  byEntries('a strike after the end', AFTER_END, (log, game) => last(log, takenEntry(game, log.ticks))),
  byEntries('a pause after the end', AFTER_END, (log) =>
    last(log, { tick: log.ticks, head: PAUSE, numbers: [] }),
  ),
  byEntries(
    'a round that ended a tick early [SEC-02]',
    refused('round_unfinished'),
    ({ entries, ticks }) => ({
      entries: entries.filter(({ tick }) => tick < ticks - 1),
      ticks: ticks - 1,
    }),
  ),
  byEntries('a round that ended at once', refused('round_unfinished'), () => ({ entries: [], ticks: 0 })),
  byEntries('a round that ended half way', refused('round_unfinished'), ({ entries, ticks }) => {
    const half = Math.floor(ticks / 2);
    return { entries: entries.filter(({ tick }) => tick < half), ticks: half };
  }),
  byEntries('a round that went on for a tick', AFTER_END, ({ ticks }) => ({ ticks: ticks + 1 })),
  byEntries('a round that went on with a strike', AFTER_END, (log, game) => ({
    ...last(log, takenEntry(game, log.ticks)),
    ticks: log.ticks + 1,
  })),
  byEntries('a round of more ticks than the game has', AFTER_END, (_log, game) => ({
    ticks: game.ticksPerRound + 1,
  })),
  byEntries('a round of two days [SEC-38]', AFTER_END, () => ({ ticks: 2 * 24 * 3600 * 60 })),
];

const otherPlays: readonly Forgery[] = [
  byEntries('a round played on the other field', AS_REPLAYED, () => ({ fieldMarks: [TALL] })),
  byEntries('a round in which nothing was done', AS_REPLAYED, (_log, game) => ({
    entries: [],
    ticks: game.ticksPerRound,
  })),
  byEntries('a round with every strike twice', AS_REPLAYED, ({ entries }) => ({
    entries: entries.flatMap((entry) => [entry, entry]),
  })),
  byEntries('a round with every strike a tick earlier [SEC-02]', AS_REPLAYED, ({ entries }) => ({
    entries: entries.map((entry) => ({ ...entry, tick: Math.max(0, entry.tick - 1) })),
  })),
  byEntries('a round without its first strike', AS_REPLAYED, ({ entries }) => ({
    entries: entries.slice(1),
  })),
  byEntries('a log stuffed with pauses [SEC-38]', AS_REPLAYED, (log) =>
    first(log, ...Array.from({ length: 15_000 }, () => ({ tick: 0, head: PAUSE, numbers: [] }))),
  ),
  byEntries('a round that ends inside itself', refused('log_out_of_order'), (log) =>
    first(log, { tick: 0, head: END, numbers: [] }),
  ),
];

/** Logs with inputs that were never made, or were made elsewhere or at other times. */
export const INPUT_FORGERIES: readonly Forgery[] = [
  ...foreignActions,
  ...otherPlaces,
  ...otherTimes,
  ...otherPlays,
];
