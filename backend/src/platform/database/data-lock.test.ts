import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { StartError } from '../errors/start-error.js';
import { takeDataLock } from './data-lock.js';
import { Writer } from './writer.js';

let parent: string;
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'data-lock-'));
});
afterEach(() => rmSync(parent, { recursive: true, force: true }));

describe("a data folder's lock", () => {
  it('makes the folder for the own user alone', () => {
    const folder = join(parent, 'data');
    const lock = takeDataLock(join(folder, 'site.lock'));
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    lock.release();
  });

  it('is held by one at a time, and let go of', () => {
    const path = join(parent, 'site.lock');
    const first = takeDataLock(path);
    expect(() => takeDataLock(path)).toThrow(StartError);
    first.release();
    takeDataLock(path).release();
  });
});

describe('a writer of a file', () => {
  it('refuses a disk that has become read-only, in one sentence', async () => {
    const address = { kind: 'sqlite', path: join(parent, 'site.sqlite') } as const;
    await (await new Writer(address).initialize()).destroy();
    const writer = new Writer(address);
    // What SQLite does by itself on such a disk.
    Object.assign(writer.options, { readonly: true });
    await expect(writer.initialize()).rejects.toMatchObject({
      message: `Nothing can be written to the database file ${address.path}, which is read-only: make it writable, and try again.`,
      exitCode: 1,
    });
    await (await new Writer(address).initialize()).destroy();
  });
});
