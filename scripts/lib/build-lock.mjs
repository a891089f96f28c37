import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const POLL_MS = 200;

/**
 * Runs work while holding a lock file, so that two starts in one clone install and build one after the other.
 * A lock whose process is dead is taken over.
 * @template T
 * @param {string} path of the lock file
 * @param {() => Promise<T>} work
 * @param {(holder: string) => void} onWait called once if another process holds the lock
 * @returns {Promise<T>}
 */
export async function withLock(path, work, onWait) {
  mkdirSync(dirname(path), { recursive: true });
  let hasWaited = false;
  while (!tryLock(path)) {
    const holder = readHolder(path);
    if (holder === null) continue;
    if (!isAlive(holder)) {
      takeAway(path, holder);
      continue;
    }
    if (!hasWaited) onWait(holder);
    hasWaited = true;
    await wait(POLL_MS);
  }
  const release = () => rmSync(path, { force: true });
  process.on('exit', release);
  try {
    return await work();
  } finally {
    process.off('exit', release);
    release();
  }
}

/**
 * @param {string} path
 * @param {string} [holder]
 * @returns {boolean} whether the lock was free and now belongs to the holder
 */
function tryLock(path, holder = String(process.pid)) {
  try {
    writeFileSync(path, holder, { flag: 'wx' });
    return true;
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'EEXIST') return false;
    throw error;
  }
}

/**
 * @param {string} path
 * @returns {string | null} the holder's process id, null when the lock has just been released
 */
function readHolder(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'ENOENT') return null;
    throw error;
  }
}

/**
 * @param {string} holder empty for a moment between the creation of the lock file and the writing of its text
 * @returns {boolean}
 */
function isAlive(holder) {
  if (holder === '') return true;
  try {
    process.kill(Number(holder), 0);
    return true;
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
}

/**
 * Removes the lock of a dead holder. If another process has removed it and locked again in the meantime, that
 * lock is put back.
 * @param {string} path
 * @param {string} deadHolder
 */
function takeAway(path, deadHolder) {
  const aside = `${path}.${process.pid}.stale`;
  try {
    renameSync(path, aside);
    const moved = readFileSync(aside, 'utf8');
    if (moved !== deadHolder) tryLock(path, moved);
  } catch {
    // Another process was faster.
  } finally {
    rmSync(aside, { force: true });
  }
}
