import { hkdfSync, randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { errorCode } from '../errors/error-code.js';
import { StartError } from '../errors/start-error.js';
import type { Config } from './config.js';
import { storageStartError } from '../errors/storage-faults.js';

const FILE = 'stream-secret';
const SECRET_BYTES = 32;
const KEY_BYTES = 32;

/** Purposes for which keys are derived. */
export type SecretPurpose = 'stream-key' | 'ingest-channel' | 'invitations' | 'guess-counts';

/**
 * Returns a key of 32 bytes for one purpose, derived from the server's secret: STREAM_SECRET, or a file in
 * the data folder that only the site's own user may read, created when missing. Throws a StartError when the
 * file can be neither read nor created.
 */
export function secretKey(config: Config, purpose: SecretPurpose): Buffer {
  const secret = config.ingest.secret ?? secretOfFile(config.dataFolder);
  return Buffer.from(hkdfSync('sha256', secret, '', `alien-squad ${purpose}`, KEY_BYTES));
}

function secretOfFile(folder: string): string {
  const path = join(folder, FILE);
  try {
    return readOrMake(folder, path);
  } catch (error) {
    throw (
      storageStartError(error, `the secret ${path}`) ??
      new StartError(
        `The secret ${path} can't be read or made (${errorCode(error)}): set DATA_DIR to a folder that can be written, or STREAM_SECRET.`,
      )
    );
  }
}

/** Reads the secret or creates it atomically: two processes that start at once get the same one. */
function readOrMake(folder: string, path: string): string {
  const known = readIfThere(path);
  if (known !== undefined) return known;
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const part = `${path}.${process.pid}-${randomBytes(4).toString('hex')}`;
  writeFileSync(part, randomBytes(SECRET_BYTES).toString('hex'), { mode: 0o600, flag: 'wx' });
  try {
    linkSync(part, path);
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
  } finally {
    rmSync(part, { force: true });
  }
  return readFileSync(path, 'utf8');
}

function readIfThere(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}
