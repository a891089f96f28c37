import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import {
  checkDeviations,
  checkForms,
  checkIds,
  checkStatements,
  checkTests,
  namedTestFiles,
  parseCoverage,
  summarize,
} from './check-statements.mjs';

/** Returns a statements document with one row per `id area`, all of kind rule. */
const statements = (...rows) =>
  [
    '| id | statement | kind | area |',
    '|---|---|---|---|',
    ...rows.map((row) => row.split(' ')).map(([id, area]) => `| ${id} | It works | rule | ${area} |`),
  ].join('\n');

/** Returns a coverage document with one row per pair of id and cell. */
const coverage = (cells) =>
  [
    '| id | shown by |',
    '|---|---|',
    ...Object.entries(cells).map(([id, cell]) => `| ${id} | ${cell} |`),
  ].join('\n');

/** A coverage cell that names a test. */
const SHOWN = 'a/store.test.ts › sells a hat';

const assertOneProblem = (problems, pattern) => {
  assert.equal(problems.length, 1, problems.join('\n'));
  assert.match(problems[0], pattern);
};

describe('statements', () => {
  it('accepts rows with known kinds and areas', () => {
    assert.deepEqual(checkStatements(statements('S1.01 frame', 'S1.02 proof')), []);
  });

  it('refuses a document without statements', () => {
    assertOneProblem(checkStatements('# Nothing'), /has no statements/);
  });

  it('refuses an id that stands twice', () => {
    assertOneProblem(checkStatements(statements('S1.01 frame', 'S1.01 frame')), /^S1\.01 stands twice/);
  });

  it('refuses an area that does not exist', () => {
    assertOneProblem(checkStatements(statements('S1.01 elsewhere')), /^S1\.01 is not a row .*frame, proof/);
  });

  it('refuses a kind that does not exist', () => {
    assertOneProblem(checkStatements('| S1.01 | It works | wish | frame |'), /^S1\.01 is not a row/);
  });

  it('refuses a row with a cell too many', () => {
    assertOneProblem(checkStatements('| S1.01 | It works | rule | frame | frame |'), /^S1\.01 is not a row/);
  });
});

describe('ids', () => {
  it('accepts one row per statement in any order', () => {
    const problems = checkIds(
      statements('S1.01 frame', 'S1.02 proof'),
      coverage({ 'S1.02': SHOWN, 'S1.01': SHOWN }),
    );
    assert.deepEqual(problems, []);
  });

  it('misses the row of a statement', () => {
    const problems = checkIds(statements('S1.01 frame', 'S1.02 proof'), coverage({ 'S1.01': SHOWN }));
    assertOneProblem(problems, /^S1\.02 has no row .*name the test that shows it/);
  });

  it('refuses a row without a statement', () => {
    const problems = checkIds(statements('S1.01 frame'), coverage({ 'S1.01': SHOWN, 'S9.99': SHOWN }));
    assertOneProblem(problems, /^S9\.99 .* is not a statement/);
  });

  it('refuses two rows for one statement', () => {
    const twice = `${coverage({ 'S1.01': SHOWN })}\n| S1.01 | ${SHOWN} |`;
    assertOneProblem(checkIds(statements('S1.01 frame'), twice), /^S1\.01 has more than one row/);
  });
});

describe('forms', () => {
  it('accepts tests and a deviation', () => {
    const cells = {
      'S1.01': SHOWN,
      'S1.02': 'a/store.test.ts › sells a hat<br>b/cart.test.tsx › empties the cart',
      'S1.03': 'deviation: D-01',
      'S1.04': 'scripts/start.test.mjs › starts',
    };
    assert.deepEqual(checkForms(coverage(cells)), []);
  });

  for (const cell of [
    '',
    'open',
    'done',
    'a/store.test.ts',
    'a/store.test.ts > sells a hat',
    'a/store.ts › sells a hat',
    'a/store.test.ts › sells a hat<br>',
    'open<br>a/store.test.ts › sells a hat',
    'deviation: the hat',
    'a/store.test.ts › sells a hat | open',
  ]) {
    it(`refuses the cell "${cell}"`, () => {
      assertOneProblem(checkForms(coverage({ 'S1.01': cell })), /^S1\.01 says .*write `path/);
    });
  }
});

describe('tests', () => {
  const file = 'a/store.test.ts';
  const check = (name, source) =>
    checkTests(coverage({ 'S1.01': `${file} › ${name}` }), new Map([[file, source]]));

  it('lists each named file once', () => {
    const text = coverage({ 'S1.01': 'a.test.ts › one<br>b.test.ts › two', 'S1.02': 'a.test.ts › three' });
    assert.deepEqual(namedTestFiles(text), ['a.test.ts', 'b.test.ts']);
  });

  it('misses a file that does not exist', () => {
    const problems = checkTests(coverage({ 'S1.01': `${file} › sells a hat` }), new Map());
    assertOneProblem(problems, /^S1\.01 names a\/store\.test\.ts, which does not exist/);
  });

  for (const [what, name, source] of [
    ['single quotes', 'sells a hat', "it('sells a hat', () => {});"],
    ['double quotes', "doesn't sell twice", 'it("doesn\'t sell twice", () => {});'],
    ['a template', 'sells ${item} (10 %)', '  for (const item of items) it(`sells ${item} (10 %)`, sell);'],
    ['test()', 'sells a hat', "test('sells a hat', async () => {});"],
    ['a name on the next line', 'sells a hat', "it(\n  'sells a hat',\n  sell,\n);"],
    ['it.each()', 'sells %s', "it.each([\n  ['hat', f(1)],\n])('sells %s', sell);"],
    ['a bar in the name', 'shows a \\| b', "it('shows a | b', show);"],
  ]) {
    it(`finds a test written with ${what}`, () => {
      assert.deepEqual(check(name, source), []);
    });
  }

  for (const [what, source] of [
    ['only has a longer name', "it('sells a hat twice', sell);"],
    ['is a group', "describe('sells a hat', () => {});"],
    ['is skipped', "it.each(hats)('sells %s', sell);\nit.skip('sells a hat', sell);"],
    ['is skipped for each row', "it.each(hats)('sells %s', sell);\nit.skip.each(hats)('sells a hat', sell);"],
    ['is commented out', "  // it('sells a hat', sell);"],
    ['is a method of something else', "pattern.test('sells a hat');"],
  ]) {
    it(`misses a test that ${what}`, () => {
      assertOneProblem(check('sells a hat', source), /^S1\.01 names the test "sells a hat"/);
    });
  }

  it('checks every test of a cell', () => {
    const text = coverage({ 'S1.01': `${file} › sells a hat<br>${file} › sells a crown` });
    const problems = checkTests(text, new Map([[file, "it('sells a hat', sell);"]]));
    assertOneProblem(problems, /"sells a crown"/);
  });
});

describe('deviations', () => {
  const text = coverage({ 'S1.01': 'deviation: D-02', 'S1.02': SHOWN });

  it('accepts a deviation that has a row', () => {
    assert.deepEqual(checkDeviations(text, '| id | specification |\n|---|---|\n| D-02 | hats |'), []);
  });

  it('misses a deviation that has no row', () => {
    const mentioned = '| id | specification |\n|---|---|\n| D-01 | like D-02 |';
    assertOneProblem(checkDeviations(text, mentioned), /^S1\.01 names D-02, which is no row/);
  });

  it('says in one sentence that the document is missing', () => {
    assertOneProblem(
      checkDeviations(text, undefined),
      /^docs\/spec-deviations\.md does not exist but is named by S1\.01/,
    );
  });

  it('needs no document while no deviation is named', () => {
    assert.deepEqual(checkDeviations(coverage({ 'S1.01': SHOWN }), undefined), []);
  });
});

it('gives the cell of a row as it stands', () => {
  assert.deepEqual(parseCoverage('| S1.01 | deviation: D-07 |'), [
    { id: 'S1.01', cell: 'deviation: D-07', proof: { form: 'deviation', deviation: 'D-07' } },
  ]);
});

it('counts the statements by what shows them', () => {
  assert.equal(
    summarize(
      statements('S1.01 frame', 'S1.02 proof', 'S1.03 live'),
      coverage({ 'S1.01': 'a.test.ts › works', 'S1.02': 'deviation: D-01', 'S1.03': 'a.test.ts › lasts' }),
    ),
    'statements: 3 ids, 2 by test, 1 by deviation',
  );
});

describe('the command', () => {
  const script = fileURLToPath(new URL('check-statements.mjs', import.meta.url));

  /** Runs the script in a repository with these files, by path. */
  const runIn = (files) => {
    const root = mkdtempSync(join(tmpdir(), 'check-statements-'));
    try {
      for (const [path, text] of Object.entries(files)) {
        mkdirSync(dirname(join(root, path)), { recursive: true });
        writeFileSync(join(root, path), text);
      }
      mkdirSync(join(root, 'scripts'));
      copyFileSync(script, join(root, 'scripts/check-statements.mjs'));
      return spawnSync(process.execPath, ['scripts/check-statements.mjs'], { cwd: root, encoding: 'utf8' });
    } finally {
      rmSync(root, { recursive: true });
    }
  };

  it('succeeds with the summary when everything is true', () => {
    const { status, stdout, stderr } = runIn({
      'docs/spec/statements.md': statements('S1.01 frame', 'S1.02 proof'),
      'docs/spec-coverage.md': coverage({ 'S1.01': 'a/b.test.ts › works', 'S1.02': 'deviation: D-01' }),
      'docs/spec-deviations.md': '| D-01 | hats | crowns | why | test |',
      'a/b.test.ts': "it('works', () => {});",
    });
    assert.deepEqual([status, stderr], [0, '']);
    assert.equal(stdout, 'statements: 2 ids, 1 by test, 1 by deviation\n');
  });

  /** @type {{ what: string, rows: Record<string, string>, problem: RegExp }[]} */
  const holes = [
    { what: 'open', rows: { 'S1.01': SHOWN, 'S1.02': 'open' }, problem: /^S1\.02 says "open" .*\n$/ },
    { what: 'left out', rows: { 'S1.01': SHOWN }, problem: /^S1\.02 has no row .*\n$/ },
  ];
  for (const { what, rows, problem } of holes) {
    it(`fails while a statement is ${what}`, () => {
      const { status, stderr } = runIn({
        'docs/spec/statements.md': statements('S1.01 frame', 'S1.02 proof'),
        'docs/spec-coverage.md': coverage(rows),
        'a/store.test.ts': "it('sells a hat', () => {});",
      });
      assert.equal(status, 1);
      assert.match(stderr, problem);
    });
  }

  it('fails with a sentence per problem and the summary', () => {
    const { status, stdout, stderr } = runIn({
      'docs/spec/statements.md': statements('S1.01 frame', 'S1.02 proof'),
      'docs/spec-coverage.md': coverage({ 'S1.01': 'a/b.test.ts › works', 'S1.02': 'deviation: D-01' }),
    });
    assert.equal(status, 1);
    assert.match(stderr, /^S1\.01 names a\/b\.test\.ts, .*\ndocs\/spec-deviations\.md does not exist .*\n$/);
    assert.match(stdout, /^statements: 2 ids/);
  });

  it('fails when the documents are missing', () => {
    const { status, stderr } = runIn({});
    assert.equal(status, 1);
    assert.match(stderr, /has no statements/);
  });
});
