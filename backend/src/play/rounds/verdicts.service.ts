import { Injectable } from '@nestjs/common';
import { TICKS_PER_SECOND } from 'game-scenes/rules';
import { CoinLedger } from '../../economy/coins/coin-ledger.service.js';
import { Problem } from '../../platform/errors/problem.js';
import { type Transaction, UnitOfWork } from '../../platform/database/unit-of-work.js';
import { GameStatsService } from '../games/game-stats.service.js';
import { lockMember } from '../../members/user/lock-member.js';
import type { RefusalReason } from './refusal-reasons.js';
import { RoundEntity } from './round.entity.js';
import { RoundSettlementService } from './round-settlement.service.js';
import { RoundVerifierService } from './round-verifier.service.js';
import { isRoundId } from '../../economy/coins/round-id.js';
import { hashLog } from './round-log.js';
import type { FinishedRoundDto, VerdictDto } from './rounds.dto.js';
import { RulesRegistryService } from './rules-registry.service.js';

const NOTHING_PROVEN = {
  score: 0,
  coins: 0,
  lines: [],
  timePlayed: 0,
  highScore: null,
  isNewHighScore: false,
  playedOffline: false,
};

/** Answers finished rounds with their verdicts. */
@Injectable()
export class VerdictsService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly verifier: RoundVerifierService,
    private readonly settlement: RoundSettlementService,
    private readonly ledger: CoinLedger,
    private readonly stats: GameStatsService,
    private readonly rulesRegistry: RulesRegistryService,
  ) {}

  /**
   * Ends a round and returns its verdict. Without a round id, the client's figures are stored as unverified.
   *
   * @throws Problem `games.unknown` for a report without a round that names no known game.
   */
  finish(userId: number, finished: FinishedRoundDto): Promise<VerdictDto> {
    if (finished.round === undefined) return this.keepReport(userId, finished);
    return this.verdictOn(userId, finished.round, finished);
  }

  /**
   * Returns the verdict on a round. The first log that arrives decides it. The same log sent again gets the
   * same verdict, another one is refused; neither changes anything.
   *
   * The replay runs before the transaction, which contains only SQL. The member's row is locked first, so
   * that the second of two concurrent requests finds the verdict of the first.
   */
  private async verdictOn(userId: number, roundId: string, finished: FinishedRoundDto): Promise<VerdictDto> {
    const ticket = await this.unitOfWork.run((tx) => findRound(tx, userId, roundId));
    const verification = ticket?.status === 'open' ? await this.verifier.verify(ticket, finished) : undefined;
    const logHash = hashLog(finished.log ?? '');
    return this.unitOfWork.run(async (tx) => {
      if (verification) {
        await lockMember(tx, userId);
        const round = await findRound(tx, userId, roundId);
        if (round?.status === 'open') await this.settlement.settle(tx, round, verification, logHash);
      }
      const round = await findRound(tx, userId, roundId);
      const reason = round ? refusalOf(round, logHash) : 'ticket_unknown';
      return this.toVerdict(tx, userId, roundId, round, reason);
    });
  }

  private async toVerdict(
    tx: Transaction,
    userId: number,
    roundId: string,
    round: RoundEntity | null,
    reason: RefusalReason | null,
  ): Promise<VerdictDto> {
    const game = round ? this.rulesRegistry.gameOf(round.game) : undefined;
    return {
      ...NOTHING_PROVEN,
      round: roundId,
      verdict: reason === null ? 'proven' : 'refused',
      reason,
      ...(round && reason === null ? await this.provenFigures(tx, round) : {}),
      playedOffline: round?.playedOffline ?? false,
      highScore: game ? await this.stats.highScore(tx, userId, game.name) : null,
      balance: await this.ledger.balanceOf(tx, userId),
    };
  }

  private async provenFigures(
    tx: Transaction,
    round: RoundEntity,
  ): Promise<Pick<VerdictDto, 'score' | 'coins' | 'lines' | 'timePlayed' | 'isNewHighScore'>> {
    const lines = await this.ledger.linesOfRound(tx, round.userId, round.id);
    return {
      score: round.score,
      coins: round.coins,
      lines: lines.map(({ description, amount }) => ({ description, amount })),
      timePlayed: Math.round(round.ticks / TICKS_PER_SECOND),
      isNewHighScore: round.isNewHighScore,
    };
  }

  private keepReport(userId: number, report: FinishedRoundDto): Promise<VerdictDto> {
    const game = this.rulesRegistry.gameNamed(report.gameName);
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
