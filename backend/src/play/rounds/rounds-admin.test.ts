/** @mariadb */
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { CoinLedger } from '../../economy/coins/coin-ledger.service.js';
import { startTestApp, type TestApp, type TestMember } from '../../../test/support/app.js';
import type { Answer } from '../../../test/support/client.js';
import {
  coinsOf,
  linesOf,
  playedTicket,
  playTicket,
  roundMs,
  sendRound,
  startedRound,
  statsOf,
  prefetchedTickets,
  ticketAt,
} from '../../../test/support/rounds.js';
import { SameBytes } from '../../../test/support/same-bytes.js';
import { stressCount } from '../../../test/support/stress-count.js';

// Many rounds in a row are slow on a shared database server.
jest.setTimeout(60_000);

interface AdminRound {
  readonly round: string;
  readonly username: string;
  readonly status: string;
  readonly flags: readonly string[];
  readonly coinsMissing: number;
}

let app: TestApp;
let admin: TestMember;
beforeAll(async () => {
  // With random seeds, a bot may play like a machine.
  app = await startTestApp({ random: new SameBytes() });
  admin = await app.aMember({ isAdmin: true });
});
afterAll(() => app.close());

const list = (query: string, client = admin.client): Promise<Answer<AdminRound[]>> =>
  client.get<AdminRound[]>(`/api/admin/rounds${query}`);

const voidRound = (round: string, reason = 'A script played it'): Promise<Answer<AdminRound>> =>
  admin.client.post<AdminRound>(`/api/admin/rounds/${round}/void`, { reason });

/** Proves a round with this many hits; from 31 on they are as even as only a machine's. */
async function proven(member: TestMember, hits: number): Promise<string> {
  const { ticket, played } = await playedTicket(app, member, hits);
  expect(await sendRound(member, ticket, played.log)).toMatchObject({ verdict: 'proven', score: hits });
  return ticket.round;
}

async function roundOf(member: TestMember): Promise<AdminRound | undefined> {
  return (await list('')).body.find(({ username }) => username === member.username);
}

async function spend(member: TestMember, amount: number): Promise<void> {
  await app.unitOfWork.run((tx) =>
    app.nest.get(CoinLedger).record(tx, {
      userId: member.id,
      amount: -amount,
      description: 'Bought a hat',
      source: 'admin',
      idempotencyKey: `test:${member.username}:${amount}`,
    }),
  );
}

describe('A flag', () => {
  it('is raised by the rhythm of a machine, and changes neither score nor coins [SEC-11]', async () => {
    const member = await app.aMember();
    const round = await proven(member, 45);
    expect(await coinsOf(member)).toBe(9);
    const flagged = (await list('?flagged=true')).body.find((each) => each.round === round);
    expect(flagged).toMatchObject({ username: member.username, status: 'proven', score: 45, coins: 9 });
    expect(flagged?.flags).toContain('machine_rhythm');
    expect((await list('?flagged=false')).body.map((each) => each.round)).not.toContain(round);
  });

  it('is not raised by play like a person’s', async () => {
    const member = await app.aMember();
    const ticket = await startedRound(member);
    const played = playTicket(ticket, 'decent');
    app.clock.advance(roundMs(played));
    expect(await sendRound(member, ticket, played.log)).toMatchObject({ verdict: 'proven' });
    expect(await roundOf(member)).toMatchObject({ flags: [] });
  });

  it.each([{ claim: { score: 4 } }, { claim: { coins: 1_000_000 } }, { claim: { highScore: 0 } }])(
    'is raised when the client claims $claim, which its log does not prove [SEC-01]',
    async ({ claim }) => {
      const member = await app.aMember();
      const ticket = await startedRound(member);
      const played = playTicket(ticket, 'decent');
      app.clock.advance(roundMs(played));
      const { round } = ticket;
      const gameName = 'Alien Clicker';
      await member.client.post('/api/games/stats', { gameName, round, log: played.log, ...claim });
      expect(await roundOf(member)).toMatchObject({
        status: 'proven',
        score: played.score,
        coins: played.coins,
        flags: ['claim_differs'],
      });
    },
  );

  it.each([
    ['raised when ten tickets were thrown away', 10, 0, ['seed_shopping']],
    ['not raised by nine', 9, 0, []],
    ['not raised when as many were played', 10, 10, []],
  ])('for seed shopping is %s', async (_when, abandoned, played, flags) => {
    const member = await app.aMember();
    for (let count = 0; count < abandoned; count += 1) await startedRound(member);
    for (let count = 0; count < played; count += 1) await proven(member, count % 7);
    await proven(member, 7);
    expect(await roundOf(member)).toMatchObject({ flags });
  });

  it('for seed shopping is raised as well when rubbish is sent to be rid of tickets [SEC-07]', async () => {
    const member = await app.aMember();
    for (let count = 0; count < 2; count += 1) {
      for (const ticket of await prefetchedTickets(member)) await sendRound(member, ticket, 'AAAA');
    }
    const ticket = ticketAt(await prefetchedTickets(member), 0);
    const played = playTicket(ticket);
    app.clock.advance(roundMs(played));
    await sendRound(member, ticket, played.log);
    expect(await roundOf(member)).toMatchObject({ flags: ['seed_shopping'], playedOffline: true });
  });
});

describe('The list of rounds', () => {
  it('is for admins only', async () => {
    const member = await app.aMember();
    expect((await list('?flagged=true', member.client)).status).toBe(403);
    expect((await list('?flagged=true', app.aVisitor())).status).toBe(401);
    const round = await proven(member, 5);
    const own = await member.client.post(`/api/admin/rounds/${round}/void`, { reason: 'mine' });
    expect(own).toMatchObject({ status: 403, body: { code: 'auth.admin_only' } });
    expect(await coinsOf(member)).toBe(1);
  });

  it('goes from the last one to end to the first, page by page, also when several ended at once', async () => {
    const member = await app.aMember();
    const rounds: string[] = [];
    for (let count = 0; count < 2; count += 1) rounds.push(await proven(member, 50 + count));
    app.clock.advance(1);
    for (const ticket of await prefetchedTickets(member)) {
      await sendRound(member, ticket, 'AAAA');
      rounds.push(ticket.round);
    }
    const seen: string[] = [];
    let address: string | undefined = '/api/admin/rounds?limit=3';
    while (address && seen.length < 9) {
      const page: Answer<AdminRound[]> = await admin.client.get(address);
      seen.push(...page.body.map(({ round }) => round));
      address = /<([^>]+)>; rel="next"/.exec(page.headers.get('link') ?? '')?.[1];
    }
    expect(new Set(seen).size).toBe(seen.length);
    expect(new Set(seen.slice(0, 7))).toEqual(new Set(rounds));
    expect(seen.slice(5, 7)).toEqual(rounds.slice(0, 2).toReversed());
  });

  it.each(['?flagged=maybe', '?limit=0', '?limit=101', '?before=', '?user=1'])('refuses %s', async (query) =>
    expect([400, 404]).toContain((await list(query)).status),
  );
});

describe('Voiding a round', () => {
  it('takes its coins and its record back, and says so in the ledger and to the member', async () => {
    const member = await app.aMember({ coins: 10 });
    await proven(member, 12);
    const round = await proven(member, 45);
    expect(await coinsOf(member)).toBe(21);
    const { status, body } = await voidRound(round);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      round,
      status: 'voided',
      coins: 9,
      coinsMissing: 0,
      voidedBy: admin.username,
      voidReason: 'A script played it',
      voidedAt: app.clock.now().toISOString(),
    });
    expect(await coinsOf(member)).toBe(12);
    expect((await linesOf(member))[0]).toMatchObject({
      amount: -9,
      description: 'Voided round: Alien Clicker',
    });
    expect(await statsOf(member)).toMatchObject([{ highScore: 12, timesPlayed: 1, timePlayed: 60 }]);
  });

  it('answers the same again and takes nothing twice, however often it is asked [SEC-45]', async () => {
    const member = await app.aMember();
    await proven(member, 20);
    const round = await proven(member, 45);
    const answers = await Promise.all(Array.from({ length: stressCount(5, 50) }, () => voidRound(round)));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect((await voidRound(round, 'another reason')).text).toBe(answers[0]?.text);
    const logged = await app.database.query<{ details: string }>(
      "SELECT adminId, details FROM audit_log WHERE action = 'rounds.voided' AND targetId = ?",
      [round],
    );
    expect(logged.map(({ details, ...line }) => ({ ...line, ...(JSON.parse(details) as object) }))).toEqual([
      { adminId: admin.id, userId: member.id, reason: 'A script played it' },
    ]);
    expect(await coinsOf(member)).toBe(4);
    expect(await linesOf(member)).toHaveLength(3);
  });

  it('takes what is left when the coins are spent, and keeps how many are missing [SEC-45]', async () => {
    const member = await app.aMember();
    const round = await proven(member, 45);
    await spend(member, 5);
    expect((await voidRound(round)).body).toMatchObject({ coinsMissing: 5 });
    expect(await coinsOf(member)).toBe(0);
    expect(await statsOf(member)).toEqual([]);
  });

  it('writes no line when nothing is left', async () => {
    const member = await app.aMember();
    const round = await proven(member, 45);
    await spend(member, 9);
    expect((await voidRound(round)).body).toMatchObject({ status: 'voided', coinsMissing: 9 });
    expect(await linesOf(member)).toHaveLength(2);
  });

  it('is final: the round sent again is told as voided, and its inputs stay used', async () => {
    const member = await app.aMember();
    const { ticket, played } = await playedTicket(app, member, 45);
    await sendRound(member, ticket, played.log);
    await voidRound(ticket.round);
    const verdict = await sendRound(member, ticket, played.log);
    expect(verdict).toMatchObject({ verdict: 'refused', reason: 'voided', score: 0, coins: 0, balance: 0 });
    const again = await playedTicket(app, member, 0);
    expect(await sendRound(member, again.ticket, played.log)).toMatchObject({ reason: 'copied' });
    expect(await coinsOf(member)).toBe(0);
  });

  it('and playing on at the same time lose no coin and no round', async () => {
    const member = await app.aMember();
    const round = await proven(member, 45);
    const next = await playedTicket(app, member, 20);
    await Promise.all([sendRound(member, next.ticket, next.played.log), voidRound(round)]);
    expect(await coinsOf(member)).toBe(4);
    expect(await statsOf(member)).toMatchObject([{ highScore: 20, timesPlayed: 1, timePlayed: 60 }]);
  });

  it('is only for proven rounds', async () => {
    const member = await app.aMember();
    const open = await startedRound(member);
    expect(await voidRound(open.round)).toMatchObject({ status: 404, body: { code: 'rounds.unknown' } });
    await startedRound(member);
    expect(await voidRound(open.round)).toMatchObject({ status: 409, body: { code: 'rounds.not_proven' } });
    expect((await voidRound('nothing')).status).toBe(404);
  });

  it.each(['', '   ', 'x'.repeat(201)])('needs a reason, not "%s"', async (reason) => {
    const member = await app.aMember();
    const round = await proven(member, 5);
    expect((await voidRound(round, reason)).status).toBe(400);
    expect(await coinsOf(member)).toBe(1);
  });
});
