/** Checks that every test named in docs/security.md exists and runs. */
import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { checkTests } from '../scripts/check-statements.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const FORGERIES = 'backend/src/play/rounds/testing';
const NAMED_TEST = /`([^`\s]+) › ((?:[^`]|\$\{)+)`/g;

const read = (path) => readFileSync(join(ROOT, path), 'utf8');
const document = read('docs/security.md');
const rows = document.split('\n').filter((line) => line.startsWith('| **'));

/** @returns {{ file: string, name: string }[]} */
const namedTests = (text) => [...text.matchAll(NAMED_TEST)].map(([, file, name]) => ({ file, name }));

/** The text of all files with forgeries. */
const forgeries = readdirSync(join(ROOT, FORGERIES))
  .filter((name) => name.startsWith('forger'))
  .map((name) => read(join(FORGERIES, name)))
  .join('\n');

/**
 * Returns true if a forgery has this name, after `name:` or as the first argument of the call that adds the
 * row.
 */
function isForgery(name) {
  const escaped = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(String.raw`(?:\(\s*|name: )(["'\`])${escaped}\1`).test(forgeries);
}

/**
 * Returns true if a test file has a test of this name that is not skipped, by the same rule as for the
 * statements.
 */
function isTest({ file, name }) {
  const sources = new Map(existsSync(join(ROOT, file)) ? [[file, read(file)]] : []);
  return checkTests(`| S1.01 | ${file} › ${name.replaceAll('|', '\\|')} |`, sources).length === 0;
}

describe('docs/security.md', () => {
  it('names a test for every attack', () => {
    const bare = rows.filter((row) => namedTests(row).length === 0);
    assert.ok(rows.length >= 20, 'The tables of attacks are gone.');
    assert.deepEqual(bare, [], 'Name the test that shows the row.');
  });

  it('names only tests that exist', () => {
    const missing = namedTests(document)
      .filter(({ file }) => file !== 'path' && file !== 'forgeries')
      .filter((test) => !isTest(test));
    assert.deepEqual(missing, [], 'Write the exact path and name of the test.');
  });

  it('names only forgeries that are tried', () => {
    const missing = namedTests(document)
      .filter(({ file, name }) => file === 'forgeries' && name !== 'name')
      .filter(({ name }) => !isForgery(name));
    assert.deepEqual(missing, [], `Write the exact name of a row in ${FORGERIES}/forgery-*.ts.`);
  });

  it('is held to a check that knows what is missing', () => {
    assert.equal(isForgery('a log that nobody thought of'), false);
    assert.equal(isTest({ file: 'backend/src/members/auth/auth.test.ts', name: 'no such test' }), false);
    assert.equal(
      isTest({ file: 'backend/src/members/auth/none.test.ts', name: 'lasts 30 days without a visit' }),
      false,
    );
  });
});
