import { GAME_IDS, type GameId, GAMES } from 'game-scenes/rules';
import type { TestApp, TestMember } from '../app.js';

/** A row of a board, as far as it follows from the rounds. */
interface ModelRow {
  readonly id: number;
  readonly rank: number;
  readonly score: number;
  readonly lastPlayed: string;
  readonly round: string | null;
}

interface ProvenRow {
  readonly id: string;
  readonly userId: number;
  readonly game: GameId;
  readonly rulesVersion: number;
  readonly score: number;
  readonly ticks: number;
  readonly decidedAt: number;
  /** 0 once the log was pruned: nobody can watch the round then. */
  readonly hasLog: number;
}

type Placed = Omit<ModelRow, 'rank' | 'lastPlayed'> & { readonly order: readonly (number | string)[] };

const DAY_MS = 24 * 60 * 60 * 1000;
export const MODEL_RANGES = ['today', 'week', 'month', 'all'] as const;
export type ModelRange = (typeof MODEL_RANGES)[number];
export const MODEL_BOARDS = ['All Games', ...GAME_IDS.map((id) => GAMES[id].name)];

/**
 * Returns a board by a straightforward recomputation: all proven rounds of open accounts under current rules,
 * sorted. It does not depend on how boards are stored.
 */
export async function modelBoard(app: TestApp, gameName: string, range: ModelRange): Promise<ModelRow[]> {
  const proven = await app.database.query<ProvenRow>(
    `SELECT r.id, r.userId, r.game, r.rulesVersion, r.score, r.ticks, r.decidedAt,
       r.packedLog IS NOT NULL AS hasLog FROM rounds r
     JOIN users u ON u.id = r.userId WHERE r.status = 'proven' AND u.closedAt IS NULL`,
  );
  const now = app.clock.now();
  const current = proven.filter(
    ({ game, rulesVersion, score, decidedAt }) =>
      rulesVersion === GAMES[game].rulesVersion && score > 0 && decidedAt >= startOf(range, now),
  );
  const games = GAME_IDS.filter((id) => gameName === 'All Games' || GAMES[id].name === gameName);
  const placed =
    gameName === 'All Games' ? allGames(current) : games.flatMap((game) => bestOf(current, game));
  return placed
    .sort((one, other) => compare(one.order, other.order))
    .map(({ order: _order, ...row }, index) => {
      const plays = proven.filter(({ userId, game }) => userId === row.id && games.includes(game));
      const lastPlayed = Math.max(...plays.map(({ decidedAt }) => decidedAt));
      return { ...row, rank: index + 1, lastPlayed: new Date(lastPlayed).toISOString() };
    });
}

/** Reads all rows of a board from the API, page by page. */
export async function listedBoard(
  reader: TestMember,
  query: Readonly<Record<string, string>>,
): Promise<(ModelRow & { readonly username: string })[]> {
  const rows: (ModelRow & { readonly username: string })[] = [];
  let path: string | undefined = `/api/leaderboard?${new URLSearchParams(query).toString()}`;
  while (path !== undefined) {
    const answer = await reader.client.get<(ModelRow & { username: string })[]>(path);
    if (answer.status !== 200) throw new Error(answer.text);
    rows.push(
      ...answer.body.map(({ id, rank, score, lastPlayed, round, username }) => ({
        ...{ id, rank, score, lastPlayed, round, username },
      })),
    );
    path = linkOf(answer.headers, 'next');
  }
  return rows;
}

/** Returns the address in a `Link` header. */
export function linkOf(headers: Headers, relation: string): string | undefined {
  return new RegExp(`<([^>]+)>; rel="${relation}"`).exec(headers.get('Link') ?? '')?.[1];
}

function bestOf(rounds: readonly ProvenRow[], game: GameId): Placed[] {
  const best = new Map<number, Placed>();
  for (const { id, userId, game: played, score, ticks, decidedAt, hasLog } of rounds) {
    if (played !== game) continue;
    const order = [-score, GAMES[game].fewerTicksWin === true ? ticks : 0, decidedAt, userId, id];
    const before = best.get(userId);
    if (!before || compare(order, before.order) < 0)
      best.set(userId, { id: userId, score, round: hasLog === 1 ? id : null, order });
  }
  return [...best.values()];
}

function allGames(rounds: readonly ProvenRow[]): Placed[] {
  return [...new Set(rounds.map(({ userId }) => userId))].flatMap((userId) => {
    const own = rounds.filter((round) => round.userId === userId);
    let [score, reachedAt] = [0, 0];
    for (const game of GAME_IDS) {
      const played = own.filter((round) => round.game === game);
      if (played.length === 0) continue;
      const best = Math.max(...played.map((round) => round.score));
      score += Math.floor((1000 * best) / GAMES[game].config.parScore);
      const firsts = played.filter((round) => round.score === best).map(({ decidedAt }) => decidedAt);
      reachedAt = Math.max(reachedAt, Math.min(...firsts));
    }
    return score > 0 ? [{ id: userId, score, round: null, order: [-score, reachedAt, userId] }] : [];
  });
}

function startOf(range: ModelRange, now: Date): number {
  const midnight = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate());
  if (range === 'today') return midnight;
  if (range === 'week') return midnight - ((now.getUTCDay() + 6) % 7) * DAY_MS;
  return range === 'month' ? Date.UTC(now.getUTCFullYear(), now.getUTCMonth()) : 0;
}

function compare(one: readonly (number | string)[], other: readonly (number | string)[]): number {
  for (const [index, value] of one.entries()) {
    const against = other[index] ?? 0;
    if (value !== against) return value < against ? -1 : 1;
  }
  return 0;
}
