import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Config } from '../config/config.js';

/** How many bytes a folder's disk has left for the site; the token it is injected by. */
export abstract class DiskSpace {
  abstract freeBytes(folder: string): Promise<number>;
}

/** What the operating system says. */
export class SystemDiskSpace extends DiskSpace {
  override async freeBytes(folder: string): Promise<number> {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  }
}

/** The folders in which the site needs room. */
export function foldersOf({ dataFolder, database }: Config): readonly string[] {
  return [...new Set([dataFolder, ...(database.kind === 'sqlite' ? [dirname(database.path)] : [])])];
}
