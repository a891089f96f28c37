import { chmodSync, mkdirSync, type Stats, statSync } from 'node:fs';
import { join } from 'node:path';
import { type Config, livestreamFolder, mediaFolder } from '../config/config.js';
import { errorCode } from '../errors/error-code.js';

/** Permissions of private files: only the site's own user may read password hashes, messages and keys. */
const PRIVATE_UMASK = 0o077;
const PRIVATE_FOLDER = 0o700;
const PRIVATE_FILE = 0o600;

/**
 * Permissions for a proxy of another user that reads the livestream: others may pass through the data folder,
 * but not list it.
 */
const PASSED_FOLDER = 0o711;
const READ_FOLDER = 0o755;
const READ_UMASK = 0o022;

const PERMISSIONS = 0o777;
/** Sticky bit, set on folders that everybody shares, such as /tmp. */
const STICKY = 0o1000;

/** Makes everything that this process creates from now on private to its own user. */
export function makePrivateFiles(): void {
  process.umask(PRIVATE_UMASK);
}

/** Sets the umask of the ingest, which creates little else than the livestream's files. */
export function makeStreamFiles({ ingest }: Config): void {
  process.umask(ingest.files === 'proxy' ? READ_UMASK : PRIVATE_UMASK);
}

/**
 * Removes other users' permissions on the data folder and the site's own files in it, which a copy may have
 * left open. A folder that can't be created is left to the code that needs it.
 *
 * @returns a sentence for each path that stays open
 */
export function closeDataToOthers(config: Config): readonly string[] {
  const { dataFolder, database, ingest } = config;
  const files =
    database.kind === 'sqlite' ? ['', '-wal', '-shm', '.lock'].map((end) => database.path + end) : [];
  try {
    mkdirSync(dataFolder, { recursive: true, mode: PRIVATE_FOLDER });
  } catch {
    return [];
  }
  return [
    permit(dataFolder, ingest.files === 'proxy' ? PASSED_FOLDER : PRIVATE_FOLDER),
    permit(mediaFolder(config), PRIVATE_FOLDER),
    ...[join(dataFolder, 'stream-secret'), ...files].map((path) => permit(path, PRIVATE_FILE)),
  ].flat();
}

/** Does the same for the folder with the livestream's files, which belongs to the ingest. */
export function closeStreamToOthers(config: Config): readonly string[] {
  return permit(livestreamFolder(config), config.ingest.files === 'proxy' ? READ_FOLDER : PRIVATE_FOLDER);
}

/** Sets other users' permissions to exactly those of `mode`; the own user's permissions stay. */
function permit(path: string, mode: number): string[] {
  // Windows has no such modes.
  const found = process.platform === 'win32' ? undefined : stats(path);
  if (!found) return [];
  const wanted = (found.mode & PRIVATE_FOLDER) | (mode & PRIVATE_UMASK);
  if ((found.mode & PERMISSIONS) === wanted) return [];
  const reason = changeMode(path, found, wanted);
  if (reason === undefined) return [];
  const [is, should] = [found.mode & (PERMISSIONS | STICKY), wanted].map((bits) => bits.toString(8));
  return [`${path} is open to other users (mode ${is}) ${reason}: make it ${should}.`];
}

/** @returns why the mode could not be changed */
function changeMode(path: string, { mode, uid }: Stats, wanted: number): string | undefined {
  if (mode & STICKY) return 'and everybody shares it';
  if (uid !== process.getuid?.()) return 'and belongs to another one';
  try {
    chmodSync(path, (mode & ~PERMISSIONS) | wanted);
    return undefined;
  } catch (error) {
    return `and can't be closed (${errorCode(error)})`;
  }
}

function stats(path: string): Stats | undefined {
  try {
    return statSync(path);
  } catch {
    return undefined;
  }
}
