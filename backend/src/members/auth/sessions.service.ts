import { createHash } from 'node:crypto';
import { Injectable, Logger } from '@nestjs/common';
import type { Request } from 'express';
import { Clock } from '../../platform/common/clock.js';
import { Random } from '../../platform/common/random.js';
import { Database } from '../../platform/database/database.js';
import { type Transaction, UnitOfWork } from '../../platform/database/unit-of-work.js';
import { SessionEndsService } from '../../platform/realtime/session-ends.service.js';
import { USER_COLUMNS, type UserRow } from '../user/user.row.js';
import { UNKNOWN_DEVICE } from './device-name.js';
import { forgetDevices } from './known-devices.service.js';
import { hasRunOut, type OneTimeRow } from './one-time-password.js';
import { presentedToken, SessionCookiesService } from './session-cookies.service.js';
import { oldestSession, SESSION_LIFETIME_MS, sessionExpiry } from '../../platform/http/session-lifetime.js';

const TOKEN_BYTES = 32;

/** A session and its hint are renewed at most this often: a member who comes daily stays signed in. */
const RENEWAL_INTERVAL_MS = 24 * 60 * 60 * 1000;

/** How long nothing is renewed after a renewal failed. */
const FAILED_RENEWAL_PAUSE_MS = 60_000;

/** The member a session belongs to, with the session's own times in milliseconds UTC. */
interface SessionRow extends UserRow, OneTimeRow {
  readonly sessionCreatedAt: number;
  readonly sessionSeenAt: number;
  readonly sessionExpiresAt: number;
}

/** Who is signed in: makes, finds, renews and ends sessions. */
@Injectable()
export class SessionsService {
  private readonly logger = new Logger(SessionsService.name);
  /** While nothing can be written, not every read waits for a write that fails. */
  private renewsFromMs = 0;
  private readonly members = new WeakMap<Request, Promise<UserRow | undefined>>();

  constructor(
    private readonly database: Database,
    private readonly unitOfWork: UnitOfWork,
    private readonly cookies: SessionCookiesService,
    private readonly clock: Clock,
    private readonly random: Random,
    private readonly sessionEnds: SessionEndsService,
  ) {}

  /** The member whose session a request presents, or undefined for a visitor; asked once per request. */
  memberOf(request: Request): Promise<UserRow | undefined> {
    let member = this.members.get(request);
    if (!member) {
      member = this.find(request);
      this.members.set(request, member);
    }
    return member;
  }

  /**
   * Starts a session for a member who has just proven who they are, and ends the one their browser presented before.
   * Gives the token for the cookie; only its hash is stored. Sessions that have run out go with it.
   */
  async start(
    tx: Transaction,
    userId: number,
    presented: string | undefined,
    device: string = UNKNOWN_DEVICE,
  ): Promise<string> {
    const token = this.random.bytes(TOKEN_BYTES).toString('base64url');
    const now = this.clock.now();
    if (presented !== undefined) await this.endIn(tx, hashOfToken(presented));
    await tx.execute('DELETE FROM sessions WHERE expiresAt <= ?', [now]);
    await tx.execute(
      'INSERT INTO sessions (id, userId, createdAt, lastSeenAt, expiresAt, device) VALUES (?, ?, ?, ?, ?, ?)',
      [hashOfToken(token), userId, now, now, new Date(now.getTime() + SESSION_LIFETIME_MS), device],
    );
    return token;
  }

  /** Ends the session of a token; one that is already gone is no error. */
  async end(token: string): Promise<void> {
    await this.unitOfWork.run((tx) => this.endIn(tx, hashOfToken(token)));
  }

  /** Ends every session of a member but the one of this token, and forgets every browser but the one of that. */
  async endAllOf(
    tx: Transaction,
    userId: number,
    kept: string | undefined,
    keptDevice?: string,
  ): Promise<void> {
    await forgetDevices(tx, userId, keptDevice);
    const keptId = kept === undefined ? undefined : hashOfToken(kept);
    await tx.execute('DELETE FROM sessions WHERE userId = ? AND id <> ?', [userId, keptId ?? '']);
    this.sessionEnds.ofMember(tx, userId, keptId);
  }

  private async endIn(tx: Transaction, id: string): Promise<void> {
    await tx.execute('DELETE FROM sessions WHERE id = ?', [id]);
    this.sessionEnds.ofSession(tx, id);
  }

  private async find(request: Request): Promise<UserRow | undefined> {
    const token = presentedToken(request);
    if (token === undefined) return undefined;
    const [row] = await this.database.query<SessionRow>(
      `SELECT ${USER_COLUMNS}, u.oneTimePasswordUntil, s.createdAt AS sessionCreatedAt,
         s.lastSeenAt AS sessionSeenAt, s.expiresAt AS sessionExpiresAt
       FROM sessions s JOIN users u ON u.id = s.userId WHERE s.id = ?`,
      [hashOfToken(token)],
    );
    const now = this.clock.now();
    if (!row || hasEnded(row, now)) return undefined;
    // A socket's request has no answer to put the renewed cookie into: the next request renews both.
    const canRenew = request.res !== undefined && now.getTime() >= this.renewsFromMs;
    if (canRenew && row.sessionSeenAt + RENEWAL_INTERVAL_MS <= now.getTime())
      await this.renew(request, token, row);
    return row;
  }

  /** A renewal that fails costs the member nothing today, so it never fails their request. */
  private async renew(request: Request, token: string, row: SessionRow): Promise<void> {
    const now = this.clock.now();
    const expiresAt = sessionExpiry(row.sessionCreatedAt, now.getTime());
    try {
      const isRenewed = await this.unitOfWork.run(async (tx) => {
        const renewed = await tx.execute(
          'UPDATE sessions SET lastSeenAt = ?, expiresAt = ? WHERE id = ? AND lastSeenAt = ?',
          [now, expiresAt, hashOfToken(token), row.sessionSeenAt],
        );
        if (renewed > 0) await tx.execute('UPDATE users SET lastSeen = ? WHERE id = ?', [now, row.id]);
        return renewed > 0;
      });
      if (isRenewed && request.res) this.cookies.set(request.res, token, expiresAt - now.getTime());
    } catch (error) {
      this.renewsFromMs = now.getTime() + FAILED_RENEWAL_PAUSE_MS;
      this.logger.warn('A session could not be renewed.', error);
    }
  }
}

/**
 * Whether a session is one no more: nobody came for a month, it is half a year old, or the one-time password that opened
 * it has run out unchanged.
 */
function hasEnded(row: SessionRow, now: Date): boolean {
  const isOver =
    row.sessionExpiresAt <= now.getTime() || row.sessionCreatedAt <= oldestSession(now).getTime();
  return isOver || hasRunOut(row, now);
}

/** What a session is stored under: its token's SHA-256 in hex. */
export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
