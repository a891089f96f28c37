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

/** The cookie by which a browser is known again; scripts can't read it. On https it is called `__Host-known_device`. */
const DEVICE_COOKIE = 'known_device';

const TOKEN_BYTES = 32;

/** 256 bit as base64url. */
const TOKEN = /^[A-Za-z0-9_-]{43}$/;

/** Twice as long as a session lasts at the most: whoever it signs out is still known. */
const KEPT_MS = 365 * 24 * 60 * 60 * 1000;

/** More browsers than a person signs in with; the ones used longest ago make room. */
const MAX_PER_MEMBER = 20;

/** The token by which a browser says that it may be a known one, or undefined when it has none that could be one. */
export function presentedDevice(request: Request): string | undefined {
  const token = cookieOf(request, DEVICE_COOKIE);
  return token !== undefined && TOKEN.test(token) ? token : undefined;
}

/** What a signed-in browser presents. */
export interface Browser {
  /** The token of its session. */
  readonly session: string | undefined;
  /** The token by which it may be known. */
  readonly device: string | undefined;
}

/** The tokens that a request presents. */
export function browserOf(request: Request): Browser {
  return { session: presentedToken(request), device: presentedDevice(request) };
}

/** The browsers that have signed a member in. */
@Injectable()
export class KnownDevicesService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly random: Random,
    private readonly config: Config,
  ) {}

  /** Whether the browser with this token has signed this member in before. */
  async isKnown(userId: number, token: string): Promise<boolean> {
    const rows = await this.database.query('SELECT id FROM known_devices WHERE id = ? AND lastUsedAt > ?', [
      idOf(userId, token),
      this.oldest(),
    ]);
    return rows.length > 0;
  }

  /**
   * Notes that a browser has just signed a member in, whose row the transaction holds. One that shows no token gets a new
   * one; one that several members use keeps its own.
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

  /** Has the browser keep its token. */
  setCookie(response: Response, token: string): void {
    const cookie = { name: DEVICE_COOKIE, value: token, maxAgeSeconds: KEPT_MS / 1000 };
    setCookie(response, this.config.publicOrigin, cookie);
  }

  private oldest(): Date {
    return new Date(this.clock.now().getTime() - KEPT_MS);
  }
}

/** Forgets every browser of a member but the one with this token: who took the account over is a stranger again. */
export async function forgetDevices(tx: Transaction, userId: number, kept?: string): Promise<void> {
  await tx.execute('DELETE FROM known_devices WHERE userId = ? AND id <> ?', [
    userId,
    kept === undefined ? '' : idOf(userId, kept),
  ]);
}

function idOf(userId: number, token: string): string {
  return sha256(`${userId}|${token}`);
}
