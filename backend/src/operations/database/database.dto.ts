import { IsString, Length } from 'class-validator';
import type { StorageProblem } from '../health/storage-probe.service.js';

/** Link to download a backup. */
export class BackupLinkDto {
  /** A path of this site. It works once, within a minute, with the session that requested it. */
  address!: string;
}

/** Key in the link to a backup. */
export class BackupKeyDto {
  @IsString()
  @Length(43, 43)
  key!: string;
}

/** A table and its number of rows. */
export class TableCountDto {
  name!: string;
  rows!: number;
}

/** A migration of the tables to a newer version of the site. */
export class MigrationDto {
  /** Such as `Baseline1800000000001`. */
  name!: string;
  /** Whether the database has it. A running server has applied all of its own. */
  isDone!: boolean;
}

/** The database, as admins see it. */
export class AdminDatabaseDto {
  engine!: 'sqlite' | 'mysql';
  /** Version as reported by the engine, such as `3.51.1` or `11.4.5-MariaDB`. */
  engineVersion!: string;
  /** Response time of the database, in milliseconds. */
  answerMs!: number;
  /** Size on disk, in bytes. */
  sizeBytes!: number;
  /** State of Redis, which nodes share. With `away`, each node works on its own until Redis is back. */
  redis!: 'none' | 'connected' | 'away';
  /** Number of the site's servers that run on it. */
  nodes!: number;
  migrations!: MigrationDto[];
  /** All tables, the largest first. */
  tables!: TableCountDto[];
}

/** State of the disk and the database. */
export class AdminStorageDto {
  /**
   * Current problems, the worst first: the database does not respond, a write to it failed, no space is left,
   * part of the data is damaged, little space is left. Empty when all is well.
   */
  problems!: StorageProblem[];
  /** Free space on the fullest disk with data of the site, in bytes; null if unknown. */
  freeBytes!: number | null;
}
