import { Injectable } from '@nestjs/common';
import { Database } from '../database/database.js';
import { type BadgeCause, BADGES } from './badges.js';
import type { AchievementsDto } from './profile.dto.js';

/** When a member got the first line of each description, in milliseconds UTC. */
type FirstLines = ReadonlyMap<string, number>;

/** The id of the round in a ledger key `round:<id>` or `round:<id>:<part>`. */
const ROUND_IN_KEY = `CASE WHEN INSTR(SUBSTR(t.idempotencyKey, 7), ':') > 0
  THEN SUBSTR(t.idempotencyKey, 7, INSTR(SUBSTR(t.idempotencyKey, 7), ':') - 1)
  ELSE SUBSTR(t.idempotencyKey, 7) END`;

/** A member's badges, read from what really happened: proven rounds and the lines that racing paid. */
@Injectable()
export class AchievementsService {
  constructor(private readonly database: Database) {}

  /** All badges, each with when the member earned it. What a voided round had earned is lost with it. */
  async of(userId: number): Promise<AchievementsDto> {
    const firstLines = await this.firstLinesOf(userId);
    const badges = [];
    for (const { id, name, description, points, cause } of BADGES) {
      const earnedAt = await this.earnedAt(userId, cause, firstLines);
      badges.push({ id, name, description, points, earnedAt: earnedAt?.toISOString() ?? null });
    }
    const earned = badges.filter(({ earnedAt }) => earnedAt !== null);
    return { points: earned.reduce((sum, { points }) => sum + points, 0), badges };
  }

  private async firstLinesOf(userId: number): Promise<FirstLines> {
    const rows = await this.database.query<{ description: string; createdAt: number }>(
      `SELECT t.description, MIN(t.createdAt) AS createdAt
       FROM coin_transactions t JOIN rounds r ON r.id = ${ROUND_IN_KEY} AND r.status = 'proven'
       WHERE t.userId = ? AND t.source = 'racing' AND t.idempotencyKey LIKE 'round:%' GROUP BY t.description`,
      [userId],
    );
    return new Map(rows.map(({ description, createdAt }) => [description, createdAt]));
  }

  private earnedAt(
    userId: number,
    cause: BadgeCause,
    lines: FirstLines,
  ): Promise<Date | undefined> | Date | undefined {
    if (cause.kind === 'rounds') return this.roundsEarnedAt(userId, cause);
    const times = cause.descriptions.flatMap((description) => lines.get(description) ?? []);
    return times.length === 0 ? undefined : new Date(Math.min(...times));
  }

  private async roundsEarnedAt(
    userId: number,
    { game, minScore, count }: BadgeCause & { kind: 'rounds' },
  ): Promise<Date | undefined> {
    const [row] = await this.database.query<{ decidedAt: number }>(
      `SELECT decidedAt FROM rounds WHERE userId = ? AND game = ? AND status = 'proven' AND score >= ?
       ORDER BY decidedAt, id LIMIT 1 OFFSET ${count - 1}`,
      [userId, game, minScore],
    );
    return row && new Date(row.decidedAt);
  }
}
