import { expect } from '@jest/globals';
import type { BotSkill } from 'game-scenes/bots';
import {
  chanceGameById,
  gameById,
  replay,
  simulatedRun,
  TICKS_PER_SECOND,
  type GameRules,
  type ReplayProof,
  type ReplayResult,
} from 'game-scenes/rules';
import type { ProblemCode } from '../../../src/platform/errors/problem.js';
import type { TestApp, TestMember } from '../app.js';
import type { Answer, RequestOptions } from '../client.js';
import { playTicket, startedRound, type PlayedRound, type Ticket, type Verdict } from '../rounds.js';

const DAY_MS = 24 * 60 * 60 * 1000;

/** The setting of a forgery: a game, a member who forges, and another member who never did anything wrong. */
export interface Stage {
  readonly app: TestApp;
  readonly game: GameRules;
  readonly forger: TestMember;
  readonly other: TestMember;
}

/** A round that was played to its end, with its ticket. */
export type Round = PlayedRound & { readonly ticket: Ticket };

/** One request of a forgery, with the ticket and the log to replay, if any. */
export interface Sending {
  readonly send: () => Promise<Answer<Verdict>>;
  readonly ticket?: Ticket;
  readonly log?: string;
}

/** A sent request and its answer. */
export interface Sent extends Sending {
  readonly answer: Answer<Verdict>;
}

/** One way to cheat. */
export interface Forgery {
  /** What is sent, the start of the sentence '… is refused as log_malformed'. */
  readonly name: string;
  readonly expected: Expectation;
  /** Prepares the forgery and returns its requests; the ledger is read in between. */
  readonly forge: (stage: Stage) => Promise<readonly Sending[]>;
  /** All requests leave together, instead of one after the other. */
  readonly isAtOnce?: boolean;
  /** Alien Clicker without it. */
  readonly game?: GameRules;
}

/** The expected answer to a forgery, and what its member rightly gets for it. */
export interface Expectation {
  /** The end of the sentence 'a log of nothing is …'. */
  readonly says: string;
  /** Checks the answers and returns the rounds that count, each once. */
  readonly check: (sent: readonly Sent[]) => readonly ReplayProof[];
}

export async function stageOf(app: TestApp, game: GameRules): Promise<Stage> {
  return { app, game, forger: await app.aMember(), other: await app.aMember() };
}

/** Plays a ticket's round as this bot would, or watches its run; no time passes. */
export function play(ticket: Ticket, skill: BotSkill = 'decent'): Round {
  if (!chanceGameById(ticket.game)) return { ticket, ...playTicket(ticket, skill) };
  const { log, score, coins, seconds } = simulatedRun(ticket.seed);
  return { ticket, log, score, coins, ticks: seconds * TICKS_PER_SECOND };
}

/** Plays an honest round up to its sending and lets the time of the game's longest round pass. */
export async function honestRound({ app, game, forger }: Stage, member: TestMember = forger): Promise<Round> {
  const round = play(await startedRound(member, game.name));
  app.clock.advance((game.ticksPerRound * 1000) / TICKS_PER_SECOND);
  return round;
}

/** Plays an honest round, sends it and has it proven. */
export async function provenRound(stage: Stage, member: TestMember = stage.forger): Promise<Round> {
  const round = await honestRound(stage, member);
  await finishing(stage, round, {}, {}, member).send();
  return round;
}

/** Prepares the request of a round, with its own game and log unless the body says otherwise. */
export function finishing(
  { forger }: Stage,
  { ticket, log }: Pick<Round, 'ticket' | 'log'>,
  changes: Readonly<Record<string, unknown>> = {},
  options: RequestOptions = {},
  { client }: Pick<TestMember, 'client'> = forger,
): Sending {
  const body = { gameName: gameOf(ticket)?.name, round: ticket.round, log, ...changes };
  const sent = typeof body.log === 'string' ? { log: body.log } : {};
  return { send: () => client.post<Verdict>('/api/games/stats', body, options), ticket, ...sent };
}

/** Prepares a finished round as these bytes. */
export const sendingRaw = ({ forger }: Stage, { ticket, log }: Round, options: RequestOptions): Sending => ({
  send: () => forger.client.post<Verdict>('/api/games/stats', undefined, options),
  ticket,
  log,
});

/** Voids a round as an admin. */
export async function voidRound({ app }: Stage, { ticket }: Round): Promise<void> {
  const { client } = await app.aMember({ isAdmin: true });
  const answer = await client.post(`/api/admin/rounds/${ticket.round}/void`, { reason: 'A test' });
  expect(answer.status).toBe(200);
}

const gameOf = ({ game }: Ticket): GameRules | undefined => gameById(game) ?? chanceGameById(game);

/** Replays a sent log by its ticket, for comparison with the answer. */
export function replayOf({ ticket, log }: Pick<Sending, 'ticket' | 'log'>): ReplayResult {
  const game = ticket && gameOf(ticket);
  if (!game || log === undefined) throw new Error('Nothing was sent that can be replayed.');
  return replay(game, ticket.seed, log);
}

function expectRefused({ answer }: Sent, reasons: readonly string[]): readonly ReplayProof[] {
  expect(answer).toMatchObject({ status: 200, body: { verdict: 'refused', coins: 0, score: 0 } });
  expect(reasons).toContain(answer.body.reason);
  return [];
}

function expectAsReplayed(sending: Sent): readonly ReplayProof[] {
  const result = replayOf(sending);
  if (!result.ok) return expectRefused(sending, [result.reason]);
  const timePlayed = Math.round(result.ticks / TICKS_PER_SECOND);
  const { score, coins } = result;
  const body = { round: sending.ticket?.round, verdict: 'proven', reason: null, score, coins, timePlayed };
  expect(sending.answer).toMatchObject({ status: 200, body });
  return [result];
}

/** Every answer is the verdict `refused` with this reason. */
export const refused = (reason: string): Expectation => ({
  says: `refused as ${reason}`,
  check: (sent) => sent.flatMap((sending) => expectRefused(sending, [reason])),
});

/** Every answer is this problem. */
export const problem = (status: number, code: ProblemCode): Expectation => ({
  says: `answered ${status} ${code}`,
  check: (sent) => {
    for (const { answer } of sent) expect(answer).toMatchObject({ status, body: { code } });
    return [];
  },
});

/** Every answer is the verdict `unverified`, which counts nowhere. */
export const UNVERIFIED: Expectation = {
  says: 'kept as unverified',
  check: (sent) => {
    const body = { verdict: 'unverified', coins: 0 };
    for (const { answer } of sent) expect(answer).toMatchObject({ status: 200, body });
    return [];
  },
};

/** The answer matches the replay of the sent log with the ticket's seed, whatever else was sent. */
export const AS_REPLAYED: Expectation = {
  says: 'worth what its replay says',
  check: (sent) => sent.flatMap(expectAsReplayed),
};

/** The answer is the verdict of an earlier request, and nothing more is earned. */
export const THE_SAME_AGAIN: Expectation = {
  says: 'answered with the verdict it had',
  check: (sent) => {
    sent.forEach(expectAsReplayed);
    return [];
  },
};

/** The run counts as its replay says, but pays nothing. */
export const FOR_FUN: Expectation = {
  says: 'proven and pays nothing',
  check: (sent) =>
    sent.map((sending) => {
      const result = replayOf(sending);
      if (!result.ok) throw new Error(`The run is refused: ${result.reason}.`);
      const body = { verdict: 'proven', reason: null, score: result.score, coins: 0, lines: [] };
      expect(sending.answer).toMatchObject({ status: 200, body });
      return { ...result, coins: 0 };
    }),
};

/** One round counts at the most, as its replay says; the others are refused for one of these reasons. */
export const atMostOne = (...reasons: readonly string[]): Expectation => ({
  says: 'proven for one round at the most',
  check: (sent) => {
    const proven = new Map<string | null, ReplayProof>();
    for (const sending of sent) {
      const { round, verdict } = sending.answer.body;
      const proofs = verdict === 'proven' ? expectAsReplayed(sending) : expectRefused(sending, reasons);
      for (const proof of proofs) proven.set(round, proof);
    }
    expect(proven.size).toBeLessThanOrEqual(1);
    return [...proven.values()];
  },
});

/** Sums over everything that a round can change, of the forger and of everybody else. */
interface Ledger {
  readonly own: Sums;
  readonly everybodyElse: Sums;
}

interface Sums {
  readonly coins: number;
  readonly ledger: number;
  readonly roundsCounted: number;
  readonly secondsCounted: number;
  readonly provenRounds: number;
}

const sumsOf = (who: string, more = ''): string => `SELECT
  (SELECT COALESCE(SUM(coins), 0) FROM users WHERE id ${who}) AS coins,
  (SELECT COALESCE(SUM(amount), 0) FROM coin_transactions WHERE userId ${who}) AS ledger,
  (SELECT COUNT(*) FROM coin_transactions WHERE userId ${who}) AS \`lines\`,
  (SELECT COALESCE(SUM(timesPlayed), 0) FROM game_stats WHERE userId ${who}) AS roundsCounted,
  (SELECT COALESCE(SUM(timePlayed), 0) FROM game_stats WHERE userId ${who}) AS secondsCounted,
  (SELECT COALESCE(SUM(highScore), 0) FROM game_stats WHERE userId ${who}) AS best,
  (SELECT COUNT(*) FROM board_entries WHERE userId ${who}) AS places,
  (SELECT COALESCE(SUM(score), 0) FROM board_entries WHERE userId ${who}) AS placeScores,
  (SELECT COUNT(*) FROM rounds WHERE userId ${who} AND status = 'proven') AS provenRounds${more}`;

/** Reads the ledger, the statistics and the boards of a stage. */
export async function ledgerOf({ app, forger }: Stage): Promise<Ledger> {
  const others = `<> ${String(forger.id)}`;
  const open = `, (SELECT COUNT(*) FROM rounds WHERE userId ${others} AND status = 'open') AS openRounds`;
  const [own] = await app.database.query<Sums>(sumsOf(`= ${String(forger.id)}`));
  const [everybodyElse] = await app.database.query<Sums>(sumsOf(others, open));
  if (!own || !everybodyElse) throw new Error('A sum has no row.');
  return { own, everybodyElse };
}

/** Asserts that exactly these rounds were counted and paid, and that nothing of other members changed. */
export async function expectConsistentLedger(
  stage: Stage,
  before: Ledger,
  proofs: readonly ReplayProof[],
): Promise<void> {
  const { own, everybodyElse } = await ledgerOf(stage);
  expect(everybodyElse).toEqual(before.everybodyElse);
  if (proofs.length === 0) {
    expect(own).toEqual(before.own);
    return;
  }
  const sum = (of: (proof: ReplayProof) => number): number => proofs.reduce((all, each) => all + of(each), 0);
  expect(own).toMatchObject({
    coins: before.own.coins + sum(({ coins }) => coins),
    ledger: before.own.ledger + sum(({ coins }) => coins),
    roundsCounted: before.own.roundsCounted + proofs.length,
    secondsCounted: before.own.secondsCounted + sum(({ ticks }) => Math.round(ticks / TICKS_PER_SECOND)),
    provenRounds: before.own.provenRounds + proofs.length,
  });
}

/** Tries one forgery and asserts its answers, the ledger, and that an honest round still counts. */
export async function attempt(app: TestApp, game: GameRules, forgery: Forgery): Promise<void> {
  const stage = await stageOf(app, game);
  const sendings = await forgery.forge(stage);
  const before = await ledgerOf(stage);
  const answered = async (sending: Sending): Promise<Sent> => ({ ...sending, answer: await sending.send() });
  const sent: Sent[] = [];
  if (forgery.isAtOnce) sent.push(...(await Promise.all(sendings.map(answered))));
  else for (const sending of sendings) sent.push(await answered(sending));
  await expectConsistentLedger(stage, before, forgery.expected.check(sent));
  await expectHonestRoundWorks(stage);
}

async function expectHonestRoundWorks(stage: Stage): Promise<void> {
  // On the next day, runs of a game of chance pay again.
  if (chanceGameById(stage.game.id)) stage.app.clock.advance(DAY_MS);
  const before = await ledgerOf(stage);
  const sending = finishing(stage, await honestRound(stage));
  const answer = await sending.send();
  expect(answer.body.verdict).toBe('proven');
  await expectConsistentLedger(stage, before, expectAsReplayed({ ...sending, answer }));
}
