import { mkdir, open, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/common/clock.js';
import { sha256 } from '../../platform/common/sha256.js';
import { Config, mediaFolder } from '../../platform/config/config.js';
import { errorCode } from '../../platform/errors/error-code.js';

/** Returns those of the given picture addresses that are in use. */
export type FindUsed = (addresses: readonly string[]) => Promise<ReadonlySet<string>>;

/** Folders are named by the first two digits of the hash, files by all 64; half-written ones have an end. */
const FOLDER = /^[0-9a-f]{2}$/;
const FILE = /^[0-9a-f]{64}\.webp(\.\d+-\d+)?$/;

/** Stores pictures as files below `DATA_DIR/media`, named by the hash of their content. */
@Injectable()
export class PictureStorage {
  private readonly folder: string;
  private written = 0;

  constructor(
    config: Config,
    private readonly clock: Clock,
  ) {
    this.folder = mediaFolder(config);
  }

  /**
   * Stores a picture. One that exists already counts as new again, so that no sweep removes it before the new
   * upload uses it.
   *
   * @returns its address, e.g. `/media/ab/<hash>.webp`
   */
  async put(picture: Buffer): Promise<string> {
    const hash = sha256(picture);
    const name = `${hash.slice(0, 2)}/${hash}.webp`;
    const [path, now] = [join(this.folder, name), this.clock.now()];
    const isStored = await ifPresent(utimes(path, now, now).then(() => true));
    if (!isStored) await this.write(path, picture, now);
    return `/media/${name}`;
  }

  /**
   * Removes unused pictures stored before `keptBefore`, and files that a crash left half-written. It ends early,
   * after a file, once `isStopping` says so.
   */
  async sweep(keptBefore: Date, findUsed: FindUsed, isStopping: () => boolean): Promise<void> {
    for (const folder of await namesIn(this.folder, FOLDER)) {
      const addressOf = (name: string): string => `/media/${folder}/${name}`;
      const isOld = async (name: string): Promise<boolean> => {
        const found = await ifPresent(stat(join(this.folder, folder, name)));
        return found !== undefined && found.mtimeMs < keptBefore.getTime();
      };
      const old: string[] = [];
      for (const name of await namesIn(join(this.folder, folder), FILE)) {
        if (isStopping()) return;
        if (await isOld(name)) old.push(name);
      }
      const used = old.length === 0 ? new Set() : await findUsed(old.map(addressOf));
      for (const name of old) {
        if (isStopping()) return;
        // Checked again: the same picture may have been uploaded just now.
        if (used.has(addressOf(name)) || !(await isOld(name))) continue;
        await rm(join(this.folder, folder, name), { force: true });
      }
    }
  }

  /** Writes to a temporary file and renames it, so that a reader or a crash never sees a partial file. */
  private async write(path: string, picture: Buffer, time: Date): Promise<void> {
    this.written += 1;
    const aside = `${path}.${process.pid}-${this.written}`;
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    try {
      await writeFile(aside, picture, { mode: 0o600, flush: true });
      await utimes(aside, time, time);
      await rename(aside, path);
    } catch (error) {
      // The disk may be full, so free the space.
      await rm(aside, { force: true }).catch(() => undefined);
      throw error;
    }
    await syncFolder(dirname(path));
  }
}

/** Flushes the folder: a rename survives a power failure only then. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

async function namesIn(folder: string, pattern: RegExp): Promise<string[]> {
  const names = await ifPresent(readdir(folder));
  return (names ?? []).filter((name) => pattern.test(name));
}

/** Returns undefined when the file or folder does not exist. */
async function ifPresent<Result>(result: Promise<Result>): Promise<Result | undefined> {
  try {
    return await result;
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}
