import { Injectable } from '@nestjs/common';
import type { Transaction } from '../database/unit-of-work.js';
import { Bus, type Json } from './bus.js';
import { encodeFrame, type Frame } from './frames.js';
import { SocketRegistryService } from './socket-registry.service.js';

const CHANNEL = 'push';

/** Message between nodes: a frame and its receivers (null: everybody). */
type Push = Readonly<{ to: readonly number[] | null; frame: { readonly [field: string]: Json } }>;

/**
 * Sends frames to members' sockets on every node. Called in `tx.afterCommit`, so that no frame announces a
 * change that is rolled back. Frames may be lost, since a browser that was away asks again.
 */
@Injectable()
export class PushService {
  constructor(
    private readonly bus: Bus,
    private readonly sockets: SocketRegistryService,
  ) {
    bus.subscribe<Push>(CHANNEL, ({ to, frame }) => this.toOwnNode(frame as unknown as Frame, to));
  }

  /** Sends a frame to every socket of these members. */
  toMembers(userIds: readonly number[], frame: Frame): void {
    this.bus.publish(CHANNEL, { to: userIds, frame: toPlain(frame) });
  }

  /**
   * Notifies the member after the commit that their account (`GET /api/user`) has changed; not used for the
   * balance.
   */
  userChanged(tx: Transaction, userId: number): void {
    tx.afterCommit(() => this.toMembers([userId], { type: 'user_changed', data: {} }));
  }

  /** Sends a frame to every socket. */
  toAll(frame: Frame): void {
    this.bus.publish(CHANNEL, { to: null, frame: toPlain(frame) });
  }

  /** Sends a frame to the sockets of this node alone: of these members, or all of them. */
  toOwnNode(frame: Frame, userIds: readonly number[] | null = null): void {
    const bytes = encodeFrame(frame);
    if (userIds === null) for (const socket of this.sockets.all()) socket.send(bytes);
    else for (const userId of userIds) for (const socket of this.sockets.of(userId)) socket.send(bytes);
  }
}

/** Copies the frame as plain JSON, so that later changes of the sender's objects have no effect. */
function toPlain(frame: Frame): Push['frame'] {
  return JSON.parse(JSON.stringify(frame)) as Push['frame'];
}
