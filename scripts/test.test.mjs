import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { Failure } from './lib/failure.mjs';
import { fromRoot } from './lib/paths.mjs';
import { runTool } from './lib/processes.mjs';
import { NODE_VERSIONS } from './test-run/node-versions.mjs';
import { closingReport, stageReport } from './test-run/report.mjs';
import { runStages } from './test-run/schedule.mjs';
import { STAGES } from './test-run/stages.mjs';
import { flakyTests } from './test-run/tools.mjs';

const PASSED = { passed: 1, failed: 0, skipped: 0, output: '' };

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
    return PASSED;
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

  it('closes with the counts, and with skipped tests when there are any', async () => {
    const skipping = { name: 's', title: 'S', run: async () => ({ ...PASSED, skipped: 2 }) };
    assert.match(closingReport(await run([aStage([], 'one')])), /\n1 passed, 0 failed$/);
    assert.match(closingReport(await run([skipping])), /\n1 passed, 0 failed, 2 skipped$/);
  });

  it('names every test that passed only at its second try', async () => {
    const spec = (title, status) => ({
      title,
      file: 'store.spec.ts',
      line: 28,
      tests: [{ status, projectName: 'phone' }],
    });
    const suites = [
      {
        specs: [spec('sells', 'expected')],
        suites: [{ specs: [spec('buys', 'flaky'), spec('gives', 'skipped')] }],
      },
    ];
    const stage = aStage([], 'browser', {
      run: async () => ({ ...PASSED, secondTries: flakyTests(suites) }),
    });
    const closing = closingReport(await run([stage]));
    assert.match(
      closing,
      /\nPassed at its second try, fix it: \[phone\] store\.spec\.ts:28 buys\n1 passed, 0 failed$/,
    );
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
    const stages = STAGES.filter(({ isFullOnly, name }) => isFullOnly && /^node-\d+$/.test(name));
    assert.equal(stages.length, NODE_VERSIONS.length);
  });

  it('names in every stage only stages that come before it', () => {
    STAGES.forEach(({ name, after = [] }, index) => {
      const earlier = STAGES.slice(0, index).map((stage) => stage.name);
      const unknown = after.filter((needed) => !earlier.includes(needed));
      assert.deepEqual(unknown, [], `${name} waits for a stage that does not come before it: fix the order.`);
    });
  });
});
