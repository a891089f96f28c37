import { randomUUID } from 'node:crypto';
import type { OnApplicationShutdown, OnModuleInit } from '@nestjs/common';
import { REDIS_PREFIX, RedisLink } from '../common/redis.js';
import { Bus, type Json } from './bus.js';

const CHANNEL = `${REDIS_PREFIX}:bus`;

/**
 * Maximum number of unacknowledged messages. Further messages are dropped, and the other nodes are told to
 * resync.
 */
const MAX_UNDER_WAY = 1000;

/** Message between nodes; without a channel it only announces that earlier ones were lost. */
interface Envelope {
  readonly node: string;
  readonly channel?: string;
  readonly message?: Json;
  /** Whether earlier envelopes of this node were lost. */
  readonly hasLost: boolean;
}

/**
 * Bus over Redis. A message reaches its own node at once, with or without Redis. Redis forwards it to the
 * others and stores nothing, so messages published while it is away are lost. Both sides detect this: a node
 * that reconnects to Redis has missed messages of the others, and announces lost messages of its own.
 */
export class RedisBus extends Bus implements OnModuleInit, OnApplicationShutdown {
  private readonly node = randomUUID();
  private readonly listener: RedisLink;
  private underWay = 0;
  private hasLost = false;
  private wasDegraded = true;

  /** `sender` belongs to the caller; listening needs a connection of its own. */
  constructor(
    private readonly sender: RedisLink,
    url: string,
  ) {
    super();
    this.listener = new RedisLink(url, (client) => client.subscribe(CHANNEL));
    this.listener.client.on('message', (_channel: string, text: string) => this.receive(text));
    this.listener.onChange((isUp) => this.follow(isUp));
    sender.onChange(() => this.follow(false));
  }

  override get isDegraded(): boolean {
    return !this.sender.isUp || !this.listener.isUp;
  }

  async onModuleInit(): Promise<void> {
    await this.listener.open();
  }

  async onApplicationShutdown(): Promise<void> {
    await this.listener.close();
  }

  override publish(channel: string, message: Json): void {
    this.deliver(channel, message);
    this.send({ channel, message });
  }

  private send(content: Pick<Envelope, 'channel' | 'message'>): void {
    if (!this.sender.isUp || this.underWay >= MAX_UNDER_WAY) {
      this.hasLost = true;
      return;
    }
    const envelope: Envelope = { node: this.node, ...content, hasLost: this.hasLost };
    this.hasLost = false;
    this.underWay += 1;
    this.sender.client.publish(CHANNEL, JSON.stringify(envelope)).then(
      () => {
        this.underWay -= 1;
        if (this.underWay === 0) this.admitLosses();
      },
      () => {
        // Reported with the next envelope that is delivered.
        this.underWay -= 1;
        this.hasLost = true;
      },
    );
  }

  /** Announces lost messages to the other nodes as soon as Redis is reachable. */
  private admitLosses(): void {
    if (this.hasLost && this.sender.isUp) this.send({});
  }

  private receive(text: string): void {
    const { node, channel, message, hasLost } = JSON.parse(text) as Envelope;
    if (node === this.node) return;
    if (channel !== undefined) this.deliver(channel, message ?? null);
    if (hasLost) this.tellMissed();
  }

  /** Handles a change of either link. `hasMissed`: listening just began, so earlier messages were missed. */
  private follow(hasMissed: boolean): void {
    const { isDegraded } = this;
    if (isDegraded !== this.wasDegraded) {
      this.wasDegraded = isDegraded;
      this.tellDegraded(isDegraded);
    }
    if (hasMissed) this.tellMissed();
    this.admitLosses();
  }
}
