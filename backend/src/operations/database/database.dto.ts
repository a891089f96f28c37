import { IsString, Length } from 'class-validator';
import type { StorageProblem } from '../health/storage-state.js';

/** Where a backup is downloaded from. */
export class BackupLinkDto {
  /** A path of this site: good once, for a minute, with the session that asked for it. */
  address!: string;
}

/** What such a link is made of. */
export class BackupKeyDto {
  @IsString()
  @Length(43, 43)
  key!: string;
}

/** A table and how much stands in it. */
export class TableCountDto {
  name!: string;
  rows!: number;
}

/** A change of the tables that a version of the site has brought. */
export class MigrationDto {
  /** Such as `Boards1700000000007`. */
  name!: string;
  /** Whether the database has it; a server that runs has made all of its own. */
  isDone!: boolean;
}

/** The database, as admins see it. */
export class AdminDatabaseDto {
  engine!: 'sqlite' | 'mysql';
  /** What the engine says of itself, such as `3.51.1` or `11.4.5-MariaDB`. */
  engineVersion!: string;
  /** How long the database took to answer, in milliseconds. */
  answerMs!: number;
  /** What it takes on the disk, in bytes. */
  sizeBytes!: number;
  /** What nodes share Redis for: `away` means that each keeps to itself until it is back. */
  redis!: 'none' | 'connected' | 'away';
  /** How many servers of the site run on it. */
  nodes!: number;
  migrations!: MigrationDto[];
  /** All tables, the largest first. */
  tables!: TableCountDto[];
}

/** How the disk and the database behave. */
export class AdminStorageDto {
  /**
   * What is wrong, the worst first: the database does not answer, a write to it failed, there is no room left, the database
   * is damaged, there is little room. None when all is well.
   */
  problems!: StorageProblem[];
  /** What is left on the fullest disk with data of the site, in bytes; null when that is not known. */
  freeBytes!: number | null;
}

/** One thing that has to hold, and where it does not. */
export class ReconciliationCheckDto {
  /** What holds, as a sentence. */
  claim!: string;
  differences!: number;
  /** The first hundred differences, as sentences. */
  sentences!: string[];
}

/** What a comparison of the books has found. */
export class ReconciliationDto {
  /** When it was made, ISO-8601, UTC. */
  checkedAt!: string;
  tookMs!: number;
  /** How many of each were compared. */
  members!: number;
  lines!: number;
  rounds!: number;
  records!: number;
  receipts!: number;
  /** Over all checks; 0 when everything agrees. */
  differences!: number;
  checks!: ReconciliationCheckDto[];
}
