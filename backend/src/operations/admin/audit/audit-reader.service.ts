import { Injectable } from '@nestjs/common';
import { type Page, pageOf, rowsToRead } from '../../../platform/validation/paging.js';
import { Database, type SqlValue } from '../../../platform/database/database.js';
import type { AuditLineDto, AuditQueryDto } from './admin-audit.dto.js';

type AuditRow = Omit<AuditLineDto, 'details' | 'createdAt'> & {
  readonly details: string;
  readonly createdAt: number;
};

/** Reads the audit log for admins. */
@Injectable()
export class AuditReaderService {
  constructor(private readonly database: Database) {}

  /** Returns a page of matching lines, newest first. An unknown name matches none. */
  async page(query: AuditQueryDto): Promise<Page<AuditLineDto>> {
    const conditions = ['l.id < ?'];
    const values: SqlValue[] = [query.before ?? Number.MAX_SAFE_INTEGER];
    const add = (condition: string, value: SqlValue): void => {
      conditions.push(condition);
      values.push(value);
    };
    if (query.admin !== undefined) add('l.adminId = ?', await this.idOf(query.admin));
    if (query.about !== undefined) add('l.aboutUserId = ?', await this.idOf(query.about));
    if (query.action !== undefined) add('l.action = ?', query.action);
    if (query.from !== undefined) add('l.createdAt >= ?', new Date(query.from));
    if (query.to !== undefined) add('l.createdAt < ?', new Date(query.to));
    const rows = await this.database.query<AuditRow>(
      `SELECT l.id, l.adminId, a.username AS admin, l.action, l.targetType, l.targetId, l.aboutUserId,
         u.username AS about, l.details, l.createdAt
       FROM audit_log l JOIN users a ON a.id = l.adminId LEFT JOIN users u ON u.id = l.aboutUserId
       WHERE ${conditions.join(' AND ')} ORDER BY l.id DESC LIMIT ${rowsToRead(query)}`,
      values,
    );
    return pageOf(query, rows.map(toDto), ({ id }) => ({ before: id }));
  }

  /** Returns the id of the user who has this name now, or an id that no user has. */
  private async idOf(username: string): Promise<number> {
    const usernameKey = username.trim().toLowerCase();
    if (!/^[a-z0-9_-]+$/.test(usernameKey)) return NOBODY;
    const [user] = await this.database.query<{ id: number }>('SELECT id FROM users WHERE usernameKey = ?', [
      usernameKey,
    ]);
    return user?.id ?? NOBODY;
  }
}

const NOBODY = 0;

function toDto(row: AuditRow): AuditLineDto {
  return {
    ...row,
    details: JSON.parse(row.details) as Record<string, unknown>,
    createdAt: new Date(row.createdAt).toISOString(),
  };
}
