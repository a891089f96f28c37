/** @mariadb */
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { startTestApp, type TestApp, type TestMember } from '../../../test/support/app.js';
import {
  playAlienClicker,
  playedTicket,
  prefetchedTickets,
  sendRound,
  startedRound,
  type Ticket,
  type Verdict,
} from '../../../test/support/rounds.js';
import { RoundsCleanupService } from './rounds-cleanup.service.js';

const DAY_MS = 24 * 60 * 60 * 1000;

// Many rounds in a row are slow on a shared database server.
jest.setTimeout(60_000);

let app: TestApp;
let member: TestMember;
let rounds: readonly Played[];

interface Played {
  readonly ticket: Ticket;
  readonly log: string;
  readonly verdict: Verdict;
}

async function play(player: TestMember, hits: number): Promise<Played> {
  const { ticket, played } = await playedTicket(app, player, hits);
  return { ticket, log: played.log, verdict: await sendRound(player, ticket, played.log) };
}

async function hasLog({ ticket }: Played): Promise<boolean> {
  const rows = await app.database.query('SELECT id FROM rounds WHERE id = ? AND packedLog IS NOT NULL', [
    ticket.round,
  ]);
  return rows.length === 1;
}

const at = (index: number): Played => {
  const round = rounds[index];
  if (!round) throw new Error(`There is no round ${index}.`);
  return round;
};

/** Forty hits look like a machine's and are flagged, seven do not; later rounds beat neither. */
const HITS = [7, 40, 8, 6, 40, ...Array.from({ length: 20 }, () => 5)];

beforeAll(async () => {
  app = await startTestApp();
  member = await app.aMember();
  const played: Played[] = [];
  for (const hits of HITS) played.push(await play(member, hits));
  rounds = played;
});
afterAll(() => app.close());

const sweep = (): Promise<void> => app.nest.get(RoundsCleanupService).sweep();

const ticketsOf = async ({ id }: TestMember): Promise<string[]> => {
  const rows = await app.database.query<{ id: string }>('SELECT id FROM rounds WHERE userId = ?', [id]);
  return rows.map((row) => row.id).sort();
};

describe('Old logs', () => {
  it('drops those that are neither best, nor flagged, nor among the last twenty', async () => {
    const newcomer = await app.aMember();
    const only = await play(newcomer, 5);
    await sweep();
    const kept = await Promise.all(rounds.map(hasLog));
    expect(kept).toEqual(HITS.map((hits, index) => hits === 40 || index > 4));
    expect(await hasLog(only)).toBe(true);
  });

  it('keeps the best round, and of two equal ones the earlier', async () => {
    const player = await app.aMember();
    const equals = [await play(player, 7), await play(player, 7)];
    for (let count = 0; count < 20; count += 1) await play(player, 5);
    await sweep();
    expect(await Promise.all(equals.map(hasLog))).toEqual([true, false]);
  });

  it('keeps the best round that still counts, not one that was voided', async () => {
    const player = await app.aMember();
    const admin = await app.aMember({ isAdmin: true });
    const [voided, best] = [await play(player, 8), await play(player, 7)];
    await admin.client.post(`/api/admin/rounds/${voided.ticket.round}/void`, { reason: 'A script' });
    for (let count = 0; count < 20; count += 1) await play(player, 5);
    await sweep();
    expect(await Promise.all([voided, best].map(hasLog))).toEqual([false, true]);
  });

  it('keeps the round that a board of this week names, though an older one was better', async () => {
    const player = await app.aMember();
    const older = [await play(player, 8), await play(player, 6)];
    app.clock.advance(8 * DAY_MS);
    const [weekly, other] = [await play(player, 7), await play(player, 6)];
    for (let count = 0; count < 20; count += 1) await play(player, 5);
    await sweep();
    expect(await Promise.all([...older, weekly, other].map(hasLog))).toEqual([true, false, true, false]);
  });

  it('changes no verdict: the same log is known, and another one still proves nothing [SEC-03]', async () => {
    const { ticket, log, verdict } = at(0);
    expect(await hasLog(at(0))).toBe(false);
    expect(await sendRound(member, ticket, log)).toMatchObject({
      verdict: 'proven',
      score: verdict.score,
      coins: verdict.coins,
    });
    expect(await sendRound(member, ticket, playAlienClicker(ticket.seed, 44).log)).toMatchObject({
      reason: 'ticket_spent',
    });
  });
});

describe('Old tickets', () => {
  it('are deleted a month after they were given up or issued, unless they have a verdict', async () => {
    const player = await app.aMember();
    const proven = await play(player, 5);
    const refused = await startedRound(player);
    await sendRound(player, refused, 'no log');
    await startedRound(player); // Abandoned by the next one.
    await startedRound(player);
    await prefetchedTickets(player);
    app.clock.advance(30 * DAY_MS);
    await sweep();
    expect(await ticketsOf(player)).toHaveLength(9);
    app.clock.advance(1);
    await sweep();
    expect(await ticketsOf(player)).toEqual([proven.ticket.round, refused.round].sort());
  });
});
