/**
 * Reads boards of few and of many members, alternately: a page around a member, and their own standing, with
 * the product's services, without HTTP; and the large board with a window function. Prints the processor time
 * of each in ms as JSON, including the database server's. Takes the two numbers of members and the number of
 * turns, SMALL_DATABASE_URL, LARGE_DATABASE_URL, and DATABASE_PID if there is a database server.
 */
import { fromRoot } from '../lib/paths.mjs';
import { addPlayers } from './board-players.mjs';
import { databaseTimeOf } from './database-time.mjs';

const built = (/** @type {string} */ path) => import(fromRoot('backend', 'dist', path));
const { createApp } = await built('app/app.js');
const { createLog } = await built('platform/log/log.js');
const { loadConfig } = await built('platform/config/config.js');
const { Database } = await built('platform/database/database.js');
const { countAhead } = await built('play/boards/board-blocks.js');
const { LeaderboardService } = await built('play/leaderboard/leaderboard.service.js');
const { StandingsService } = await built('play/leaderboard/standings.service.js');

const LOOKS_PER_TURN = 100;
const BOARD = { game: 'Alien Clicker', range: 'all' };

/** The page around a member, with all ranks, by a window function over the same rows. */
const BY_WINDOW = `WITH ranked AS (
    SELECT userId, score, ROW_NUMBER() OVER (ORDER BY score DESC, reachedAt, userId) AS place
    FROM board_entries WHERE boardId = (SELECT id FROM boards WHERE board = 'alien-clicker' AND period = 'all')
  )
  SELECT ranked.userId, ranked.score, ranked.place FROM ranked
  JOIN (SELECT place FROM ranked WHERE userId = ?) own
    ON ranked.place BETWEEN own.place - 12 AND own.place + 12
  ORDER BY ranked.place`;

/** The own rank alone, by a window function over the same rows. */
const RANK_BY_WINDOW = `SELECT place FROM (
    SELECT userId, ROW_NUMBER() OVER (ORDER BY score DESC, reachedAt, userId) AS place
    FROM board_entries WHERE boardId = (SELECT id FROM boards WHERE board = 'alien-clicker' AND period = 'all')
  ) ranked WHERE userId = ?`;

const OWN_KEY = `SELECT e.boardId, e.orderKey AS \`key\` FROM boards b JOIN board_entries e ON e.boardId = b.id
  WHERE b.board = 'alien-clicker' AND b.period = 'all' AND e.userId = ?`;

const [few, many, turns] = process.argv.slice(2).map(Number);
const small = await aSite(process.env.SMALL_DATABASE_URL, few);
const large = await aSite(process.env.LARGE_DATABASE_URL, many);

const results = [];
for (let turn = 0; turn <= turns; turn += 1) {
  results.push({
    small: await small.look(),
    large: await large.look(),
    window: await large.byWindow(BY_WINDOW),
    rankByWindow: await large.byWindow(RANK_BY_WINDOW),
  });
}
await small.app.close();
await large.app.close();
console.log(JSON.stringify(results.slice(1)));

/**
 * @param {string | undefined} databaseUrl of an empty database, or of one that was filled so before
 * @param {number} members
 */
async function aSite(databaseUrl, members) {
  const config = loadConfig({ ...process.env, DATABASE_URL: databaseUrl, LOG_LEVEL: 'error', PORT: '0' });
  const app = await createApp({ config, log: createLog(config.logLevel), pagesFolder: config.dataFolder });
  await app.init();
  await addPlayers(app, members);
  const database = app.get(Database);
  const leaderboard = app.get(LeaderboardService, { strict: false });
  const standings = app.get(StandingsService, { strict: false });
  const anybody = () => 1 + Math.floor(Math.random() * members);
  // Updates the table statistics, which a database in use has.
  const isMysql = databaseUrl?.startsWith('mysql:') ?? false;
  const tables = 'users, game_stats, boards, board_entries, board_blocks';
  await database.query(isMysql ? `ANALYZE TABLE ${tables}` : 'SELECT 1');
  const each = async (/** @type {(id: number) => Promise<unknown>} */ look) => {
    const ms = await databaseTimeOf(async () => {
      for (let count = 0; count < LOOKS_PER_TURN; count += 1) await look(anybody());
    });
    return ms / LOOKS_PER_TURN;
  };
  return {
    app,
    look: async () => ({
      first: await each((id) => leaderboard.page(id, BOARD)),
      around: await each((id) => leaderboard.page(id, { ...BOARD, around: 'me' })),
      recent: await each((id) => leaderboard.page(id, { ...BOARD, sort: 'recent' })),
      own: await each((id) => standings.own(id, BOARD)),
      rank: await each(async (id) => countAhead(database, await database.query(OWN_KEY, [id]))),
    }),
    byWindow: (/** @type {string} */ sql) => databaseTimeOf(() => database.query(sql, [anybody()])),
  };
}
