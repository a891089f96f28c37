import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { type Environment, loadConfig } from '../config/config.js';
import { closeDataToOthers, closeStreamToOthers } from './private-files.js';

let parent: string;
let data: string;
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'private-files-'));
  data = join(parent, 'data');
});
afterEach(() => rmSync(parent, { recursive: true, force: true }));

const settings = (further: Environment = {}) => loadConfig({ DATA_DIR: data, ...further });
const modeOf = (...names: string[]): string => (statSync(join(...names)).mode & 0o7777).toString(8);

/** Creates folders and files that everybody may read, as a copy may leave them. */
function leaveOpen(...names: string[]): void {
  for (const name of names) {
    if (name.endsWith('/')) mkdirSync(name, { recursive: true });
    else writeFileSync(name, '');
    chmodSync(name, name.endsWith('/') ? 0o755 : 0o644);
  }
}

describe('what a server finds open to other users', () => {
  it('is closed: the data folder, its pictures, the secret and the database', () => {
    const files = ['alien-squad.sqlite', 'alien-squad.sqlite-wal', 'alien-squad.sqlite-shm', 'stream-secret'];
    leaveOpen(`${data}/`, `${data}/media/`, ...files.map((name) => join(data, name)));
    expect(closeDataToOthers(settings())).toEqual([]);
    expect([modeOf(data), modeOf(data, 'media')]).toEqual(['700', '700']);
    expect(files.map((name) => modeOf(data, name))).toEqual(files.map(() => '600'));
  });

  it('is closed also where the database is a file elsewhere, whose folder stays as it is', () => {
    const folder = join(parent, 'elsewhere');
    leaveOpen(`${folder}/`, join(folder, 'site.sqlite'), join(folder, 'other.txt'));
    expect(closeDataToOthers(settings({ DATABASE_URL: `sqlite:${folder}/site.sqlite` }))).toEqual([]);
    expect([modeOf(folder), modeOf(folder, 'site.sqlite'), modeOf(folder, 'other.txt')]).toEqual([
      '755',
      '600',
      '644',
    ]);
    expect(modeOf(data)).toBe('700');
  });

  it('stays open for a proxy as far as it needs, and no further', () => {
    leaveOpen(`${data}/`, `${data}/media/`, `${data}/livestream/`, join(data, 'stream-secret'));
    const proxied = settings({ LIVESTREAM_FILES: 'proxy' });
    expect([...closeDataToOthers(proxied), ...closeStreamToOthers(proxied)]).toEqual([]);
    expect(
      [data, `${data}/media`, `${data}/livestream`, `${data}/stream-secret`].map((path) => modeOf(path)),
    ).toEqual(['711', '700', '755', '600']);
    expect([...closeDataToOthers(settings()), ...closeStreamToOthers(settings())]).toEqual([]);
    expect([modeOf(data), modeOf(data, 'livestream')]).toEqual(['700', '700']);
  });

  it('is named, and left alone, where everybody shares the folder', () => {
    mkdirSync(data);
    chmodSync(data, 0o1777);
    expect(closeDataToOthers(settings())).toEqual([
      `${data} is open to other users (mode 1777) and everybody shares it: make it 700.`,
    ]);
    expect(modeOf(data)).toBe('1777');
  });
});
