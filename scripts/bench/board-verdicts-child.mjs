/**
 * Decides rounds with and without boards, in alternating blocks on one database. Prints, as JSON, the
 * processor time per verdict in ms, including the database server's, and the number of improved bests. The
 * replay is left out, because it would make boards look cheaper. Takes the numbers of members and of
 * verdicts, DATABASE_URL, DATA_DIR, and DATABASE_PID if there is a database server.
 */
import { fromRoot } from '../lib/paths.mjs';
import { addPlayers } from './board-players.mjs';
import { databaseTimeOf } from './database-time.mjs';

const built = (/** @type {string} */ path) => import(fromRoot('backend', 'dist', path));
const { createApp } = await built('app/app.js');
const { CoinLedger } = await built('economy/coins/coin-ledger.service.js');
const { Clock } = await built('platform/common/clock.js');
const { createLog } = await built('platform/log/log.js');
const { loadConfig } = await built('platform/config/config.js');
const { UnitOfWork } = await built('platform/database/unit-of-work.js');
const { GameStatsService } = await built('play/games/game-stats.service.js');
const { BoardRankingService } = await built('play/boards/board-ranking.service.js');
const { RoundSettlementService } = await built('play/rounds/round-settlement.service.js');
const { RulesRegistryService } = await built('play/rounds/rules-registry.service.js');
const { VerdictsService } = await built('play/rounds/verdicts.service.js');

const GAME = { id: 'alien-clicker', name: 'Alien Clicker' };
const PLAYERS = 200;
const BLOCK = 250;
/** One in this many verdicts improves its member's best, of all time and of every period. */
const IMPROVES_EVERY = 20;
const HOUR_MS = 60 * 60 * 1000;

const [members, verdicts] = process.argv.slice(2).map(Number);
const config = loadConfig({ ...process.env, LOG_LEVEL: 'error', PORT: '0' });
const app = await createApp({ config, log: createLog(config.logLevel), pagesFolder: config.dataFolder });
await app.init();
const part = (/** @type {Function} */ type) => app.get(type, { strict: false });
const unitOfWork = part(UnitOfWork);
await addPlayers(app, members);

/** @type {Map<string, object>} */
const proofs = new Map();
const verifier = { verify: async (/** @type {{ id: string }} */ { id }) => proofs.get(id) };
let improved = 0;
let rounds = 0;

const boards = part(BoardRankingService);
const withBoards = aSide(boards, 1);
const withoutBoards = aSide({ countProvenRound: async () => undefined }, 1 + PLAYERS);
// The first round of each member is their best, on both sides.
for (const side of [withBoards, withoutBoards]) await side.block(PLAYERS);
improved = 0;
let [withMs, withoutMs] = [0, 0];
for (let done = 0; done < verdicts; done += BLOCK) {
  withMs += await withBoards.block(BLOCK);
  withoutMs += await withoutBoards.block(BLOCK);
}
await app.close();
console.log(JSON.stringify({ withMs: withMs / verdicts, withoutMs: withoutMs / verdicts, improved }));

/**
 * Decides rounds of some members.
 * @param {unknown} kept service that updates the boards
 * @param {number} first the id of the first member
 */
function aSide(kept, first) {
  const settlement = new RoundSettlementService(part(CoinLedger), part(GameStatsService), kept, part(Clock));
  const service = new VerdictsService(
    ...[
      unitOfWork,
      verifier,
      settlement,
      part(CoinLedger),
      part(GameStatsService),
      part(RulesRegistryService),
    ],
  );
  const bests = new Map();
  let played = 0;
  const next = () => {
    const userId = first + (played % PLAYERS);
    const best = bests.get(userId);
    // Each member improves once in twenty rounds, and not all of them in the same block.
    const round = Math.floor(played / PLAYERS);
    const improves = best === undefined || (round + userId) % IMPROVES_EVERY === 0;
    const score = improves ? (best ?? 300) + 1 : 120;
    if (improves) bests.set(userId, score);
    if (improves && kept === boards) improved += 1;
    played += 1;
    return { userId, score };
  };
  return {
    /** @param {number} count */
    block: async (count) => {
      const wanted = Array.from({ length: count }, next);
      const tickets = await addTickets(wanted);
      return databaseTimeOf(async () => {
        for (const { id, userId } of tickets) {
          const verdict = await service.finish(userId, { gameName: GAME.name, round: id, log: id });
          if (verdict.verdict !== 'proven') throw new Error(`A round was ${verdict.reason}.`);
        }
      });
    },
  };
}

/** @param {{ userId: number, score: number }[]} wanted */
async function addTickets(wanted) {
  const now = Date.now();
  const tickets = wanted.map(({ userId, score }) => {
    rounds += 1;
    const id = `verdict${String(rounds).padStart(15, '0')}`;
    const payout = [{ description: 'Earned 15 coins playing Alien Clicker', coins: 15 }];
    proofs.set(id, {
      ...{ gameName: GAME.name, score, coins: 15, payout, coinSource: 'game', ticks: 1, field: 'wide' },
      ...{ stateHash: '0'.repeat(16), copyKey: `${GAME.id}:${id}`, flags: [], packedLog: Buffer.alloc(800) },
    });
    return { id, userId };
  });
  const values = tickets.map(({ id, userId }) => [
    ...[id, userId, GAME.id, '0'.repeat(32), 1, 'open', now - HOUR_MS, now + HOUR_MS],
  ]);
  const marks = values.map((row) => `(${row.map(() => '?').join(', ')})`).join(', ');
  await unitOfWork.run((/** @type {any} */ tx) =>
    tx.execute(
      `INSERT INTO rounds (id, userId, game, seed, rulesVersion, status, issuedAt, expiresAt) VALUES ${marks}`,
      values.flat(),
    ),
  );
  return tickets;
}
