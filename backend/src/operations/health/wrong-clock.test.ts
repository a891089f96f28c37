import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApp, type TestApp, type TestMember } from '../../../test/support/app.js';
import {
  playAlienClicker,
  playedTicket,
  sendRound,
  prefetchedTickets,
  ticketAt,
} from '../../../test/support/rounds.js';
import { ClockWatchService } from './clock-watch.service.js';
import { findWrongTimes, repairWrongTimes } from './wrong-times.js';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const watch = (): ClockWatchService => app.nest.get(ClockWatchService, { strict: false });
const warnings = (): string[] => app.logLines.filter((line) => /clock/i.test(line));
const found = () => findWrongTimes(app.database, app.clock.now());

describe('A clock that is set', () => {
  it('is one line of the log that says by how much, and time that passes is none', () => {
    app.clock.advance(DAY_MS);
    watch().check();
    expect(warnings()).toEqual([]);
    app.clock.set(new Date(app.clock.now().getTime() + DAY_MS));
    watch().check();
    watch().check();
    expect(warnings()).toEqual([expect.stringContaining('The clock jumped ahead by 86,400 s. ')]);
    app.clock.advance(-DAY_MS);
    watch().check();
    expect(warnings()).toHaveLength(2);
    expect(warnings().at(-1)).toContain('The clock jumped back by 86,400 s. ');
    expect(warnings().at(-1)).toContain('"level":40');
  });
});

describe('A clock that was a day ahead', () => {
  let member: TestMember;
  beforeAll(async () => {
    app.clock.advance(DAY_MS);
    member = await app.aMember();
    const { ticket, played } = await playedTicket(app, member, 10);
    await sendRound(member, ticket, played.log);
    await prefetchedTickets(member);
    app.clock.advance(-DAY_MS);
  });

  it('is told when the server starts', async () => {
    await watch().checkDatabase();
    expect(warnings().at(-1)).toContain(
      'The database holds rounds, coins or accounts from 86,400 s later than now.',
    );
  });

  it('has its tickets refused until they are repaired, in their order, and then they count at once', async () => {
    const prefetched = await prefetchedTickets(member);
    const early = ticketAt(prefetched, 0);
    app.clock.advance(MINUTE_MS);
    expect(await sendRound(member, early, playAlienClicker(early.seed, 11).log)).toMatchObject({
      reason: 'faster_than_time',
    });
    expect(await found()).toEqual([
      { what: 'Tickets issued later than now', rows: 6, isKept: false },
      { what: 'Rounds that take up time to come', rows: 1, isKept: false },
      { what: 'Members whose time is spent beyond now', rows: 1, isKept: false },
      { what: 'Sessions renewed later than now', rows: 1, isKept: false },
      { what: 'Verdicts of later than now', rows: 1, isKept: true },
      { what: 'Ledger lines of later than now', rows: 1, isKept: true },
    ]);
    await repairWrongTimes(app.database, app.unitOfWork, app.clock.now());
    expect((await found()).filter(({ isKept }) => !isKept)).toEqual([]);
    const repaired = await prefetchedTickets(member);
    const rest = prefetched.slice(1).map(({ round }) => round);
    expect(repaired.map(({ round }) => round).filter((round) => rest.includes(round))).toEqual(rest);
    for (const { issuedAt, expiresAt } of repaired) {
      expect(Date.parse(issuedAt)).toBeLessThanOrEqual(app.clock.now().getTime());
      expect(Date.parse(expiresAt) - Date.parse(issuedAt)).toBe(7 * DAY_MS);
    }
    const next = ticketAt(prefetched, 1);
    app.clock.advance(MINUTE_MS);
    expect(await sendRound(member, next, playAlienClicker(next.seed, 12).log)).toMatchObject({
      verdict: 'proven',
    });
  });
});

describe('What a clock ahead has left', () => {
  it('is found and set right, of every kind', async () => {
    const [member, friend] = [await app.aMember(), await app.aMember()];
    const now = app.clock.now().getTime();
    const ahead = now + DAY_MS;
    await app.unitOfWork.run(async (tx) => {
      await tx.execute(
        `UPDATE users SET provenUntil = ?, presentUntil = ?, lastSeen = ?, mustChangePassword = 1,
           oneTimePasswordUntil = ? WHERE id = ?`,
        [ahead, ahead, ahead, ahead + DAY_MS, member.id],
      );
      await tx.execute('UPDATE users SET oneTimePasswordUntil = ? WHERE id = ?', [ahead, friend.id]);
      await tx.execute('UPDATE sessions SET createdAt = ?, lastSeenAt = ?, expiresAt = ? WHERE userId = ?', [
        ...[ahead, ahead, ahead + DAY_MS, member.id],
      ]);
      await tx.execute('INSERT INTO chat_mutes (userId, until, mutedBy, createdAt) VALUES (?, ?, ?, ?)', [
        ...[member.id, ahead + DAY_MS, friend.id, ahead],
      ]);
      await tx.execute(
        `INSERT INTO friendships (userId, friendId, lowId, highId, status, createdAt, updatedAt)
         VALUES (?, ?, ?, ?, ?, ?, ?)`,
        [member.id, friend.id, member.id, friend.id, 'declined', ahead, ahead],
      );
      await tx.execute('INSERT INTO livestream_viewers (userId, seenAt) VALUES (?, ?)', [member.id, ahead]);
    });
    expect((await found()).filter(({ isKept }) => !isKept)).toEqual(
      [
        'Members whose time is spent beyond now',
        'Members who were there later than now',
        'Members last seen later than now',
        'One-time passwords that open too long',
        'Sessions renewed later than now',
        'Mutes that began later than now',
        'Friendships changed later than now',
        'Viewers seen later than now',
      ].map((what) => ({ what, rows: 1, isKept: false })),
    );

    await repairWrongTimes(app.database, app.unitOfWork, app.clock.now());
    expect((await found()).filter(({ isKept }) => !isKept)).toEqual([]);
    expect(
      await app.database.query(
        `SELECT u.provenUntil, u.presentUntil, u.lastSeen, u.oneTimePasswordUntil, s.expiresAt, m.until
         FROM users u JOIN sessions s ON s.userId = u.id JOIN chat_mutes m ON m.userId = u.id WHERE u.id = ?`,
        [member.id],
      ),
    ).toEqual([
      {
        ...{ provenUntil: now, presentUntil: now, lastSeen: now },
        ...{ oneTimePasswordUntil: now + DAY_MS, expiresAt: now + DAY_MS, until: now + DAY_MS },
      },
    ]);
  });
});
