import { Column, Entity, PrimaryColumn } from 'typeorm';
import { JsonColumn } from '../../platform/database/columns.js';

/** One setting of the site. */
@Entity('settings')
export class SettingEntity {
  @PrimaryColumn({ type: 'varchar', length: 40 })
  key!: string;

  /** The value, as JSON. */
  @JsonColumn()
  value!: unknown;

  /** Whether it is the sample of a new site, unchanged. */
  @Column({ type: 'boolean', default: false })
  isSample!: boolean;
}
