import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Config } from '../config/config.js';

/** Free disk space in bytes, as far as the site may use it; also the injection token. */
export abstract class DiskSpace {
  abstract freeBytes(folder: string): Promise<number>;
}

/** Free disk space as the operating system reports it. */
export class SystemDiskSpace extends DiskSpace {
  override async freeBytes(folder: string): Promise<number> {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  }
}

/** Returns the folders in which the site needs disk space. */
export function foldersOf({ dataFolder, database }: Config): readonly string[] {
  return [...new Set([dataFolder, ...(database.kind === 'sqlite' ? [dirname(database.path)] : [])])];
}
