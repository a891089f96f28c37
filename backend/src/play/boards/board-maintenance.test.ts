/** @mariadb */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { GAMES } from 'game-scenes/rules';
import { reconcile } from '../../operations/reconciliation/reconciliation.js';
import { startTestApp, type TestApp } from '../../../test/support/app.js';
import { MODEL_BOARDS, MODEL_RANGES, modelBoard } from '../../../test/support/boards/board-model.js';
import { BoardPlay } from '../../../test/support/boards/board-play.js';
import { createTestDatabase, type TestDatabase } from '../../../test/support/database.js';
import { BoardMaintenanceService } from './board-maintenance.service.js';
import { rankingRules } from './ranked-games.js';

// Creating all tables is slow on a shared database server.
jest.setTimeout(60_000);

let database: TestDatabase;
let app: TestApp;
let play: BoardPlay;
beforeEach(async () => {
  database = await createTestDatabase();
  app = await startTestApp({ database });
  play = new BoardPlay(app);
  play.useSmallBlocks();
  for (let index = 0; index < 20; index += 1) {
    const { id } = await app.aMember();
    await play.prove({ userId: id, game: 'alien-clicker', score: 10 + index });
    if (index % 3 === 0) await play.prove({ userId: id, game: 'memory-match', score: 80, ticks: 90 - index });
  }
});
afterEach(async () => {
  await app.close();
  await database.remove();
});

const execute = (sql: string, ...values: (string | number)[]): Promise<number> =>
  app.unitOfWork.run((tx) => tx.execute(sql, values));
const rebuild = (): Promise<void> => app.nest.get(BoardMaintenanceService, { strict: false }).rebuild();
/** Returns what a reconciliation finds. */
const differences = async (): Promise<readonly string[]> =>
  (await reconcile(app.database)).checks.flatMap(({ sentences }) => sentences);
/** Restarts without reconciling, since the boards are wrong in between. */
const restart = async (): Promise<void> => {
  await app.nest.close();
  app = await startTestApp({ database });
};
/** Reads all rows of the boards. */
const rowsOfBoards = (): Promise<unknown[]> =>
  app.database.query(
    `SELECT b.board, b.period, b.size, e.userId, e.orderKey, e.score, e.roundId, e.rulesVersion, e.reachedAt, e.scoredAt
     FROM boards b LEFT JOIN board_entries e ON e.boardId = b.id ORDER BY b.board, b.period, e.orderKey`,
  );

describe('Counting the boards again', () => {
  it('leaves them as they were after play', async () => {
    const before = await rowsOfBoards();
    await rebuild();
    expect(await rowsOfBoards()).toEqual(before);
  });

  it.each([
    ['boards that are gone', ['DELETE FROM boards', 'DELETE FROM board_entries', 'DELETE FROM board_blocks']],
    [
      'places that nobody has won',
      ['UPDATE board_entries SET score = score + 5, roundId = NULL WHERE score < 15'],
    ],
    ['places of members who have left', ['UPDATE users SET closedAt = 1 WHERE id % 4 = 0']],
    ['blocks that are gone', ['DELETE FROM board_blocks']],
    ['last plays that are not known', ['UPDATE users SET lastPlayedAt = NULL']],
  ])('mends %s', async (_what, breaches) => {
    for (const breach of breaches) expect(await execute(breach)).toBeGreaterThan(0);
    expect(await differences()).not.toEqual([]);
    await rebuild();
    expect(await differences()).toEqual([]);
    const reader = await app.aMember();
    for (const game of MODEL_BOARDS) {
      for (const range of MODEL_RANGES) {
        const expected = await modelBoard(app, game, range);
        const query = new URLSearchParams({ game, range, limit: '100' }).toString();
        const listed = await reader.client.get(`/api/leaderboard?${query}`);
        expect(listed.body).toMatchObject(expected);
        expect(listed.headers.get('X-Total-Count')).toBe(String(expected.length));
      }
    }
  });

  it('is done by a server that starts with boards of other rules, and by no other', async () => {
    await execute('UPDATE board_entries SET score = 1');
    await restart();
    expect(await differences()).not.toEqual([]);
    await execute("UPDATE settings SET value = 'another par' WHERE `key` = 'rankingRules'");
    await restart();
    const [row] = await app.database.query("SELECT value FROM settings WHERE `key` = 'rankingRules'");
    expect(row).toEqual({ value: rankingRules() });
    expect(await differences()).toEqual([]);
  });

  it('is completed by the next start after an interruption', async () => {
    const { run } = app.unitOfWork;
    let runs = 0;
    jest.spyOn(app.unitOfWork, 'run').mockImplementation((work) => {
      runs += 1;
      return runs > 2 ? Promise.reject(new Error('interrupted')) : run.call(app.unitOfWork, work);
    });
    await expect(rebuild()).rejects.toThrow('interrupted');
    jest.restoreAllMocks();
    expect(await differences()).not.toEqual([]);
    await restart();
    expect(await differences()).toEqual([]);
  });

  it('begins the boards and high scores of a game anew when its rules have changed, and those of no other', async () => {
    const { id, name, rulesVersion } = GAMES['alien-clicker'];
    const before = rankingRules().replace(`"${id}",${rulesVersion}`, `"${id}",${rulesVersion - 1}`);
    await execute('UPDATE rounds SET rulesVersion = ? WHERE game = ?', rulesVersion - 1, id);
    await execute("UPDATE settings SET value = ? WHERE `key` = 'rankingRules'", before);
    await restart();
    expect(await differences()).toEqual([]);
    expect(
      await app.database.query(
        `SELECT board, size FROM boards WHERE period = 'all' AND board IN ('${id}', 'memory-match', 'all') ORDER BY board`,
      ),
    ).toEqual([
      { board: 'alien-clicker', size: 0 },
      { board: 'all', size: 7 },
      { board: 'memory-match', size: 7 },
    ]);
    expect(
      await app.database.query('SELECT DISTINCT timesPlayed, highScore FROM game_stats WHERE gameName = ?', [
        name,
      ]),
    ).toEqual([{ timesPlayed: 1, highScore: null }]);
  });
});
