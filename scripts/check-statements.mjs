/**
 * Checks docs/spec-coverage.md against docs/spec/statements.md: every statement needs a test or a deviation.
 */
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const STATEMENTS = 'docs/spec/statements.md';
const COVERAGE = 'docs/spec-coverage.md';
const DEVIATIONS = 'docs/spec-deviations.md';

const KINDS = ['rule', 'ui', 'text', 'data', 'api', 'limit', 'defect'];
const AREAS = ['frame', 'proof', 'games', 'economy', 'together', 'live', 'admin'];

const TEST_FORM = /^(\S+\.(?:test|spec)\.(?:tsx?|mjs)) › (\S.*)$/;
const DEVIATION_FORM = /^deviation: (D-\d+)$/;

/**
 * @typedef {{ id: string, kind: string, area: string }} Statement
 * @typedef {{ file: string, name: string }} NamedTest
 * @typedef {{ form: 'tests', tests: NamedTest[] } | { form: 'deviation', deviation: string }
 *   | { form: 'unknown' }} Proof
 * @typedef {{ id: string, cell: string, proof: Proof }} CoverageRow
 */

/**
 * Parses the format of docs/spec/statements.md. A malformed row has empty fields.
 * @param {string} text
 * @returns {Statement[]}
 */
export function parseStatements(text) {
  return statementRows(text).map(([id, , kind = '', area = '', ...rest]) =>
    rest.length === 0 ? { id, kind, area } : { id, kind: '', area: '' },
  );
}

/**
 * Parses the format of docs/spec-coverage.md.
 * @param {string} text
 * @returns {CoverageRow[]}
 */
export function parseCoverage(text) {
  return statementRows(text).map(([id, cell = '', ...rest]) => ({
    id,
    cell,
    proof: rest.length === 0 ? readProof(cell) : { form: 'unknown' },
  }));
}

/**
 * Returns problems of the statements themselves: duplicate ids, unknown kinds and areas.
 * @param {string} statementsText
 * @returns {string[]}
 */
export function checkStatements(statementsText) {
  const statements = parseStatements(statementsText);
  if (statements.length === 0) return [`${STATEMENTS} has no statements: restore the document.`];
  return [
    ...repeatedIds(statements).map((id) => `${id} stands twice in ${STATEMENTS}: keep one row.`),
    ...statements
      .filter(({ kind, area }) => !KINDS.includes(kind) || !AREAS.includes(area))
      .map(
        ({ id }) =>
          `${id} is not a row of id, statement, kind and area in ${STATEMENTS}: ` +
          `give it one of the kinds ${KINDS.join(', ')} and one of the areas ${AREAS.join(', ')}.`,
      ),
  ];
}

/**
 * Returns the statements without exactly one coverage row, and the coverage rows without a statement.
 * @param {string} statementsText
 * @param {string} coverageText
 * @returns {string[]}
 */
export function checkIds(statementsText, coverageText) {
  const rows = parseCoverage(coverageText);
  const stated = new Set(parseStatements(statementsText).map(({ id }) => id));
  const covered = new Set(rows.map(({ id }) => id));
  return [
    ...[...stated]
      .filter((id) => !covered.has(id))
      .map((id) => `${id} has no row in ${COVERAGE}: name the test that shows it.`),
    ...[...covered]
      .filter((id) => !stated.has(id))
      .map((id) => `${id} in ${COVERAGE} is not a statement of ${STATEMENTS}: remove the row or fix its id.`),
    ...repeatedIds(rows).map((id) => `${id} has more than one row in ${COVERAGE}: merge them into one.`),
  ];
}

/**
 * Returns the coverage cells with neither of the two forms. `open` is not allowed: every statement needs a
 * test or a deviation.
 * @param {string} coverageText
 * @returns {string[]}
 */
export function checkForms(coverageText) {
  return parseCoverage(coverageText)
    .filter(({ proof }) => proof.form === 'unknown')
    .map(
      ({ id, cell }) =>
        `${id} says "${cell}" in ${COVERAGE}: write \`path/to/file.test.ts › exact test name\` ` +
        `(several with <br> between them) or \`deviation: D-01\`.`,
    );
}

/**
 * Returns the distinct paths of all test files that a coverage text names.
 * @param {string} coverageText
 * @returns {string[]}
 */
export function namedTestFiles(coverageText) {
  return [...new Set(namedTests(coverageText).map(({ file }) => file))];
}

/**
 * Returns the named tests whose file is missing or does not contain them.
 * @param {string} coverageText
 * @param {Map<string, string>} sources the text of each test file that exists, by its path in the repository
 * @returns {string[]}
 */
export function checkTests(coverageText, sources) {
  return namedTests(coverageText).flatMap(({ id, file, name }) => {
    const source = sources.get(file);
    if (source === undefined) {
      return [`${id} names ${file}, which does not exist: fix the path in ${COVERAGE}.`];
    }
    if (!hasTest(source, name)) {
      return [
        `${id} names the test "${name}", which ${file} does not have: write its exact name in ${COVERAGE}.`,
      ];
    }
    return [];
  });
}

/**
 * Returns the named deviations that have no row in docs/spec-deviations.md.
 * @param {string} coverageText
 * @param {string | undefined} deviationsText undefined if the document does not exist
 * @returns {string[]}
 */
export function checkDeviations(coverageText, deviationsText) {
  const named = parseCoverage(coverageText).flatMap(({ id, proof }) =>
    proof.form === 'deviation' ? [{ id, deviation: proof.deviation }] : [],
  );
  if (named.length > 0 && deviationsText === undefined) {
    const ids = named.map(({ id }) => id).join(', ');
    return [`${DEVIATIONS} does not exist but is named by ${ids}: write it, one table row per deviation.`];
  }
  const explained = new Set(
    [...(deviationsText ?? '').matchAll(/^\| *(D-\d+) *\|/gm)].map(([, deviation]) => deviation),
  );
  return named
    .filter(({ deviation }) => !explained.has(deviation))
    .map(
      ({ id, deviation }) =>
        `${id} names ${deviation}, which is no row of ${DEVIATIONS}: add the row or fix the name.`,
    );
}

/**
 * Returns one line with the number of statements per form of proof.
 * @param {string} statementsText
 * @param {string} coverageText
 * @returns {string}
 */
export function summarize(statementsText, coverageText) {
  const rows = parseCoverage(coverageText);
  /** @param {Proof['form']} form */
  const count = (form) => rows.filter(({ proof }) => proof.form === form).length;
  return (
    `statements: ${parseStatements(statementsText).length} ids, ${count('tests')} by test, ` +
    `${count('deviation')} by deviation`
  );
}

/**
 * Returns the cells of every table row that begins with a statement id. `\|` inside a cell is a plain bar.
 * @param {string} text
 * @returns {string[][]}
 */
function statementRows(text) {
  return text
    .split(/\r?\n/)
    .filter((line) => /^\| *S\d/.test(line))
    .map((line) =>
      line
        .trim()
        .replace(/^\||\|$/g, '')
        .split(/(?<!\\)\|/)
        .map((cell) => cell.trim().replaceAll('\\|', '|')),
    );
}

/**
 * @param {string} cell
 * @returns {Proof}
 */
function readProof(cell) {
  const deviation = DEVIATION_FORM.exec(cell);
  if (deviation) return { form: 'deviation', deviation: deviation[1] };
  const tests = cell.split('<br>').map((entry) => TEST_FORM.exec(entry.trim()));
  if (!tests.every((test) => test !== null)) return { form: 'unknown' };
  return { form: 'tests', tests: tests.map(([, file, name]) => ({ file, name })) };
}

/**
 * @param {string} coverageText
 * @returns {(NamedTest & { id: string })[]}
 */
function namedTests(coverageText) {
  return parseCoverage(coverageText).flatMap(({ id, proof }) =>
    proof.form === 'tests' ? proof.tests.map((test) => ({ id, ...test })) : [],
  );
}

/**
 * Returns true if a source contains a test of this name that runs, i.e. is neither skipped nor in a comment
 * line.
 * @param {string} source
 * @param {string} name
 * @returns {boolean}
 */
function hasTest(source, name) {
  const escaped = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const each = String.raw`\.each\b(?:(?!\n\s*(?:it|test|describe)\b)[^])*?\)`;
  const call = String.raw`^(?!\s*(?://|/?\*)).*?(?<![.\w])(?:it|test)(?:${each})?\(`;
  return new RegExp(`${call}\\s*(['"\`])${escaped}\\1`, 'm').test(source);
}

/**
 * @param {{ id: string }[]} rows
 * @returns {string[]} each id that occurs more than once
 */
function repeatedIds(rows) {
  const ids = rows.map(({ id }) => id);
  return [...new Set(ids.filter((id, index) => ids.indexOf(id) !== index))];
}

/** Reads the documents and the named tests and prints the problems and the summary. */
function main() {
  const root = fileURLToPath(new URL('..', import.meta.url));
  /** @param {string} path */
  const read = (path) =>
    existsSync(resolve(root, path)) ? readFileSync(resolve(root, path), 'utf8') : undefined;

  const statements = read(STATEMENTS) ?? '';
  const coverage = read(COVERAGE) ?? '';
  const sources = new Map();
  for (const file of namedTestFiles(coverage)) {
    const source = read(file);
    if (source !== undefined) sources.set(file, source);
  }

  const problems = [
    ...checkStatements(statements),
    ...checkIds(statements, coverage),
    ...checkForms(coverage),
    ...checkTests(coverage, sources),
    ...checkDeviations(coverage, read(DEVIATIONS)),
  ];
  for (const problem of problems) console.error(problem);
  console.log(summarize(statements, coverage));
  process.exitCode = problems.length > 0 ? 1 : 0;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main();
