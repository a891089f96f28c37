import { Injectable, Logger, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { Redis } from 'ioredis';
import { Config } from '../config/config.js';

/** A Redis that takes longer to answer is taken for gone: whoever waits for it could have been answered without. */
const ANSWER_LIMIT_MS = 1500;

/** How often each connection is asked whether it still works; a cut cable says nothing by itself. */
const CHECK_INTERVAL_MS = 2000;

/** The longest pause between two attempts to connect. */
const MAX_PAUSE_MS = 1000;

/** A server that starts waits for Redis at most this long, and then goes on without it. */
const START_LIMIT_MS = 3000;

/** What all keys and channels begin with, so that other programs may use the same Redis. */
export const REDIS_PREFIX = 'alien-squad';

/**
 * A connection that never has anything wait for it: while Redis is away, commands fail at once. It comes back by itself.
 */
export class RedisLink {
  readonly client: Redis;
  private changeHandlers: ((isUp: boolean) => void)[] = [];
  private wasUp = false;
  private timer: NodeJS.Timeout | undefined;
  private isPatient = true;

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
      retryStrategy: (attempt) => Math.min(50 * 2 ** attempt, MAX_PAUSE_MS),
    });
    // Each failure is followed by 'close', which says all there is to know.
    this.client.on('error', () => undefined);
    this.client.on('ready', () => void this.becomeReady());
    this.client.on('close', () => this.note(false));
  }

  /** Whether Redis answers, as far as is known. */
  get isUp(): boolean {
    return this.wasUp;
  }

  /** Hears when `isUp` changes. */
  onChange(handler: (isUp: boolean) => void): void {
    this.changeHandlers.push(handler);
  }

  /** Begins to connect; resolves when that is done, or when it takes too long to be waited for. */
  async open(): Promise<void> {
    this.timer = setInterval(() => void this.check(), CHECK_INTERVAL_MS).unref();
    const up = new Promise<void>((resolve) => this.onChange(() => resolve()));
    const waiting = new Promise<void>((resolve) => setTimeout(resolve, START_LIMIT_MS).unref());
    this.client.connect().catch(() => undefined);
    await Promise.race([up, waiting]);
  }

  /** Ends the connection; what was sent before arrives. */
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
      this.giveUp();
    }
  }

  /** A new connection is tried; that this one has ended can take a while to be certain. */
  private giveUp(): void {
    this.note(false);
    this.client.disconnect(true);
  }

  /** Asks a connection whether it works, and gives up one that says nothing. */
  private async check(): Promise<void> {
    const { status } = this.client;
    if (status === 'ready') {
      this.isPatient = true;
      await this.client.ping().catch(() => this.giveUp());
    } else if (status === 'connect') {
      // Connected, but Redis has not said that it is ready: once is slow, twice is dead.
      if (!this.isPatient) this.giveUp();
      this.isPatient = !this.isPatient;
    }
  }

  private note(isUp: boolean): void {
    if (isUp === this.wasUp) return;
    this.wasUp = isUp;
    for (const handler of this.changeHandlers) handler(isUp);
  }
}

/** The Redis that nodes share, where REDIS_URL names one. */
@Injectable()
export class SharedRedis implements OnModuleInit, OnApplicationShutdown {
  /** For commands; undefined without REDIS_URL. */
  readonly link: RedisLink | undefined;
  private readonly logger = new Logger('Redis');

  constructor(config: Config) {
    this.link = config.redisUrl === undefined ? undefined : new RedisLink(config.redisUrl);
    let hasBeenAway = false;
    this.link?.onChange((isUp) => {
      if (!isUp) this.logger.warn('Redis does not answer: what nodes share is kept in each until it does.');
      else if (hasBeenAway) this.logger.warn('Redis answers again.');
      else this.logger.log('Redis answers.');
      hasBeenAway ||= !isUp;
    });
  }

  /** How Redis is, in a word for those who operate the site. */
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
