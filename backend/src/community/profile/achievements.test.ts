import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { createRound, gameById, GAMES, simulatedRun } from 'game-scenes/rules';
import { startTestApp, type TestApp, type TestMember } from '../../../test/support/app.js';
import {
  playedTicket,
  playTicket,
  roundMs,
  sendRound,
  startedRound,
  type Verdict,
} from '../../../test/support/rounds.js';
import { SameBytes } from '../../../test/support/same-bytes.js';
import { BoardPlay } from '../../../test/support/boards/board-play.js';
import { BADGES } from './badges.js';

const CLICKER_PAR = GAMES['alien-clicker'].config.parScore;
const STRONGHOLD_PAR = GAMES['stronghold-defense'].config.parScore;
const RACING_PAR = GAMES['alien-racing'].config.parScore;

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
let play: BoardPlay;
beforeAll(async () => {
  // Fixed random bytes: with real ones, even the best bot wins too rarely.
  app = await startTestApp({ random: new SameBytes() });
  play = new BoardPlay(app);
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
    ...(score >= RACING_PAR ? ['racing-par'] : []),
    ...(says('Position:') ? ['podium'] : []),
    ...(says('Clean race') ? ['clean-race'] : []),
    ...(says('Position: 1 ') ? ['race-winner'] : []),
    ...(score >= 300 ? ['racing-twice'] : []),
  ];
}

/** Badges that members have; more games only add to them. */
const TODAYS_BADGES = [
  ...['clicker-first', 'clicker-par', 'clicker-flawless', 'clicker-twice', 'clicker-fifty'],
  ...['memory-first', 'memory-par', 'memory-flawless', 'memory-twice', 'memory-fifty'],
  ...['stronghold-first', 'stronghold-par', 'stronghold-flawless', 'stronghold-twice'],
  ...['stronghold-fifty', 'first-race', 'three-laps', 'racing-par', 'podium', 'clean-race'],
  ...['race-winner', 'racing-twice', 'ten-races', 'fifty-races', 'lucky-run'],
];

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
    const known = BADGES.filter(({ id }) => TODAYS_BADGES.includes(id));
    expect(known.map(({ id }) => id)).toEqual(TODAYS_BADGES);
    expect(known.reduce((sum, badge) => sum + badge.points, 0)).toBe(1050);
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

  it.each([
    ['alien-clicker', { score: 0 }, ''],
    ['alien-clicker', { score: CLICKER_PAR - 1 }, 'clicker-first'],
    ['alien-clicker', { score: CLICKER_PAR }, 'clicker-first clicker-par'],
    ['alien-clicker', { score: 2 * CLICKER_PAR - 1 }, 'clicker-first clicker-par'],
    ['alien-clicker', { score: 2 * CLICKER_PAR }, 'clicker-first clicker-par clicker-twice'],
    ['memory-match', { score: 70, ticks: 1440 }, 'memory-first'],
    ['memory-match', { score: 80, ticks: 1441 }, 'memory-first memory-par'],
    ['memory-match', { score: 80, ticks: 1440 }, 'memory-first memory-par memory-twice'],
    ['memory-match', { score: 80, ticks: 1441, isFlawless: true }, 'memory-first memory-par memory-flawless'],
    ['stronghold-defense', { score: STRONGHOLD_PAR - 1 }, 'stronghold-first'],
    ['stronghold-defense', { score: 2 * STRONGHOLD_PAR }, 'stronghold-first stronghold-par stronghold-twice'],
    ['stronghold-defense', { score: 10, isFlawless: true }, 'stronghold-first stronghold-flawless'],
    ['alien-racing', { score: 120 }, 'first-race three-laps'],
    ['alien-racing', { score: RACING_PAR - 1 }, 'first-race three-laps'],
    ['alien-racing', { score: RACING_PAR }, 'first-race three-laps racing-par'],
    ['alien-racing', { score: 120, isFlawless: true }, 'first-race three-laps clean-race'],
  ] as const)('follow from a round of %s with %j', async (game, round, badges) => {
    const [member, admin] = [await app.aMember(), await app.aMember({ isAdmin: true })];
    app.clock.advance(60_000);
    const id = await play.prove({ userId: member.id, game, ...round });
    expect(await earnedIds(member)).toEqual(badges.split(' ').filter(Boolean));
    await admin.client.post(`/api/admin/rounds/${id}/void`, { reason: 'A machine' });
    expect(await earnedIds(member)).toEqual([]);
  });

  it('know a flawless round from the replay', async () => {
    const member = await app.aMember();
    const { ticket, played } = await playedTicket(app, member, 60);
    await sendRound(member, ticket, played.log);
    expect(await earnedIds(member)).toEqual(['clicker-first', 'clicker-flawless']);
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
