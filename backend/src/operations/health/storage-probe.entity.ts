import { Entity, PrimaryColumn } from 'typeorm';
import { BigIntegerColumn } from '../../platform/database/columns.js';

/**
 * Row that servers write to find out whether the database can be written. There is one row for all nodes. Its
 * number changes with each write, because SQLite writes nothing where nothing changes. It holds no
 * information, so exports, backups and reconciliation leave it out, and a restored database has the row of
 * its migration. Nodes of an older version do not know the table. Its only index is its key.
 */
@Entity('storage_probes')
export class StorageProbeEntity {
  @PrimaryColumn({ type: 'int' })
  id!: number;

  @BigIntegerColumn()
  writes!: number;
}
