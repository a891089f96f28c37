import { Failure } from '../lib/failure.mjs';

/** As many as a small machine has cores. */
const STAGES_AT_ONCE = 2;

/**
 * @typedef {import('./stages.mjs').Stage} Stage
 * @typedef {import('./tools.mjs').StageResult & { stage: Stage, minutes: number }} FinishedStage
 */

/**
 * Runs all stages, a few at a time, and those with `isAlone` after the others. A stage that throws counts as
 * one failure, and the rest still run.
 * @param {Stage[]} stages
 * @param {import('./stages.mjs').StageContext} context
 * @param {(finished: FinishedStage) => void} onFinished called for each stage as it ends
 * @returns {Promise<FinishedStage[]>} in the order of the stages
 */
export async function runStages(stages, context, onFinished) {
  /** @type {Map<Stage, FinishedStage>} */
  const finished = new Map();
  /** @type {Map<string, Promise<void>>} */
  const started = new Map();
  const runNext = async (/** @type {Stage} */ stage) => {
    await Promise.all((stage.after ?? []).map((name) => started.get(name)));
    const result = await runStage(stage, context);
    finished.set(stage, result);
    onFinished(result);
  };
  const work = async (/** @type {Stage[]} */ queue) => {
    for (let stage = queue.shift(); stage; stage = queue.shift()) {
      const run = runNext(stage);
      started.set(stage.name, run);
      await run;
    }
  };
  const together = stages.filter(({ isAlone }) => !isAlone);
  await Promise.all(Array.from({ length: STAGES_AT_ONCE }, () => work(together)));
  await work(stages.filter(({ isAlone }) => isAlone));
  return stages.flatMap((stage) => finished.get(stage) ?? []);
}

/**
 * @param {Stage} stage
 * @param {import('./stages.mjs').StageContext} context
 * @returns {Promise<FinishedStage>}
 */
async function runStage(stage, context) {
  const startedAt = Date.now();
  const result = await stage.run(context).catch(asFailure);
  return { ...result, stage, minutes: (Date.now() - startedAt) / 60_000 };
}

/** @returns {import('./tools.mjs').StageResult} */
function asFailure(/** @type {unknown} */ error) {
  const output =
    error instanceof Failure
      ? `${error.output}\n${error.message}\n`
      : `${(error instanceof Error && error.stack) || error}\n`;
  return { passed: 0, failed: 1, skipped: 0, output };
}
