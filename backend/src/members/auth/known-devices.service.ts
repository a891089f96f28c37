import { Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import { Clock } from '../../platform/common/clock.js';
import { Random } from '../../platform/common/random.js';
import { sha256 } from '../../platform/common/sha256.js';
import { cookieOf, setCookie } from '../../platform/http/site-cookies.js';
import { Config } from '../../platform/config/config.js';
import { Database } from '../../platform/database/database.js';
import type { Transaction } from '../../platform/database/unit-of-work.js';
import { presentedToken } from './session-cookies.service.js';

/** Cookie that identifies a known browser; scripts can't read it. Named `__Host-known_device` on https. */
const DEVICE_COOKIE = 'known_device';

const TOKEN_BYTES = 32;

/** 256 bits as base64url. */
const TOKEN = /^[A-Za-z0-9_-]{43}$/;

/** Lifetime of a known browser: twice that of a session, so it is still known after its session ended. */
const KEPT_MS = 365 * 24 * 60 * 60 * 1000;

/** Maximum number of known browsers per member; the least recently used ones are deleted. */
const MAX_PER_MEMBER = 20;

/** Returns the device token of a request, or undefined if it is missing or malformed. */
export function presentedDevice(request: Request): string | undefined {
  const token = cookieOf(request, DEVICE_COOKIE);
  return token !== undefined && TOKEN.test(token) ? token : undefined;
}

/** Tokens that a signed-in browser presents. */
export interface Browser {
  /** Session token. */
  readonly session: string | undefined;
  /** Token of a known browser. */
  readonly device: string | undefined;
}

/** Returns the tokens that a request presents. */
export function browserOf(request: Request): Browser {
  return { session: presentedToken(request), device: presentedDevice(request) };
}

/** Remembers the browsers that have signed a member in. */
@Injectable()
export class KnownDevicesService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly random: Random,
    private readonly config: Config,
  ) {}

  /** Returns whether the browser with this token has signed this member in before. */
  async isKnown(userId: number, token: string): Promise<boolean> {
    const rows = await this.database.query('SELECT id FROM known_devices WHERE id = ? AND lastUsedAt > ?', [
      idOf(userId, token),
      this.oldest(),
    ]);
    return rows.length > 0;
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
    await tx.execute('DELETE FROM known_devices WHERE id = ? OR lastUsedAt <= ?', [id, this.oldest()]);
    await tx.execute('INSERT INTO known_devices (id, userId, device, lastUsedAt) VALUES (?, ?, ?, ?)', [
      id,
      userId,
      device,
      this.clock.now(),
    ]);
    const surplus = await tx.query<{ id: string }>(
      `SELECT id FROM known_devices WHERE userId = ? AND id <> ? ORDER BY lastUsedAt DESC, id
       LIMIT 100 OFFSET ${MAX_PER_MEMBER - 1}`,
      [userId, id],
    );
    for (const row of surplus) await tx.execute('DELETE FROM known_devices WHERE id = ?', [row.id]);
    return token;
  }

  /** Sets the device cookie. */
  setCookie(response: Response, token: string): void {
    const cookie = { name: DEVICE_COOKIE, value: token, maxAgeSeconds: KEPT_MS / 1000 };
    setCookie(response, this.config.publicOrigin, cookie);
  }

  private oldest(): Date {
    return new Date(this.clock.now().getTime() - KEPT_MS);
  }
}

/**
 * Forgets every known browser of a member except the one with the token `kept`, so that someone who took the
 * account over is a stranger again.
 */
export async function forgetDevices(tx: Transaction, userId: number, kept?: string): Promise<void> {
  await tx.execute('DELETE FROM known_devices WHERE userId = ? AND id <> ?', [
    userId,
    kept === undefined ? '' : idOf(userId, kept),
  ]);
}

function idOf(userId: number, token: string): string {
  return sha256(`${userId}|${token}`);
}
