/** @mariadb */
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { startTestApp, type TestApp, type TestMember } from '../../../test/support/app.js';
import { befriend } from '../../../test/support/friends.js';
import { TestNode } from '../../../test/support/node.js';
import { openTab } from '../../../test/support/tab.js';
import { OnlineTimeService } from './online-time.service.js';
import { PresenceService, type PresenceState, STALE_MS } from './presence.service.js';
import { StatusUpdatesService } from './status-updates.service.js';

const BEAT_MS = 30_000;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
afterEach(() => {
  jest.restoreAllMocks();
});

const presence = (): PresenceService => app.nest.get(PresenceService);
const stateOf = (member: TestMember): PresenceState => presence().stateOf(member.id);

interface Account {
  readonly isOnline: boolean;
  readonly totalTimeSpent: number;
}

async function userOf(member: TestMember): Promise<Account> {
  await app.nest.get(OnlineTimeService, { strict: false }).settle();
  return (await member.client.get<Account>('/api/user')).body;
}

const secondsOf = async (member: TestMember): Promise<number> => (await userOf(member)).totalTimeSpent;

/** Advances the clock in steps of a beat, each with a beat of these nodes. */
async function live(milliseconds: number, ...nodes: TestNode[]): Promise<void> {
  for (let left = milliseconds; left > 0; left -= BEAT_MS) {
    app.clock.advance(Math.min(left, BEAT_MS));
    for (const node of nodes) await node.beat();
  }
}

/** Opens a tab of a friend of the member. Resolves about the news of the member that the tab receives. */
async function aFriendOf(member: TestMember) {
  const friend = await app.aMember();
  await befriend(member, friend);
  const watching = await openTab(app, friend);
  return (isMeant: (state: PresenceState) => boolean) =>
    watching.frame<PresenceState & { userId: number }>(
      'presence',
      (data) => data.userId === member.id && isMeant(data),
    );
}

describe('a member', () => {
  it('is online from the first tab to the last, which friends are told', async () => {
    const member = await app.aMember();
    const news = await aFriendOf(member);
    const [first, second] = [await openTab(app, member), await openTab(app, member)];
    expect((await news(({ isOnline }) => isOnline)).data).toEqual({
      ...{ userId: member.id, isOnline: true, playing: null },
      lastSeen: app.clock.now().toISOString(),
    });
    expect(await userOf(member)).toMatchObject({ isOnline: true });

    app.clock.advance(5000);
    await first.close();
    expect(stateOf(member)).toMatchObject({ isOnline: true });
    await second.close();
    const { data } = await news(({ isOnline }) => !isOnline);
    expect(data).toMatchObject({ lastSeen: app.clock.now().toISOString() });
    expect(await userOf(member)).toMatchObject({ isOnline: false });
  });

  it('plays what the tab that was opened last says', async () => {
    const node = new TestNode(app);
    const member = await app.aMember();
    const [first, second] = [await node.tab(member), await node.tab(member)];
    const play = (tab: typeof first, game: string | null): string | null => {
      node.presence.setPlaying(tab, game);
      return stateOf(member).playing;
    };
    expect(play(first, 'Alien Clicker')).toBe('Alien Clicker');
    expect(play(second, 'Memory Match')).toBe('Memory Match');
    expect(play(second, null)).toBe('Alien Clicker');
    await node.close(first);
    expect(stateOf(member)).toEqual({ isOnline: true, playing: null });
    await node.stop();
  });

  it('says by a frame what is played, and friends are told', async () => {
    const member = await app.aMember();
    const news = await aFriendOf(member);
    const tab = await openTab(app, member);
    tab.send({ type: 'activity', data: { game: 'Alien Clicker' } });
    await news(({ playing }) => playing === 'Alien Clicker');
  });

  it('stays online while another node has a tab', async () => {
    const [one, other] = [new TestNode(app), new TestNode(app)];
    const member = await app.aMember();
    await one.tab(member);
    const tab = await other.tab(member);
    await one.stop();
    expect(await userOf(member)).toMatchObject({ isOnline: true });
    expect(stateOf(member)).toMatchObject({ isOnline: true });
    await other.close(tab);
    expect(await userOf(member)).toMatchObject({ isOnline: false });
    expect(stateOf(member)).toMatchObject({ isOnline: false });
    await other.stop();
  });
});

describe('the time on the site', () => {
  it('is counted once, however many tabs and nodes a member has', async () => {
    const [one, other] = [new TestNode(app), new TestNode(app)];
    const member = await app.aMember();
    await one.tab(member);
    await one.tab(member);
    await other.tab(member);
    await live(10 * BEAT_MS, one, other);
    expect(await secondsOf(member)).toBe(300);
    await one.stop();
    await other.stop();
    expect(await secondsOf(member)).toBe(300);
  });

  it('adds up from parts of seconds, and leaves out the time between two visits', async () => {
    const node = new TestNode(app);
    const member = await app.aMember();
    const tab = await node.tab(member);
    for (let part = 0; part < 10; part += 1) await live(1700, node);
    await node.close(tab);
    expect(await secondsOf(member)).toBe(17);
    app.clock.advance(20_000);
    const again = await node.tab(member);
    app.clock.advance(10_000);
    await node.close(again);
    expect(await secondsOf(member)).toBe(27);
    await node.stop();
  });

  it('goes on after a clock that was a day ahead, without that day', async () => {
    const node = new TestNode(app);
    const member = await app.aMember();
    await node.tab(member);
    app.clock.advance(24 * 60 * 60 * 1000);
    await node.beat();
    app.clock.advance(-24 * 60 * 60 * 1000);
    await node.beat();
    await live(30_000, node);
    expect(await secondsOf(member)).toBe(30);
    await node.stop();
  });

  it('goes on at another node when the first one dies, without a gap and without counting twice', async () => {
    const [dying, living] = [new TestNode(app), new TestNode(app)];
    const member = await app.aMember();
    await dying.tab(member);
    await live(BEAT_MS, dying, living);
    app.clock.advance(10_000);
    await living.tab(member);
    await live(4 * BEAT_MS, living);
    expect(await secondsOf(member)).toBe(30 + 10 + 120);
    await living.stop();
  });
});

describe('a node that was killed', () => {
  it('takes its members offline when nothing came from it for 75 s, which friends are told', async () => {
    const [dying, living] = [new TestNode(app), new TestNode(app)];
    const member = await app.aMember();
    const news = await aFriendOf(member);
    await dying.tab(member);
    app.clock.advance(STALE_MS - 1);
    presence().dropDeadNodes();
    expect(stateOf(member)).toMatchObject({ isOnline: true });
    app.clock.advance(1);
    presence().dropDeadNodes();
    expect(stateOf(member)).toMatchObject({ isOnline: false });
    await news(({ isOnline }) => !isOnline);
    await living.beat();
    expect(await userOf(member)).toMatchObject({ isOnline: false });
    // It only stood still, and comes back with its members.
    await dying.beat();
    expect(stateOf(member)).toMatchObject({ isOnline: true });
    expect(await userOf(member)).toMatchObject({ isOnline: true });
    await dying.stop();
    await living.stop();
  });

  it('is asked for its members by one that starts', async () => {
    const running = new TestNode(app);
    const member = await app.aMember();
    await running.tab(member);
    const starting = new TestNode(app);
    expect(starting.presence.stateOf(member.id)).toMatchObject({ isOnline: false });
    starting.presence.announce(true);
    expect(starting.presence.stateOf(member.id)).toMatchObject({ isOnline: true });
    await running.stop();
    expect(starting.presence.stateOf(member.id)).toMatchObject({ isOnline: false });
    await starting.stop();
  });
});

describe('what is written', () => {
  it('is one transaction for all who come together, and one for a beat', async () => {
    const node = new TestNode(app);
    const members = await Promise.all(Array.from({ length: 40 }, () => app.aMember()));
    const run = jest.spyOn(app.unitOfWork, 'run');
    const tabs = members.map((member) => node.add(member));
    await node.time.settle();
    expect(run).toHaveBeenCalledTimes(1);
    await node.beat();
    expect(run).toHaveBeenCalledTimes(2);
    for (const tab of tabs) tab.close(1000, 'Done');
    await node.time.settle();
    expect(run).toHaveBeenCalledTimes(3);
    await node.stop();
  });

  it('is written by the next beat when the database was away', async () => {
    const node = new TestNode(app);
    const member = await app.aMember();
    jest.spyOn(app.unitOfWork, 'run').mockRejectedValueOnce(new Error('The database is away.'));
    await node.tab(member);
    expect(await userOf(member)).toMatchObject({ isOnline: false });
    await node.beat();
    expect(await userOf(member)).toMatchObject({ isOnline: true });
    await node.stop();
  });
});

describe('the status', () => {
  it('tells every tab how many members are there', async () => {
    const watcher = await openTab(app, await app.aMember());
    const { data } = await watcher.frame<{ membersOnline: number }>('status');
    expect(data).toMatchObject({ isDegraded: false });
    for (let count = 0; count < 3; count += 1) await openTab(app, await app.aMember());
    await app.nest.get(StatusUpdatesService, { strict: false }).update();
    const { memberCount } = presence();
    expect(memberCount).toBeGreaterThan(3);
    await watcher.frame<{ membersOnline: number }>(
      'status',
      ({ membersOnline }) => membersOnline === memberCount,
    );
  });
});
