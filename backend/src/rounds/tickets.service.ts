import { Injectable } from '@nestjs/common';
import { gameByName, type GameRules } from 'game-scenes/rules';
import { Clock } from '../common/clock.js';
import { Problem } from '../common/problem.js';
import { Random } from '../common/random.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import { RoundEntity } from './round.entity.js';
import type { TicketDto } from './rounds.dto.js';

/** How long a ticket may be used, so that a round played without a network still counts. */
const TICKET_LIFETIME_MS = 7 * 24 * 60 * 60 * 1000;
const ROUND_ID_BYTES = 16;
const SEED_BYTES = 16;

/** Issues tickets: who may play which round, and the seed that decides everything random in it. */
@Injectable()
export class TicketsService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly random: Random,
  ) {}

  /**
   * Starts a round: a fresh ticket. An older open round of the same game (a crash, a second tab) ends as abandoned.
   *
   * @throws Problem `games.unknown` for a name that is no game.
   */
  async start(userId: number, gameName: string): Promise<TicketDto> {
    const game = gameByName(gameName);
    if (!game) throw new Problem('games.unknown');
    const round = this.newRound(userId, game);
    await this.unitOfWork.run(async (tx) => {
      const rounds = tx.manager.getRepository(RoundEntity);
      await rounds.update(
        { userId, game: game.id, status: 'open' },
        { status: 'abandoned', decidedAt: round.issuedAt },
      );
      await rounds.insert(round);
    });
    return toTicket(round);
  }

  private newRound(userId: number, game: GameRules): RoundEntity {
    const issuedAt = this.clock.now();
    return Object.assign(new RoundEntity(), {
      id: this.random.bytes(ROUND_ID_BYTES).toString('base64url'),
      userId,
      game: game.id,
      seed: this.random.bytes(SEED_BYTES).toString('hex'),
      rulesVersion: game.rulesVersion,
      status: 'open',
      issuedAt,
      expiresAt: new Date(issuedAt.getTime() + TICKET_LIFETIME_MS),
    } satisfies Partial<RoundEntity>);
  }
}

function toTicket(round: RoundEntity): TicketDto {
  return {
    round: round.id,
    game: round.game,
    seed: round.seed,
    rulesVersion: round.rulesVersion,
    issuedAt: round.issuedAt.toISOString(),
    expiresAt: round.expiresAt.toISOString(),
  };
}
