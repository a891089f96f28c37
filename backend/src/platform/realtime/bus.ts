import { Injectable, Logger } from '@nestjs/common';

/** What can be published: plain JSON. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** What hears the messages of a channel. */
export type BusHandler<Message> = (message: Message) => void;

/** Has something end that was begun. */
export type Stop = () => void;

/**
 * Tells every node of the site what happened on one. This one reaches the own process alone; `RedisBus` reaches the
 * others as well. Nothing that must not be lost depends on it: whoever may have missed something asks the database.
 */
@Injectable()
export class Bus {
  protected readonly logger = new Logger('Bus');
  private readonly handlers = new Map<string, Set<BusHandler<Json>>>();
  private readonly degradedHandlers = new Set<BusHandler<boolean>>();
  private readonly missedHandlers = new Set<() => void>();

  /** Whether there may be other nodes. */
  get isShared(): boolean {
    return false;
  }

  /** Whether other nodes should be reached and are not: messages reach the own node's members alone. */
  get isDegraded(): boolean {
    return false;
  }

  /** Returns a message to every subscriber of the channel, on this node at once and once; it never throws or waits. */
  publish(channel: string, message: Json): void {
    this.deliver(channel, message);
  }

  /** Hears a channel of every node; `Message` is what its publishers send. */
  subscribe<Message extends Json>(channel: string, handler: BusHandler<Message>): Stop {
    const handlers = this.handlers.get(channel) ?? new Set();
    this.handlers.set(channel, handlers);
    const known = handler as unknown as BusHandler<Json>;
    handlers.add(known);
    return () => handlers.delete(known);
  }

  /** Hears when `isDegraded` changes. */
  onDegraded(handler: BusHandler<boolean>): Stop {
    this.degradedHandlers.add(handler);
    return () => this.degradedHandlers.delete(handler);
  }

  /**
   * Hears when messages of other nodes may have been lost up to now and no longer are: the moment to catch up from the
   * database. It may be told more than once for one gap.
   */
  onMissed(handler: () => void): Stop {
    this.missedHandlers.add(handler);
    return () => this.missedHandlers.delete(handler);
  }

  /** Returns a message to this node's subscribers; one that fails keeps the others from nothing. */
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
