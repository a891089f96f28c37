import { built, onBothDatabases, openApp } from './harness/databases.mjs';
import { grouped, inTurns, timesMeasure } from './harness/measures.mjs';

const { BlockLimits, countAhead } = await built('play/boards/board-blocks.js');
const { changePlaces } = await built('play/boards/board-store.js');
const { recordVersion } = await built('play/boards/ranked-games.js');
const { standingOf, standingOfAll } = await built('play/boards/standing.js');
const { LeaderboardService } = await built('play/leaderboard/leaderboard.service.js');
const { StandingsService } = await built('play/leaderboard/standings.service.js');
const { VerdictsService } = await built('play/rounds/verdicts.service.js');

const GAME = { id: 'alien-clicker', name: 'Alien Clicker' };
const RULES_VERSION = recordVersion(GAME.id);
const FEW = 10_000;
const MANY = 1_000_000;
const PLACES_AT_ONCE = 20_000;
const TURNS = 9;
const LOOKS_PER_TURN = 200;
const MAX_TIMES_OF_FEW = 3;

/** Members whose rounds are decided, once in each block. */
const PLAYERS = 250;
const VERDICT_BLOCKS = 40;
/** One in this many verdicts improves its member's best, of all time and of every period. */
const IMPROVES_EVERY = 20;
const MAX_TIMES_WITH_BOARDS = 1.5;

const FIRST_PLAY_MS = Date.UTC(2026, 0);
const HOUR_MS = 60 * 60 * 1000;

/** @typedef {import('./harness/databases.mjs').OpenApp} OpenApp */

/** Pages and ranks on a board of a million members against one of few, and what boards cost a verdict. */
export const measure = () =>
  onBothDatabases(async ({ name, newUrl, timeOf }) => {
    const few = await boardOf(FEW, await newUrl('few'));
    const many = await boardOf(MANY, await newUrl('many'));
    const measures = [];
    for (const what of Object.keys(few.looks)) {
      const lookMs = (board) =>
        timeOf(async () => {
          for (let count = 0; count < LOOKS_PER_TURN; count += 1)
            await board.looks[what](1 + Math.floor(Math.random() * board.members));
        }, LOOKS_PER_TURN);
      const turns = await inTurns(
        TURNS,
        () => lookMs(many),
        () => lookMs(few),
      );
      const sizes = `at ${grouped(MANY)} members against ${grouped(FEW)}`;
      measures.push(timesMeasure(`Processor time of ${what} on ${name}, ${sizes}`, turns, MAX_TIMES_OF_FEW));
    }
    const what = `Processor time of a verdict without its replay, one in ${IMPROVES_EVERY} of which improves a best, with boards and without, on ${name}`;
    measures.push(timesMeasure(what, await verdictTurns(few.app, timeOf), MAX_TIMES_WITH_BOARDS));
    await few.app.close();
    await many.app.close();
    return measures;
  });

/** Fills an empty database with members who have played once, and returns the reads of their board. */
async function boardOf(members, url) {
  const app = await openApp(url);
  await addPlayers(app, members);
  const pages = app.part(LeaderboardService);
  const options = { game: GAME.name, range: 'all' };
  const ownKey = `SELECT e.boardId, e.orderKey AS \`key\` FROM boards b JOIN board_entries e ON e.boardId = b.id
    WHERE b.board = '${GAME.id}' AND b.period = 'all' AND e.userId = ?`;
  const looks = {
    'a page around a member, with their rank,': (id) => pages.page(id, { ...options, around: 'me' }),
    'the first page and Your Stats': (id) =>
      Promise.all([pages.page(id, options), app.part(StandingsService).own(id, options)]),
    'the first page by last play': (id) => pages.page(id, { ...options, sort: 'recent' }),
    'the own rank': async (id) => countAhead(app.database, await app.database.query(ownKey, [id])),
  };
  return { app, members, looks };
}

/**
 * Adds members with one round each, whose ids go from 1 on. The product's own code derives their places. No
 * rounds are stored, because no page of a board reads them.
 * @param {OpenApp} app
 * @param {number} members
 */
async function addPlayers(app, members) {
  const playedAt = `${FIRST_PLAY_MS} + (n * 69069) % 20000000000`;
  const name = `CONCAT('player-', n)`;
  const columns = 'users (id, username, usernameKey, password, createdAt, lastPlayedAt)';
  await app.fill(columns, `n, ${name}, ${name}, '!', ${FIRST_PLAY_MS}, ${playedAt}`, members, 1);
  // Many scores in the middle and few at the top.
  const score = '1 + (n * 7919) % 125 + (n * 40503) % 127';
  const stats = 'game_stats (userId, gameName, timesPlayed, highScore, lastPlayed)';
  await app.fill(stats, `n, '${GAME.name}', 1, ${score}, ${playedAt}`, members, 1);
  const played = await app.database.query('SELECT userId, highScore AS score, lastPlayed FROM game_stats');
  const standings = played.map(({ userId, score, lastPlayed }) => {
    const round = { userId, roundId: `bench${String(userId).padStart(17, '0')}`, score, ticks: 3600 };
    return [
      userId,
      standingOf(GAME.id, { ...round, rulesVersion: RULES_VERSION, decidedAt: Number(lastPlayed) }),
    ];
  });
  const ofAll = standings.map(([userId, to]) => [userId, standingOfAll(userId, [[GAME.id, to]])]);
  await addPlaces(app, GAME.id, standings);
  await addPlaces(app, 'all', ofAll);
  await app.analyze('users, game_stats, boards, board_entries, board_blocks');
}

/** Adds places in the order of their board, in which a million take a fraction of the time. */
async function addPlaces(app, board, standings) {
  const places = standings.map(([userId, to]) => ({ userId, from: undefined, to }));
  places.sort((one, other) => (one.to.orderKey < other.to.orderKey ? -1 : 1));
  for (let start = 0; start < places.length; start += PLACES_AT_ONCE) {
    const some = places.slice(start, start + PLACES_AT_ONCE);
    await app.run((tx) => changePlaces(tx, { board, period: 'all' }, some, app.part(BlockLimits)));
  }
}

/**
 * Decides blocks of rounds with boards and without, each for members of its own. The replay is left out,
 * because it would make boards look cheaper.
 * @param {OpenApp} app
 * @param {import('./harness/databases.mjs').Engine['timeOf']} timeOf
 */
function verdictTurns(app, timeOf) {
  const service = app.part(VerdictsService);
  const proofs = new Map();
  service.verifier = { verify: async ({ id }) => proofs.get(id) };
  const sideOf = (boards, firstMember) => {
    let turn = 0;
    return async () => {
      service.boards = boards;
      const rounds = Array.from({ length: PLAYERS }, (_none, index) => proofOf(firstMember + index, turn));
      turn += 1;
      for (const { id, proof } of rounds) proofs.set(id, proof);
      await app.run((tx) => openRounds(tx, rounds));
      return timeOf(async () => {
        for (const { id, userId } of rounds) {
          const verdict = await service.finish(userId, { gameName: GAME.name, round: id, log: id });
          if (verdict.verdict !== 'proven') throw new Error(`A round was ${verdict.reason}.`);
        }
      }, PLAYERS);
    };
  };
  const withBoards = sideOf(service.boards, 1);
  return inTurns(VERDICT_BLOCKS, withBoards, sideOf({ countProvenRound: async () => false }, 1 + PLAYERS));
}

/** Returns a round of a member and what its replay would have proven. */
function proofOf(userId, turn) {
  const id = `verdict${String(userId * 1000 + turn).padStart(15, '0')}`;
  // A first round is a best, and later not all members improve in the same block.
  const score = turn === 0 || (turn + userId) % IMPROVES_EVERY === 0 ? 300 + turn : 120;
  const payout = [{ description: 'Earned 15 coins playing Alien Clicker', coins: 15 }];
  const facts = {
    gameName: GAME.name,
    score,
    coins: 15,
    payout,
    coinSource: 'game',
    ticks: 1,
    field: 'wide',
  };
  const checks = { stateHash: '0'.repeat(16), copyKey: `${GAME.id}:${id}`, flags: [] };
  return { id, userId, proof: { ...facts, ...checks, packedLog: Buffer.alloc(800) } };
}

function openRounds(tx, rounds) {
  const [issuedAt, expiresAt] = [Date.now() - HOUR_MS, Date.now() + HOUR_MS];
  const rows = rounds.map(
    ({ id, userId }) =>
      `('${id}', ${userId}, '${GAME.id}', '${'0'.repeat(32)}', ${RULES_VERSION}, 'open', ${issuedAt}, ${expiresAt})`,
  );
  return tx.execute(
    `INSERT INTO rounds (id, userId, game, seed, rulesVersion, status, issuedAt, expiresAt) VALUES ${rows.join(', ')}`,
  );
}
