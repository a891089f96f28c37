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

  /** The name in lower case; unique, so that two names never differ in case alone. */
  @Column({ type: 'varchar', length: 24, unique: true })
  usernameKey!: string;

  /** The password as an argon2id PHC string; it never leaves the server. */
  @Column({ name: 'password', type: 'varchar', length: 255 })
  passwordHash!: string;

  /** The balance: the cached sum of the member's ledger, changed only by the ledger. */
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

  /** True for the site's owner, the account created at the first start. */
  @Column({ type: 'boolean', default: false })
  isOwner!: boolean;

  @Column({ type: 'boolean', default: false })
  isOnline!: boolean;

  /** Address of the picture below /media/. */
  @Column({ type: 'varchar', length: 255, nullable: true })
  profilePicture!: string | null;

  /** Avatar parts that the member chose; missing parts have their default. */
  @JsonColumn({ nullable: true })
  avatarCustomization!: Partial<AvatarCustomization> | null;

  @JsonColumn({ nullable: true })
  settings!: Record<string, unknown> | null;

  /** The colour that the member chose free of charge; null until then. */
  @Column({ type: 'varchar', length: 40, nullable: true })
  firstColour!: string | null;

  /** When the member had taken all steps of the first flight, or skipped it; null while it is shown. */
  @TimestampColumn({ nullable: true })
  firstFlightEndedAt!: Date | null;

  /** The item that the member saves for, by its type and id in the catalogues; null without one. */
  @Column({ type: 'varchar', length: 16, nullable: true })
  goalItemType!: string | null;

  @Column({ type: 'varchar', length: 40, nullable: true })
  goalItemId!: string | null;

  /** Written only to lock the member (`lockMember`); its value is not read. */
  @BigIntegerColumn({ default: 0 })
  provenUntil!: number;

  /** End of the member's counted time on the site, in milliseconds UTC. */
  @BigIntegerColumn({ default: 0 })
  presentUntil!: number;

  /** When the member last played a verified round of a ranked game. */
  @TimestampColumn({ nullable: true })
  lastPlayedAt!: Date | null;

  /** Whether an admin has set the password. The member can do nothing else until they have changed it. */
  @Column({ type: 'boolean', default: false })
  mustChangePassword!: boolean;

  /** Expiry of a password set by an admin or the operator; null unless `mustChangePassword`. */
  @TimestampColumn({ nullable: true })
  oneTimePasswordUntil!: Date | null;

  /** When the account was closed. Nobody signs in to it again, and no board or list of members shows it. */
  @TimestampColumn({ nullable: true })
  closedAt!: Date | null;
}
