import { Entity, PrimaryColumn } from 'typeorm';
import { JsonColumn } from '../../platform/database/columns.js';

/** One setting of the site. */
@Entity('settings')
export class SettingEntity {
  @PrimaryColumn({ type: 'varchar', length: 40 })
  key!: string;

  /** The value, as JSON. */
  @JsonColumn()
  value!: unknown;
}
