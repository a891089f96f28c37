/**
 * Every statement of the specification and every attack of docs/security.md has a test that carries its id at
 * the end of the title, such as `… [S2.036, SEC-12]`, or a row in docs/spec-deviations.md.
 */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const TESTS = /\.(test|spec)\.(tsx?|mjs)$|\/test\/support\//;
const ID = String.raw`(?:S\d+\.\d+|SEC-\d+)`;
/** Ids at the end of a string. */
const TITLE = new RegExp(String.raw`\[(${ID}(?:, ${ID})*)\](?=['"\`])`, 'g');
/** A comment, or a test that does not run. */
const SILENT = /^\s*(\/\/|\/?\*)|\b(it|test|describe)\.(skip|todo|fixme)\(['"`]/;

const read = (path) => readFileSync(join(ROOT, path), 'utf8');
/** Returns the first cells of the rows of a table, as `[id, second cell]`. */
const rows = (path) =>
  [...read(path).matchAll(/^\| *([A-Z]+[\d.-]+) *\|([^|]*)\|/gm)].map((row) => row.slice(1));
const ids = (path, kind) => rows(path).flatMap(([id]) => (id.startsWith(kind) ? [id] : []));

const statements = ids('docs/spec/statements.md', 'S');
const attacks = ids('docs/security.md', 'SEC-');
const deviating = rows('docs/spec-deviations.md').flatMap(([, cell]) => cell.match(/S\d+\.\d+/g) ?? []);

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: ROOT,
  encoding: 'utf8',
});
const tested = new Set(
  files
    .split('\n')
    .filter((file) => TESTS.test(file) && existsSync(join(ROOT, file)))
    .flatMap((file) => read(file).split('\n'))
    .filter((line) => !SILENT.test(line))
    .flatMap((line) => [...line.matchAll(TITLE)].flatMap(([, list]) => list.split(', '))),
);

describe('the ids in titles of tests', () => {
  it('name every statement that is no deviation', () => {
    assert.ok(statements.length > 400);
    const known = new Set([...tested, ...deviating]);
    const missing = statements.filter((id) => !known.has(id));
    assert.deepEqual(missing, [], 'Put the id at the end of the title of the test that shows the statement.');
  });

  it('name every attack of docs/security.md', () => {
    assert.ok(attacks.length > 50);
    assert.deepEqual(
      attacks.filter((id) => !tested.has(id)),
      [],
      'Put the id at the end of a title.',
    );
  });

  it('name nothing else', () => {
    const known = new Set([...statements, ...attacks]);
    assert.deepEqual(
      [...tested, ...deviating].filter((id) => !known.has(id)),
      [],
    );
    assert.equal(known.size, statements.length + attacks.length, 'An id stands twice.');
  });
});
