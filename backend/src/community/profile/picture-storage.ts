import type { Stats } from 'node:fs';
import { mkdir, open, readdir, rename, stat, unlink, utimes } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Returns those of the given picture addresses that are in use. */
export type FindUsed = (addresses: readonly string[]) => Promise<ReadonlySet<string>>;

/** Storage of uploaded pictures. */
export abstract class PictureStorage {
  /**
   * Stores a picture under the hash of its content. A picture that exists already counts as new again.
   *
   * @returns its address, e.g. `/media/ab/<hash>.webp`
   */
  abstract put(hash: string, picture: Buffer): Promise<string>;

  /**
   * Removes unused pictures stored before `keptBefore`, and files that a crash left half-written.
   *
   * @returns how many were removed
   */
  abstract sweep(keptBefore: Date, findUsed: FindUsed): Promise<number>;
}

/** Names of folders and files: the first two digits of the hash, and the complete hash. */
const FOLDER = /^[0-9a-f]{2}$/;
const FILE = /^[0-9a-f]{64}\.webp$/;
const HALF_WRITTEN = /^[0-9a-f]{64}\.webp\.\d+-\d+$/;

/** URL path of the pictures. */
const MEDIA_PATH = '/media/';

/** Stores pictures as files in a folder. */
export class PictureFolder extends PictureStorage {
  private written = 0;

  constructor(
    private readonly folder: string,
    private readonly now: () => Date,
  ) {
    super();
  }

  override async put(hash: string, picture: Buffer): Promise<string> {
    const part = hash.slice(0, 2);
    const path = join(this.folder, part, `${hash}.webp`);
    if (!(await this.renew(path))) await this.write(path, picture);
    return `${MEDIA_PATH}${part}/${hash}.webp`;
  }

  override async sweep(keptBefore: Date, findUsed: FindUsed): Promise<number> {
    let removed = 0;
    for (const part of await namesIn(this.folder)) {
      if (!FOLDER.test(part)) continue;
      const names = await this.oldNames(part, keptBefore);
      const addressOf = (name: string): string => `${MEDIA_PATH}${part}/${name}`;
      const pictures = names.filter((name) => FILE.test(name)).map(addressOf);
      const used = pictures.length === 0 ? new Set<string>() : await findUsed(pictures);
      for (const name of names) {
        // Checked again: the same picture may have been uploaded just now.
        if (used.has(addressOf(name)) || !(await this.isOld(part, name, keptBefore))) continue;
        removed += Number(await remove(join(this.folder, part, name)));
      }
    }
    return removed;
  }

  /**
   * Updates the file's time, so that no sweep removes it before the new upload uses it. Returns false if it
   * does not exist.
   */
  private async renew(path: string): Promise<boolean> {
    try {
      await utimes(path, this.now(), this.now());
      return true;
    } catch (error) {
      if (isMissing(error)) return false;
      throw error;
    }
  }

  /** Writes to a temporary file and renames it, so that a reader or a crash never sees a partial file. */
  private async write(path: string, picture: Buffer): Promise<void> {
    this.written += 1;
    const aside = `${path}.${process.pid}-${this.written}`;
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    try {
      await writeWhole(aside, picture, this.now());
      await rename(aside, path);
    } catch (error) {
      // The disk may be full, so free the space.
      await remove(aside).catch(() => undefined);
      throw error;
    }
    await syncFolder(dirname(path));
  }

  private async oldNames(part: string, keptBefore: Date): Promise<string[]> {
    const old: string[] = [];
    for (const name of await namesIn(join(this.folder, part))) {
      const isOurs = FILE.test(name) || HALF_WRITTEN.test(name);
      if (isOurs && (await this.isOld(part, name, keptBefore))) old.push(name);
    }
    return old;
  }

  private async isOld(part: string, name: string, keptBefore: Date): Promise<boolean> {
    const found = await stats(join(this.folder, part, name));
    return found !== undefined && found.isFile() && found.mtimeMs < keptBefore.getTime();
  }
}

async function writeWhole(path: string, content: Buffer, time: Date): Promise<void> {
  const file = await open(path, 'w', 0o600);
  try {
    await file.writeFile(content);
    await file.utimes(time, time);
    await file.sync();
  } finally {
    await file.close();
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

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}

/** @returns false when the file was removed already */
async function remove(path: string): Promise<boolean> {
  try {
    await unlink(path);
    return true;
  } catch (error) {
    if (isMissing(error)) return false;
    throw error;
  }
}

async function stats(path: string): Promise<Stats | undefined> {
  try {
    return await stat(path);
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

function isMissing(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT';
}
