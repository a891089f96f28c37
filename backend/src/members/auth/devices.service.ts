import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/common/clock.js';
import { Problem } from '../../platform/errors/problem.js';
import { Database } from '../../platform/database/database.js';
import { UnitOfWork } from '../../platform/database/unit-of-work.js';
import { SessionEndsService } from '../../platform/realtime/session-ends.service.js';
import type { DeviceDto } from './account.dto.js';
import { hashOfToken } from './sessions.service.js';

/** More than anybody reads; whoever has more sees the last used ones. */
const MAX_LISTED = 100;

interface DeviceRow {
  readonly id: string;
  readonly device: string;
  readonly createdAt: number;
  readonly lastSeenAt: number;
}

/** The devices on which a member is signed in. */
@Injectable()
export class DevicesService {
  constructor(
    private readonly database: Database,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly sessionEnds: SessionEndsService,
  ) {}

  /** The member's sessions that have not run out, the last used first. */
  async listOf(userId: number, token: string | undefined): Promise<DeviceDto[]> {
    const current = token === undefined ? undefined : hashOfToken(token);
    return (await this.rowsOf(userId)).map(({ id, device, createdAt, lastSeenAt }) => ({
      id: publicId(id),
      device,
      createdAt: new Date(createdAt).toISOString(),
      lastUsedAt: new Date(lastSeenAt).toISOString(),
      isCurrent: id === current,
    }));
  }

  /** Ends one of the member's sessions. Throws `account.no_such_session` for any that is not theirs. */
  async signOut(userId: number, id: string): Promise<void> {
    const row = (await this.rowsOf(userId)).find((session) => publicId(session.id) === id);
    const ended = row
      ? await this.unitOfWork.run((tx) => {
          this.sessionEnds.ofSession(tx, row.id);
          return tx.execute('DELETE FROM sessions WHERE id = ? AND userId = ?', [row.id, userId]);
        })
      : 0;
    if (ended === 0) throw new Problem('account.no_such_session');
  }

  private rowsOf(userId: number): Promise<DeviceRow[]> {
    return this.database.query<DeviceRow>(
      `SELECT id, device, createdAt, lastSeenAt FROM sessions WHERE userId = ? AND expiresAt > ?
       ORDER BY lastSeenAt DESC, createdAt DESC, id LIMIT ${MAX_LISTED}`,
      [userId, this.clock.now()],
    );
  }
}

/** What a session is called outside: its stored id is the hash of a secret and stays inside. */
function publicId(sessionId: string): string {
  return createHash('sha256').update(`device:${sessionId}`).digest('hex').slice(0, 32);
}
