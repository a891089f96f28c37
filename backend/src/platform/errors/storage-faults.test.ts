import { describe, expect, it } from '@jest/globals';
import { QueryFailedError } from 'typeorm';
import { storageFault, storageStartError } from './storage-faults.js';

const withCode = (code: string): Error => Object.assign(new Error('no'), { code });
const ofServer = (errno: number): Error =>
  new QueryFailedError('INSERT', [], Object.assign(new Error('no'), { errno, code: 'ER_SOMETHING' }));

describe('a failure of the storage', () => {
  it.each([
    ['full', ['SQLITE_FULL', 'SQLITE_IOERR_SHMSIZE', 'ENOSPC', 'EDQUOT'], [1021, 1114, 3]],
    ['damaged', ['SQLITE_CORRUPT', 'SQLITE_CORRUPT_INDEX', 'SQLITE_NOTADB'], [126, 145, 1034, 1194, 1932]],
    ['read_only', ['SQLITE_READONLY_DBMOVED', 'EROFS'], [1290, 1836]],
    ['denied', ['EACCES', 'SQLITE_PERM'], []],
    ['failing', ['SQLITE_IOERR_FSYNC', 'EIO'], [1030]],
  ])('is known as %s by the codes of SQLite, MySQL and the system', (fault, codes, errnos) => {
    expect(codes.map((code) => storageFault(withCode(code)))).toEqual(codes.map(() => fault));
    expect(errnos.map((errno) => storageFault(ofServer(errno)))).toEqual(errnos.map(() => fault));
    expect(storageFault(new Error('outer', { cause: withCode(codes[0] ?? '') }))).toBe(fault);
  });

  it.each(['SQLITE_CONSTRAINT_UNIQUE', 'ECONNREFUSED'])('is not %s', (code) => {
    expect(storageFault(withCode(code))).toBeUndefined();
    expect(storageStartError(withCode(code), 'the data')).toBeUndefined();
  });

  it('is not another process, whose end is to be waited for', () => {
    expect(storageFault(withCode('SQLITE_BUSY'))).toBeUndefined();
    expect(storageStartError(withCode('SQLITE_BUSY'), 'the data')).toMatchObject({
      message: 'Another process keeps the data busy: try again when it is done.',
      exitCode: 1,
    });
  });

  it('is one sentence that names the place, and has an exit code of its own for damage', () => {
    const place = 'the database file /data/site.sqlite';
    const failures = ['SQLITE_FULL', 'SQLITE_READONLY', 'SQLITE_IOERR', 'EACCES', 'SQLITE_CORRUPT'].map(
      (code) => storageStartError(withCode(code), place),
    );
    for (const failure of failures)
      expect(failure?.message).toMatch(/^[A-Z][^\n]*the database file \/data\/site\.sqlite[^\n]*\.$/);
    expect(failures.map((failure) => failure?.exitCode)).toEqual([1, 1, 1, 1, 65]);
  });
});
