import { Entity, PrimaryColumn } from 'typeorm';
import { BigIntegerColumn } from '../../platform/database/columns.js';

/**
 * What a server writes to find out whether the database can be written: one row for all nodes, with a number that is
 * another one each time, since SQLite writes nothing where nothing changes. It belongs to nobody and says nothing, so no export,
 * backup or comparison of the books has it, and a restored database has the row of its migration. A node of an older
 * version does not know the table. Its only index is its key.
 */
@Entity('storage_probes')
export class StorageProbeEntity {
  @PrimaryColumn({ type: 'int' })
  id!: number;

  @BigIntegerColumn()
  writes!: number;
}
