/** @mariadb */
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { startTestApp, type TestApp, type TestMember } from '../../../test/support/app.js';
import {
  playAlienClicker,
  prefetchedTickets,
  roundMs,
  sendRound,
  startedRound,
  type Ticket,
  ticketAt,
} from '../../../test/support/rounds.js';

// Many rounds in a row are slow on a shared database server.
jest.setTimeout(60_000);

const GAME = 'Alien Clicker';

let app: TestApp;
let admin: TestMember;
beforeAll(async () => {
  app = await startTestApp();
  admin = await app.aMember({ isAdmin: true });
});
afterAll(() => app.close());

const start = (member: TestMember, isRestart: unknown, gameName = GAME) =>
  member.client.post<Ticket>('/api/games/rounds', { gameName, isRestart });

const returnTicket = (member: TestMember, { round }: Ticket, isRestart: unknown) =>
  member.client.post(`/api/games/rounds/${round}/abandon`, { isRestart });

async function restart(member: TestMember, times: number): Promise<void> {
  await startedRound(member);
  for (let time = 0; time < times; time += 1) expect((await start(member, true)).status).toBe(201);
}

/** Leaves rounds without a restart. */
async function leave(member: TestMember, times: number): Promise<void> {
  await startedRound(member);
  for (let time = 0; time < times; time += 1) await startedRound(member);
}

/** Proves the round of a ticket; from 31 hits on they are as even as only a machine's. */
async function playOut(member: TestMember, ticket: Ticket, hits = 7): Promise<Ticket> {
  const played = playAlienClicker(ticket.seed, hits);
  app.clock.advance(roundMs(played));
  expect(await sendRound(member, ticket, played.log)).toMatchObject({ verdict: 'proven' });
  return ticket;
}

const prove = async (member: TestMember, hits = 7): Promise<Ticket> =>
  playOut(member, await startedRound(member), hits);

const rowOf = async ({ round }: Ticket): Promise<unknown> =>
  (
    await app.database.query('SELECT status, isRestarted, flags, isFlagged FROM rounds WHERE id = ?', [round])
  )[0];

const LEFT_BY_RESTART = { status: 'abandoned', isRestarted: 1 };

describe('A restart', () => {
  it('ends the open online round of the game as left by it, and only that', async () => {
    const [member, other] = [await app.aMember(), await app.aMember()];
    const prefetched = ticketAt(await prefetchedTickets(member), 0);
    const elsewhere = await startedRound(member, 'Memory Match');
    const theirs = await startedRound(other);
    const left = await startedRound(member);
    const { body: fresh } = await start(member, true);
    expect(await rowOf(left)).toMatchObject(LEFT_BY_RESTART);
    for (const ticket of [prefetched, elsewhere, theirs, fresh])
      expect(await rowOf(ticket)).toMatchObject({ status: 'open', isRestarted: 0 });
  });

  it.each([undefined, false])('is none where the request says %s', async (isRestart) => {
    const member = await app.aMember();
    const left = await startedRound(member);
    await start(member, isRestart);
    expect(await rowOf(left)).toMatchObject({ status: 'abandoned', isRestarted: 0 });
  });

  it('of nothing open only starts a round, and leaves what was proven as it is', async () => {
    const member = await app.aMember();
    const proven = await prove(member);
    const { status, body } = await start(member, true);
    expect(status).toBe(201);
    expect(await rowOf(proven)).toMatchObject({ status: 'proven', isRestarted: 0 });
    expect(await rowOf(body)).toMatchObject({ status: 'open', isRestarted: 0 });
  });

  it('sent twice at once leaves one open round and a reason for each that ended', async () => {
    const member = await app.aMember();
    const left = await startedRound(member);
    await Promise.all([start(member, true), start(member, true)]);
    const rows = await app.database.query<{ status: string; isRestarted: number }>(
      'SELECT status, isRestarted FROM rounds WHERE userId = ?',
      [member.id],
    );
    expect(rows.filter(({ status }) => status === 'open')).toHaveLength(1);
    expect(rows.filter(({ isRestarted }) => isRestarted === 1)).toHaveLength(2);
    expect(await rowOf(left)).toMatchObject(LEFT_BY_RESTART);
  });

  it('of a prefetched ticket is stored when the ticket is returned, once', async () => {
    const member = await app.aMember();
    const ticket = ticketAt(await prefetchedTickets(member), 0);
    expect((await returnTicket(member, ticket, true)).status).toBe(204);
    expect(await rowOf(ticket)).toMatchObject(LEFT_BY_RESTART);
    for (const isRestart of [true, false, undefined])
      expect((await returnTicket(member, ticket, isRestart)).status).toBe(204);
    expect(await rowOf(ticket)).toMatchObject(LEFT_BY_RESTART);
    expect(await prefetchedTickets(member)).toHaveLength(5);
  });

  it('can not be claimed for a ticket that was returned without one', async () => {
    const member = await app.aMember();
    const ticket = ticketAt(await prefetchedTickets(member), 0);
    await returnTicket(member, ticket, undefined);
    await returnTicket(member, ticket, true);
    expect(await rowOf(ticket)).toMatchObject({ status: 'abandoned', isRestarted: 0 });
  });

  it.each(['yes', 1, null, [true]])('is refused as %j, which ends no round', async (isRestart) => {
    const member = await app.aMember();
    const online = await startedRound(member);
    const prefetched = ticketAt(await prefetchedTickets(member), 0);
    const refused = { status: 400, body: { code: 'request.invalid' } };
    expect(await start(member, isRestart)).toMatchObject(refused);
    expect(await returnTicket(member, prefetched, isRestart)).toMatchObject(refused);
    expect(await rowOf(online)).toMatchObject({ status: 'open' });
    expect(await rowOf(prefetched)).toMatchObject({ status: 'open' });
  });
});

describe('Seed shopping by restarts', () => {
  const afterRestarts = async (times: number, played = 0): Promise<unknown> => {
    const member = await app.aMember();
    for (let round = 0; round < played; round += 1) await prove(member, round % 7);
    await restart(member, times);
    // The last one is played.
    const { body } = await start(member, true);
    return rowOf(await playOut(member, body));
  };

  it('is a sign from thirty on, and none while as many were played [SEC-07]', async () => {
    expect(await afterRestarts(28)).toMatchObject({ flags: '' });
    expect(await afterRestarts(29)).toMatchObject({ flags: 'seed_shopping' });
    expect(await afterRestarts(29, 30)).toMatchObject({ flags: '' });
  });

  it('is a sign among the last sixty, whatever was played before them [SEC-07]', async () => {
    expect(await afterRestarts(30, 31)).toMatchObject({ flags: 'seed_shopping', isFlagged: 0 });
  });

  it('asks for no review by itself, though an admin sees the sign', async () => {
    const member = await app.aMember();
    await restart(member, 40);
    const ticket = await playOut(member, (await start(member, true)).body);
    expect(await rowOf(ticket)).toMatchObject({ status: 'proven', flags: 'seed_shopping', isFlagged: 0 });
    const listed = async (query: string): Promise<unknown> =>
      (await admin.client.get<{ round: string }[]>(`/api/admin/rounds${query}`)).body.find(
        ({ round }) => round === ticket.round,
      );
    expect(await listed('?flagged=true')).toBeUndefined();
    expect(await listed('')).toMatchObject({ flags: ['seed_shopping'] });
  });

  it('is as much a sign of a client that calls every leave a restart, online and offline [SEC-07]', async () => {
    const member = await app.aMember();
    await restart(member, 20);
    for (let left = 0; left < 10; left += 1)
      await returnTicket(member, ticketAt(await prefetchedTickets(member), 0), true);
    const { body } = await start(member, true);
    expect(await rowOf(await playOut(member, body))).toMatchObject({ flags: 'seed_shopping', isFlagged: 0 });
  });

  it('hides no rounds that were left without one: ten of them ask for a review [SEC-07]', async () => {
    const member = await app.aMember();
    await leave(member, 10);
    for (let time = 0; time < 25; time += 1) await start(member, true);
    const { body } = await start(member, true);
    expect(await rowOf(await playOut(member, body))).toMatchObject({ flags: 'seed_shopping', isFlagged: 1 });
  });

  it('leaves the last twenty others to tell what was thrown away [SEC-07]', async () => {
    const member = await app.aMember();
    for (let round = 0; round < 15; round += 1) await prove(member, round % 7);
    await leave(member, 10);
    expect(await rowOf(await prove(member))).toMatchObject({ flags: 'seed_shopping', isFlagged: 1 });
  });

  it('is a sign as well where other rounds are left in turn with restarts [SEC-07]', async () => {
    const member = await app.aMember();
    for (let time = 0; time < 15; time += 1) {
      // Starting it leaves the one before.
      await prove(member);
      await restart(member, 2);
    }
    expect(await rowOf(await prove(member))).toMatchObject({ flags: 'seed_shopping', isFlagged: 0 });
  });

  it('does not hide another sign, which asks for a review', async () => {
    const member = await app.aMember();
    await restart(member, 40);
    const { body } = await start(member, true);
    const row = await rowOf(await playOut(member, body, 45));
    expect(row).toMatchObject({ isFlagged: 1 });
    expect((row as { flags: string }).flags).toContain('machine_rhythm,');
    expect((row as { flags: string }).flags).toContain('seed_shopping');
  });
});
