import { Column, Entity, PrimaryColumn } from 'typeorm';
import { TimestampColumn } from '../database/columns.js';

/** A running server of the site. */
@Entity('presence_nodes')
export class PresenceNodeEntity {
  /** Random; a new one at every start. */
  @PrimaryColumn({ type: 'varchar', length: 36 })
  id!: string;

  /** Time of the last heartbeat. */
  @TimestampColumn()
  beatAt!: Date;
}

/** A member who has a socket at a node. */
@Entity('presence_members')
export class PresenceMemberEntity {
  @PrimaryColumn({ type: 'varchar', length: 36 })
  nodeId!: string;

  @PrimaryColumn({ type: 'int' })
  userId!: number;

  /** The name of the game that the member plays, as reported by one of their tabs. */
  @Column({ type: 'varchar', length: 40, nullable: true })
  playing!: string | null;
}
