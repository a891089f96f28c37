import { Injectable, Logger } from '@nestjs/common';

/** Publishable values: plain JSON. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** Handler for the messages of a channel. */
export type BusHandler<Message> = (message: Message) => void;

/**
 * Publishes events to every node of the site. This class reaches only its own process; `RedisBus` reaches the
 * other nodes as well. Messages may be lost: nothing may depend on them, and a subscriber that may have
 * missed one reads the database.
 */
@Injectable()
export class Bus {
  protected readonly logger = new Logger('Bus');
  private readonly handlers = new Map<string, BusHandler<Json>[]>();
  private readonly degradedHandlers: BusHandler<boolean>[] = [];
  private readonly missedHandlers: (() => void)[] = [];

  /** Whether the other nodes are currently out of reach, so that messages reach only this node's members. */
  get isDegraded(): boolean {
    return false;
  }

  /**
   * Sends a message to every subscriber of the channel. On this node it is delivered synchronously and once.
   * Never throws or waits.
   */
  publish(channel: string, message: Json): void {
    this.deliver(channel, message);
  }

  /** Subscribes to a channel of all nodes; `Message` is the type that its publishers send. */
  subscribe<Message extends Json>(channel: string, handler: BusHandler<Message>): void {
    const handlers = this.handlers.get(channel) ?? [];
    this.handlers.set(channel, [...handlers, handler as unknown as BusHandler<Json>]);
  }

  /** Calls the handler when `isDegraded` changes. */
  onDegraded(handler: BusHandler<boolean>): void {
    this.degradedHandlers.push(handler);
  }

  /**
   * Calls the handler when messages of other nodes may have been lost and the bus works again: the time to
   * catch up from the database. It may be called more than once for one gap.
   */
  onMissed(handler: () => void): void {
    this.missedHandlers.push(handler);
  }

  /** Delivers a message to the local subscribers. A failing subscriber does not affect the others. */
  protected deliver(channel: string, message: Json): void {
    for (const handler of this.handlers.get(channel) ?? []) this.attempt(() => handler(message));
  }

  protected tellDegraded(isDegraded: boolean): void {
    for (const handler of this.degradedHandlers) this.attempt(() => handler(isDegraded));
  }

  protected tellMissed(): void {
    for (const handler of this.missedHandlers) this.attempt(handler);
  }

  private attempt(handle: () => void): void {
    try {
      handle();
    } catch (error) {
      this.logger.error('A message of the bus could not be handled.', error);
    }
  }
}
