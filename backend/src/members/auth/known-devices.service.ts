import { Injectable } from '@nestjs/common';
import { LessThanOrEqual, Not } from 'typeorm';
import { Clock } from '../../platform/common/clock.js';
import { Random } from '../../platform/common/random.js';
import { sha256 } from '../../platform/common/sha256.js';
import { Database } from '../../platform/database/database.js';
import type { Transaction } from '../../platform/database/unit-of-work.js';
import { KnownDeviceEntity } from './known-device.entity.js';
import { DEVICE_LIFETIME_MS } from './session-cookies.service.js';

const TOKEN_BYTES = 32;

/** Maximum number of known browsers per member; the least recently used ones are deleted. */
const MAX_PER_MEMBER = 20;

/** Remembers the browsers that have signed a member in. */
@Injectable()
export class KnownDevicesService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly random: Random,
  ) {}

  /** Returns whether the browser with this token has signed this member in before. */
  async isKnown(userId: number, token: string): Promise<boolean> {
    const device = await this.database.repository(KnownDeviceEntity).findOneBy({ id: idOf(userId, token) });
    return device !== null && device.lastUsedAt > this.oldest();
  }

  /**
   * Records that a browser has just signed a member in. The transaction must hold the member's row. A browser
   * without a token gets a new one; a browser that several members use keeps its token.
   *
   * @returns the token for its cookie.
   */
  async remember(
    tx: Transaction,
    userId: number,
    presented: string | undefined,
    device: string,
  ): Promise<string> {
    const token = presented ?? this.random.bytes(TOKEN_BYTES).toString('base64url');
    const id = idOf(userId, token);
    const devices = tx.repository(KnownDeviceEntity);
    await devices.save({ id, userId, device, lastUsedAt: this.clock.now() });
    await devices.delete({ lastUsedAt: LessThanOrEqual(this.oldest()) });
    const others = await devices.find({
      where: { userId, id: Not(id) },
      order: { lastUsedAt: 'DESC', id: 'ASC' },
    });
    await devices.remove(others.slice(MAX_PER_MEMBER - 1));
    return token;
  }

  private oldest(): Date {
    return new Date(this.clock.now().getTime() - DEVICE_LIFETIME_MS);
  }
}

/**
 * Forgets every known browser of a member except the one with the token `kept`, so that someone who took the
 * account over is a stranger again.
 */
export async function forgetDevices(tx: Transaction, userId: number, kept?: string): Promise<void> {
  const id = kept === undefined ? '' : idOf(userId, kept);
  await tx.repository(KnownDeviceEntity).delete({ userId, id: Not(id) });
}

function idOf(userId: number, token: string): string {
  return sha256(`${userId}|${token}`);
}
