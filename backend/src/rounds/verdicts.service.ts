import { Injectable } from '@nestjs/common';
import { gameById, gameByName, replay, TICKS_PER_SECOND } from 'game-scenes/rules';
import { CoinLedger } from '../coins/coins.ledger.js';
import { Clock } from '../common/clock.js';
import { Problem } from '../common/problem.js';
import { UnitOfWork, type Transaction } from '../database/unit-of-work.js';
import { GameStatsService } from '../games/game-stats.service.js';
import { RoundEntity } from './round.entity.js';
import type { FinishedRoundDto, VerdictDto } from './rounds.dto.js';

/** How far a browser's ticks may run ahead of the server's clock, for timers that round differently. */
const CLOCK_TOLERANCE_MS = 2000;

/** What the replay and the ticket say about a log, before time and the ledger have been asked. */
type Judgement = Proof | { refusal: string };

interface Proof {
  gameName: string;
  score: number;
  coins: number;
  ticks: number;
  stateHash: string;
  log: string;
}

const NOTHING_PROVEN = { score: 0, coins: 0, timePlayed: 0, highScore: null, isNewHighScore: false };

/** Decides rounds: replays the log under the ticket's seed and writes verdict, score, stats and coins as one. */
@Injectable()
export class VerdictsService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly ledger: CoinLedger,
    private readonly stats: GameStatsService,
    private readonly clock: Clock,
  ) {}

  /**
   * Ends a round: with a round id its verdict; without one the client's figures are kept as unverified.
   *
   * @throws Problem `games.unknown` for a report without a round that names no game.
   */
  finish(userId: number, finished: FinishedRoundDto): Promise<VerdictDto> {
    if (finished.round === undefined) return this.keepReport(userId, finished);
    return this.decide(userId, finished.round, finished.gameName, finished.log ?? '');
  }

  /**
   * The verdict on a round. The same round sent again gives the same verdict and changes nothing.
   *
   * The replay runs before the transaction, which holds only SQL; whichever of two simultaneous sends closes the
   * ticket first writes the verdict, and the other reads it.
   */
  private async decide(userId: number, roundId: string, gameName: string, log: string): Promise<VerdictDto> {
    const ticket = await this.unitOfWork.run((tx) => findRound(tx, userId, roundId));
    if (!ticket) return this.unknownTicket(userId, roundId);
    const judgement = ticket.status === 'open' ? this.judge(ticket, gameName, log) : undefined;
    return this.unitOfWork.run(async (tx) => {
      if (judgement) await this.close(tx, ticket, judgement);
      const decided = await findRound(tx, userId, roundId);
      if (!decided) throw new Error(`Round ${roundId} vanished while it was decided.`);
      return this.toVerdict(tx, decided);
    });
  }

  private judge(ticket: RoundEntity, gameName: string, log: string): Judgement {
    const game = gameById(ticket.game);
    if (game?.name !== gameName) return { refusal: 'wrong_game' };
    if (game.rulesVersion !== ticket.rulesVersion) return { refusal: 'rules_outlived' };
    if (this.clock.now() > ticket.expiresAt) return { refusal: 'ticket_expired' };
    const result = replay(game, ticket.seed, log);
    if (!result.ok) return { refusal: result.reason };
    const { score, coins, ticks, stateHash } = result;
    return { gameName, score, coins, ticks, stateHash, log };
  }

  /** Closes an open ticket with its verdict; a ticket that somebody else closed meanwhile stays as it is. */
  private async close(tx: Transaction, ticket: RoundEntity, judgement: Judgement): Promise<void> {
    const decidedAt = this.clock.now();
    const rounds = tx.manager.getRepository(RoundEntity);
    const claim = await rounds.update({ id: ticket.id, status: 'open' }, { status: 'refused', decidedAt });
    if (claim.affected !== 1) return;
    const verdict =
      'refusal' in judgement
        ? { reason: judgement.refusal }
        : await this.prove(tx, ticket, judgement, decidedAt);
    await rounds.update({ id: ticket.id }, verdict);
  }

  /** Counts and pays a replayed round, unless it took less time than its ticks. */
  private async prove(
    tx: Transaction,
    ticket: RoundEntity,
    { gameName, ...proof }: Proof,
    now: Date,
  ): Promise<Partial<RoundEntity>> {
    if (!(await this.spendTime(tx, ticket, proof.ticks, now))) return { reason: 'faster_than_time' };
    const isNewHighScore = await this.stats.countProvenRound(tx, ticket.userId, {
      gameName,
      score: proof.score,
      secondsPlayed: Math.round(proof.ticks / TICKS_PER_SECOND),
    });
    if (proof.coins > 0) {
      await this.ledger.record(tx, {
        userId: ticket.userId,
        amount: proof.coins,
        description: `Earned ${proof.coins} coins playing ${gameName}`,
        source: 'game',
        idempotencyKey: `round:${ticket.id}`,
      });
    }
    return { status: 'proven', ...proof, isNewHighScore };
  }

  /**
   * Moves the member's `provenUntil` past this round. Play can't outrun time: a round starts no earlier than its
   * ticket and than the end of the member's last proven round.
   *
   * @returns false, with nothing changed, when the round would end in the future.
   */
  private async spendTime(tx: Transaction, ticket: RoundEntity, ticks: number, now: Date): Promise<boolean> {
    const issuedAtMs = ticket.issuedAt.getTime();
    const playedMs = Math.ceil((ticks * 1000) / TICKS_PER_SECOND);
    const startMs = 'CASE WHEN provenUntil > ? THEN provenUntil ELSE ? END';
    const moved = await tx.execute(
      `UPDATE users SET provenUntil = ${startMs} + ? WHERE id = ? AND ${startMs} + ? <= ?`,
      [
        issuedAtMs,
        issuedAtMs,
        playedMs,
        ticket.userId,
        issuedAtMs,
        issuedAtMs,
        playedMs,
        now.getTime() + CLOCK_TOLERANCE_MS,
      ],
    );
    return moved === 1;
  }

  private unknownTicket(userId: number, roundId: string): Promise<VerdictDto> {
    return this.unitOfWork.run(async (tx) => ({
      ...NOTHING_PROVEN,
      round: roundId,
      verdict: 'refused',
      reason: 'ticket_unknown',
      balance: await this.ledger.balanceOf(tx, userId),
    }));
  }

  private keepReport(userId: number, report: FinishedRoundDto): Promise<VerdictDto> {
    const game = gameByName(report.gameName);
    if (!game) throw new Problem('games.unknown');
    return this.unitOfWork.run(async (tx) => {
      await this.stats.countReportedPlay(tx, userId, {
        gameName: game.name,
        highScore: Math.max(report.highScore ?? 0, report.score ?? 0),
        timesPlayed: report.timesPlayed ?? 1,
        secondsPlayed: report.timePlayed ?? 0,
      });
      return {
        ...NOTHING_PROVEN,
        round: null,
        verdict: 'unverified',
        reason: null,
        highScore: await this.stats.highScore(tx, userId, game.name),
        balance: await this.ledger.balanceOf(tx, userId),
      };
    });
  }

  private async toVerdict(tx: Transaction, round: RoundEntity): Promise<VerdictDto> {
    const game = gameById(round.game);
    return {
      round: round.id,
      verdict: round.status === 'proven' ? 'proven' : 'refused',
      reason: round.status === 'abandoned' ? 'abandoned' : round.reason,
      score: round.score,
      coins: round.coins,
      timePlayed: Math.round(round.ticks / TICKS_PER_SECOND),
      highScore: game ? await this.stats.highScore(tx, round.userId, game.name) : null,
      isNewHighScore: round.isNewHighScore,
      balance: await this.ledger.balanceOf(tx, round.userId),
    };
  }
}

function findRound(tx: Transaction, userId: number, roundId: string): Promise<RoundEntity | null> {
  return tx.manager.getRepository(RoundEntity).findOneBy({ id: roundId, userId });
}
