/** Members with a proven round each and their places on two boards, written in bulk, for the benchmarks of the boards. */
import { fromRoot } from '../lib/paths.mjs';

const built = (/** @type {string} */ path) => import(fromRoot('backend', 'dist', path));
const { UnitOfWork } = await built('database/unit-of-work.js');
const { BoardStore } = await built('leaderboard/board-store.service.js');
const { standingOf, standingOfAll } = await built('leaderboard/standing.js');

const GAME = 'alien-clicker';
const GAME_NAME = 'Alien Clicker';
const ROWS_PER_STATEMENT = 500;
const ROWS_PER_TRANSACTION = 20_000;
const FIRST_PLAY_MS = Date.UTC(2026, 0);

/**
 * Fills an empty database with members who have played Alien Clicker once; the places follow from the scores by the
 * product's own code, and so do the blocks.
 * @param {{ get: (token: unknown, options?: { strict: boolean }) => any }} app the running server
 * @param {number} members
 * @returns {Promise<{ firstId: number, lastId: number }>} their ids
 */
export async function addPlayers(app, members) {
  const unitOfWork = app.get(UnitOfWork);
  const store = app.get(BoardStore, { strict: false });
  const [{ last }] = await unitOfWork.run((tx) => tx.query('SELECT COALESCE(MAX(id), 0) AS last FROM users'));
  const players = Array.from({ length: members }, (_none, index) => playerOf(last + 1 + index));
  for (let start = 0; start < members; start += ROWS_PER_TRANSACTION) {
    const part = players.slice(start, start + ROWS_PER_TRANSACTION);
    await unitOfWork.run(async (tx) => {
      await addRows(tx, part);
      await store.change(
        tx,
        GAME,
        'all',
        part.map(({ userId, standing }) => placeOf(userId, standing)),
      );
      await store.change(
        tx,
        'all',
        'all',
        part.map(({ userId, ofAll }) => placeOf(userId, ofAll)),
      );
    });
  }
  return { firstId: last + 1, lastId: last + members };
}

function placeOf(userId, to) {
  return { userId, from: undefined, to };
}

/** @param {number} id */
function playerOf(id) {
  // Scores as of people: many in the middle, few at the top, the same for the same id.
  const spread = (((id * 2654435761) >>> 0) % 1000) + (((id * 40503) >>> 0) % 1000);
  const round = {
    userId: id,
    roundId: `bench${String(id).padStart(17, '0')}`,
    score: 1 + Math.floor(spread / 8),
    ticks: 3600,
    rulesVersion: 1,
    decidedAt: FIRST_PLAY_MS + (((id * 69069) >>> 0) % 20_000_000_000),
  };
  const standing = standingOf(GAME, round);
  return { ...round, standing, ofAll: standingOfAll(id, [[GAME, standing]]) };
}

async function addRows(tx, players) {
  for (let start = 0; start < players.length; start += ROWS_PER_STATEMENT) {
    const part = players.slice(start, start + ROWS_PER_STATEMENT);
    await insert(
      tx,
      'users (id, username, usernameKey, password, createdAt, lastPlayedAt)',
      part,
      (player) => {
        const name = `p${player.userId.toString(36)}`;
        return [player.userId, name, name, '!', FIRST_PLAY_MS, player.decidedAt];
      },
    );
    await insert(tx, 'game_stats (userId, gameName, timesPlayed, highScore, lastPlayed)', part, (player) => [
      player.userId,
      GAME_NAME,
      1,
      player.score,
      player.decidedAt,
    ]);
    await insert(
      tx,
      'rounds (id, userId, game, seed, rulesVersion, status, issuedAt, expiresAt, decidedAt, score, ticks, packedLog)',
      part,
      ({ roundId, userId, decidedAt, score, ticks }) => [
        ...[
          roundId,
          userId,
          GAME,
          '0'.repeat(32),
          1,
          'proven',
          decidedAt,
          decidedAt,
          decidedAt,
          score,
          ticks,
        ],
        Buffer.alloc(800),
      ],
    );
  }
}

async function insert(tx, columns, players, valuesOf) {
  const rows = players.map(valuesOf);
  const marks = `(${rows[0].map(() => '?').join(', ')})`;
  await tx.execute(`INSERT INTO ${columns} VALUES ${rows.map(() => marks).join(', ')}`, rows.flat());
}
