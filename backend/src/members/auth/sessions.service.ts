import { Injectable, Logger } from '@nestjs/common';
import type { Request } from 'express';
import { LessThanOrEqual, MoreThan, Not } from 'typeorm';
import { Clock } from '../../platform/common/clock.js';
import { Random } from '../../platform/common/random.js';
import { sha256 } from '../../platform/common/sha256.js';
import { Database } from '../../platform/database/database.js';
import { type Transaction, UnitOfWork } from '../../platform/database/unit-of-work.js';
import { Problem } from '../../platform/errors/problem.js';
import { SessionEndsService } from '../../platform/realtime/session-ends.service.js';
import { USER_COLUMNS, type UserRow } from '../user/user.row.js';
import type { DeviceDto } from './account.dto.js';
import { UNKNOWN_DEVICE } from './device-name.js';
import { forgetDevices } from './known-devices.service.js';
import { hasRunOut } from './one-time-password.js';
import { SessionCookiesService } from './session-cookies.service.js';
import { SessionEntity } from './session.entity.js';
import { SESSION_LIFETIME_MS, sessionExpiry } from './session-lifetime.js';

const TOKEN_BYTES = 32;

/** Maximum number of devices listed, most recently used first. */
const MAX_LISTED = 100;

/** Minimum time between two renewals of a session and its hint. A member who visits daily stays signed in. */
const RENEWAL_INTERVAL_MS = 24 * 60 * 60 * 1000;

/** Pause after a failed renewal. */
const FAILED_RENEWAL_PAUSE_MS = 60_000;

/** Member of a session, with the session's times in milliseconds UTC. */
interface SessionRow extends UserRow {
  readonly oneTimePasswordUntil: number | null;
  readonly sessionCreatedAt: number;
  readonly sessionSeenAt: number;
  readonly sessionExpiresAt: number;
}

/** Creates, finds, lists, renews and ends sessions. */
@Injectable()
export class SessionsService {
  private readonly logger = new Logger(SessionsService.name);
  /** After a failed renewal, none is tried before this time, so that reads do not wait for failing writes. */
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

  /** Returns the member whose session a request presents, or undefined for a visitor. Cached per request. */
  memberOf(request: Request): Promise<UserRow | undefined> {
    let member = this.members.get(request);
    if (!member) {
      member = this.find(request);
      this.members.set(request, member);
    }
    return member;
  }

  /**
   * Starts a session for an authenticated member and ends the session their browser presented before. Returns
   * the token for the cookie; only its hash is stored. Also deletes expired sessions.
   */
  async start(
    tx: Transaction,
    userId: number,
    presented: string | undefined,
    device: string = UNKNOWN_DEVICE,
  ): Promise<string> {
    const token = this.random.bytes(TOKEN_BYTES).toString('base64url');
    const now = this.clock.now();
    if (presented !== undefined) await this.endIn(tx, sha256(presented));
    await tx.repository(SessionEntity).delete({ expiresAt: LessThanOrEqual(now) });
    const times = {
      createdAt: now,
      lastSeenAt: now,
      expiresAt: new Date(now.getTime() + SESSION_LIFETIME_MS),
    };
    await tx.repository(SessionEntity).insert({ id: sha256(token), userId, device, ...times });
    return token;
  }

  /** Ends the session of a token, if there still is one. */
  async end(token: string): Promise<void> {
    await this.unitOfWork.run((tx) => this.endIn(tx, sha256(token)));
  }

  /** Ends every session of a member except `kept`, and forgets every known browser except `keptDevice`. */
  async endAllOf(
    tx: Transaction,
    userId: number,
    kept: string | undefined,
    keptDevice?: string,
  ): Promise<void> {
    await forgetDevices(tx, userId, keptDevice);
    const keptId = kept === undefined ? undefined : sha256(kept);
    await tx.repository(SessionEntity).delete({ userId, id: Not(keptId ?? '') });
    this.sessionEnds.ofMember(tx, userId, keptId);
  }

  /** Returns the member's unexpired sessions as devices, most recently used first. */
  async devicesOf(userId: number, token: string | undefined): Promise<DeviceDto[]> {
    const current = token === undefined ? undefined : sha256(token);
    return (await this.sessionsOf(userId)).map(({ id, device, createdAt, lastSeenAt }) => ({
      id: publicId(id),
      device,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastSeenAt.toISOString(),
      isCurrent: id === current,
    }));
  }

  /** Ends one of the member's sessions. Throws `account.no_such_session` if it is not the member's. */
  async signOut(userId: number, deviceId: string): Promise<void> {
    const row = (await this.sessionsOf(userId)).find(({ id }) => publicId(id) === deviceId);
    const ended = row ? await this.unitOfWork.run((tx) => this.endIn(tx, row.id)) : 0;
    if (ended === 0) throw new Problem('account.no_such_session');
  }

  private sessionsOf(userId: number): Promise<SessionEntity[]> {
    return this.database.repository(SessionEntity).find({
      where: { userId, expiresAt: MoreThan(this.clock.now()) },
      order: { lastSeenAt: 'DESC', createdAt: 'DESC', id: 'ASC' },
      take: MAX_LISTED,
    });
  }

  private endIn(tx: Transaction, id: string): Promise<number> {
    this.sessionEnds.ofSession(tx, id);
    return tx.execute('DELETE FROM sessions WHERE id = ?', [id]);
  }

  private async find(request: Request): Promise<UserRow | undefined> {
    const token = this.cookies.sessionOf(request);
    if (token === undefined) return undefined;
    const [row] = await this.database.query<SessionRow>(
      `SELECT ${USER_COLUMNS}, u.oneTimePasswordUntil, s.createdAt AS sessionCreatedAt,
         s.lastSeenAt AS sessionSeenAt, s.expiresAt AS sessionExpiresAt
       FROM sessions s JOIN users u ON u.id = s.userId WHERE s.id = ?`,
      [sha256(token)],
    );
    const now = this.clock.now();
    if (!row || row.sessionExpiresAt <= now.getTime() || hasRunOut(row, now)) return undefined;
    // A WebSocket request has no response for the renewed cookie; the next HTTP request renews both.
    const canRenew = request.res !== undefined && now.getTime() >= this.renewsFromMs;
    if (canRenew && row.sessionSeenAt + RENEWAL_INTERVAL_MS <= now.getTime())
      await this.renew(request, token, row);
    return row;
  }

  /** Renews a session. A failure is only logged, because the session is still valid. */
  private async renew(request: Request, token: string, row: SessionRow): Promise<void> {
    const now = this.clock.now();
    const expiresAt = sessionExpiry(row.sessionCreatedAt, now.getTime());
    try {
      const isRenewed = await this.unitOfWork.run(async (tx) => {
        const renewed = await tx.execute(
          'UPDATE sessions SET lastSeenAt = ?, expiresAt = ? WHERE id = ? AND lastSeenAt = ?',
          [now, expiresAt, sha256(token), row.sessionSeenAt],
        );
        if (renewed > 0) await tx.execute('UPDATE users SET lastSeen = ? WHERE id = ?', [now, row.id]);
        return renewed > 0;
      });
      if (isRenewed && request.res) this.cookies.setSession(request.res, token, expiresAt - now.getTime());
    } catch (error) {
      this.renewsFromMs = now.getTime() + FAILED_RENEWAL_PAUSE_MS;
      this.logger.warn('A session could not be renewed.', error);
    }
  }
}

/** Returns the public id of a session. The stored id is the hash of a secret and stays on the server. */
function publicId(sessionId: string): string {
  return sha256(`device:${sessionId}`).slice(0, 32);
}
