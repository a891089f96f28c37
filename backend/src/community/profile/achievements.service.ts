import { Injectable } from '@nestjs/common';
import type { Badge, BadgeCause } from 'game-scenes/rules';
import { Database, type RowSource } from '../../platform/database/database.js';
import { ReadQueue } from '../../platform/limits/read-queue.js';
import { BADGES } from './badges.js';
import type { AchievementsDto } from './profile.dto.js';

/** Time of a member's first ledger line per description, in milliseconds UTC. */
type FirstLines = ReadonlyMap<string, number>;

/** Maximum number of ledger lines read per query; a long-time member has tens of thousands. */
const LINES_AT_ONCE = 250;

/** Summary of the lines that share a description. */
interface SummedLines {
  readonly description: string;
  readonly lineCount: number;
  readonly lastId: number;
  /** Time of the first line whose round is proven, in milliseconds UTC; null without one. */
  readonly createdAt: number | null;
}

/** The id of the round in a ledger key `round:<id>` or `round:<id>:<part>`. */
const ROUND_IN_KEY = `CASE WHEN INSTR(SUBSTR(t.idempotencyKey, 7), ':') > 0
  THEN SUBSTR(t.idempotencyKey, 7, INSTR(SUBSTR(t.idempotencyKey, 7), ':') - 1)
  ELSE SUBSTR(t.idempotencyKey, 7) END`;

/** Derives a member's badges from proven rounds and from the ledger lines of racing. */
@Injectable()
export class AchievementsService {
  private readonly rows: RowSource;

  constructor(database: Database, queue: ReadQueue) {
    this.rows = queue.slices(database);
  }

  /**
   * Returns all badges, or those of one game, with the time each was earned. Voiding a round also takes away
   * what it had earned.
   */
  async of(userId: number, game?: string): Promise<AchievementsDto> {
    const asked = BADGES.filter(({ gameName }) => game === undefined || gameName === game);
    const wanted = asked.flatMap(({ cause }) => (cause.kind === 'line' ? [cause.descriptions] : []));
    const firstLines = await this.firstLinesOf(userId, wanted);
    const firstRounds = await this.firstRoundsOf(userId, asked);
    const badges = [];
    for (const { id, gameName, name, description, points, cause } of asked) {
      const firstAt = firstRounds.get(id);
      const earnedAt =
        firstAt === undefined ? await this.earnedAt(userId, cause, firstLines) : toDate(firstAt);
      badges.push({ id, gameName, name, description, points, earnedAt: earnedAt?.toISOString() ?? null });
    }
    const earned = badges.filter(({ earnedAt }) => earnedAt !== null);
    return { points: earned.reduce((sum, { points }) => sum + points, 0), badges };
  }

  /** Reads the member's racing lines in batches, from the oldest until there is one of each of the wanted lists. */
  private async firstLinesOf(userId: number, wanted: readonly (readonly string[])[]): Promise<FirstLines> {
    const first = new Map<string, number>();
    const isDone = (): boolean => wanted.every((lines) => lines.some((line) => first.has(line)));
    for (let after = 0; !isDone();) {
      const rows = await this.rows.query<SummedLines>(
        `SELECT t.description, COUNT(*) AS lineCount, MAX(t.id) AS lastId,
           MIN(CASE WHEN r.status = 'proven' THEN t.createdAt END) AS createdAt
         FROM (
           SELECT id, description, createdAt, idempotencyKey FROM coin_transactions
           WHERE userId = ? AND source = 'racing' AND id > ? ORDER BY id LIMIT ${LINES_AT_ONCE}
         ) t LEFT JOIN rounds r ON t.idempotencyKey LIKE 'round:%' AND r.id = ${ROUND_IN_KEY}
         GROUP BY t.description`,
        [userId, after],
      );
      for (const { description, createdAt } of rows) {
        if (createdAt !== null)
          first.set(description, Math.min(createdAt, first.get(description) ?? Infinity));
      }
      if (rows.reduce((sum, { lineCount }) => sum + lineCount, 0) < LINES_AT_ONCE) break;
      after = Math.max(...rows.map(({ lastId }) => lastId));
    }
    return first;
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

  /** Returns by badge when its one round was proven, or null; reads once per game, and only badges of one round. */
  private async firstRoundsOf(
    userId: number,
    asked: readonly Badge[],
  ): Promise<ReadonlyMap<string, number | null>> {
    const ofOne = asked.flatMap(({ id, cause }) =>
      cause.kind === 'rounds' && cause.count === 1 ? [{ id, ...cause }] : [],
    );
    const first = new Map<string, number | null>();
    for (const game of new Set(ofOne.map((badge) => badge.game))) {
      const badges = ofOne.filter((badge) => badge.game === game);
      const times = badges.map(
        (_, place) =>
          `MIN(CASE WHEN score >= ? AND ticks <= ? AND isFlawless >= ? THEN decidedAt END) AS at${place}`,
      );
      const [row] = await this.rows.query<Record<string, number | null>>(
        `SELECT ${times.join(', ')} FROM rounds WHERE userId = ? AND game = ? AND status = 'proven'`,
        [
          ...badges.flatMap(({ minScore, maxTicks, isFlawless }) => [minScore, maxTicks, Number(isFlawless)]),
          ...[userId, game],
        ],
      );
      badges.forEach(({ id }, place) => first.set(id, row?.[`at${place}`] ?? null));
    }
    return first;
  }

  private async roundsEarnedAt(
    userId: number,
    { game, count, minScore, maxTicks, isFlawless }: BadgeCause & { kind: 'rounds' },
  ): Promise<Date | undefined> {
    const [row] = await this.rows.query<{ decidedAt: number }>(
      `SELECT decidedAt FROM rounds WHERE userId = ? AND game = ? AND status = 'proven'
         AND score >= ? AND ticks <= ? AND isFlawless >= ?
       ORDER BY decidedAt LIMIT 1 OFFSET ${count - 1}`,
      [userId, game, minScore, maxTicks, Number(isFlawless)],
    );
    return row && new Date(row.decidedAt);
  }
}

function toDate(timeMs: number | null): Date | undefined {
  return timeMs === null ? undefined : new Date(timeMs);
}
