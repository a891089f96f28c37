import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { StartError } from '../errors/start-error.js';
import { takeDataLock } from './data-lock.js';

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
