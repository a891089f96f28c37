import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApp, type TestApp, type TestMember } from '../../../test/support/app.js';
import {
  playAlienClicker,
  playedTicket,
  roundMs,
  sendRound,
  startedRound,
  prefetchedTickets,
  ticketAt,
} from '../../../test/support/rounds.js';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
const TOLERANCE_MS = 2000;
const TOO_FAST = { verdict: 'refused', reason: 'faster_than_time' };

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

/** Removes `countedUntil` from the member's rounds, as if an older version had counted them. */
async function forgetCountedTime({ id }: TestMember): Promise<void> {
  await app.unitOfWork.run((tx) =>
    tx.execute('UPDATE rounds SET countedUntil = NULL WHERE userId = ?', [id]),
  );
}

const setProvenUntil = ({ id }: TestMember, until: number): Promise<number> =>
  app.unitOfWork.run((tx) => tx.execute('UPDATE users SET provenUntil = ? WHERE id = ?', [until, id]));

async function provenUntilOf({ id }: TestMember): Promise<number> {
  const [row] = await app.database.query<{ provenUntil: number }>(
    'SELECT provenUntil FROM users WHERE id = ?',
    [id],
  );
  return row?.provenUntil ?? 0;
}

/** Plays this many of the member's prefetched rounds; no time passes. */
async function prefetchedRounds(member: TestMember, count: number) {
  const prefetched = await prefetchedTickets(member);
  return Array.from({ length: count }, (_, index) => {
    const ticket = ticketAt(prefetched, index);
    return { ticket, played: playAlienClicker(ticket.seed, 10 + index) };
  });
}

describe('Rounds of two devices', () => {
  it('all count when one plays offline and sends after later online rounds of the other', async () => {
    const member = await app.aMember();
    const offline = await prefetchedRounds(member, 3);
    for (const { played } of offline) app.clock.advance(roundMs(played));
    const online = await playedTicket(app, member, 20);
    expect(await sendRound(member, online.ticket, online.played.log)).toMatchObject({ verdict: 'proven' });
    for (const { ticket, played } of offline) {
      expect(await sendRound(member, ticket, played.log)).toMatchObject({ verdict: 'proven' });
    }
  });

  it('find no more time than there was before the online round', async () => {
    const member = await app.aMember();
    const offline = await prefetchedRounds(member, 3);
    app.clock.advance(2 * roundMs(ticketRound(offline)));
    const online = await playedTicket(app, member, 20);
    await sendRound(member, online.ticket, online.played.log);
    const verdicts = [];
    for (const { ticket, played } of offline) verdicts.push(await sendRound(member, ticket, played.log));
    expect(verdicts).toMatchObject([{ verdict: 'proven' }, { verdict: 'proven' }, TOO_FAST]);
  });

  it('find no time in a round that was voided [SEC-05]', async () => {
    const member = await app.aMember();
    const [offline] = await prefetchedRounds(member, 1);
    const online = await playedTicket(app, member, 20);
    await sendRound(member, online.ticket, online.played.log);
    const admin = await app.aMember({ isAdmin: true });
    await admin.client.post(`/api/admin/rounds/${online.ticket.round}/void`, { reason: 'A test' });
    if (!offline) throw new Error('There is no prefetched round.');
    expect(await sendRound(member, offline.ticket, offline.played.log)).toMatchObject(TOO_FAST);
  });

  it('are squeezed behind a round whose time is not known, as an older version counted it', async () => {
    const member = await app.aMember();
    const offline = await prefetchedRounds(member, 2);
    for (const { played } of offline) app.clock.advance(roundMs(played));
    const online = await playedTicket(app, member, 20);
    await sendRound(member, online.ticket, online.played.log);
    await forgetCountedTime(member);
    const [first, second] = offline;
    if (!first || !second) throw new Error('There are no stocked rounds.');
    expect(await sendRound(member, first.ticket, first.played.log)).toMatchObject(TOO_FAST);
    app.clock.advance(roundMs(second.played) - TOLERANCE_MS);
    expect(await sendRound(member, second.ticket, second.played.log)).toMatchObject({ verdict: 'proven' });
  });
});

describe('After a clock that was a day ahead', () => {
  it('rounds are proven as ever, whichever version counted the one of tomorrow', async () => {
    for (const isOfOlderVersion of [false, true]) {
      const member = await app.aMember();
      app.clock.advance(DAY_MS);
      const ahead = await playedTicket(app, member, 10);
      expect(await sendRound(member, ahead.ticket, ahead.played.log)).toMatchObject({ verdict: 'proven' });
      if (isOfOlderVersion) await forgetCountedTime(member);
      app.clock.advance(-DAY_MS);
      for (let rounds = 0; rounds < 3; rounds += 1) {
        const { ticket, played } = await playedTicket(app, member, 11 + rounds);
        expect(await sendRound(member, ticket, played.log)).toMatchObject({ verdict: 'proven' });
        expect(await provenUntilOf(member)).toBeLessThanOrEqual(app.clock.now().getTime() + TOLERANCE_MS);
      }
      const hasty = await startedRound(member);
      const { log } = playAlienClicker(hasty.seed, 30);
      expect(await sendRound(member, hasty, log)).toMatchObject(TOO_FAST);
    }
  });

  it('a moment that no round can have reached does not last', async () => {
    const member = await app.aMember();
    await setProvenUntil(member, app.clock.now().getTime() + DAY_MS);
    const { ticket, played } = await playedTicket(app, member, 10);
    expect(await sendRound(member, ticket, played.log)).toMatchObject({ verdict: 'proven' });
    expect(await provenUntilOf(member)).toBe(app.clock.now().getTime());
  });

  it('a round that was begun before pays no time twice', async () => {
    const member = await app.aMember();
    const { ticket, played } = await playedTicket(app, member, 10);
    const offline = await prefetchedRounds(member, 1);
    app.clock.advance(DAY_MS);
    await sendRound(member, ticket, played.log);
    app.clock.advance(-DAY_MS);
    for (const one of offline) {
      expect(await sendRound(member, one.ticket, one.played.log)).toMatchObject(TOO_FAST);
    }
  });
});

function ticketRound(rounds: Awaited<ReturnType<typeof prefetchedRounds>>): { readonly ticks: number } {
  const [first] = rounds;
  if (!first) throw new Error('There is no prefetched round.');
  return first.played;
}
