import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import { AuditLogService } from '../../members/audit/audit-log.service.js';
import { assertStillAdmin } from '../../members/audit/still-admin.js';
import { type Transaction, UnitOfWork } from '../../platform/database/unit-of-work.js';
import { Problem } from '../../platform/errors/problem.js';
import {
  type ListRowEntity,
  StandingEntity,
  UpcomingEventEntity,
  WeeklyStreamEntity,
} from './livestream-lists.entity.js';
import { LIVESTREAM_TARGET, lockLivestream } from './livestream-store.js';
import { LivestreamService } from './livestream.service.js';

/** The lists of the livestream's page, which admins edit row by row. */
const LISTS = { schedule: WeeklyStreamEntity, standings: StandingEntity, events: UpcomingEventEntity };

type ListName = keyof typeof LISTS;

/** Maximum number of rows per list, because the page shows all of them. */
const MAX_ROWS = 50;

/** Which row, and the version on which a change is based. */
type RowVersion = Pick<ListRowEntity, 'id' | 'version'>;

/** What every row has besides its own values. */
type Saved = Pick<ListRowEntity, 'id' | 'version' | 'isSample'>;

/** Values of a row, which has either a title or a name. */
interface RowValues {
  readonly title?: string;
  readonly name?: string;
}

/** Adds, changes and removes rows of the livestream's lists for admins. */
@Injectable()
export class LivestreamListsService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly audit: AuditLogService,
    private readonly livestream: LivestreamService,
  ) {}

  /**
   * Adds a row, unless the list has an equal one: the answer to an earlier attempt may have been lost. An equal
   * sample is no sample from then on. Throws
   * `livestream.list_full` when the list has 50 rows.
   */
  add<Values extends RowValues>(adminId: number, list: ListName, values: Values): Promise<Values & Saved> {
    return this.unitOfWork.run(async (tx) => {
      await assertStillAdmin(tx, adminId);
      await lockLivestream(tx);
      const rows = rowsOf(tx, list);
      const present = await rows.find();
      const same = present.find((row) => hasValues(row, values));
      if (same) {
        await rows.update(same.id, { isSample: false });
        return { ...values, ...savedOf(same), isSample: false };
      }
      if (present.length >= MAX_ROWS) throw new Problem('livestream.list_full');
      const { identifiers } = await rows.insert({ ...values, version: 1 });
      await this.note(tx, adminId, list, { added: nameOf(values) });
      return { ...values, id: Number(identifiers[0]?.['id']), version: 1, isSample: false };
    });
  }

  /**
   * Changes a row, which is no sample from then on. Values that it has already are no change, whatever the
   * version. Throws `livestream.row_unknown`, and `livestream.changed` for an old version.
   */
  change<Values extends RowValues>(
    adminId: number,
    list: ListName,
    { id, version }: RowVersion,
    values: Values,
  ): Promise<Values & Saved> {
    return this.unitOfWork.run(async (tx) => {
      await assertStillAdmin(tx, adminId);
      const before = await knownRow(tx, list, id);
      if (hasValues(before, values)) return { ...values, ...savedOf(before) };
      const changed = { ...values, version: version + 1, isSample: false };
      const { affected } = await rowsOf(tx, list).update({ id, version }, changed);
      if (!affected) throw new Problem('livestream.changed');
      await this.note(tx, adminId, list, { changed: nameOf(values) });
      return { ...changed, id };
    });
  }

  /** Removes a row. Throws like `change`. */
  async remove(adminId: number, list: ListName, { id, version }: RowVersion): Promise<void> {
    await this.unitOfWork.run(async (tx) => {
      await assertStillAdmin(tx, adminId);
      const before = await knownRow(tx, list, id);
      const { affected } = await rowsOf(tx, list).delete({ id, version });
      if (!affected) throw new Problem('livestream.changed');
      await this.note(tx, adminId, list, { removed: nameOf(before) });
    });
  }

  /** Records the action in the audit log, and pushes the new page to all connected members. */
  private async note(
    tx: Transaction,
    adminId: number,
    list: ListName,
    details: Readonly<Record<string, string>>,
  ): Promise<void> {
    await this.audit.record(tx, { adminId, action: `livestream.${list}`, ...LIVESTREAM_TARGET, details });
    tx.afterCommit(() => this.livestream.tellAll());
  }
}

const savedOf = ({ id, version, isSample }: ListRowEntity): Saved => ({ id, version, isSample });

const hasValues = (row: ListRowEntity, values: RowValues): boolean =>
  isDeepStrictEqual({ ...row, ...values }, { ...row });

const rowsOf = (tx: Transaction, list: ListName) => tx.repository<ListRowEntity>(LISTS[list]);

async function knownRow(tx: Transaction, list: ListName, id: number): Promise<ListRowEntity & RowValues> {
  const row = await rowsOf(tx, list).findOneBy({ id });
  if (!row) throw new Problem('livestream.row_unknown');
  return row;
}

const nameOf = ({ title, name }: RowValues): string => title ?? name ?? '';
