import { chmodSync, mkdirSync, type Stats, statSync } from 'node:fs';
import { join } from 'node:path';
import { type Config, livestreamFolder, mediaFolder } from '../config/config.js';
import { errorCode } from '../errors/error-code.js';

/** Password hashes, messages and keys: what is made is for the site's own user alone. */
const PRIVATE_UMASK = 0o077;
const PRIVATE_FOLDER = 0o700;
const PRIVATE_FILE = 0o600;

/** Where a proxy of another user reads the livestream: others pass through the data folder, without seeing its names. */
const PASSED_FOLDER = 0o711;
const READ_FOLDER = 0o755;
const READ_UMASK = 0o022;

const PERMISSIONS = 0o777;
/** Set on folders that belong to everybody, such as /tmp. */
const STICKY = 0o1000;

/** From here on everything that this process makes is for its own user alone. */
export function makePrivateFiles(): void {
  process.umask(PRIVATE_UMASK);
}

/** The same for the ingest, which makes little else than the livestream's files. */
export function makeStreamFiles({ ingest }: Config): void {
  process.umask(ingest.files === 'proxy' ? READ_UMASK : PRIVATE_UMASK);
}

/**
 * Takes from others what they may do with the data folder and the site's own names in it, which an older version or a
 * copy may have left open. What can't be made is left to whoever needs it.
 *
 * @returns a sentence for each that stays open
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

/** The same for the folder with the livestream's files, which is the ingest's. */
export function closeStreamToOthers(config: Config): readonly string[] {
  return permit(livestreamFolder(config), config.ingest.files === 'proxy' ? READ_FOLDER : PRIVATE_FOLDER);
}

/** Lets others do what `mode` says, and nothing else; the own user's rights stay. */
function permit(path: string, mode: number): string[] {
  // Windows knows no such modes.
  const found = process.platform === 'win32' ? undefined : stats(path);
  if (!found) return [];
  const wanted = (found.mode & PRIVATE_FOLDER) | (mode & PRIVATE_UMASK);
  if ((found.mode & PERMISSIONS) === wanted) return [];
  const reason = changeMode(path, found, wanted);
  if (reason === undefined) return [];
  const [is, should] = [found.mode & (PERMISSIONS | STICKY), wanted].map((bits) => bits.toString(8));
  return [`${path} is open to other users (mode ${is}) ${reason}: make it ${should}.`];
}

/** @returns why it could not be done */
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
