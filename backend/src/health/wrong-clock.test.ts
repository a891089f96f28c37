import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApp, type TestApp, type TestMember } from '../testing/app.js';
import { playAlienClicker, playedTicket, sendRound, stockOf, ticketAt } from '../testing/rounds.js';
import { ClockWatch } from './clock-watch.service.js';
import { findWrongTimes, mendWrongTimes } from './wrong-times.js';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const watch = (): ClockWatch => app.nest.get(ClockWatch, { strict: false });
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
    await stockOf(member);
    app.clock.advance(-DAY_MS);
  });

  it('is told when the server starts', async () => {
    await watch().checkDatabase();
    expect(warnings().at(-1)).toContain(
      'The database holds rounds, coins or accounts from 86,400 s later than now.',
    );
  });

  it('has its tickets refused until they are mended, in their order, and then they count at once', async () => {
    const stock = await stockOf(member);
    const early = ticketAt(stock, 0);
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
    await mendWrongTimes(app.database, app.unitOfWork, app.clock.now());
    expect((await found()).filter(({ isKept }) => !isKept)).toEqual([]);
    const mended = await stockOf(member);
    const rest = stock.slice(1).map(({ round }) => round);
    expect(mended.map(({ round }) => round).filter((round) => rest.includes(round))).toEqual(rest);
    for (const { issuedAt, expiresAt } of mended) {
      expect(Date.parse(issuedAt)).toBeLessThanOrEqual(app.clock.now().getTime());
      expect(Date.parse(expiresAt) - Date.parse(issuedAt)).toBe(7 * DAY_MS);
    }
    const next = ticketAt(stock, 1);
    app.clock.advance(MINUTE_MS);
    expect(await sendRound(member, next, playAlienClicker(next.seed, 12).log)).toMatchObject({
      verdict: 'proven',
    });
  });
});
