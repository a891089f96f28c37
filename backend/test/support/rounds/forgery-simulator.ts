import type { Answer } from '../client.js';
import { byBody, byEntries, type Forgery } from './forgery.js';
import { anAction, closeLog, openLog, TALL, withAPause, WIDE, type ForgedEntry } from './forgery-log.js';
import {
  AS_REPLAYED,
  FOR_FUN,
  problem,
  refused,
  THE_SAME_AGAIN,
  type Expectation,
} from './forgery-outcomes.js';
import type { PlayedRound, RoundBody, Sending, Stage } from './forgery-stage.js';
import type { Verdict } from '../rounds.js';

const PAID_RUNS = 10;
const SECOND_MS = 1000;
const SECOND_TICKS = 60;
const DAY_MS = 24 * 60 * 60 * SECOND_MS;
const TOLERANCE_MS = 2 * SECOND_MS;
const OTHER_SEED = '0123456789abcdef0123456789abcdef';

const UNKNOWN = refused('action_unknown');
const AFTER_END = refused('log_inputs_after_end');

/** A run with inputs inserted into its log. */
const withInputs = (name: string, expected: Expectation, ...entries: readonly ForgedEntry[]): Forgery =>
  byEntries(name, expected, () => ({ entries }));

/** Draws this many runs and leaves them, then draws one more and watches it. */
const afterDraws = (
  name: string,
  expected: Expectation,
  draws: number,
  body: (run: PlayedRound) => RoundBody = () => ({}),
): Forgery => ({
  name,
  expected,
  forge: async (stage) => {
    beginDay(stage);
    for (let drawn = 0; drawn < draws; drawn += 1) await stage.ticket();
    const run = await stage.honestRound();
    return [stage.finishing(run.ticket, { log: run.log, ...body(run) })];
  },
});

/** Advances to an hour after midnight, so that no day ends in between. */
function beginDay(stage: Stage): void {
  const sinceMidnight = stage.app.clock.now().getTime() % DAY_MS;
  stage.pass(DAY_MS - sinceMidnight + 3600 * SECOND_MS);
}

/** Returns what a run of another seed is worth, claimed for this one. */
function otherRun(run: PlayedRound, stage: Stage): RoundBody {
  const { log, coins } = stage.play({ ...run.ticket, seed: OTHER_SEED });
  return { log, score: 10 * coins + 9, coins, highScore: 10 * coins + 9 };
}

const inputs: readonly Forgery[] = [
  withInputs('a run with an input [SEC-10]', UNKNOWN, anAction(0, 0)),
  withInputs('a run with the steering of the race', UNKNOWN, anAction(0, 1, 1)),
  withInputs('a run with a point', UNKNOWN, anAction(600, 1, 480, 270)),
  withInputs('a run with an input in its last tick', UNKNOWN, anAction(3599, 0)),
  withInputs('a run with an input after its end', AFTER_END, anAction(3600, 0)),
  byEntries('a run with a thousand inputs', UNKNOWN, () => ({
    entries: Array.from({ length: 1000 }, (_, tick) => anAction(tick, 1)),
  })),
  byEntries('a run with a pause, which changes nothing', AS_REPLAYED, (log) => ({
    entries: openLog(withAPause(closeLog(log))).entries,
  })),
  byEntries('a run on the other field, which changes nothing', AS_REPLAYED, () => ({ fieldMarks: [TALL] })),
  byEntries('a run on both fields', refused('log_out_of_order'), () => ({ fieldMarks: [WIDE, TALL] })),
];

const lengths: readonly Forgery[] = [
  byEntries('a run that ends while it is ahead', refused('round_unfinished'), ({ ticks }) => ({
    ticks: ticks - SECOND_TICKS,
  })),
  byEntries('a run that ends at once', refused('round_unfinished'), () => ({ ticks: 0 })),
  byEntries('a run that goes on for a second', AFTER_END, ({ ticks }) => ({ ticks: ticks + SECOND_TICKS })),
  {
    name: 'a run that nobody watched',
    expected: refused('faster_than_time'),
    forge: async (stage) => {
      const { ticket, log } = stage.play(await stage.ticket());
      return [stage.finishing(ticket, { log })];
    },
  },
  {
    name: 'a run a millisecond before its time [SEC-10]',
    expected: refused('faster_than_time'),
    forge: async (stage) => {
      const { ticket, log } = stage.play(await stage.ticket());
      stage.pass(stage.longestRoundMs - TOLERANCE_MS - 1);
      return [stage.finishing(ticket, { log })];
    },
  },
];

const otherRuns: readonly Forgery[] = [
  {
    name: 'a run with the result of another seed [SEC-10]',
    expected: AS_REPLAYED,
    forge: async (stage) => {
      const run = await stage.honestRound();
      return [stage.finishing(run.ticket, otherRun(run, stage))];
    },
  },
  byBody('a run that names its own seed', problem(400, 'request.invalid'), () => ({ seed: OTHER_SEED })),
  byBody('a run that claims to be won', AS_REPLAYED, () => ({ score: 260, highScore: 260, coins: 26 })),
  byBody('a run under the name of the race', refused('wrong_game'), () => ({ gameName: 'Alien Racing' })),
  {
    name: 'a run that was left for a luckier one [SEC-10]',
    expected: refused('abandoned'),
    forge: async (stage) => {
      const { ticket, log } = await stage.honestRound();
      await stage.ticket();
      return [stage.finishing(ticket, { log })];
    },
  },
  {
    name: "another member's lucky run",
    expected: refused('ticket_unknown'),
    forge: async (stage) => {
      const { ticket, log } = await stage.honestRound(stage.other);
      return [stage.finishing(ticket, { log })];
    },
  },
  {
    name: 'a run that is sent again on the next day',
    expected: THE_SAME_AGAIN,
    forge: async (stage) => {
      const { ticket, log } = await stage.provenRound();
      stage.pass(DAY_MS);
      return [stage.finishing(ticket, { log }), stage.finishing(ticket, { log })];
    },
  },
];

/** Prefetched tickets of a game of chance, whose seeds could be compared before they are played. */
const fromPrefetched: Forgery = {
  name: 'runs from a stock, to watch the best of them [SEC-10]',
  expected: problem(404, 'games.unknown'),
  forge: ({ forger, game }) => {
    const send = (): Promise<Answer<Verdict>> =>
      forger.client.post<Verdict>('/api/games/rounds/stock', { gameName: game.name });
    const sending: Sending = { send };
    return Promise.resolve([sending]);
  },
};

const beyondTheDay: readonly Forgery[] = [
  afterDraws('the tenth run of a day', AS_REPLAYED, PAID_RUNS - 1),
  afterDraws('an eleventh run of a day [SEC-10]', FOR_FUN, PAID_RUNS),
  afterDraws('an eleventh run of a day that claims its coins', FOR_FUN, PAID_RUNS, ({ coins }) => ({
    coins,
  })),
  afterDraws('a run of a day that says that it pays', problem(400, 'request.invalid'), PAID_RUNS, () => ({
    pays: true,
  })),
  {
    name: 'an eleventh run of a day that is sent on the next',
    expected: FOR_FUN,
    forge: async (stage) => {
      beginDay(stage);
      for (let drawn = 0; drawn < PAID_RUNS; drawn += 1) await stage.ticket();
      const { ticket, log } = await stage.honestRound();
      stage.pass(DAY_MS);
      return [stage.finishing(ticket, { log })];
    },
  },
  {
    name: 'an eleventh run of a day after ten that were watched',
    expected: FOR_FUN,
    forge: async (stage) => {
      beginDay(stage);
      for (let watched = 0; watched < PAID_RUNS; watched += 1) await stage.provenRound();
      const { ticket, log } = await stage.honestRound();
      return [stage.finishing(ticket, { log })];
    },
  },
  {
    name: 'the coins of an eleventh run of a day',
    expected: problem(409, 'coins.nothing_earned'),
    forge: async (stage) => {
      beginDay(stage);
      for (let drawn = 0; drawn < PAID_RUNS; drawn += 1) await stage.ticket();
      const { ticket, coins } = await stage.provenRound();
      const body = { amount: coins, description: 'Earned by me', round: ticket.round };
      return [{ send: () => stage.forger.client.post<Verdict>('/api/coins/add', body) }];
    },
  },
];

/** Runs of chance that are to be luckier, sooner or more frequent than they are. */
export const SIMULATOR_FORGERIES: readonly Forgery[] = [
  ...inputs,
  ...lengths,
  ...otherRuns,
  fromPrefetched,
  ...beyondTheDay,
];
