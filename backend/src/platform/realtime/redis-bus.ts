import { randomUUID } from 'node:crypto';
import type { OnApplicationShutdown, OnModuleInit } from '@nestjs/common';
import { REDIS_PREFIX, RedisLink } from '../common/redis.js';
import { Bus, type Json } from './bus.js';

const CHANNEL = `${REDIS_PREFIX}:bus`;

/** So many messages may be on their way to Redis; further ones are lost, and the others are told so. */
const MAX_UNDER_WAY = 1000;

/** What goes from node to node: a message, or only that earlier ones were lost. */
interface Envelope {
  readonly node: string;
  readonly channel?: string;
  readonly message?: Json;
  /** Whether earlier envelopes of this node did not get through. */
  readonly hasLost: boolean;
}

/**
 * The bus over Redis. A message reaches its own node at once, Redis or not, and the others through Redis, which keeps
 * nothing: what is published while it is away is lost. Both sides notice: a node that comes back to Redis has missed what
 * the others said, and tells them when it lost something of its own.
 */
export class RedisBus extends Bus implements OnModuleInit, OnApplicationShutdown {
  private readonly node = randomUUID();
  private readonly listener: RedisLink;
  private underWay = 0;
  private hasLost = false;
  private wasDegraded = true;

  /** `sender` is a link of the caller's; listening takes one of its own. */
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

  override get isShared(): boolean {
    return true;
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
        // Told with the next envelope that gets through.
        this.underWay -= 1;
        this.hasLost = true;
      },
    );
  }

  /** Tells the others that they have missed something, as soon as they can hear it. */
  private admitLosses(): void {
    if (this.hasLost && this.sender.isUp) this.send({});
  }

  private receive(text: string): void {
    const { node, channel, message, hasLost } = JSON.parse(text) as Envelope;
    if (node === this.node) return;
    if (channel !== undefined) this.deliver(channel, message ?? null);
    if (hasLost) this.tellMissed();
  }

  /** `hasMissed`: listening began just now, so what was said before was missed. */
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
