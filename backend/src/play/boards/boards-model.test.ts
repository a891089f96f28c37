/** @mariadb */
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { GAME_IDS } from 'game-scenes/rules';
import pLimit from 'p-limit';
import { Scheduler } from '../../platform/common/scheduler.js';
import { AccountClosingService } from '../../members/auth/account-closing.service.js';
import { reconcile } from '../../operations/reconciliation/reconciliation.js';
import { RoundsAdminService } from '../rounds/rounds-admin.service.js';
import { MEMBER_PASSWORD, startTestApp, type TestApp, type TestMember } from '../../../test/support/app.js';
import {
  listedBoard,
  MODEL_BOARDS,
  MODEL_RANGES,
  modelBoard,
  type ModelRange,
} from '../../../test/support/boards/board-model.js';
import { BoardPlay } from '../../../test/support/boards/board-play.js';
import { stressCount } from '../../../test/support/stress-count.js';
import { BlockLimits } from './board-blocks.js';
import { BoardMaintenanceService } from './board-maintenance.service.js';
import { LeaderboardService } from '../leaderboard/leaderboard.service.js';
import { StandingsService } from '../leaderboard/standings.service.js';

/** Number of verdicts and voids, and of members. */
const STEPS = stressCount(400, 10_000);
const MEMBERS = stressCount(25, 120);

/** Twice the number of connections. With more, a slow machine would reject some as overload. */
const AT_ONCE = 20;
const HOUR_MS = 60 * 60 * 1000;

jest.setTimeout(60_000 + STEPS * 180);

/** Visitor of a call that bypasses the routes. */
const NO_BROWSER = { session: undefined, device: undefined };

let app: TestApp;
let play: BoardPlay;
let admin: TestMember;
beforeAll(async () => {
  app = await startTestApp();
  play = new BoardPlay(app);
  play.useSmallBlocks();
  admin = await app.aMember({ isAdmin: true });
});
afterAll(() => app.close());

/** Returns a source of reproducible numbers from 0 to below `limit`. */
function randomFrom(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
}

async function expectModel(): Promise<void> {
  // Jobs that are due delete boards, so they must not run during the comparison.
  await part(Scheduler).runDue();
  const reader = await app.aMember();
  for (const game of MODEL_BOARDS) {
    for (const range of MODEL_RANGES) {
      const expected = await modelBoard(app, game, range);
      const listed = await listedBoard(reader, { game, range, limit: '100' });
      expect([game, range, listed.map(({ username: _name, ...row }) => row)]).toEqual([
        game,
        range,
        expected,
      ]);
      await expectOneStanding(game, range, expected);
    }
  }
  await expectFittingBlocks();
  const { checks } = await reconcile(app.database);
  expect(checks.flatMap(({ sentences }) => sentences)).toEqual([]);
}

/** Asserts that no block is larger than the limits of the test, and only the first of a board smaller. */
async function expectFittingBlocks(): Promise<void> {
  const { most, least } = part(BlockLimits);
  const sizes = await app.database.query<{ size: number; firstKey: string }>(
    `SELECT size, firstKey FROM board_blocks WHERE size > ${most} OR (size < ${least} AND firstKey <> '')`,
  );
  expect(sizes).toEqual([]);
}

/** Asserts the total, and the standing of a member in the middle of the board. */
async function expectOneStanding(
  game: string,
  range: ModelRange,
  expected: Awaited<ReturnType<typeof modelBoard>>,
): Promise<void> {
  const row = expected[Math.floor(expected.length / 2)];
  if (!row) return;
  const page = await part(LeaderboardService).page(row.id, { game, range, around: 'me', limit: 5 });
  expect(page.total).toBe(expected.length);
  expect(page.rows.map(({ id, rank }) => [id, rank])).toContainEqual([row.id, row.rank]);
  expect(page.rows.map(({ rank }) => rank)).toEqual(
    page.rows.map((_row, index) => (page.rows[0]?.rank ?? 0) + index),
  );
  const own = await part(StandingsService).own(row.id, { game, range });
  expect(own).toMatchObject({ rank: row.rank, score: row.score, total: expected.length });
}

/** Returns a service of the running app. */
const part = <T>(type: abstract new (...parts: never[]) => T): T => app.nest.get(type, { strict: false });

describe('Boards', () => {
  it('equal a straightforward recomputation after any verdicts, voids and closed accounts [SEC-12]', async () => {
    const random = randomFrom(2030);
    const players = await Promise.all(Array.from({ length: MEMBERS }, () => app.aMember()));
    const rounds: string[] = [];
    for (let step = 1; step <= STEPS; step += 1) {
      const player = players[random(players.length)];
      const game = GAME_IDS[random(GAME_IDS.length)];
      const chance = random(100);
      if (chance < 15 && rounds.length > 0) {
        const [voided = ''] = rounds.splice(random(rounds.length), 1);
        await part(RoundsAdminService).void(admin.id, voided, 'the model wants it');
      } else if (player && game) {
        const wanted = { userId: player.id, game, score: random(12) * random(30), ticks: 1 + random(90) };
        rounds.push(await play.prove({ ...wanted, isOfEarlierRules: random(8) === 0 }));
      }
      app.clock.advance(random(100) < 96 ? random(5 * 60_000) : random(60) * HOUR_MS);
      if (chance === 99 && players.length > 10) {
        const [leaving] = players.splice(random(players.length), 1);
        if (leaving) await part(AccountClosingService).close(leaving.id, MEMBER_PASSWORD, NO_BROWSER);
      }
      if (chance === 98) await part(BoardMaintenanceService).sweep();
      if (step % Math.ceil(STEPS / 8) === 0) await expectModel();
    }
  });

  it('agree when many members prove and void rounds at once [SEC-12]', async () => {
    const players = await Promise.all(Array.from({ length: 12 }, () => app.aMember()));
    app.clock.advance(40 * 24 * HOUR_MS);
    const random = randomFrom(7);
    const together = pLimit(AT_ONCE);
    const rounds = await Promise.all(
      Array.from({ length: stressCount(120, 1200) }, (_none, index) => {
        const userId = players[index % players.length]?.id ?? 0;
        const game = GAME_IDS[random(GAME_IDS.length)] ?? 'alien-clicker';
        const round = { userId, game, score: 1 + random(200), ticks: 1 + random(60) };
        return together(() => play.prove(round));
      }),
    );
    await expectModel();
    await Promise.all([
      ...rounds
        .filter((_id, index) => index % 3 === 0)
        .map((id) => together(() => part(RoundsAdminService).void(admin.id, id, 'at once'))),
      ...players.map(({ id }) =>
        together(() => play.prove({ userId: id, game: 'memory-match', score: 80, ticks: 30 })),
      ),
    ]);
    await expectModel();
  });
});
