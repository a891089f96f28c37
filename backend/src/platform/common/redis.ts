import { Injectable, Logger, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { Redis } from 'ioredis';
import { Config } from '../config/config.js';

/** Timeout for connecting and for a command. After it Redis counts as away; callers can do without it. */
const ANSWER_LIMIT_MS = 1500;

/** Interval of a ping on each connection: a cut cable is noticed only by a command without an answer. */
const PING_INTERVAL_MS = 2000;

/** Maximum pause between two attempts to connect. */
const MAX_PAUSE_MS = 1000;

/** Maximum time that a starting server waits for Redis before it goes on without it. */
const START_LIMIT_MS = 3000;

/** Prefix of all keys and channels, so that other programs may use the same Redis. */
export const REDIS_PREFIX = 'alien-squad';

/**
 * Connection to Redis without a queue: commands fail at once while Redis is away. It reconnects by itself.
 */
export class RedisLink {
  readonly client: Redis;
  private changeHandlers: ((isUp: boolean) => void)[] = [];
  private wasUp = false;
  private timer: NodeJS.Timeout | undefined;

  /** `prepare` runs on every new connection before it counts as up. */
  constructor(
    url: string,
    private readonly prepare: (client: Redis) => Promise<unknown> = () => Promise.resolve(),
  ) {
    this.client = new Redis(url, {
      lazyConnect: true,
      autoResubscribe: false,
      enableOfflineQueue: false,
      maxRetriesPerRequest: 0,
      autoResendUnfulfilledCommands: false,
      connectTimeout: ANSWER_LIMIT_MS,
      commandTimeout: ANSWER_LIMIT_MS,
      socketTimeout: ANSWER_LIMIT_MS,
      retryStrategy: (attempt) => Math.min(50 * 2 ** attempt, MAX_PAUSE_MS),
    });
    // Each failure is followed by 'close', which is handled below.
    this.client.on('error', () => undefined);
    this.client.on('ready', () => void this.becomeReady());
    this.client.on('close', () => this.note(false));
  }

  /** Whether Redis is connected and answers, as of the last check. */
  get isUp(): boolean {
    return this.wasUp;
  }

  /** Calls the handler when `isUp` changes. */
  onChange(handler: (isUp: boolean) => void): void {
    this.changeHandlers.push(handler);
  }

  /** Starts to connect. Resolves when connected, or after START_LIMIT_MS. */
  async open(): Promise<void> {
    const ping = (): unknown => this.client.ping().catch(() => undefined);
    this.timer = setInterval(ping, PING_INTERVAL_MS).unref();
    const up = new Promise<void>((resolve) => this.onChange(() => resolve()));
    const waiting = new Promise<void>((resolve) => setTimeout(resolve, START_LIMIT_MS).unref());
    this.client.connect().catch(() => undefined);
    await Promise.race([up, waiting]);
  }

  /** Closes the connection after everything sent before has arrived. */
  async close(): Promise<void> {
    clearInterval(this.timer);
    this.changeHandlers = [];
    if (this.wasUp) await this.client.quit().catch(() => undefined);
    this.client.disconnect();
  }

  private async becomeReady(): Promise<void> {
    try {
      await this.prepare(this.client);
      this.note(true);
    } catch {
      this.note(false);
      this.client.disconnect(true);
    }
  }

  private note(isUp: boolean): void {
    if (isUp === this.wasUp) return;
    this.wasUp = isUp;
    for (const handler of this.changeHandlers) handler(isUp);
  }
}

/** The Redis that nodes share, if REDIS_URL is set. */
@Injectable()
export class SharedRedis implements OnModuleInit, OnApplicationShutdown {
  /** Link for commands; undefined without REDIS_URL. */
  readonly link: RedisLink | undefined;
  private readonly logger = new Logger('Redis');

  constructor(config: Config) {
    this.link = config.redisUrl === undefined ? undefined : new RedisLink(config.redisUrl);
    let hasBeenAway = false;
    this.link?.onChange((isUp) => {
      if (!isUp) this.logger.warn('Redis does not answer: until it does, nodes share nothing.');
      else if (hasBeenAway) this.logger.warn('Redis answers again.');
      else this.logger.log('Redis answers.');
      hasBeenAway ||= !isUp;
    });
  }

  /** State of Redis, for operators. */
  get state(): 'none' | 'connected' | 'away' {
    if (!this.link) return 'none';
    return this.link.isUp ? 'connected' : 'away';
  }

  async onModuleInit(): Promise<void> {
    await this.link?.open();
  }

  async onApplicationShutdown(): Promise<void> {
    await this.link?.close();
  }
}
