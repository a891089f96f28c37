import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { BigIntegerColumn, JsonColumn, TimestampColumn } from '../../platform/database/columns.js';
import type { AvatarCustomization } from './avatar.js';

/** An account (§3). */
@Entity('users')
export class UserEntity {
  @PrimaryGeneratedColumn()
  id!: number;

  @Column({ type: 'varchar', length: 24 })
  username!: string;

  /** The name in lower case: unique, so that two names never differ in case alone. */
  @Column({ type: 'varchar', length: 24, unique: true })
  usernameKey!: string;

  /** The password as an argon2id PHC string; it never leaves the auth area. */
  @Column({ name: 'password', type: 'varchar', length: 255 })
  passwordHash!: string;

  /** The balance: the cached sum of the member's ledger, changed by the ledger alone. */
  @Column({ type: 'int', default: 0 })
  coins!: number;

  /** Seconds on the site. */
  @Column({ type: 'int', default: 0 })
  totalTimeSpent!: number;

  @TimestampColumn({ nullable: true })
  lastSeen!: Date | null;

  @TimestampColumn()
  createdAt!: Date;

  @Column({ type: 'boolean', default: false })
  isAdmin!: boolean;

  /** The site's owner: one account, made at the first start. */
  @Column({ type: 'boolean', default: false })
  isOwner!: boolean;

  @Column({ type: 'boolean', default: false })
  isOnline!: boolean;

  /** The picture's address below /media/. */
  @Column({ type: 'varchar', length: 255, nullable: true })
  profilePicture!: string | null;

  /** The avatar's parts that the member chose; what is missing is the default. */
  @JsonColumn({ nullable: true })
  avatarCustomization!: Partial<AvatarCustomization> | null;

  @JsonColumn({ nullable: true })
  settings!: Record<string, unknown> | null;

  /** The latest moment that a proven round was given (`rounds.countedUntil`), in milliseconds UTC: all that nodes of an older version know. */
  @BigIntegerColumn({ default: 0 })
  provenUntil!: number;

  /** Until when the member's time on the site is counted, in milliseconds UTC. */
  @BigIntegerColumn({ default: 0 })
  presentUntil!: number;

  /** When the member last played a proven round of a game that is ranked. */
  @TimestampColumn({ nullable: true })
  lastPlayedAt!: Date | null;

  /** Whether an admin has set the password: the member does nothing before they have chosen one of their own. */
  @Column({ type: 'boolean', default: false })
  mustChangePassword!: boolean;

  /**
   * Until when a password that an admin or the operator has set opens the account; looked at while `mustChangePassword`
   * says that there is one. Without a time it has run out: a node of an older version has set it, or a backup of one.
   */
  @TimestampColumn({ nullable: true })
  oneTimePasswordUntil!: Date | null;

  /** When the member closed the account: nobody signs in to it again, and no board or list of members shows it. */
  @TimestampColumn({ nullable: true })
  closedAt!: Date | null;
}
