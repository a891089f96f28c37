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
import { after, afterEach, before, describe, it } from 'node:test';
import type { TestMember } from '../../backend/test/support/app.js';
import { TestClient } from '../../backend/test/support/client.js';
import { befriend } from '../../backend/test/support/friends.js';
import { freePort } from '../../scripts/lib/ports.mjs';
import { endOnStopSignal } from '../../scripts/lib/processes.mjs';
import { startNginx } from '../../scripts/servers/nginx.mjs';
import { startRedis } from '../../scripts/servers/redis.mjs';
import { assertSameConversation, ChatWindow, converse } from './chat-window.js';
import { SiteNode } from './node.js';
import { until } from './until.js';

endOnStopSignal();

const folder = process.env['NODES_FOLDER'] ?? '';
const kills = Number(process.env['NODES_KILLS']);

const SESSION_ENDED = 4401;

interface Presence {
  readonly isOnline: boolean;
  readonly playing: string | null;
}

void describe('three nodes behind nginx', () => {
  let redis: Awaited<ReturnType<typeof startRedis>>;
  let nginx: Awaited<ReturnType<typeof startNginx>>;
  let nodes: [SiteNode, SiteNode, SiteNode];
  let members = 0;
  let windows: ChatWindow[] = [];

  before(async () => {
    const ports = [await freePort(), await freePort(), await freePort()] as const;
    redis = await startRedis(join(folder, 'redis'));
    // Failed nodes are asked again sooner than on a deployed site: kills follow each other so fast that nginx would
    // give up all three.
    nginx = await startNginx(join(folder, 'nginx'), [...ports], { silenceSeconds: 3 });
    const environment = {
      DATABASE_URL: process.env['NODES_DATABASE'],
      REDIS_URL: redis.url,
      DATA_DIR: join(folder, 'data'),
    };
    const [one, two, three] = ports;
    nodes = [
      new SiteNode(one, environment),
      new SiteNode(two, environment),
      new SiteNode(three, environment),
    ];
    await Promise.all(nodes.map((node) => node.start()));
  });
  afterEach(() => {
    // Those of a failed test would reconnect forever.
    for (const chat of windows) chat.close();
    windows = [];
  });
  after(async () => {
    await Promise.all(nodes.map((node) => node.end('SIGKILL')));
    await nginx.stop();
    await redis.stop();
  });

  const aMember = async (): Promise<TestMember> => {
    members += 1;
    const client = new TestClient(nginx.url, `10.1.0.${members}`);
    const account = { username: `member-${members}`, password: 'correct horse battery' };
    const { status, body } = await client.post<{ id: number }>('/api/register', account);
    assert.equal(status, 201);
    return { client, id: body.id, username: account.username };
  };
  const sixMembers = (): Promise<TestMember[]> => Promise.all(Array.from({ length: 6 }, aMember));
  /** Returns a client of the same session that asks a node directly. */
  const clientAt = ({ url }: SiteNode, { client }: TestMember): TestClient => {
    const direct = new TestClient(url, client.address);
    direct.setCookie('session', client.cookie('session') ?? '');
    return direct;
  };
  /** Opens a member's chat through the proxy, which chooses the node, or directly at a node. */
  const open = async (member: TestMember, node?: SiteNode): Promise<ChatWindow> => {
    const client = node ? clientAt(node, member) : member.client;
    const chat = new ChatWindow({ ...member, client }, node?.url ?? nginx.url);
    windows.push(chat);
    await chat.open();
    return chat;
  };

  void it('knows callers by what the proxy sees, whatever they claim', async () => {
    const claims = { 'X-Forwarded-For': '10.9.9.9', 'X-Forwarded-Host': 'elsewhere.example' };
    const response = await fetch(`${nginx.url}/api/caller`, { headers: claims });
    const { host } = new URL(nginx.url);
    assert.deepEqual(await response.json(), { ip: '127.0.0.1', host, protocol: 'http' });
  });

  void it('tells friends at other nodes who comes, plays and goes', async () => {
    const [member, friend] = [await aMember(), await aMember()];
    await befriend(member, friend);
    const watching = await open(friend, nodes[1]);
    const isTold = (isOnline: boolean, playing: string | null): Promise<void> =>
      until(() => {
        const presence = watching.newest<Presence>('presence');
        return presence?.isOnline === isOnline && presence.playing === playing;
      }, `presence ${isOnline} ${playing}`);
    const [first, second] = [await open(member, nodes[0]), await open(member, nodes[2])];
    await isTold(true, null);
    second.send({ type: 'activity', data: { game: 'Alien Clicker' } });
    await isTold(true, 'Alien Clicker');
    second.close();
    await isTold(true, null);
    first.close();
    await isTold(false, null);
  });

  void it('pushes the balance once to a member at every node, and closes all when the session ends [SEC-22]', async () => {
    const member = await aMember();
    const chats = await Promise.all(nodes.map((node) => open(member, node)));
    assert.equal((await member.client.post('/api/daily-bonus')).status, 200);
    const { coins } = (await member.client.get<{ coins: number }>('/api/user')).body;
    await until(() => chats.every((chat) => chat.has('balance')), 'the balance');
    assert.equal((await member.client.post('/api/logout')).status, 204);
    for (const chat of chats) {
      await until(() => chat.closeCode === SESSION_ENDED, 'the end of its session');
      assert.ok(chat.has('session_ended'));
      const balances = chat.frames.filter(({ type }) => type === 'balance');
      assert.deepEqual(
        balances.map(({ data }) => (data as { coins: number }).coins),
        [coins],
      );
    }
  });

  for (let kill = 0; kill < kills; kill += 1) {
    void it(`loses and doubles nothing when node ${(kill % 3) + 1} is killed while everybody talks`, async () => {
      const talking = [];
      for (const member of await sixMembers()) talking.push(await open(member));
      const node = nodes[kill % 3];
      assert.ok(node);
      let killed: Promise<unknown> = Promise.resolve();
      await converse(talking, 12, (count) => {
        if (count === 20 + kill) killed = node.end('SIGKILL');
      });
      await killed;
      assertSameConversation(talking, 6 * 12);
      assert.ok(
        talking.some(({ closeCode }) => closeCode !== 0),
        'Nobody was on the killed node.',
      );
      await node.start();
      // Every member can connect to the restarted node.
      await Promise.all(talking.map(({ member }) => open(member, node)));
    });
  }

  void it('goes on in each node when Redis is killed, says so, and catches up when it is back', async () => {
    const apart = [await aMember(), await aMember(), await aMember()];
    const chats = await Promise.all(nodes.map((node, index) => open(apart[index] ?? assert.fail(), node)));
    const beside = await open(await aMember(), nodes[0]);
    const everybody = [...chats, beside];
    const areTold = (isDegraded: boolean): Promise<void> =>
      until(
        () =>
          everybody.every(
            (chat) => chat.newest<{ isDegraded: boolean }>('status')?.isDegraded === isDegraded,
          ),
        `the status ${isDegraded}`,
      );
    await redis.kill();
    await areTold(true);
    const before = beside.messages.length;
    await chats[0]?.write('Is anybody here?');
    await until(() => beside.messages.length > before, 'a message on the same node');
    for (const chat of chats) {
      const { client } = chat.member;
      const ready = await client.get<{ redis: string }>('/api/health/ready');
      assert.deepEqual([ready.status, ready.body.redis], [200, 'away'], ready.text);
      assert.equal((await client.post('/api/daily-bonus')).status, 200);
      await until(() => chat.has('balance'), 'the balance');
    }
    await aMember();

    await redis.start();
    await areTold(false);
    await converse(everybody, 3);
    assertSameConversation(everybody, 1 + 4 * 3);
    await until(() => everybody.every((chat) => chat.has('resync')), 'the advice to ask again');
  });

  void it('lets a node be stopped: its sockets are told to come to another, and its requests end', async () => {
    const chat = await open(await aMember(), nodes[2]);
    const stopped = nodes[2].end('SIGTERM');
    await until(() => chat.closeCode === 1001, 'the goodbye of its node');
    assert.equal(await stopped, 0);
    await nodes[2].start();
  });

  void it('asks another node when one hangs, and that one again once it goes on', async () => {
    const ask = async (): Promise<number> => (await fetch(`${nginx.url}/api/health`)).status;
    const askAtOnce = (): Promise<number[]> => Promise.all(Array.from({ length: 12 }, ask));
    const allAnswered = Array.from({ length: 12 }, () => 200);
    nodes[2].hang();
    try {
      assert.deepEqual(await askAtOnce(), allAnswered);
      assert.match(
        readFileSync(join(folder, 'nginx', 'error.log'), 'utf8'),
        /timed out.*while reading response header/,
      );
    } finally {
      nodes[2].goOn();
    }
    assert.deepEqual(await askAtOnce(), allAnswered);
  });
});
