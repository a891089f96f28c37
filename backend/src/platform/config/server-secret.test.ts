import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { StartError } from '../errors/start-error.js';
import { loadConfig } from './config.js';
import { secretKey } from './server-secret.js';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'alien-squad-secret-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const key = (
  settings: Record<string, string> = {},
  purpose: 'stream-key' | 'ingest-channel' = 'stream-key',
): string => secretKey(loadConfig({ DATA_DIR: join(folder, 'data'), ...settings }), purpose).toString('hex');

describe("The server's secret", () => {
  it('is made once, in a file for its own user alone [SEC-55]', () => {
    expect(key()).toBe(key());
    const file = join(folder, 'data', 'stream-secret');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readFileSync(file, 'utf8')).toMatch(/^[0-9a-f]{64}$/);
    expect(readdirSync(join(folder, 'data'))).toEqual(['stream-secret']);
    rmSync(file);
    expect(key()).not.toBe(readFileSync(file, 'utf8'));
  });

  it('gives another key for each purpose', () => {
    expect(key()).not.toBe(key({}, 'ingest-channel'));
  });

  it('is that of the settings, so that several nodes have one', () => {
    const settings = { STREAM_SECRET: 'x'.repeat(32) };
    const first = key(settings);
    expect(readdirSync(folder)).toEqual([]);
    expect(key({ ...settings, DATA_DIR: join(folder, 'other') })).toBe(first);
    expect(key({ STREAM_SECRET: 'y'.repeat(32) })).not.toBe(first);
  });

  it('stops the start in one sentence when it can be neither read nor made', () => {
    mkdirSync(join(folder, 'data'));
    mkdirSync(join(folder, 'data', 'stream-secret'));
    expect(key).toThrow(StartError);
    writeFileSync(join(folder, 'file'), '');
    expect(() => key({ DATA_DIR: join(folder, 'file') })).toThrow(/set DATA_DIR .* or STREAM_SECRET\.$/);
  });
});
