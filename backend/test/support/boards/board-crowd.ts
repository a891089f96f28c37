import { GAMES } from 'game-scenes/rules';
import { BoardMaintenanceService } from '../../../src/play/boards/board-maintenance.service.js';
import type { TestApp } from '../app.js';

const ROWS_AT_ONCE = 200;

/**
 * Adds many members with one proven round of Alien Clicker each, directly in the database, and rebuilds the
 * boards. `<name>-0` has `lowest` points, the next one more, and so on. The last rounds come first among the
 * last played.
 */
export async function addCrowd(app: TestApp, name: string, count: number, lowest = 1): Promise<void> {
  const now = app.clock.now().getTime();
  const [{ last } = { last: 0 }] = await app.database.query<{ last: number }>(
    'SELECT MAX(id) AS last FROM users',
  );
  const all = Array.from({ length: count }, (_none, index) => ({ id: last + 1 + index, index }));
  for (let start = 0; start < count; start += ROWS_AT_ONCE) {
    const part = all.slice(start, start + ROWS_AT_ONCE);
    await app.unitOfWork.run(async (tx) => {
      const insert = (into: string, rows: (string | number)[][]): Promise<number> => {
        const marks = rows.map((row) => `(${row.map(() => '?').join(', ')})`).join(', ');
        return tx.execute(`INSERT INTO ${into} VALUES ${marks}`, rows.flat());
      };
      await insert(
        'users (id, username, usernameKey, password, createdAt)',
        part.map(({ id, index }) => [id, `${name}-${index}`, `${name}-${index}`.toLowerCase(), '-', now]),
      );
      await insert(
        `rounds (id, userId, game, seed, rulesVersion, status, issuedAt, expiresAt, decidedAt, score, ticks)`,
        part.map(({ id, index }) => [
          ...[
            `${name}${index}`,
            id,
            'alien-clicker',
            '',
            GAMES['alien-clicker'].rulesVersion,
            'proven',
            now,
            now,
            now - count + index,
            lowest + index,
            60,
          ],
        ]),
      );
      await insert(
        'game_stats (userId, gameName, timesPlayed, timePlayed, highScore, lastPlayed)',
        part.map(({ id, index }) => [id, 'Alien Clicker', 1, 1, lowest + index, now - count + index]),
      );
    });
  }
  await app.nest.get(BoardMaintenanceService, { strict: false }).rebuild();
}
