import { Injectable } from '@nestjs/common';
import { TICKS_PER_SECOND } from 'game-scenes/rules';
import { CoinLedger } from '../../economy/coins/coin-ledger.service.js';
import { isRoundId } from '../../economy/coins/round-id.js';
import { lockMember } from '../../members/user/lock-member.js';
import { Clock } from '../../platform/common/clock.js';
import { sha256 } from '../../platform/common/sha256.js';
import { type Transaction, UnitOfWork } from '../../platform/database/unit-of-work.js';
import { isUniqueViolation } from '../../platform/errors/database-errors.js';
import { Problem } from '../../platform/errors/problem.js';
import { BoardRankingService } from '../boards/board-ranking.service.js';
import { recordVersion } from '../boards/ranked-games.js';
import { GameStatsService } from '../games/game-stats.service.js';
import { spendTime } from './member-time.js';
import { type RefusalReason, RoundEntity } from './round.entity.js';
import { type Proof, RoundVerifierService, type Verification } from './round-verifier.service.js';
import type { FinishedRoundDto, VerdictDto } from './rounds.dto.js';
import { RulesRegistryService } from './rules-registry.service.js';
import { seedShopping } from './seed-shopping.js';

/** How long after its play an online round may arrive without counting as played offline. */
const ONLINE_LATENESS_MS = 10 * 60 * 1000;

const NOTHING_PROVEN = {
  score: 0,
  coins: 0,
  lines: [],
  timePlayed: 0,
  highScore: null,
  isNewHighScore: false,
  playedOffline: false,
};

/** Verifies finished rounds, settles them in one transaction each, and answers with their verdicts. */
@Injectable()
export class VerdictsService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly verifier: RoundVerifierService,
    private readonly ledger: CoinLedger,
    private readonly stats: GameStatsService,
    private readonly boards: BoardRankingService,
    private readonly rulesRegistry: RulesRegistryService,
    private readonly clock: Clock,
  ) {}

  /**
   * Ends a round and returns its verdict. The first log that arrives decides it. The same log sent again gets
   * the same verdict, another one is refused; neither changes anything.
   *
   * The replay runs before the transaction, which contains only SQL. The member's row is locked first, so
   * that the second of two concurrent requests finds the verdict of the first.
   *
   * @throws Problem `games.unknown` for a report without a round that names no known game.
   */
  async finish(userId: number, finished: FinishedRoundDto): Promise<VerdictDto> {
    const { round: roundId, log = '' } = finished;
    if (roundId === undefined) return this.keepReport(userId, finished);
    const ticket = await this.unitOfWork.run((tx) => findRound(tx, userId, roundId));
    const verification = ticket?.status === 'open' ? await this.verifier.verify(ticket, finished) : undefined;
    const logHash = sha256(log);
    return this.unitOfWork.run(async (tx) => {
      if (verification) {
        await lockMember(tx, userId);
        const round = await findRound(tx, userId, roundId);
        if (round?.status === 'open') await this.settle(tx, round, verification, logHash);
      }
      const round = await findRound(tx, userId, roundId);
      const reason = round ? refusalOf(round, logHash) : 'ticket_unknown';
      return {
        ...NOTHING_PROVEN,
        round: roundId,
        verdict: reason === null ? 'proven' : 'refused',
        reason,
        ...(round && reason === null ? await this.provenFigures(tx, round) : {}),
        playedOffline: round?.playedOffline ?? false,
        highScore: await this.highScore(tx, userId, round && this.rulesRegistry.gameOf(round.game)?.name),
        balance: await this.ledger.balanceOf(tx, userId),
      };
    });
  }

  /**
   * Settles an open round by its verification. The member must be locked. A prefetched ticket also ends the
   * earlier ones of its game and version, since these are used in the order of their issue.
   */
  private async settle(
    tx: Transaction,
    round: RoundEntity,
    verification: Verification,
    logHash: string,
  ): Promise<void> {
    const now = this.clock.now();
    if (round.isStocked) await abandonEarlier(tx, round, now);
    const verdict =
      'refusal' in verification
        ? refused(round, verification.refusal)
        : await this.settleProof(tx, round, verification, now);
    const { affected } = await tx
      .repository(RoundEntity)
      .update({ id: round.id, status: 'open' }, { ...verdict, decidedAt: now, logHash });
    if (affected !== 1) throw new Error(`Round ${round.id} was closed by somebody who held no lock.`);
  }

  /**
   * Claims the inputs and the time of a round; then counts, pays and ranks it. Under earlier rules than the
   * current ones it makes no record and wins no place.
   *
   * @returns the columns of its verdict.
   */
  private async settleProof(
    tx: Transaction,
    round: RoundEntity,
    { gameName, payout, coinSource, ...proof }: Proof,
    now: Date,
  ): Promise<Partial<RoundEntity>> {
    const { id, userId } = round;
    const { score, ticks, coins } = proof;
    if (!(await claimInputs(tx, round, proof.copyKey))) return refused(round, 'copied');
    const playedMs = Math.ceil((ticks * 1000) / TICKS_PER_SECOND);
    const countedUntil = await spendTime(tx, round, playedMs, now);
    if (countedUntil === null) return { ...refused(round, 'faster_than_time'), copyKey: null };

    const makesRecords = round.rulesVersion === recordVersion(round.game);
    const secondsPlayed = secondsOf(ticks);
    const played = { gameName, score, makesRecords, secondsPlayed, coins, decidedAt: now };
    const hasMorePoints = await this.stats.countProvenRound(tx, userId, played);
    await this.ledger.payRound(tx, round, coinSource, payout);
    const flags = [...proof.flags];
    const shopping = await seedShopping(tx, round);
    if (shopping !== 'none') flags.push('seed_shopping');
    // Last, so that a board is locked as briefly as possible.
    const { rulesVersion } = round;
    const ranked = { userId, roundId: id, score, ticks, rulesVersion, decidedAt: now.getTime() };
    const isBetterPlay = makesRecords && (await this.boards.countProvenRound(tx, round.game, ranked));
    return {
      ...proof,
      status: 'proven',
      flags,
      // Restarting is offered on the screen, so it alone asks for no review.
      isFlagged: proof.flags.length > 0 || shopping === 'thrown',
      isNewHighScore: hasMorePoints || isBetterPlay,
      playedOffline:
        round.isStocked || now.getTime() > round.issuedAt.getTime() + playedMs + ONLINE_LATENESS_MS,
      countedUntil: new Date(countedUntil),
    };
  }

  private async provenFigures(
    tx: Transaction,
    { id, userId, score, coins, ticks, isNewHighScore }: RoundEntity,
  ): Promise<Partial<VerdictDto>> {
    const lines = await this.ledger.linesOfRound(tx, userId, id);
    return {
      score,
      coins,
      lines: lines.map(({ description, amount }) => ({ description, amount })),
      timePlayed: secondsOf(ticks),
      isNewHighScore,
    };
  }

  /** Stores what a client reports without a round as unverified: it counts nowhere. */
  private keepReport(userId: number, report: FinishedRoundDto): Promise<VerdictDto> {
    const game = this.rulesRegistry.gameNamed(report.gameName);
    if (!game) throw new Problem('games.unknown');
    return this.unitOfWork.run(async (tx) => {
      await this.stats.countReportedPlay(tx, userId, game.name, report);
      return {
        ...NOTHING_PROVEN,
        round: null,
        verdict: 'unverified',
        reason: null,
        highScore: await this.highScore(tx, userId, game.name),
        balance: await this.ledger.balanceOf(tx, userId),
      };
    });
  }

  private async highScore(
    tx: Transaction,
    userId: number,
    gameName: string | null | undefined,
  ): Promise<number | null> {
    return gameName ? this.stats.highScore(tx, userId, gameName) : null;
  }
}

const secondsOf = (ticks: number): number => Math.round(ticks / TICKS_PER_SECOND);

/** Returns the columns of the verdict on a round that proves nothing. */
function refused({ isStocked }: RoundEntity, reason: RefusalReason): Partial<RoundEntity> {
  return { status: 'refused', reason, playedOffline: isStocked };
}

/** Returns why a log proves nothing under a ticket that has ended; null for the log that proved the round. */
function refusalOf(round: RoundEntity, logHash: string): RefusalReason | null {
  if (round.status === 'abandoned') return 'abandoned';
  if (round.logHash !== null && round.logHash !== logHash) return 'ticket_spent';
  if (round.status === 'open') throw new Error(`Round ${round.id} is open: nothing decided it.`);
  return round.status === 'voided' ? 'voided' : round.reason;
}

async function findRound(tx: Transaction, userId: number, id: string): Promise<RoundEntity | null> {
  return isRoundId(id) ? tx.repository(RoundEntity).findOneBy({ id, userId }) : null;
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
async function claimInputs(tx: Transaction, { id }: RoundEntity, copyKey: string | null): Promise<boolean> {
  if (copyKey === null) return true;
  try {
    await tx.execute('UPDATE rounds SET copyKey = ? WHERE id = ?', [copyKey, id]);
    return true;
  } catch (error) {
    if (isUniqueViolation(error)) return false;
    throw error;
  }
}
