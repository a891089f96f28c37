import { GAME_IDS, type GameId } from 'game-scenes/rules';
import type { RowSource } from '../../platform/database/snapshot.js';
import { comparePeriods, type PeriodKey, periodsAt, windowOf } from './board-period.js';
import { boardsIn } from './board-writer.service.js';
import { ALL, BOARD_KEYS, type BoardKey, countsTicks, recordVersion } from './ranked-games.js';
import { areSame, type RankedRound, type Standing, standingOf, standingOfAll } from './standing.js';

/** Members with ids above `after`, up to and including `upTo`. */
export interface MemberIds {
  readonly after: number;
  readonly upTo: number;
}

/** A place of a member on a board that does not match their proven rounds. */
export interface Difference {
  readonly board: BoardKey;
  readonly period: PeriodKey;
  readonly userId: number;
  /** Standing on the board. */
  readonly from: Standing | undefined;
  /** Standing that follows from the rounds. */
  readonly to: Standing | undefined;
}

type Standings = ReadonlyMap<number, Standing>;

/** A board; its id is undefined while it has no row in `boards`. */
interface KnownBoard {
  readonly id: number | undefined;
  readonly board: BoardKey;
  readonly period: PeriodKey;
}

interface BestRow extends RankedRound {
  readonly scoredAt: number;
}

interface EntryRow extends Standing {
  readonly userId: number;
}

/** Selects the boards to compare. */
interface ComparedBoards {
  /** Periods to compare besides those of existing boards, which may lack a board. */
  readonly current?: readonly PeriodKey[];
  /** Limits the comparison to boards of periods that contain this moment. */
  readonly at?: Date;
}

/**
 * Compares boards with the proven rounds of some members.
 *
 * @returns the differences, in the order in which a transaction must lock the boards.
 */
export async function findDifferences(
  source: RowSource,
  members: MemberIds,
  { current = [], at }: ComparedBoards,
): Promise<Difference[]> {
  const isMeant = ({ period }: KnownBoard): boolean => at === undefined || periodsAt(at).includes(period);
  const boards = (await boardsIn(source)).filter(isMeant);
  const periods = [...new Set([...boards.map(({ period }) => period), ...current])].sort(comparePeriods);
  const found: Difference[] = [];
  for (const period of periods) {
    const expected = await expectedOf(source, members, period);
    for (const board of BOARD_KEYS) {
      const id = boards.find((row) => row.board === board && row.period === period)?.id;
      const known = { id, board, period };
      found.push(...(await compare(source, members, known, expected.get(board) ?? new Map())));
    }
  }
  return found.sort(compareBoards);
}

/** Compares boards in the order of locking: by `BOARD_KEYS`, then from the widest period down. */
export function compareBoards(one: Omit<KnownBoard, 'id'>, other: Omit<KnownBoard, 'id'>): number {
  const place = ({ board }: { board: BoardKey }): number => BOARD_KEYS.indexOf(board);
  return place(one) - place(other) || comparePeriods(one.period, other.period);
}

/** Computes members' standings on every board of a period from proven rounds. Closed accounts have none. */
async function expectedOf(
  source: RowSource,
  members: MemberIds,
  period: PeriodKey,
): Promise<ReadonlyMap<BoardKey, Standings>> {
  const expected = new Map<BoardKey, Standings>();
  const bests = new Map<number, [GameId, Standing][]>();
  for (const game of GAME_IDS) {
    const standings = await bestRounds(source, members, game, period);
    expected.set(game, standings);
    for (const [userId, standing] of standings) {
      bests.set(userId, [...(bests.get(userId) ?? []), [game, standing]]);
    }
  }
  const all = new Map<number, Standing>();
  for (const [userId, games] of bests) {
    const standing = standingOfAll(userId, games);
    if (standing) all.set(userId, standing);
  }
  return expected.set(ALL, all);
}

/**
 * Reads each member's best round in a game and period, of those that make records: by score, then fewer ticks
 * where they count, then the earlier round, then id.
 */
async function bestRounds(
  source: RowSource,
  { after, upTo }: MemberIds,
  game: GameId,
  period: PeriodKey,
): Promise<Standings> {
  const { start, end } = windowOf(period);
  const ticks = countsTicks(game) ? 'r.ticks,' : '';
  const rows = await source.query<BestRow>(
    `SELECT userId, roundId, score, ticks, rulesVersion, decidedAt, scoredAt FROM (
       SELECT r.userId, r.id AS roundId, r.score, r.ticks, r.decidedAt,
         CASE WHEN r.packedLog IS NULL THEN NULL ELSE r.rulesVersion END AS rulesVersion,
         MIN(r.decidedAt) OVER (PARTITION BY r.userId, r.score) AS scoredAt,
         ROW_NUMBER() OVER (PARTITION BY r.userId ORDER BY r.score DESC, ${ticks} r.decidedAt, r.id) AS place
       FROM rounds r JOIN users u ON u.id = r.userId
       WHERE r.userId > ? AND r.userId <= ? AND r.game = ? AND r.rulesVersion = ? AND r.status = 'proven'
         AND r.score > 0 AND r.decidedAt >= ? AND r.decidedAt < ? AND u.closedAt IS NULL
     ) ranked WHERE place = 1`,
    [after, upTo, game, recordVersion(game), start, end],
  );
  return new Map(
    rows.flatMap(({ scoredAt, ...round }) => {
      const standing = standingOf(game, round);
      return standing ? [[round.userId, { ...standing, scoredAt }]] : [];
    }),
  );
}

async function compare(
  source: RowSource,
  { after, upTo }: MemberIds,
  { id, board, period }: KnownBoard,
  expected: Standings,
): Promise<Difference[]> {
  const rows =
    id === undefined
      ? []
      : await source.query<EntryRow>(
          `SELECT userId, orderKey, score, roundId, rulesVersion, reachedAt, scoredAt FROM board_entries
           WHERE boardId = ? AND userId > ? AND userId <= ?`,
          [id, after, upTo],
        );
  const kept: Standings = new Map(rows.map(({ userId, ...standing }) => [userId, standing]));
  const userIds = [...new Set([...kept.keys(), ...expected.keys()])].sort((one, other) => one - other);
  return userIds.flatMap((userId) => {
    const [from, to] = [kept.get(userId), expected.get(userId)];
    return areSame(from, to) ? [] : [{ board, period, userId, from, to }];
  });
}
