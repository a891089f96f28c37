/**
 * Tests what depends on Redis with a real server that is killed and frozen: the bus between nodes, and rate
 * limits. Run by `scripts/test-run/nodes.mjs`, which sets NODES_FOLDER, a folder for the server's files.
 */
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { after, afterEach, before, describe, it } from 'node:test';
import { endOnStopSignal } from '../../scripts/lib/processes.mjs';
import { startRedis } from '../../scripts/servers/redis.mjs';
import { GuessLimiter } from '../../backend/src/platform/limits/guess-limiter.js';
import { RateLimiter } from '../../backend/src/platform/limits/rate-limiter.js';
import { GUESS_LIMITS, RATE_LIMITS } from '../../backend/src/platform/limits/rate-limits.js';
import { SharedRedis } from '../../backend/src/platform/common/redis.js';
import { Problem } from '../../backend/src/platform/errors/problem.js';
import { type Config, loadConfig } from '../../backend/src/platform/config/config.js';
import { RedisBus } from '../../backend/src/platform/realtime/redis-bus.js';
import { until } from './until.js';

endOnStopSignal();

/** The Redis clients of a node. */
interface Node {
  readonly redis: SharedRedis;
  readonly bus: RedisBus;
  readonly limiter: RateLimiter;
  readonly guesses: GuessLimiter;
  /** Messages received on the test channel. */
  readonly heard: number[];
  /** Number of notifications that messages may have been missed. */
  missed: number;
  /** Reported changes of the bus's degraded state. */
  readonly degraded: boolean[];
}

void describe('nodes that share a Redis', () => {
  let server: Awaited<ReturnType<typeof startRedis>>;
  let nodes: Node[] = [];
  before(async () => {
    server = await startRedis(join(process.env['NODES_FOLDER'] ?? '', 'redis-alone'));
  });
  after(() => server.stop());
  afterEach(async () => {
    await Promise.all(nodes.map(leave));
    nodes = [];
  });

  const aNode = async (): Promise<Node> => {
    const config: Config = loadConfig({
      REDIS_URL: server.url,
      STREAM_SECRET: 'the secret that all of these nodes share',
    });
    const redis = new SharedRedis(config);
    assert.ok(redis.link);
    const bus = new RedisBus(redis.link, server.url);
    const node: Node = {
      redis,
      bus,
      limiter: new RateLimiter(config, redis),
      guesses: new GuessLimiter(config, redis),
      heard: [],
      missed: 0,
      degraded: [],
    };
    bus.subscribe<number>('test', (number) => node.heard.push(number));
    bus.onDegraded((isDegraded) => node.degraded.push(isDegraded));
    bus.onMissed(() => (node.missed += 1));
    await Promise.all([redis.onModuleInit(), bus.onModuleInit()]);
    nodes.push(node);
    return node;
  };

  const twoNodes = async (): Promise<[Node, Node]> => [await aNode(), await aNode()];

  void it('hear every message once, their own at once', async () => {
    const [one, other] = await twoNodes();
    for (let number = 1; number <= 500; number += 1) {
      one.bus.publish('test', number);
      assert.equal(one.heard.at(-1), number);
    }
    other.bus.publish('test', 501);
    await until(() => other.heard.length === 501 && one.heard.length === 501, 'all messages');
    // Duplicates would have arrived before the answer to this.
    await Promise.all([one.redis.link?.client.ping(), other.redis.link?.client.ping()]);
    assert.equal(new Set(one.heard).size, 501);
    assert.deepEqual([one.heard.length, other.heard.length], [501, 501]);
  });

  void it('go on by themselves when it is killed, keep nothing for later, and are told to catch up [SEC-27]', async () => {
    const [one, other] = await twoNodes();
    await server.kill();
    await until(() => one.bus.isDegraded && other.bus.isDegraded, 'that Redis is gone');
    assert.deepEqual(one.degraded.at(-1), true);
    assert.equal(one.redis.state, 'away');
    for (let number = 0; number < 100_000; number += 1) one.bus.publish('test', number);
    assert.equal(one.heard.length, 100_000);
    const missed = other.missed;
    await server.start();
    await until(() => !one.bus.isDegraded && !other.bus.isDegraded, 'that Redis is back');
    await until(() => other.missed > missed, 'the advice to catch up');
    assert.deepEqual([one.degraded.at(-1), one.redis.state], [false, 'connected']);
    one.bus.publish('test', -1);
    await until(() => other.heard.length > 0, 'the first message after the gap');
    assert.deepEqual(other.heard, [-1]);
  });

  void it('tell the others when a message of theirs was lost, also if those noticed nothing', async () => {
    const [one, other] = await twoNodes();
    const missed = other.missed;
    one.redis.link?.client.disconnect(true);
    one.bus.publish('test', 1);
    await until(() => other.missed > missed, 'that it has missed something');
    assert.deepEqual([one.heard, other.heard], [[1], []]);
  });

  void it('lose what is too much at once, and say so', async () => {
    const [one, other] = await twoNodes();
    const missed = other.missed;
    for (let number = 0; number < 5000; number += 1) one.bus.publish('test', number);
    await until(() => other.missed > missed, 'that it has missed something');
    assert.ok(other.heard.length > 0 && other.heard.length < 5000);
    assert.equal(one.heard.length, 5000);
  });

  void it('take one that is frozen for gone, and come back when it is not', async () => {
    const [one, other] = await twoNodes();
    server.freeze();
    try {
      await until(() => one.bus.isDegraded && other.bus.isDegraded, 'that Redis says nothing');
      one.bus.publish('test', 1);
      assert.deepEqual(one.heard, [1]);
      await one.limiter.count('signInPerAddress', 'frozen');
    } finally {
      server.thaw();
    }
    await until(() => !one.bus.isDegraded && !other.bus.isDegraded, 'that Redis answers again');
    other.bus.publish('test', 2);
    await until(() => one.heard.includes(2), 'a message');
  });

  void it('count requests together, and each by itself while it is away [SEC-28]', async () => {
    const [one, other] = await twoNodes();
    const { requests } = RATE_LIMITS.signInPerAddress;
    for (let request = 0; request < requests; request += 1)
      await (request % 2 ? one : other).limiter.count('signInPerAddress', 'quasar');
    for (const { limiter } of [one, other])
      await assert.rejects(limiter.count('signInPerAddress', 'quasar'), isTooMany);
    await one.limiter.count('signInPerAddress', 'nova');

    await server.kill();
    await until(() => one.bus.isDegraded && other.bus.isDegraded, 'that Redis is gone');
    for (let request = 0; request < requests; request += 1)
      await one.limiter.count('signInPerAddress', 'quasar');
    await assert.rejects(one.limiter.count('signInPerAddress', 'quasar'), isTooMany);
    await other.limiter.count('signInPerAddress', 'quasar');
    await server.start();
  });

  void it('count wrong passwords together, and right ones not at all', async () => {
    const nodes = await twoNodes();
    const count = { limit: 'guessesOfAddress', key: 'quasar' } as const;
    const guess = (turn: number, isRight: boolean): Promise<boolean> =>
      nodes[turn % 2 ? 1 : 0].guesses.isRight(() => Promise.resolve(isRight), count);
    for (let turn = 1; turn < GUESS_LIMITS.guessesOfAddress; turn += 1) await guess(turn, false);
    assert.equal(await guess(0, true), true);
    for (let turn = 0; turn < GUESS_LIMITS.guessesOfAddress; turn += 1) await guess(turn, false);
    for (const turn of [0, 1]) await assert.rejects(guess(turn, true), isTooMany);
  });
});

function isTooMany(error: unknown): boolean {
  return (
    error instanceof Problem && error.code === 'request.too_many' && Number(error.headers['Retry-After']) > 0
  );
}

async function leave({ redis, bus }: Node): Promise<void> {
  await bus.onApplicationShutdown();
  await redis.onApplicationShutdown();
}
