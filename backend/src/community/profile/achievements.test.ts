import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { createRound, gameById, simulatedRun } from 'game-scenes/rules';
import { startTestApp, type TestApp, type TestMember } from '../../../test/support/app.js';
import { playTicket, roundMs, sendRound, startedRound, type Verdict } from '../../../test/support/rounds.js';
import { SameBytes } from '../../../test/support/same-bytes.js';
import { BADGES } from './badges.js';

const DAY_MS = 24 * 60 * 60 * 1000;

interface Badge {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly points: number;
  readonly earnedAt: string | null;
}

interface Achievements {
  readonly points: number;
  readonly badges: readonly Badge[];
}

// Passwords, rounds and pictures are slow on a shared machine.
jest.setTimeout(30_000);

let app: TestApp;
beforeAll(async () => {
  // Fixed random bytes: with real ones, even the best bot wins too rarely.
  app = await startTestApp({ random: new SameBytes() });
});
afterAll(() => app.close());

const achievementsOf = async ({ client }: TestMember): Promise<Achievements> =>
  (await client.get<Achievements>('/api/profile/achievements')).body;

const earnedIds = async (member: TestMember): Promise<string[]> =>
  (await achievementsOf(member)).badges.filter(({ earnedAt }) => earnedAt !== null).map(({ id }) => id);

/** Drives a race for a member, as a bot or without any input. */
async function race(
  member: TestMember,
  skill: 'decent' | 'expert' | 'nobody',
): Promise<Verdict & { id: string }> {
  const ticket = await startedRound(member, 'Alien Racing');
  const played = skill === 'nobody' ? idleRace(ticket.seed) : playTicket(ticket, skill);
  app.clock.advance(roundMs(played));
  return { ...(await sendRound(member, ticket, played.log)), id: ticket.round };
}

function idleRace(seed: string): { log: string; ticks: number } {
  const game = gameById('alien-racing');
  if (!game) throw new Error('There is no Alien Racing.');
  const round = createRound(game, seed, 'wide');
  while (!round.outcome.isFinished) round.advance();
  return { log: round.encode(), ticks: round.outcome.ticks };
}

/** Returns the ids of the badges that the lines of a race earn. */
function badgesFor({ lines, score }: Verdict): string[] {
  const says = (text: string): boolean => lines.some(({ description }) => description.startsWith(text));
  return [
    'first-race',
    ...(score >= 120 ? ['three-laps'] : []),
    ...(says('Position:') ? ['podium'] : []),
    ...(says('Clean race') ? ['clean-race'] : []),
    ...(says('Position: 1 ') ? ['race-winner'] : []),
  ];
}

describe('Achievements', () => {
  it('begin at 0 with every badge locked', async () => {
    const { points, badges } = await achievementsOf(await app.aMember());
    expect(points).toBe(0);
    expect(badges).toEqual(
      BADGES.map(({ id, gameName, name, description, points: worth }) => ({
        id,
        gameName,
        name,
        description,
        points: worth,
        earnedAt: null,
      })),
    );
    expect(BADGES.reduce((sum, badge) => sum + badge.points, 0)).toBe(300);
  });

  it('follow from what a race really was, and say when', async () => {
    const member = await app.aMember();
    const verdict = await race(member, 'expert');
    const when = app.clock.now().toISOString();
    app.clock.advance(DAY_MS);
    const { points, badges } = await achievementsOf(member);
    const earned = badges.filter(({ earnedAt }) => earnedAt !== null);
    expect(earned.map(({ id }) => id)).toEqual(badgesFor(verdict));
    expect(earned.length).toBeGreaterThanOrEqual(3);
    expect(earned.map(({ earnedAt }) => earnedAt)).toEqual(earned.map(() => when));
    expect(points).toBe(earned.reduce((sum, badge) => sum + badge.points, 0));
    expect(points).toBeGreaterThan(0);
  });

  it('count ten races', async () => {
    const member = await app.aMember();
    for (let count = 0; count < 9; count += 1) await race(member, 'nobody');
    expect(await earnedIds(member)).not.toContain('ten-races');
    await race(member, 'nobody');
    const tenth = (await achievementsOf(member)).badges.find(({ id }) => id === 'ten-races');
    expect(tenth?.earnedAt).toBe(app.clock.now().toISOString());
  });

  it('are lost with a round that is voided', async () => {
    const [member, admin] = [await app.aMember(), await app.aMember({ isAdmin: true })];
    const { id } = await race(member, 'expert');
    await admin.client.post(`/api/admin/rounds/${id}/void`, { reason: 'A machine' });
    expect(await achievementsOf(member)).toMatchObject({ points: 0 });
    expect(await earnedIds(member)).toEqual([]);
  });

  it('know a lucky run of the simulator from an unlucky one, and nothing of other games or members', async () => {
    const [member, other] = [await app.aMember({ coins: 50 }), await app.aMember()];
    let isLucky = false;
    for (let count = 0; count < 10 && !isLucky; count += 1) {
      expect(await earnedIds(member)).toEqual([]);
      const ticket = await startedRound(member, 'Racing Simulator');
      app.clock.advance(60_000);
      const { log, moments } = simulatedRun(ticket.seed);
      await member.client.post('/api/games/stats', {
        gameName: 'Racing Simulator',
        round: ticket.round,
        log,
      });
      isLucky = moments.at(-1)?.position === 1;
    }
    expect(await earnedIds(member)).toEqual(isLucky ? ['lucky-run'] : []);
    expect(await earnedIds(other)).toEqual([]);
  });
});
