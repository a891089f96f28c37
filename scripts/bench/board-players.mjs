/** Creates members with one round and their rows on two boards in bulk, for the benchmarks of the boards. */
import { fromRoot } from '../lib/paths.mjs';

const built = (/** @type {string} */ path) => import(fromRoot('backend', 'dist', path));
const { UnitOfWork } = await built('platform/database/unit-of-work.js');
const { BoardWriterService } = await built('play/boards/board-writer.service.js');
const { standingOf, standingOfAll } = await built('play/boards/standing.js');

const GAME = 'alien-clicker';
const GAME_NAME = 'Alien Clicker';
const ROWS_PER_STATEMENT = 500;
const ROWS_PER_TRANSACTION = 20_000;
const FIRST_PLAY_MS = Date.UTC(2026, 0);

/**
 * Fills an empty database with members who have played Alien Clicker once; a filled one is left as it is. The
 * product's own code derives the places and blocks from the scores. No rounds are stored, because no page of
 * a board reads them.
 * @param {{ get: (token: unknown, options?: { strict: boolean }) => any }} app the running server
 * @param {number} members
 * @returns {Promise<void>} their ids go from 1 on
 */
export async function addPlayers(app, members) {
  const unitOfWork = app.get(UnitOfWork);
  const store = app.get(BoardWriterService, { strict: false });
  const [{ count }] = await unitOfWork.run((tx) => tx.query('SELECT COUNT(*) AS count FROM users'));
  if (count > 0) return;
  const players = Array.from({ length: members }, (_none, index) => playerOf(1 + index));
  await inParts(unitOfWork, players, addRows);
  await inParts(unitOfWork, bestFirst(players.map(placeOf)), (tx, places) =>
    store.change(tx, GAME, 'all', places),
  );
  await inParts(unitOfWork, bestFirst(players.map(placeOfAll)), (tx, places) =>
    store.change(tx, 'all', 'all', places),
  );
}

async function inParts(unitOfWork, rows, write) {
  for (let start = 0; start < rows.length; start += ROWS_PER_TRANSACTION) {
    const part = rows.slice(start, start + ROWS_PER_TRANSACTION);
    await unitOfWork.run((tx) => write(tx, part));
  }
}

/** @param {number} id */
function playerOf(id) {
  // A plausible distribution of scores: many in the middle, few at the top; deterministic per id.
  const spread = (((id * 2654435761) >>> 0) % 1000) + (((id * 40503) >>> 0) % 1000);
  return {
    userId: id,
    score: 1 + Math.floor(spread / 8),
    decidedAt: FIRST_PLAY_MS + (((id * 69069) >>> 0) % 20_000_000_000),
  };
}

function placeOf({ userId, score, decidedAt }) {
  const roundId = `bench${String(userId).padStart(17, '0')}`;
  const round = { userId, roundId, score, ticks: 3600, rulesVersion: 1, decidedAt };
  return { userId, from: undefined, to: standingOf(GAME, round) };
}

function placeOfAll(player) {
  const to = standingOfAll(player.userId, [[GAME, placeOf(player).to]]);
  return { userId: player.userId, from: undefined, to };
}

/** Sorts rows in index order, in which a million rows are inserted in a fraction of the time. */
function bestFirst(places) {
  return places.sort((one, other) => (one.to.orderKey < other.to.orderKey ? -1 : 1));
}

async function addRows(tx, players) {
  for (let start = 0; start < players.length; start += ROWS_PER_STATEMENT) {
    const part = players.slice(start, start + ROWS_PER_STATEMENT);
    const users = 'users (id, username, usernameKey, password, createdAt, lastPlayedAt)';
    await insert(tx, users, part, ({ userId, decidedAt }) => {
      const name = `p${userId.toString(36)}`;
      return [userId, name, name, '!', FIRST_PLAY_MS, decidedAt];
    });
    const stats = 'game_stats (userId, gameName, timesPlayed, highScore, lastPlayed)';
    await insert(tx, stats, part, ({ userId, score, decidedAt }) => [userId, GAME_NAME, 1, score, decidedAt]);
  }
}

async function insert(tx, columns, players, valuesOf) {
  const rows = players.map(valuesOf);
  const marks = `(${rows[0].map(() => '?').join(', ')})`;
  await tx.execute(`INSERT INTO ${columns} VALUES ${rows.map(() => marks).join(', ')}`, rows.flat());
}
