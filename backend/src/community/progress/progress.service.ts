import { Injectable } from '@nestjs/common';
import type { GameId } from 'game-scenes/rules';
import { CoinsService } from '../../economy/coins/coins.service.js';
import { CatalogueService } from '../../economy/store/catalogue.service.js';
import type { GoalDto } from '../../economy/store/goal.dto.js';
import { SavedGoalService } from '../../economy/store/saved-goal.service.js';
import { Database } from '../../platform/database/database.js';
import { Problem } from '../../platform/errors/problem.js';
import { ALL, boardNamed, recordVersion } from '../../play/boards/ranked-games.js';
import { StandingsService } from '../../play/leaderboard/standings.service.js';
import { AchievementsService } from '../profile/achievements.service.js';
import type { GameProgressDto, NextItemDto } from './progress.dto.js';

/** Rounds whose mean is the usual score, and fewer than which there is none. */
const USUAL_ROUNDS = 10;
const MIN_USUAL_ROUNDS = 3;

/** Rounds of mean coins within which an item is in reach. */
const ROUNDS_IN_REACH = 5;

/**
 * Reads where a member stands in a game: queries by an index, as many for every member except those of the badges
 * (`AchievementsService`).
 */
@Injectable()
export class ProgressService {
  constructor(
    private readonly database: Database,
    private readonly standings: StandingsService,
    private readonly goals: SavedGoalService,
    private readonly catalogue: CatalogueService,
    private readonly coins: CoinsService,
    private readonly achievements: AchievementsService,
  ) {}

  /** @throws Problem `games.unknown` for a name that is no ranked game. */
  async of(userId: number, gameName: string): Promise<GameProgressDto> {
    const game = boardNamed(gameName);
    if (game === undefined || game === ALL) throw new Problem('games.unknown');
    const around = await this.standings.around(userId, game);
    const usualScore = await this.usualScore(userId, game);
    const { goal } = await this.goals.goal(userId);
    const { coinsPerRound, hasBeenPaid } = await this.coins.earnings(userId);
    const next = await this.next(userId, goal, coinsPerRound);
    const { badges } = await this.achievements.of(userId, gameName);
    return { gameName, ...around, usualScore, next, coinsPerRound, badges, hasBeenPaid };
  }

  private async usualScore(userId: number, game: GameId): Promise<number | null> {
    const rounds = await this.database.query<{ score: number }>(
      `SELECT score FROM rounds WHERE userId = ? AND game = ? AND status = 'proven' AND rulesVersion = ?
       ORDER BY decidedAt DESC LIMIT ${USUAL_ROUNDS}`,
      [userId, game, recordVersion(game)],
    );
    if (rounds.length < MIN_USUAL_ROUNDS) return null;
    return rounds.reduce((sum, { score }) => sum + score, 0) / rounds.length;
  }

  private async next(
    userId: number,
    goal: GoalDto | null,
    coinsPerRound: number,
  ): Promise<NextItemDto | null> {
    if (goal) return { ...goal, isGoal: true };
    const item = await this.catalogue.cheapestWanted(userId, Math.floor(ROUNDS_IN_REACH * coinsPerRound));
    return item ? { ...item, isGoal: false } : null;
  }
}
