import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/common/clock.js';
import { Problem } from '../../platform/errors/problem.js';
import { Database } from '../../platform/database/database.js';
import { UnitOfWork } from '../../platform/database/unit-of-work.js';
import { SessionEndsService } from '../../platform/realtime/session-ends.service.js';
import type { DeviceDto } from './account.dto.js';
import { hashOfToken } from './sessions.service.js';

/** Maximum number of devices listed, most recently used first. */
const MAX_LISTED = 100;

interface DeviceRow {
  readonly id: string;
  readonly device: string;
  readonly createdAt: number;
  readonly lastSeenAt: number;
}

/** Lists and signs out the devices of a member. */
@Injectable()
export class DevicesService {
  constructor(
    private readonly database: Database,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly sessionEnds: SessionEndsService,
  ) {}

  /** Returns the member's unexpired sessions, most recently used first. */
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

  /** Ends one of the member's sessions. Throws `account.no_such_session` if it is not the member's. */
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

/** Returns the public id of a session. The stored id is the hash of a secret and stays on the server. */
function publicId(sessionId: string): string {
  return createHash('sha256').update(`device:${sessionId}`).digest('hex').slice(0, 32);
}
