import { expect } from '@jest/globals';
import { chanceGameById, gameById, replay, TICKS_PER_SECOND, type ReplayResult } from 'game-scenes/rules';
import type { ProblemCode } from '../../../src/platform/errors/problem.js';
import type { Answer } from '../client.js';
import { ledgerOf, type LedgerFixture } from './forgery-ledger.js';
import { playedMs, type Sending, type Stage } from './forgery-stage.js';
import type { Ticket, Verdict } from '../rounds.js';

/** A sent request and its answer. */
export interface Sent extends Sending {
  readonly answer: Answer<Verdict>;
}

/** The expected answer to a forgery, and what its member rightly gets for it. */
export interface Expectation {
  /** The end of the sentence 'a log of nothing is …'. */
  readonly says: string;
  /** Checks the answers and returns the rounds that count, each once. */
  readonly check: (sent: readonly Sent[]) => readonly Proof[];
}

/** A round that the replay proves. */
type Proof = Extract<ReplayResult, { ok: true }>;

const NOTHING: readonly Proof[] = [];
const DAY_MS = 24 * 60 * 60 * 1000;

/** Every answer is the verdict `refused` with this reason. */
export const refused = (reason: string): Expectation => ({
  says: `refused as ${reason}`,
  check: (sent) => {
    for (const { answer } of sent) expectRefused(answer, [reason]);
    return NOTHING;
  },
});

/** Every answer is this problem. */
export const problem = (status: number, code: ProblemCode): Expectation => ({
  says: `answered ${status} ${code}`,
  check: (sent) => {
    for (const { answer } of sent) {
      expect(answer).toMatchObject({ status, body: { code } });
    }
    return NOTHING;
  },
});

/** Every answer is the verdict `unverified`, which counts nowhere. */
export const UNVERIFIED: Expectation = {
  says: 'kept as unverified',
  check: (sent) => {
    for (const { answer } of sent) {
      expect(answer).toMatchObject({ status: 200, body: { verdict: 'unverified', coins: 0 } });
    }
    return NOTHING;
  },
};

/** The answer matches the replay of the sent log with the ticket's seed, whatever else was sent. */
export const AS_REPLAYED: Expectation = {
  says: 'worth what its replay says',
  check: (sent) => sent.flatMap((sending) => expectAsReplayed(sending)),
};

/** The inserted inputs have no effect: the round ends as without them and is worth as much. */
export const WITHOUT_EFFECT: Expectation = {
  says: 'worth what the round is without it',
  check: (sent) =>
    sent.flatMap((sending) => {
      const honest = replayOf({ ...sending, log: sending.honestLog });
      if (!honest.ok) throw new Error(`The honest round is refused: ${honest.reason}.`);
      const { stateHash, score, coins } = honest;
      expect(replayOf(sending)).toMatchObject({ ok: true, stateHash });
      expect(sending.answer.body).toMatchObject({ verdict: 'proven', score, coins });
      return expectAsReplayed(sending);
    }),
};

/** The run counts as its replay says, but pays nothing. */
export const FOR_FUN: Expectation = {
  says: 'proven and pays nothing',
  check: (sent) =>
    sent.map((sending) => {
      const result = replayOf(sending);
      if (!result.ok) throw new Error(`The run is refused: ${result.reason}.`);
      const { score } = result;
      const body = { verdict: 'proven', reason: null, score, coins: 0, lines: [] };
      expect(sending.answer).toMatchObject({ status: 200, body });
      return { ...result, coins: 0 };
    }),
};

/**
 * The replay accepts the log, but the round is a copy. In games whose rounds never fit another seed, the
 * replay refuses it.
 */
export const COPIED: Expectation = {
  says: 'refused as copied',
  check: (sent) => {
    for (const sending of sent) {
      const result = replayOf(sending);
      expectRefused(sending.answer, [result.ok ? 'copied' : result.reason]);
    }
    return NOTHING;
  },
};

/** The answer is the verdict of an earlier request, and nothing more is earned. */
export const THE_SAME_AGAIN: Expectation = {
  says: 'answered with the verdict it had',
  check: (sent) => {
    for (const sending of sent) expectAsReplayed(sending);
    return NOTHING;
  },
};

/** At most this many rounds count, as their replays say; the others are refused for one of these reasons. */
export const atMost = (count: number, ...reasons: readonly string[]): Expectation => ({
  says: `proven for ${count === 1 ? 'one round' : `${count} rounds`} at the most`,
  check: (sent) => {
    const proven = new Map<string | null, Proof>();
    for (const sending of sent) {
      const { answer } = sending;
      expect(answer.status).toBe(200);
      if (answer.body.verdict !== 'proven') expectRefused(answer, reasons);
      else for (const proof of expectAsReplayed(sending)) proven.set(answer.body.round, proof);
    }
    expect(proven.size).toBeLessThanOrEqual(count);
    return [...proven.values()];
  },
});

/** Asserts that exactly these rounds were paid and that no other member changed. */
export async function expectConsistentLedger(
  stage: Stage,
  before: LedgerFixture,
  proofs: readonly Proof[],
): Promise<void> {
  const after = await ledgerOf(stage);
  expect(after.everybodyElse).toEqual(before.everybodyElse);
  if (proofs.length === 0) {
    expect(after).toEqual(before);
    return;
  }
  const sum = (of: (proof: Proof) => number): number => proofs.reduce((total, proof) => total + of(proof), 0);
  const coins = sum((proof) => proof.coins);
  expect(after).toMatchObject({
    coins: before.coins + coins,
    ledger: before.ledger + coins,
    roundsCounted: before.roundsCounted + proofs.length,
    secondsCounted: before.secondsCounted + sum((proof) => Math.round(proof.ticks / TICKS_PER_SECOND)),
  });
  const now = stage.app.clock.now().getTime();
  // No moment was given twice: all played time fits between the tickets and the ends.
  expect(after.playedMs).toBe(before.playedMs + sum(({ ticks }) => playedMs(ticks)));
  expect(after.spentMs).toBeGreaterThanOrEqual(after.playedMs);
  expect(after.provenUntil).toBeGreaterThanOrEqual(before.provenUntil);
  expect(after.provenUntil).toBeLessThanOrEqual(now + 2000);
}

/** Asserts that the forger can still play an honest round and that it counts for exactly what it is. */
export async function expectHonestRoundWorks(stage: Stage): Promise<void> {
  // On the next day, runs of a game of chance pay again.
  if (chanceGameById(stage.game.id)) stage.pass(DAY_MS);
  const before = await ledgerOf(stage);
  const round = await stage.honestRound();
  const answer = await stage.finish(round.ticket, { log: round.log });
  const proofs = expectAsReplayed({ ticket: round.ticket, log: round.log, answer, send: never });
  expect(answer.body.verdict).toBe('proven');
  await expectConsistentLedger(stage, before, proofs);
}

function expectAsReplayed(sending: Sent): readonly Proof[] {
  const { answer } = sending;
  const result = replayOf(sending);
  if (!result.ok) {
    expectRefused(answer, [result.reason]);
    return NOTHING;
  }
  const timePlayed = Math.round(result.ticks / TICKS_PER_SECOND);
  const { score, coins } = result;
  expect(answer).toMatchObject({
    status: 200,
    body: { round: sending.ticket?.round, verdict: 'proven', reason: null, score, coins, timePlayed },
  });
  return [result];
}

function expectRefused(answer: Answer<Verdict>, reasons: readonly string[]): void {
  expect(answer).toMatchObject({ status: 200, body: { verdict: 'refused', coins: 0, score: 0 } });
  expect(reasons).toContain(answer.body.reason);
}

/** Replays a sent log by its ticket, for comparison with the answer. */
export function replayOf({ ticket, log }: { ticket?: Ticket; log?: string | undefined }): ReplayResult {
  const game = ticket && (gameById(ticket.game) ?? chanceGameById(ticket.game));
  if (!game || log === undefined) throw new Error('Nothing was sent that can be replayed.');
  return replay(game, ticket.seed, log);
}

const never = (): never => {
  throw new Error('This was sent already.');
};
