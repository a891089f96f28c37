import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { gameById, replay } from 'game-scenes/rules';
import { startTestApp, type TestApp, type TestMember } from '../../../test/support/app.js';
import type { Answer } from '../../../test/support/client.js';
import {
  type PlayedRound,
  playedTicket,
  sendRound,
  startedRound,
  type Ticket,
} from '../../../test/support/rounds.js';
import { RulesRegistryService } from './rules-registry.service.js';

/** For plans of SQLite. */
const itOnFile = process.env['TEST_DATABASE_URL']?.startsWith('mysql:') ? () => undefined : it;

interface OwnRound {
  readonly round: string;
  readonly gameName: string;
  readonly gameId: string;
  readonly score: number;
  readonly coins: number;
  readonly decidedAt: string;
  readonly canWatch: boolean;
}

interface WatchableRound extends Ticket {
  readonly gameName: string;
  readonly field: 'wide' | 'tall';
  readonly log: string;
  readonly score: number;
  readonly coins: number;
}

// Passwords, rounds and pictures are slow on a shared machine.
jest.setTimeout(30_000);

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

async function provenRound(
  member: TestMember,
  hits: number,
): Promise<{ ticket: Ticket; played: PlayedRound }> {
  const round = await playedTicket(app, member, hits);
  expect((await sendRound(member, round.ticket, round.played.log)).verdict).toBe('proven');
  return round;
}

const listOf = async ({ client }: TestMember, query = ''): Promise<Answer<OwnRound[]>> =>
  client.get<OwnRound[]>(`/api/games/rounds${query}`);
const watch = <Body = WatchableRound>({ client }: TestMember, round: string): Promise<Answer<Body>> =>
  client.get<Body>(`/api/games/rounds/${round}`);

describe("A member's last rounds", () => {
  it('are the proven ones, the last first', async () => {
    const member = await app.aMember();
    const first = await provenRound(member, 10);
    const second = await provenRound(member, 20);
    await sendRound(member, await startedRound(member), 'no log');
    await startedRound(member);
    await provenRound(await app.aMember(), 15);
    expect((await listOf(member)).body).toEqual(
      [second, first].map(({ ticket, played: { score, coins } }) => ({
        round: ticket.round,
        gameName: 'Alien Clicker',
        gameId: 'alien-clicker',
        score,
        coins,
        decidedAt: expect.stringMatching(/^2030-.+Z$/),
        canWatch: true,
      })),
    );
  });

  it('come in pages that the Link header leads through', async () => {
    const member = await app.aMember();
    const rounds: string[] = [];
    for (const hits of [11, 12, 13]) rounds.unshift((await provenRound(member, hits)).ticket.round);
    const shown: string[] = [];
    let query: string | undefined = '?limit=2';
    while (query !== undefined) {
      const { body, headers } = await listOf(member, query);
      shown.push(...body.map(({ round }) => round));
      query = /^<\/api\/games\/rounds(\?[^>]+)>; rel="next"$/.exec(headers.get('link') ?? '')?.[1];
    }
    expect(shown).toEqual(rounds);
  });

  it('go on behind a round that was voided meanwhile', async () => {
    const member = await app.aMember();
    const first = (await provenRound(member, 11)).ticket.round;
    const second = (await provenRound(member, 12)).ticket.round;
    await app.unitOfWork.run((tx) =>
      tx.execute("UPDATE rounds SET status = 'voided' WHERE id = ?", [second]),
    );
    const { body } = await listOf(member, `?before=${second}`);
    expect(body.map(({ round }) => round)).toEqual([first]);
    await app.unitOfWork.run((tx) =>
      tx.execute("UPDATE rounds SET status = 'proven' WHERE id = ?", [second]),
    );
  });

  it('go on after no round but an own one', async () => {
    const [member, other] = [await app.aMember(), await app.aMember()];
    const { ticket } = await provenRound(other, 14);
    expect((await listOf(member, `?before=${ticket.round}`)).body).toMatchObject({ code: 'rounds.unknown' });
    for (const query of ['?limit=0', '?limit=101', '?before=', '?before=%20', '?before=a&before=b']) {
      expect((await listOf(member, query)).status).toBe(400);
    }
  });

  itOnFile('are read by their own index, however many tickets were abandoned', async () => {
    const member = await app.aMember();
    const { ticket } = await provenRound(member, 11);
    const asked = jest.spyOn(app.database, 'query');
    await listOf(member, `?before=${ticket.round}`);
    const [sql = '', values] = asked.mock.calls.find(([sql]) => sql.includes('ORDER BY decidedAt')) ?? [];
    asked.mockRestore();
    const plan = await app.database.query<{ detail: string }>(`EXPLAIN QUERY PLAN ${sql}`, values);
    expect(plan.map(({ detail }) => detail)).toEqual([
      'SEARCH rounds USING INDEX rounds_of_status (userId=? AND status=? AND decidedAt<?)',
    ]);
  });

  it('are for members only', async () => {
    for (const path of ['/api/games/rounds', '/api/games/rounds/x']) {
      expect((await app.aVisitor().get(path)).status).toBe(401);
    }
  });
});

describe('A round', () => {
  it('is watched again by its ticket and its log, which give the same score', async () => {
    const member = await app.aMember();
    const { ticket, played } = await provenRound(member, 21);
    const { status, body } = await watch(member, ticket.round);
    expect(status).toBe(200);
    expect(body).toMatchObject({ ...ticket, ...{ log: played.log, field: 'wide', score: played.score } });
    const game = gameById(body.game);
    expect(game && replay(game, body.seed, body.log)).toMatchObject({ score: played.score });
  });

  it('of somebody else, or one that is not proven, is not shown', async () => {
    const [member, other] = [await app.aMember(), await app.aMember()];
    const { ticket } = await provenRound(other, 22);
    const open = await startedRound(member);
    for (const round of [ticket.round, open.round, 'x', '%20', 'a'.repeat(40)]) {
      const answer = await watch(member, round);
      expect(answer).toMatchObject({ status: 404, body: { code: 'rounds.unknown' } });
    }
  });

  it('whose log was pruned is listed and says that it can not be watched', async () => {
    const member = await app.aMember();
    const { ticket } = await provenRound(member, 24);
    await app.unitOfWork.run(async (tx) => {
      await tx.execute('UPDATE rounds SET packedLog = NULL WHERE id = ?', [ticket.round]);
      await tx.execute('UPDATE board_entries SET rulesVersion = NULL WHERE roundId = ?', [ticket.round]);
    });
    expect((await listOf(member)).body).toMatchObject([{ round: ticket.round, canWatch: false }]);
    expect(await watch(member, ticket.round)).toMatchObject({
      status: 404,
      body: { code: 'rounds.not_watchable' },
    });
  });

  it('whose rules are outlived is listed and says that it can not be watched', async () => {
    const member = await app.aMember();
    const { ticket } = await provenRound(member, 23);
    const rulesRegistry = app.nest.get(RulesRegistryService);
    const rulesFor = rulesRegistry.rulesFor.bind(rulesRegistry);
    rulesRegistry.rulesFor = () => undefined;
    expect((await listOf(member)).body).toMatchObject([{ canWatch: false }]);
    expect((await watch(member, ticket.round)).status).toBe(404);
    rulesRegistry.rulesFor = rulesFor;
  });
});
