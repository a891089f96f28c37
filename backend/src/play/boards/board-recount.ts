import { CHANCE_GAMES, GAME_IDS, type GameId, GAMES } from 'game-scenes/rules';
import { marks, type RowSource } from '../../platform/database/database.js';
import type { Transaction } from '../../platform/database/unit-of-work.js';
import type { MemberRange } from '../../members/user/member-ranges.js';
import type { BlockLimits } from './board-blocks.js';
import { comparePeriods, type PeriodKey, periodsAt, windowOf } from './board-period.js';
import { boardsIn, changePlaces, type PlaceChange, standingsOn } from './board-store.js';
import { ALL, BOARD_KEYS, type BoardKey, countsTicks, recordVersion } from './ranked-games.js';
import { areSame, type RankedRound, type Standing, standingOf, standingOfAll } from './standing.js';

/** Places on a board that do not match the proven rounds: `from` is on the board, `to` follows from the rounds. */
export interface BoardDifference {
  readonly board: BoardKey;
  readonly period: PeriodKey;
  readonly changes: readonly PlaceChange[];
}

type Standings = ReadonlyMap<number, Standing>;

/** Selects the boards to compare. */
interface ComparedBoards {
  /** Periods to compare besides those of existing boards, which may lack a board. */
  readonly current?: readonly PeriodKey[];
  /** Limits the comparison to boards of periods that contain this moment. */
  readonly at?: Date;
}

/** Corrects these members' places and last plays from their proven rounds. Their rows must be locked. */
export async function recountMembers(
  tx: Transaction,
  members: MemberRange,
  boards: ComparedBoards,
  limits: BlockLimits,
): Promise<void> {
  for (const difference of await findDifferences(tx, members, boards)) {
    await changePlaces(tx, difference, difference.changes, limits);
  }
  await tx.execute(`UPDATE users SET lastPlayedAt = ${LAST_PLAYED} WHERE ${LAST_PLAYED_DIFFERS}`, [
    ...RANKED_NAMES,
    members.after,
    members.upTo,
    ...RANKED_NAMES,
  ]);
}

/** Compares boards with the proven rounds of some members, in the order in which boards must be locked. */
export async function findDifferences(
  source: RowSource,
  members: MemberRange,
  { current = [], at }: ComparedBoards,
): Promise<BoardDifference[]> {
  const boards = (await boardsIn(source)).filter(({ period }) => !at || periodsAt(at).includes(period));
  const periods = [...new Set([...boards.map(({ period }) => period), ...current])].sort(comparePeriods);
  const found: BoardDifference[] = [];
  for (const period of periods) {
    const expected = await expectedOf(source, members, period);
    for (const board of BOARD_KEYS) {
      const row = boards.find((one) => one.board === board && one.period === period);
      const kept: Standings = row ? await standingsOn(source, row.id, members) : new Map();
      const changes = compare(kept, expected.get(board) ?? new Map());
      if (changes.length > 0) found.push({ board, period, changes });
    }
  }
  return found.sort(compareBoards);
}

/** Compares boards in the order of locking: by `BOARD_KEYS`, then from the widest period down. */
export function compareBoards(
  one: Pick<BoardDifference, 'board' | 'period'>,
  other: Pick<BoardDifference, 'board' | 'period'>,
): number {
  const order = BOARD_KEYS.indexOf(one.board) - BOARD_KEYS.indexOf(other.board);
  return order || comparePeriods(one.period, other.period);
}

function compare(kept: Standings, expected: Standings): PlaceChange[] {
  const userIds = [...new Set([...kept.keys(), ...expected.keys()])].sort((one, other) => one - other);
  return userIds.flatMap((userId) => {
    const [from, to] = [kept.get(userId), expected.get(userId)];
    return areSame(from, to) ? [] : [{ userId, from, to }];
  });
}

/** Computes members' standings on every board of a period from proven rounds. Closed accounts have none. */
async function expectedOf(
  source: RowSource,
  members: MemberRange,
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
  { after, upTo }: MemberRange,
  game: GameId,
  period: PeriodKey,
): Promise<Standings> {
  const { start, end } = windowOf(period);
  const ticks = countsTicks(game) ? 'r.ticks,' : '';
  const rows = await source.query<RankedRound & { readonly scoredAt: number }>(
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

/** Sets the high scores of these members' records to their best rounds under the games' current rules. */
export async function setHighScores(tx: Transaction, { after, upTo }: MemberRange): Promise<void> {
  for (const { id, name } of [...GAME_IDS.map((game) => GAMES[game]), ...CHANCE_GAMES]) {
    await tx.execute(
      `UPDATE game_stats SET highScore = (
         SELECT MAX(r.score) FROM rounds r
         WHERE r.userId = game_stats.userId AND r.game = ? AND r.status = 'proven' AND r.rulesVersion = ?)
       WHERE gameName = ? AND userId > ? AND userId <= ?`,
      [id, recordVersion(id), name, after, upTo],
    );
  }
}

const RANKED_NAMES = GAME_IDS.map((id) => GAMES[id].name);

/** Expected value of `users.lastPlayedAt`: the last play of any ranked game. */
const LAST_PLAYED = `(SELECT MAX(s.lastPlayed) FROM game_stats s WHERE s.userId = users.id
  AND s.gameName IN (${marks(RANKED_NAMES)}))`;
const LAST_PLAYED_DIFFERS = `id > ? AND id <= ? AND COALESCE(lastPlayedAt, 0) <> COALESCE(${LAST_PLAYED}, 0)`;

/** Returns those of these members whose `lastPlayedAt` does not match their records. */
export async function findWrongLastPlayed(
  source: RowSource,
  { after, upTo }: MemberRange,
): Promise<readonly number[]> {
  const rows = await source.query<{ id: number }>(
    `SELECT id FROM users WHERE ${LAST_PLAYED_DIFFERS} ORDER BY id`,
    [after, upTo, ...RANKED_NAMES],
  );
  return rows.map(({ id }) => id);
}
