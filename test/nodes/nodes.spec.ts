/**
 * Three nodes of one site behind nginx, with one database and one Redis. Members on different nodes meet,
 * nodes are killed, and Redis is killed. Run by `scripts/test-run/nodes.mjs`, which sets
 * NODES_DATABASE  address of the database, as in DATABASE_URL
 * NODES_FOLDER    empty folder for everything else
 * NODES_KILLS     number of node kills during a conversation
 */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { freePort } from '../../scripts/lib/ports.mjs';
import { endOnStopSignal } from '../../scripts/lib/processes.mjs';
import { startNginx } from '../../scripts/servers/nginx.mjs';
import { startRedis } from '../../scripts/servers/redis.mjs';
import { Cluster } from './cluster.js';
import { converse, assertSameConversation } from './conversation.js';
import type { Tab, Visitor } from './visitor.js';

endOnStopSignal();

const databaseUrl = process.env['NODES_DATABASE'] ?? '';
const folder = process.env['NODES_FOLDER'] ?? '';
const kills = Number(process.env['NODES_KILLS']);

const SESSION_ENDED = 4401;
const STALE_MS = 75_000;

interface PresenceService {
  readonly userId: number;
  readonly isOnline: boolean;
  readonly playing: string | null;
}

interface Status {
  readonly isDegraded: boolean;
  readonly membersOnline: number;
}

void describe('three nodes behind nginx', () => {
  let cluster: Cluster;
  let redis: Awaited<ReturnType<typeof startRedis>>;
  const running: { stop(): Promise<unknown> }[] = [];
  before(async () => {
    const nodePorts = [await freePort(), await freePort(), await freePort()];
    redis = await startRedis(join(folder, 'redis'));
    running.push(redis);
    const nginx = await startNginx(join(folder, 'nginx'), nodePorts);
    running.push(nginx);
    const place = { databaseUrl, redisUrl: redis.url, dataFolder: join(folder, 'data') };
    cluster = new Cluster({ place, nodePorts, url: nginx.url });
    running.push(cluster);
    await cluster.start();
  });
  after(async () => {
    for (const server of running.reverse()) await server.stop();
  });

  /** Returns three members, one on each node, and a function that closes their tabs. */
  const onEachNode = async (): Promise<{ visitors: Visitor[]; tabs: Tab[]; leave: () => void }> => {
    const visitors = [await cluster.aVisitor(), await cluster.aVisitor(), await cluster.aVisitor()];
    const tabs = await Promise.all(
      visitors.map((visitor, index) => cluster.openTab(visitor, cluster.node(index))),
    );
    return { visitors, tabs, leave: () => tabs.forEach((tab) => tab.close()) };
  };
  const [the, and, last] = [0, 1, 2];
  const tabOf = (tabs: readonly Tab[], index: number): Tab => {
    const tab = tabs[index];
    assert.ok(tab);
    return tab;
  };
  const befriend = async (one: Visitor, other: Visitor): Promise<void> => {
    const asked = await one.request(cluster.url, 'POST', '/api/friends', { username: other.name });
    assert.equal(asked.status, 201);
    const accepted = await other.request(cluster.url, 'POST', `/api/friends/${one.id}/accept`);
    assert.equal(accepted.status, 204);
  };

  void it('takes sockets in through the proxy, and at every node', async () => {
    const visitors = await Promise.all(Array.from({ length: 6 }, () => cluster.aVisitor()));
    const tabs = [];
    for (const visitor of visitors) tabs.push(await cluster.openTab(visitor));
    const counts = await Promise.all(cluster.nodes.map((node) => node.countSockets()));
    assert.deepEqual(counts, [2, 2, 2]);
    for (const tab of tabs) tab.close();
  });

  void it('knows callers by what the proxy sees, whatever they claim', async () => {
    const claims = { 'X-Forwarded-For': '10.9.9.9', 'X-Forwarded-Host': 'elsewhere.example' };
    const response = await fetch(`${cluster.url}/api/caller`, { headers: claims });
    const { host } = new URL(cluster.url);
    assert.deepEqual(await response.json(), { ip: '127.0.0.1', host, protocol: 'http' });
  });

  void it('shows everybody the same conversation, whichever node they are at', async () => {
    const { tabs, leave } = await onEachNode();
    await converse(tabs, 10);
    assertSameConversation(tabs, 30);
    leave();
  });

  void it('pushes the balance to every tab of a member, at whatever node', async () => {
    const member = await cluster.aVisitor();
    const tabs = await Promise.all(cluster.nodes.map((node) => cluster.openTab(member, node)));
    const { status } = await member.request(cluster.url, 'POST', '/api/daily-bonus');
    assert.equal(status, 200);
    const { body: user } = await member.request<{ coins: number }>(cluster.url, 'GET', '/api/user');
    for (const tab of tabs) {
      await tab.until(() => tab.newest<{ coins: number }>('balance')?.coins === user.coins, 'the balance');
      assert.equal(tab.frames.filter(({ type }) => type === 'balance').length, 1);
      tab.close();
    }
  });

  void it('tells friends at other nodes who comes, plays and goes', async () => {
    const [member, friend] = [await cluster.aVisitor(), await cluster.aVisitor()];
    await befriend(member, friend);
    const watching = await cluster.openTab(friend, cluster.node(and));
    const [first, second] = [
      await cluster.openTab(member, cluster.node(the)),
      await cluster.openTab(member, cluster.node(last)),
    ];
    const isTold = (expected: Omit<PresenceService, 'userId'>): Promise<void> =>
      watching.until(() => {
        const { isOnline, playing } = watching.newest<PresenceService>('presence') ?? {};
        return isOnline === expected.isOnline && playing === expected.playing;
      }, JSON.stringify(expected));
    await isTold({ isOnline: true, playing: null });
    first.send({ type: 'activity', data: { game: 'Alien Clicker' } });
    await isTold({ isOnline: true, playing: 'Alien Clicker' });
    first.close();
    await isTold({ isOnline: true, playing: null });
    second.close();
    await isTold({ isOnline: false, playing: null });
    watching.close();
  });

  void it('closes the sockets of a session that ends, at every node [SEC-22]', async () => {
    const member = await cluster.aVisitor();
    const tabs = await Promise.all(cluster.nodes.map((node) => cluster.openTab(member, node)));
    assert.equal((await member.request(cluster.url, 'POST', '/api/logout')).status, 204);
    for (const tab of tabs) {
      await tab.until(() => tab.closeCode === SESSION_ENDED, 'the end of its session');
      assert.ok(tab.frames.some(({ type }) => type === 'session_ended'));
    }
  });

  for (let kill = 0; kill < kills; kill += 1) {
    void it(`loses and doubles nothing when node ${(kill % 3) + 1} is killed while everybody talks`, async () => {
      const visitors = await Promise.all(Array.from({ length: 6 }, () => cluster.aVisitor()));
      const tabs = [];
      for (const visitor of visitors) tabs.push(await cluster.openTab(visitor));
      const node = cluster.node(kill % 3);
      assert.ok((await node.countSockets()) > 0);
      await converse(tabs, 12, { afterMessages: 20 + kill, act: () => node.kill() });
      assertSameConversation(tabs, 6 * 12);
      assert.ok(
        tabs.some(({ cuts }) => cuts > 0),
        'Nobody was on the killed node.',
      );
      await node.start();
      // Every member can connect to the restarted node.
      await Promise.all(visitors.map((visitor) => cluster.openTab(visitor, node).then((tab) => tab.close())));
      for (const tab of tabs) tab.close();
    });
  }

  void it('knows who was on a node that was killed, once it has been silent for 75 s', async () => {
    const { visitors, tabs, leave } = await onEachNode();
    const [, friend, gone] = visitors;
    assert.ok(friend && gone);
    await befriend(gone, friend);
    const watching = tabOf(tabs, and);
    // Sends a heartbeat now, whenever the nodes' own last one was.
    await cluster.live(0);
    await cluster.node(last).kill();
    tabOf(tabs, last).close();
    const others = [cluster.node(the), cluster.node(and)];
    await cluster.live(30_000, others);
    await cluster.live(30_000, others);
    const friends = await friend.request<{ friends: readonly PresenceService[] }>(
      cluster.url,
      'GET',
      '/api/friends',
    );
    assert.equal(friends.body.friends[0]?.isOnline, true);
    await cluster.live(STALE_MS - 60_000, others);
    await watching.until(
      () => watching.newest<PresenceService>('presence')?.isOnline === false,
      'that they are gone',
    );
    await cluster.node(last).start();
    leave();
  });

  void it('goes on in each node when Redis is killed, says so, and catches up when it is back', async () => {
    const { visitors, tabs, leave } = await onEachNode();
    const beside = await cluster.openTab(await cluster.aVisitor(), cluster.node(the));
    const everybody = [...tabs, beside];
    await redis.kill();
    const areTold = (isDegraded: boolean): Promise<unknown> =>
      Promise.all(
        everybody.map((tab) =>
          tab.until(() => tab.newest<Status>('status')?.isDegraded === isDegraded, 'the status'),
        ),
      );
    await areTold(true);

    const before = beside.messages.length;
    tabOf(tabs, the).write('Is anybody here?');
    await beside.until(() => beside.messages.length > before, 'a message on the same node');
    for (const [index, visitor] of visitors.entries()) {
      const { url } = cluster.node(index);
      const ready = await visitor.request<{ redis: string }>(url, 'GET', '/api/health/ready');
      assert.deepEqual([ready.status, ready.body.redis], [200, 'away']);
      assert.equal((await visitor.request(url, 'POST', '/api/daily-bonus')).status, 200);
      await tabOf(tabs, index).until(() => tabOf(tabs, index).newest('balance') !== undefined, 'the balance');
    }
    await cluster.aVisitor();

    await redis.start();
    await areTold(false);
    await converse(everybody, 3);
    assertSameConversation(everybody, 1 + 4 * 3);
    for (const tab of everybody)
      await tab.until(() => tab.frames.some(({ type }) => type === 'resync'), 'the advice to ask again');
    leave();
    beside.close();
  });

  void it('lets a node be stopped: its sockets are told to come to another, and its requests end', async () => {
    const { tabs, leave } = await onEachNode();
    const moving = tabOf(tabs, last);
    const stopped = cluster.node(last).stop();
    await moving.until(() => moving.closeCode === 1001, 'the goodbye of its node');
    assert.equal(await stopped, 0);
    leave();
    await cluster.node(last).start();
  });

  void it('asks another node when one hangs, and that one again once it goes on', async () => {
    const ports = cluster.nodes.map(({ port }) => port);
    const place = join(folder, 'impatient-nginx');
    const nginx = await startNginx(place, ports, { silenceSeconds: 1 });
    running.push(nginx);
    const ask = async (): Promise<number> => (await fetch(`${nginx.url}/api/health`)).status;
    const askAtOnce = (): Promise<number[]> => Promise.all(Array.from({ length: 12 }, ask));
    const allAnswered = Array.from({ length: 12 }, () => 200);
    const hanging = cluster.node(last);
    hanging.hang();
    try {
      assert.deepEqual(await askAtOnce(), allAnswered);
      assert.match(
        readFileSync(join(place, 'error.log'), 'utf8'),
        /timed out.*while reading response header/,
      );
    } finally {
      hanging.goOn();
    }
    assert.deepEqual(await askAtOnce(), allAnswered);
  });
});
