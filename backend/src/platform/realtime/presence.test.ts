import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { startTestApp, type TestApp, type TestMember } from '../../../test/support/app.js';
import { befriend } from '../../../test/support/friends.js';
import { aNode, TestNode } from '../../../test/support/node.js';
import { openTab } from '../../../test/support/tab.js';
import { PresenceService } from './presence.service.js';
import { PresenceUpdatesService, type PresenceState } from './presence-updates.service.js';
import { STALE_MS } from './presence-rows.js';

const BEAT_MS = 30_000;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
afterEach(() => {
  jest.restoreAllMocks();
});

const own = (): PresenceService => app.nest.get(PresenceService);

async function stateOf(member: TestMember): Promise<PresenceState | undefined> {
  return (await app.nest.get(PresenceUpdatesService).statesOf([member.id])).get(member.id);
}

async function userOf(member: TestMember): Promise<{ isOnline: boolean; totalTimeSpent: number }> {
  return (await member.client.get<{ isOnline: boolean; totalTimeSpent: number }>('/api/user')).body;
}

const secondsOf = async (member: TestMember): Promise<number> => (await userOf(member)).totalTimeSpent;

/** Advances the clock in steps of a beat, each with a beat of these nodes. */
async function live(milliseconds: number, ...nodes: { readonly presence: PresenceService }[]): Promise<void> {
  for (let left = milliseconds; left > 0; left -= BEAT_MS) {
    app.clock.advance(Math.min(left, BEAT_MS));
    for (const { presence } of nodes) await presence.beat();
  }
}

describe('a member', () => {
  it('is online from the first tab to the last, which friends are told', async () => {
    const [member, friend] = [await app.aMember(), await app.aMember()];
    await befriend(member, friend);
    const watching = await openTab(app, friend);
    const about = (isOnline: boolean) =>
      watching.frame<PresenceState & { userId: number }>(
        'presence',
        (data) => data.userId === member.id && data.isOnline === isOnline,
      );

    const [first, second] = [await openTab(app, member), await openTab(app, member)];
    const now = app.clock.now().toISOString();
    expect((await about(true)).data).toEqual({
      userId: member.id,
      isOnline: true,
      lastSeen: now,
      playing: null,
    });
    expect(await userOf(member)).toMatchObject({ isOnline: true });

    app.clock.advance(5000);
    await first.close();
    await own().settle();
    expect(await stateOf(member)).toMatchObject({ isOnline: true });
    await second.close();
    expect((await about(false)).data).toMatchObject({ lastSeen: app.clock.now().toISOString() });
    expect(await userOf(member)).toMatchObject({ isOnline: false });
  });

  it('plays what the tab that was opened last says', async () => {
    const node = await aNode(app);
    const member = await app.aMember();
    const [first, second] = [await node.tab(member), await node.tab(member)];
    const play = async (tab: typeof first, game: string | null): Promise<string | null | undefined> => {
      node.presence.setPlaying(tab, game);
      await node.presence.settle();
      return (await stateOf(member))?.playing;
    };
    expect(await play(first, 'Alien Clicker')).toBe('Alien Clicker');
    expect(await play(second, 'Memory Match')).toBe('Memory Match');
    expect(await play(second, null)).toBe('Alien Clicker');
    await node.close(first);
    expect(await stateOf(member)).toMatchObject({ isOnline: true, playing: null });
    await node.presence.close();
  });

  it('says by a frame what is played, and friends hear it', async () => {
    const [member, friend] = [await app.aMember(), await app.aMember()];
    await befriend(member, friend);
    const [watching, playing] = [await openTab(app, friend), await openTab(app, member)];
    playing.send({ type: 'activity', data: { game: 'Alien Clicker' } });
    await watching.frame<PresenceState>('presence', (data) => data.playing === 'Alien Clicker');
  });
});

describe('the time on the site', () => {
  it('is counted once, however many tabs and nodes a member has', async () => {
    const [one, other] = [await aNode(app), await aNode(app)];
    const member = await app.aMember();
    await one.tab(member);
    await one.tab(member);
    await other.tab(member);
    await live(10 * BEAT_MS, one, other);
    expect(await secondsOf(member)).toBe(300);
    await one.presence.close();
    await other.presence.close();
    expect(await secondsOf(member)).toBe(300);
  });

  it('adds up from parts of seconds, of any number of visits', async () => {
    const node = await aNode(app);
    const member = await app.aMember();
    const tab = await node.tab(member);
    for (let part = 0; part < 10; part += 1) await live(1700, node);
    await node.close(tab);
    expect(await secondsOf(member)).toBe(17);
    app.clock.advance(60 * 60 * 1000);
    await node.close(await node.tab(member));
    expect(await secondsOf(member)).toBe(17);
    await node.presence.close();
  });

  it('is counted again at once after a clock that was a day ahead', async () => {
    const node = await aNode(app);
    const member = await app.aMember();
    const tab = await node.tab(member);
    app.clock.advance(24 * 60 * 60 * 1000);
    await node.presence.beat();
    app.clock.advance(-24 * 60 * 60 * 1000);
    await node.presence.beat();
    const before = await secondsOf(member);
    await live(30_000, node);
    expect(await secondsOf(member)).toBe(before + 30);
    await node.close(tab);
    await node.presence.close();
  });

  it('is not counted for the time between two visits', async () => {
    const node = await aNode(app);
    const member = await app.aMember();
    const tab = await node.tab(member);
    app.clock.advance(10_000);
    await node.close(tab);
    app.clock.advance(20_000);
    const again = await node.tab(member);
    app.clock.advance(10_000);
    await node.close(again);
    expect(await secondsOf(member)).toBe(20);
    await node.presence.close();
  });

  it('goes on at another node when the first one dies, without a gap and without counting twice', async () => {
    const [dying, living] = [await aNode(app), await aNode(app)];
    const member = await app.aMember();
    await dying.tab(member);
    await live(BEAT_MS, dying, living);
    app.clock.advance(10_000);
    await living.tab(member);
    await live(4 * BEAT_MS, living);
    expect(await stateOf(member)).toMatchObject({ isOnline: true });
    expect(await secondsOf(member)).toBe(30 + 10 + 120);
    await living.presence.close();
  });

  it('of a node that stood still is counted no further than others believed in it', async () => {
    const node = await aNode(app);
    const member = await app.aMember();
    await node.tab(member);
    app.clock.advance(60 * 60 * 1000);
    await node.presence.beat();
    expect(await secondsOf(member)).toBe(STALE_MS / 1000);
    await node.presence.close();
  });
});

describe('a node that was killed', () => {
  it('takes its members offline when it has not beaten for 75 s, which friends are told', async () => {
    const [dying, living] = [await aNode(app), await aNode(app)];
    const [member, friend] = [await app.aMember(), await app.aMember()];
    await befriend(member, friend);
    const watching = await openTab(app, friend);
    await dying.tab(member);
    app.clock.advance(STALE_MS - 1);
    await living.presence.beat();
    expect(await stateOf(member)).toMatchObject({ isOnline: true });
    app.clock.advance(1);
    // Reads are right even before a node has cleaned up.
    expect(await stateOf(member)).toMatchObject({ isOnline: false });
    await living.presence.beat();
    expect(await userOf(member)).toMatchObject({ isOnline: false });
    await watching.frame<PresenceState & { userId: number }>(
      'presence',
      (data) => data.userId === member.id && !data.isOnline,
    );
    await living.presence.close();
  });

  it('comes back with its members if it only stood still', async () => {
    const [still, living] = [await aNode(app), await aNode(app)];
    const member = await app.aMember();
    await still.tab(member);
    app.clock.advance(STALE_MS);
    await living.presence.beat();
    expect(await userOf(member)).toMatchObject({ isOnline: false });
    await still.presence.beat();
    expect(await userOf(member)).toMatchObject({ isOnline: true });
    expect(await stateOf(member)).toMatchObject({ isOnline: true });
    await still.presence.close();
    await living.presence.close();
    expect(await stateOf(member)).toMatchObject({ isOnline: false });
  });

  it('is known to be dead at once where there is one process only', async () => {
    const dead = await aNode(app);
    const member = await app.aMember();
    await dead.tab(member);
    const beside = new TestNode(app, 'mysql');
    await beside.presence.open();
    expect(await stateOf(member)).toMatchObject({ isOnline: true });
    const alone = new TestNode(app, 'sqlite');
    await alone.presence.open();
    expect(await userOf(member)).toMatchObject({ isOnline: false });
    await alone.presence.close();
    // The app's own node was removed as dead as well.
    await own().beat();
  });
});

describe('what is written', () => {
  it('is one transaction for all who come together, and one for a beat', async () => {
    const node = await aNode(app);
    const members = await Promise.all(Array.from({ length: 40 }, () => app.aMember()));
    const run = jest.spyOn(app.unitOfWork, 'run');
    const tabs = members.map((member) => node.add(member));
    await node.presence.settle();
    expect(run).toHaveBeenCalledTimes(1);
    await node.presence.beat();
    expect(run).toHaveBeenCalledTimes(2);
    for (const tab of tabs) tab.close(1000, 'Done');
    await node.presence.settle();
    expect(run).toHaveBeenCalledTimes(3);
    await node.presence.close();
  });

  it('is written by the next beat when the database was away', async () => {
    const node = await aNode(app);
    const member = await app.aMember();
    jest.spyOn(app.unitOfWork, 'run').mockRejectedValueOnce(new Error('The database is away.'));
    await node.tab(member);
    expect(await stateOf(member)).toMatchObject({ isOnline: false });
    await node.presence.beat();
    expect(await stateOf(member)).toMatchObject({ isOnline: true });
    await node.presence.close();
  });
});

describe('the status', () => {
  it('tells every tab how many members are there', async () => {
    const watcher = await openTab(app, await app.aMember());
    const known = await watcher.frame<{ membersOnline: number }>('status');
    expect(known.data).toMatchObject({ isDegraded: false });
    const { membersOnline } = (watcher.of('status').at(-1)?.data ?? {}) as { membersOnline: number };
    const others = await Promise.all([app.aMember(), app.aMember(), app.aMember()]);
    for (const member of others) await openTab(app, member);
    await watcher.frame<{ membersOnline: number }>(
      'status',
      (data) => data.membersOnline >= membersOnline + 3,
    );
  }, 15_000);
});
