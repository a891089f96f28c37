import { Column, Entity, PrimaryColumn } from 'typeorm';
import { TimestampColumn } from '../database/columns.js';

/** A running server of the site. */
@Entity('presence_nodes')
export class PresenceNodeEntity {
  /** Drawn again at every start. */
  @PrimaryColumn({ type: 'varchar', length: 36 })
  id!: string;

  /** When it last said that it runs. */
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

  /** The name of the game they play, as one of their tabs said. */
  @Column({ type: 'varchar', length: 40, nullable: true })
  playing!: string | null;
}
