import { byBody, type Forgery } from './forgery.js';
import { withAPause } from './forgery-log.js';
import { AS_REPLAYED, problem, refused, THE_SAME_AGAIN, UNVERIFIED } from './forgery-outcomes.js';
import { otherGameThan, playedMs, type PlayedRound, type Stage } from './forgery-stage.js';

const DAY_MS = 24 * 60 * 60 * 1000;
const UNKNOWN = refused('ticket_unknown');
const SPENT = refused('ticket_spent');
const OTHER_SEED = '0123456789abcdef0123456789abcdef';

const swapCase = (text: string): string =>
  [...text].map((char) => (char === char.toLowerCase() ? char.toUpperCase() : char.toLowerCase())).join('');

/** Changes a value that only the server writes. */
const inTheDatabase = (stage: Stage, sql: string, round: PlayedRound): Promise<number> =>
  stage.app.unitOfWork.run((tx) => tx.execute(sql, [round.ticket.round]));

/** Sends the ticket's id in a form that a careless comparison accepts. */
const idAs = (name: string, change: (id: string) => string): Forgery => ({
  name,
  expected: UNKNOWN,
  forge: async (stage) => {
    const { ticket, log } = await stage.honestRound();
    return [stage.finishing(ticket, { round: change(ticket.round), log })];
  },
});

const otherIds: readonly Forgery[] = [
  byBody('a log without a ticket', UNVERIFIED, () => ({ round: undefined })),
  idAs('a ticket of no letters', () => ''),
  idAs('a ticket that was never issued', () => 'AAAAAAAAAAAAAAAAAAAAAA'),
  idAs('a ticket in the other case', swapCase),
  idAs('a ticket with a space after it', (id) => `${id} `),
  idAs('a ticket with a space before it', (id) => ` ${id}`),
  idAs('a ticket with a wildcard', (id) => `${id.slice(0, -1)}%`),
  idAs('a ticket in a foreign script', () => 'ünï 👽'),
  idAs('a ticket with a letter that only looks Latin', (id) => `А${id.slice(1)}`),
  idAs('a ticket with a quote', (id) => `${id.slice(0, -3)}' -`),
];

const otherGames: readonly Forgery[] = [
  byBody('a ticket under the name of another game', refused('wrong_game'), (_log, { game }) => ({
    gameName: otherGameThan(game)?.name ?? 'Memory Match',
  })),
  byBody('a ticket under the name of no game', refused('wrong_game'), () => ({ gameName: 'Alien Snake' })),
  byBody('a ticket under the name in another case', refused('wrong_game'), (_log, { game }) => ({
    gameName: swapCase(game.name),
  })),
  byBody('a ticket under the id of its game', refused('wrong_game'), (_log, { game }) => ({
    gameName: game.id,
  })),
  {
    name: 'the ticket of another game with the log of this one',
    expected: refused('wrong_game'),
    forge: async (stage) => {
      const foreign = await stage.ticket(stage.forger, otherGameThan(stage.game)?.name);
      const { log } = await stage.honestRound();
      return [stage.finishing(foreign, { log })];
    },
    isFor: (game) => otherGameThan(game) !== undefined,
  },
];

const otherMembers: readonly Forgery[] = [
  {
    name: "another member's finished round",
    expected: UNKNOWN,
    forge: async (stage) => {
      const { ticket, log } = await stage.honestRound(stage.other);
      return [stage.finishing(ticket, { log })];
    },
  },
  {
    name: "another member's proven round [SEC-04]",
    expected: UNKNOWN,
    forge: async (stage) => {
      const { ticket, log } = await stage.provenRound(stage.other);
      return [stage.finishing(ticket, { log })];
    },
  },
  {
    name: "another member's stocked ticket",
    expected: UNKNOWN,
    forge: async (stage) => {
      const [ticket] = await stage.prefetched(stage.other);
      if (!ticket) throw new Error('There is no prefetched ticket.');
      const { log, ticks } = stage.play(ticket);
      stage.pass(playedMs(ticks));
      return [stage.finishing(ticket, { log })];
    },
  },
  {
    name: "another member's ticket with a log of nothing, to spoil it",
    expected: UNKNOWN,
    forge: async (stage) => {
      const { ticket } = await stage.honestRound(stage.other);
      return [stage.finishing(ticket, { log: '' })];
    },
  },
];

const spent: readonly Forgery[] = [
  {
    name: 'a proven round once more [SEC-03]',
    expected: THE_SAME_AGAIN,
    forge: async (stage) => {
      const { ticket, log } = await stage.provenRound();
      return [stage.finishing(ticket, { log }), stage.finishing(ticket, { log })];
    },
  },
  {
    name: 'a proven ticket with another log',
    expected: SPENT,
    forge: async (stage) => {
      const { ticket, log } = await stage.provenRound();
      return [stage.finishing(ticket, { log: withAPause(log) }), stage.finishing(ticket, { log: '' })];
    },
  },
  {
    name: 'a proven ticket with a better round of its seed [SEC-03]',
    expected: SPENT,
    forge: async (stage) => {
      const { ticket } = await stage.provenRound();
      const better = stage.play(ticket, 'wide', 'expert');
      stage.pass(stage.longestRoundMs);
      return [stage.finishing(ticket, { log: better.log })];
    },
  },
  {
    name: 'a proven ticket without a log',
    expected: SPENT,
    forge: async (stage) => [stage.finishing((await stage.provenRound()).ticket, {})],
  },
  {
    name: 'a voided round once more',
    expected: refused('voided'),
    forge: async (stage) => {
      const { ticket, log } = await stage.provenRound();
      await stage.void(ticket);
      return [stage.finishing(ticket, { log })];
    },
  },
  {
    name: 'a voided ticket with another log',
    expected: SPENT,
    forge: async (stage) => {
      const { ticket, log } = await stage.provenRound();
      await stage.void(ticket);
      return [stage.finishing(ticket, { log: withAPause(log) })];
    },
  },
  {
    name: 'a refused ticket with the honest log after all',
    expected: SPENT,
    forge: async (stage) => {
      const { ticket, log } = await stage.honestRound();
      await stage.finish(ticket, { log: log.slice(0, 8) });
      return [stage.finishing(ticket, { log })];
    },
  },
  {
    name: 'a round that a later ticket has ended',
    expected: refused('abandoned'),
    forge: async (stage) => {
      const { ticket, log } = await stage.honestRound();
      await stage.ticket();
      return [stage.finishing(ticket, { log })];
    },
  },
  {
    name: 'a stocked ticket after a later one was used [SEC-07]',
    expected: refused('abandoned'),
    forge: async (stage) => {
      const [first, second] = await stage.prefetched();
      if (!first || !second) throw new Error('There is no prefetched ticket.');
      const later = stage.play(second);
      const earlier = stage.play(first);
      stage.pass(playedMs(later.ticks) + playedMs(earlier.ticks));
      await stage.finish(second, { log: later.log });
      return [stage.finishing(first, { log: earlier.log })];
    },
  },
];

const outlived: readonly Forgery[] = [
  {
    name: 'a ticket a millisecond after its seven days [SEC-06]',
    expected: refused('ticket_expired'),
    forge: async (stage) => {
      const { ticket, log } = await stage.honestRound();
      stage.pass(7 * DAY_MS - stage.longestRoundMs + 1);
      return [stage.finishing(ticket, { log })];
    },
  },
  {
    name: 'a ticket at the last millisecond of its seven days',
    expected: AS_REPLAYED,
    forge: async (stage) => {
      const { ticket, log } = await stage.honestRound();
      stage.pass(7 * DAY_MS - stage.longestRoundMs);
      return [stage.finishing(ticket, { log })];
    },
  },
  ...[-1, 0, 999].map((version): Forgery => ({
    name: `a ticket of rules version ${version} [SEC-14]`,
    expected: version < 1 ? refused('rules_outlived') : problem(503, 'rounds.newer_rules'),
    forge: async (stage) => {
      const round = await stage.honestRound();
      await inTheDatabase(stage, `UPDATE rounds SET rulesVersion = ${version} WHERE id = ?`, round);
      return [stage.finishing(round.ticket, { log: round.log })];
    },
  })),
];

const otherSeeds: readonly Forgery[] = [
  {
    name: 'a round that was played under a seed of its own [SEC-07]',
    expected: AS_REPLAYED,
    forge: async (stage) => {
      const { ticket } = await stage.honestRound();
      return [stage.finishing(ticket, { log: stage.play({ ...ticket, seed: OTHER_SEED }).log })];
    },
  },
  {
    name: 'a round that was played under the next ticket of the stock',
    expected: AS_REPLAYED,
    forge: async (stage) => {
      const [first, second] = await stage.prefetched();
      if (!first || !second) throw new Error('There is no prefetched ticket.');
      const round = stage.play(second);
      stage.pass(stage.longestRoundMs);
      return [stage.finishing(first, { log: round.log })];
    },
  },
  {
    name: 'a round that was played under the seed with two digits changed',
    expected: AS_REPLAYED,
    forge: async (stage) => {
      const { ticket } = await stage.honestRound();
      const seed = [...ticket.seed].with(0, '0').with(31, 'f').join('');
      return [stage.finishing(ticket, { log: stage.play({ ...ticket, seed }).log })];
    },
  },
];

/** Honest logs under tickets they do not belong to, and tickets that are no longer good. */
export const TICKET_FORGERIES: readonly Forgery[] = [
  ...otherIds,
  ...otherGames,
  ...otherMembers,
  ...spent,
  ...outlived,
  ...otherSeeds,
];
