import { Injectable } from '@nestjs/common';
import { GAME_IDS, type GameRules, GAMES } from 'game-scenes/rules';
import { MoreThanOrEqual } from 'typeorm';
import { Clock } from '../../platform/common/clock.js';
import { Problem } from '../../platform/errors/problem.js';
import { Random } from '../../platform/common/random.js';
import { RateLimiter } from '../../platform/limits/rate-limiter.js';
import { type Transaction, UnitOfWork } from '../../platform/database/unit-of-work.js';
import { PAID_RUNS_PER_DAY, runsDrawnToday } from './racing.service.js';
import { lockMember } from '../../members/user/lock-member.js';
import { RoundEntity } from './round.entity.js';
import { isRoundId } from '../../economy/coins/round-id.js';
import type { TicketDto } from './rounds.dto.js';
import { RulesRegistryService } from './rules-registry.service.js';

/** Lifetime of a ticket; long, so that a round played without a network still counts. */
const TICKET_LIFETIME_MS = 7 * 24 * 60 * 60 * 1000;

/** Maximum number of unspent prefetched tickets per member and game. */
const MAX_PREFETCHED_TICKETS = 5;
const ROUND_ID_BYTES = 16;
const SEED_BYTES = 16;

/** Issues tickets. A ticket permits one round and holds the seed that decides everything random in it. */
@Injectable()
export class TicketsService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly rulesRegistry: RulesRegistryService,
    private readonly limiter: RateLimiter,
    private readonly clock: Clock,
    private readonly random: Random,
  ) {}

  /**
   * Starts an online round with a new ticket. An older open online round of the same game (after a crash, or
   * in a second tab) ends as abandoned. Prefetched tickets stay, since their rounds may still arrive from
   * another device. `isRestart` says that the member left the older one to begin again.
   *
   * @throws Problem `games.unknown` for an unknown game; `request.too_many` when too many rounds are started.
   */
  async start(userId: number, gameName: string, isRestart = false): Promise<TicketDto> {
    const game = this.gameNamed(gameName);
    await this.limiter.count('startRoundPerMember', String(userId));
    const round = this.newRound(userId, game, false);
    await this.unitOfWork.run(async (tx) => {
      await lockMember(tx, userId);
      const rounds = tx.repository(RoundEntity);
      await rounds.update(
        { userId, game: game.id, status: 'open', isStocked: false },
        { status: 'abandoned', isRestarted: isRestart, decidedAt: round.issuedAt },
      );
      round.pays = await this.isPaid(tx, round);
      await rounds.insert(round);
    });
    return toTicket(round);
  }

  /**
   * Returns whether a round pays. All rounds do, except in games of chance, which take no skill: there only
   * the first runs drawn on a day pay.
   */
  private async isPaid(tx: Transaction, { userId, game, issuedAt }: RoundEntity): Promise<boolean> {
    if (!this.rulesRegistry.isOfChance(game)) return true;
    return (await runsDrawnToday(tx, userId, game, issuedAt)) < PAID_RUNS_PER_DAY;
  }

  /**
   * Fills up the member's prefetched tickets of a game to five, for rounds without a network. A repeated
   * request, also from another device, returns the same tickets; a new one is issued only when one is spent,
   * has expired or is of earlier rules. Games of chance have no prefetched tickets: a member who knew the
   * seeds in advance would play only the good ones.
   *
   * @returns the unspent tickets, oldest first, which is the order in which they must be used.
   * @throws Problem `games.unknown` for a name that is no game of skill; `request.too_many` when too many
   * tickets were issued and none is left.
   */
  async prefetch(userId: number, gameName: string): Promise<TicketDto[]> {
    const game = this.gameNamed(gameName);
    if (this.rulesRegistry.isOfChance(game.id)) throw new Problem('games.unknown');
    const unspent = await this.unitOfWork.run((tx) => this.unspent(tx, userId, game));
    try {
      for (let count = unspent.length; count < MAX_PREFETCHED_TICKETS; count += 1) {
        await this.limiter.count('prefetchedTicketPerMember', String(userId));
      }
    } catch (error) {
      // No new tickets for now; the unspent ones stay valid.
      if (unspent.length === 0) throw error;
      return unspent.map(toTicket);
    }
    if (unspent.length < MAX_PREFETCHED_TICKETS) return this.fillPrefetched(userId, game);
    return unspent.map(toTicket);
  }

  /**
   * Does the same for every game of skill, one after the other, and returns all tickets.
   *
   * @throws Problem `request.too_many` when too many were issued and no game has one left.
   */
  async prefetchAll(userId: number): Promise<TicketDto[]> {
    const tickets: TicketDto[] = [];
    let limited: Problem | undefined;
    for (const id of GAME_IDS) {
      try {
        tickets.push(...(await this.prefetch(userId, GAMES[id].name)));
      } catch (error) {
        if (!(error instanceof Problem) || error.code !== 'request.too_many') throw error;
        limited = error;
      }
    }
    if (tickets.length === 0 && limited) throw limited;
    return tickets;
  }

  /**
   * Takes back a prefetched ticket whose round was begun and left, so that a new one can be prefetched in its
   * place. It ends as abandoned, and its seed can no longer be played. A ticket that has already ended or
   * expired stays as it is.
   *
   * @throws Problem `rounds.unknown` when it is not a prefetched ticket of the member.
   */
  async returnTicket(userId: number, roundId: string, isRestart = false): Promise<void> {
    const ticket = { id: roundId, userId, isStocked: true };
    await this.unitOfWork.run(async (tx) => {
      const rounds = tx.repository(RoundEntity);
      if (!isRoundId(roundId) || !(await rounds.existsBy(ticket))) throw new Problem('rounds.unknown');
      // A verdict may be in progress: the transaction that locks the member first decides.
      await lockMember(tx, userId);
      const now = this.clock.now();
      await rounds.update(
        { ...ticket, status: 'open', expiresAt: MoreThanOrEqual(now) },
        { status: 'abandoned', isRestarted: isRestart, decidedAt: now },
      );
    });
  }

  private fillPrefetched(userId: number, game: GameRules): Promise<TicketDto[]> {
    return this.unitOfWork.run(async (tx) => {
      await lockMember(tx, userId);
      const prefetched = await this.unspent(tx, userId, game);
      const missing = Math.max(0, MAX_PREFETCHED_TICKETS - prefetched.length);
      const fresh = Array.from({ length: missing }, () => this.newRound(userId, game, true));
      if (missing > 0) await tx.repository(RoundEntity).insert(fresh);
      // Not `fresh`: TypeORM writes ids back into inserted objects in another order, next to the wrong seeds.
      return (await this.unspent(tx, userId, game)).map(toTicket);
    });
  }

  /**
   * Returns the prefetched tickets for new rounds, oldest first. Those of earlier rules are left out; a round
   * that was played under one is still proven. During an update these include tickets whose rules only newer
   * nodes know; otherwise there would be more than five.
   */
  private async unspent(tx: Transaction, userId: number, game: GameRules): Promise<RoundEntity[]> {
    const rounds = await tx.repository(RoundEntity).findBy({
      userId,
      game: game.id,
      status: 'open',
      isStocked: true,
      rulesVersion: MoreThanOrEqual(game.rulesVersion),
      expiresAt: MoreThanOrEqual(this.clock.now()),
    });
    return rounds.sort(byIssue);
  }

  private gameNamed(name: string): GameRules {
    const game = this.rulesRegistry.gameNamed(name);
    if (!game) throw new Problem('games.unknown');
    return game;
  }

  private newRound(userId: number, game: GameRules, isStocked: boolean): RoundEntity {
    const issuedAt = this.clock.now();
    return Object.assign(new RoundEntity(), {
      id: this.random.bytes(ROUND_ID_BYTES).toString('base64url'),
      userId,
      game: game.id,
      seed: this.random.bytes(SEED_BYTES).toString('hex'),
      rulesVersion: game.rulesVersion,
      isStocked,
      pays: true,
      status: 'open',
      issuedAt,
      expiresAt: new Date(issuedAt.getTime() + TICKET_LIFETIME_MS),
    } satisfies Partial<RoundEntity>);
  }
}

/** Compares tickets by time of issue, then by id, byte by byte as both databases do. */
function byIssue(a: RoundEntity, b: RoundEntity): number {
  return a.issuedAt.getTime() - b.issuedAt.getTime() || (a.id < b.id ? -1 : 1);
}

export function toTicket(round: RoundEntity): TicketDto {
  return {
    round: round.id,
    game: round.game,
    seed: round.seed,
    rulesVersion: round.rulesVersion,
    isStocked: round.isStocked,
    pays: round.pays,
    issuedAt: round.issuedAt.toISOString(),
    expiresAt: round.expiresAt.toISOString(),
  };
}
