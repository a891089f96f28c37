import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, it } from 'node:test';
import { Failure } from './lib/failure.mjs';
import { ROOT, fromRoot } from './lib/paths.mjs';
import { runTool } from './lib/processes.mjs';
import { NODE_VERSIONS } from './test-run/node-versions.mjs';
import { closingReport, stageReport } from './test-run/run-tests.mjs';
import { runStages } from './test-run/schedule.mjs';
import { STAGES, filesForMariadb } from './test-run/stages.mjs';
import { resultOf } from './test-run/tools.mjs';

/**
 * Returns a stage that logs when it begins and ends.
 * @param {string[]} notes
 * @param {string} name
 * @param {object} [details]
 */
function aStage(notes, name, details = {}) {
  const run = async () => {
    notes.push(`${name} begins`);
    await new Promise((resolve) => setImmediate(resolve));
    notes.push(`${name} ends`);
    return resultOf(0, '', '1 passed');
  };
  return { name, title: name, run, ...details };
}

const run = (stages) => runStages(stages, { temporary: '' }, () => {});

describe('npm test', () => {
  it('runs two stages at a time, a dependent one after what it needs, and a lonely one at the end', async () => {
    const notes = [];
    await run([
      aStage(notes, 'lonely', { isAlone: true }),
      aStage(notes, 'one'),
      aStage(notes, 'dependent', { after: ['one'] }),
    ]);
    assert.deepEqual(notes, [
      'one begins',
      'one ends',
      'dependent begins',
      'dependent ends',
      'lonely begins',
      'lonely ends',
    ]);
  });

  it('counts a stage that cannot run as one failure and runs the others', async () => {
    const broken = { name: 'broken', title: 'Broken', run: () => Promise.reject(new Failure('No server.')) };
    const finished = await run([broken, aStage([], 'other')]);
    assert.match(stageReport(finished[0]), /✗ Broken: 0 passed, 1 failed[^]*No server\./);
    assert.match(closingReport(finished), /\nFailed: Broken\n1 passed, 1 failed$/);
  });

  it('counts what the tools print, and a failure that a tool does not count', () => {
    const counts = (code, summary) => {
      const { passed, failed, skipped } = resultOf(code, '', summary);
      return [passed, failed, skipped];
    };
    assert.deepEqual(counts(1, 'Tests:       1 failed, 2 skipped, 3 passed, 6 total'), [3, 1, 2]);
    assert.deepEqual(counts(1, '12 passed'), [12, 1, 0]);
    assert.deepEqual(counts(0, undefined), [0, 1, 0]);
  });

  it('ends a tool that says nothing any more', async () => {
    const script = 'console.log("The last word."); setInterval(() => {}, 1000);';
    const { code, output } = await runTool(process.execPath, ['-e', script], { silenceLimitMs: 600 });
    assert.equal(code, 137);
    assert.match(output, /^(The last word\.\n)?Ended: it said nothing for 0\.01 minutes\.\n$/);
  });

  it('is tried by the full run on the oldest Node.js that is accepted, and on all that the README names', () => {
    const { engines } = JSON.parse(readFileSync(fromRoot('package.json'), 'utf8'));
    const [oldest, ...later] = NODE_VERSIONS;
    assert.equal(`${engines.node}.0`, `>=${oldest}`);
    const majors = later.map((version) => version.split('.', 1)[0]);
    const sentence = `tested are ${engines.node.slice(2)}, ${majors.slice(0, -1).join(', ')} and ${majors.at(-1)}.`;
    assert.ok(readFileSync(fromRoot('README.md'), 'utf8').includes(sentence), sentence);
    assert.equal(STAGES.filter(({ name }) => /^node-\d+$/.test(name)).length, NODE_VERSIONS.length);
  });

  it('names in every stage only stages of the same run that come before it', () => {
    STAGES.forEach(({ name, isFull, after = [] }, index) => {
      const earlier = STAGES.slice(0, index).filter((stage) => stage.isFull === isFull);
      const unknown = after.filter((needed) => !earlier.some((stage) => stage.name === needed));
      assert.deepEqual(unknown, [], `${name} waits for a stage that does not come before it: fix the order.`);
    });
  });

  it('runs a test on MariaDB beside all SQL that depends on the database', () => {
    const folder = fromRoot('backend', 'src');
    const dialect =
      /\bdialect\b|engine === '|sqlite_version|PRAGMA|AUTO_INCREMENT|ON DUPLICATE|ON CONFLICT|FOR UPDATE/;
    const tested = new Set(filesForMariadb().map((path) => dirname(path)));
    const untested = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((name) => join(folder, name))
      .filter((path) => /(?<!\.test)\.ts$/.test(path) && dialect.test(readFileSync(path, 'utf8')))
      .filter((path) => !tested.has(dirname(path)) && !tested.has(dirname(dirname(path))))
      .map((path) => relative(ROOT, path));
    assert.deepEqual(untested, [], 'Mark a test beside it: @mariadb in a comment.');
  });
});
