import { Injectable } from '@nestjs/common';
import { TICKS_PER_SECOND } from 'game-scenes/rules';
import { CoinLedger } from '../../economy/coins/coin-ledger.service.js';
import { Clock } from '../../platform/common/clock.js';
import { isUniqueViolation } from '../../platform/errors/database-errors.js';
import type { Transaction } from '../../platform/database/unit-of-work.js';
import { GameStatsService } from '../games/game-stats.service.js';
import { BoardRankingService } from '../boards/board-ranking.service.js';
import { recordVersion } from '../boards/ranked-games.js';
import { spendTime } from './member-time.js';
import { RoundEntity } from './round.entity.js';
import type { RoundFlag } from './round-flags.js';
import type { Verification, Proof } from './round-verifier.service.js';
import { isSeedShopping } from './seed-shopping.js';

/** How long after its play an online round may arrive without counting as played offline. */
const ONLINE_LATENESS_MS = 10 * 60 * 1000;

/** The columns that a verdict sets in its round. */
type Verdict = Partial<RoundEntity> & Pick<RoundEntity, 'status'>;

/** Settles rounds: writes verdict, stats, coins and places atomically, inside the caller's transaction. */
@Injectable()
export class RoundSettlementService {
  constructor(
    private readonly ledger: CoinLedger,
    private readonly stats: GameStatsService,
    private readonly boards: BoardRankingService,
    private readonly clock: Clock,
  ) {}

  /**
   * Settles an open round by its verification. The member must be locked. A prefetched ticket also ends the
   * earlier ones of its game and version, since these are used in the order of their issue.
   */
  async settle(
    tx: Transaction,
    round: RoundEntity,
    verification: Verification,
    logHash: string,
  ): Promise<void> {
    const now = this.clock.now();
    if (round.isStocked) await abandonEarlier(tx, round, now);
    const verdict = await this.verdictOn(tx, round, verification, now);
    const { affected } = await tx
      .repository(RoundEntity)
      .update({ id: round.id, status: 'open' }, { ...verdict, decidedAt: now, logHash });
    if (affected !== 1) throw new Error(`Round ${round.id} was closed by somebody who held no lock.`);
  }

  private async verdictOn(
    tx: Transaction,
    round: RoundEntity,
    verification: Verification,
    now: Date,
  ): Promise<Verdict> {
    const refused = { status: 'refused', playedOffline: round.isStocked } as const;
    if ('refusal' in verification) return { ...refused, reason: verification.refusal };
    if (!(await claimInputs(tx, round, verification.copyKey))) return { ...refused, reason: 'copied' };
    const playedMs = Math.ceil((verification.ticks * 1000) / TICKS_PER_SECOND);
    const end = await spendTime(tx, round, playedMs, now);
    if (end === null) return { ...refused, reason: 'faster_than_time', copyKey: null };
    const isLate = now.getTime() > round.issuedAt.getTime() + playedMs + ONLINE_LATENESS_MS;
    const playedOffline = round.isStocked || isLate;
    const countedUntil = new Date(end);
    return { ...(await this.payProvenRound(tx, round, verification, now)), playedOffline, countedUntil };
  }

  /**
   * Counts and pays a round whose inputs, time and ticket are valid. Under earlier rules than the current ones
   * it makes no record and wins no place.
   */
  private async payProvenRound(
    tx: Transaction,
    round: RoundEntity,
    { gameName, payout, coinSource, ...proof }: Proof,
    decidedAt: Date,
  ): Promise<Verdict> {
    const makesRecords = round.rulesVersion === recordVersion(round.game);
    const hasMorePoints = await this.stats.countProvenRound(tx, round.userId, {
      gameName,
      score: proof.score,
      makesRecords,
      secondsPlayed: Math.round(proof.ticks / TICKS_PER_SECOND),
      coins: proof.coins,
      decidedAt,
    });
    const lines = payout.map(({ description, coins }) => ({ description, amount: coins }));
    await this.ledger.payRound(tx, { userId: round.userId, roundId: round.id, source: coinSource, lines });
    const flags: RoundFlag[] = [...proof.flags];
    if (await isSeedShopping(tx, round)) flags.push('seed_shopping');
    // Last, so that a board is locked as briefly as possible.
    const isBetterPlay =
      makesRecords &&
      (await this.boards.countProvenRound(tx, round.game, {
        userId: round.userId,
        roundId: round.id,
        score: proof.score,
        ticks: proof.ticks,
        rulesVersion: round.rulesVersion,
        decidedAt: decidedAt.getTime(),
      }));
    const isNewHighScore = hasMorePoints || isBetterPlay;
    return { ...proof, status: 'proven', isNewHighScore, flags, isFlagged: flags.length > 0 };
  }
}

/**
 * Abandons the member's earlier prefetched tickets of the game; expired ones end by themselves. Those of
 * other rules stay: a device that was offline while the rules changed still plays by them.
 */
async function abandonEarlier(tx: Transaction, round: RoundEntity, now: Date): Promise<void> {
  await tx.execute(
    `UPDATE rounds SET status = 'abandoned', decidedAt = ?
     WHERE userId = ? AND game = ? AND rulesVersion = ? AND status = 'open' AND isStocked = 1
       AND expiresAt >= ? AND (issuedAt < ? OR (issuedAt = ? AND id < ?))`,
    [now, round.userId, round.game, round.rulesVersion, now, round.issuedAt, round.issuedAt, round.id],
  );
}

/**
 * Claims the inputs for this round. The UNIQUE index on copyKey resolves concurrent claims.
 *
 * @returns false, with nothing changed, when another round has claimed them.
 */
async function claimInputs(tx: Transaction, round: RoundEntity, copyKey: string | null): Promise<boolean> {
  if (copyKey === null) return true;
  try {
    await tx.execute('UPDATE rounds SET copyKey = ? WHERE id = ?', [copyKey, round.id]);
    return true;
  } catch (error) {
    if (isUniqueViolation(error)) return false;
    throw error;
  }
}
