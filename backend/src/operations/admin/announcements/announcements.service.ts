import { Injectable } from '@nestjs/common';
import { LessThan } from 'typeorm';
import type { AuditAction } from '../../../members/audit/audit-line.entity.js';
import { AuditLogService } from '../../../members/audit/audit-log.service.js';
import { assertStillAdmin } from '../../../members/audit/still-admin.js';
import { Clock } from '../../../platform/common/clock.js';
import { type Page, pageOf, rowsToRead } from '../../../platform/validation/paging.js';
import { Problem } from '../../../platform/errors/problem.js';
import { holdsText } from '../../../platform/validation/text-search.js';
import { Database } from '../../../platform/database/database.js';
import { type Transaction, UnitOfWork } from '../../../platform/database/unit-of-work.js';
import { PushService } from '../../../platform/realtime/push.service.js';
import { AnnouncementEntity } from '../../../community/home/announcement.entity.js';
import type {
  AdminAnnouncementDto,
  AnnouncementChangeDto,
  AnnouncementsQueryDto,
  NewAnnouncementDto,
} from './announcements.dto.js';

/** Fields of an announcement that can be changed. */
const TEXTS = ['title', 'description', 'date'] as const;

/** Manages the announcements of the home screen for admins. */
@Injectable()
export class AnnouncementsAdminService {
  constructor(
    private readonly database: Database,
    private readonly unitOfWork: UnitOfWork,
    private readonly audit: AuditLogService,
    private readonly pushes: PushService,
    private readonly clock: Clock,
  ) {}

  /** Returns a page of announcements, newest entry first. */
  async list(query: AnnouncementsQueryDto): Promise<Page<AdminAnnouncementDto>> {
    const { before = Number.MAX_SAFE_INTEGER, search = '' } = query;
    const rows = await this.database.repository(AnnouncementEntity).find({
      where: { id: LessThan(before), title: holdsText(search) },
      order: { id: 'DESC' },
      take: rowsToRead(query),
    });
    return pageOf(query, rows.map(toDto), ({ id }) => ({ before: id }));
  }

  /** Adds an announcement, dated now unless another date is given. */
  add(adminId: number, input: NewAnnouncementDto): Promise<AdminAnnouncementDto> {
    return this.unitOfWork.run(async (tx) => {
      await assertStillAdmin(tx, adminId);
      const date = input.date === undefined ? this.clock.now() : new Date(input.date);
      const [title, description] = [input.title.trim(), input.description.trim()];
      const inserted = await tx.repository(AnnouncementEntity).insert({ title, description, date });
      const id = Number(inserted.identifiers[0]?.['id']);
      const details = { title, description, date: date.toISOString() };
      await this.note(tx, adminId, 'announcements.created', id, details);
      return known(tx, id);
    });
  }

  /**
   * Changes an announcement, which is no sample from then on. Throws `announcements.unknown`, `announcements.changed` for an
   * old version.
   */
  change(adminId: number, id: number, change: AnnouncementChangeDto): Promise<AdminAnnouncementDto> {
    return this.unitOfWork.run(async (tx) => {
      await assertStillAdmin(tx, adminId);
      const before = await known(tx, id);
      const after = {
        title: change.title?.trim() ?? before.title,
        description: change.description?.trim() ?? before.description,
        date: change.date === undefined ? before.date : new Date(change.date).toISOString(),
      };
      const changes = TEXTS.filter((name) => before[name] !== after[name]).map(
        (name) => [name, after[name]] as const,
      );
      if (changes.length === 0) return before;
      const { version } = change;
      const changed = { ...after, date: new Date(after.date), version: version + 1, isSample: false };
      const { affected } = await tx.repository(AnnouncementEntity).update({ id, version }, changed);
      if (!affected) throw new Problem('announcements.changed');
      await this.note(tx, adminId, 'announcements.changed', id, {
        title: after.title,
        ...Object.fromEntries(changes),
      });
      return known(tx, id);
    });
  }

  /** Removes an announcement. Throws like `change`. */
  async remove(adminId: number, id: number, version: number): Promise<void> {
    await this.unitOfWork.run(async (tx) => {
      await assertStillAdmin(tx, adminId);
      const before = await known(tx, id);
      const { affected } = await tx.repository(AnnouncementEntity).delete({ id, version });
      if (!affected) throw new Problem('announcements.changed');
      await this.note(tx, adminId, 'announcements.removed', id, { title: before.title });
    });
  }

  /** Records the action in the audit log, and has every open home screen load its data again. */
  private async note(
    tx: Transaction,
    adminId: number,
    action: AuditAction,
    id: number,
    details: Readonly<Record<string, string>>,
  ): Promise<void> {
    await this.audit.record(tx, {
      adminId,
      action,
      targetType: 'announcement',
      targetId: id,
      details,
    });
    tx.afterCommit(() => this.pushes.toAll({ type: 'home_changed', data: {} }));
  }
}

async function known(tx: Transaction, id: number): Promise<AdminAnnouncementDto> {
  const announcement = await tx.repository(AnnouncementEntity).findOneBy({ id });
  if (!announcement) throw new Problem('announcements.unknown');
  return toDto(announcement);
}

const toDto = ({ date, ...announcement }: AnnouncementEntity): AdminAnnouncementDto => ({
  ...announcement,
  date: date.toISOString(),
});
