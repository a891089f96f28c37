/** Checks that the rules give equal results in other engines than the browser's, if this machine has one. */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import type { ReplayResult } from 'game-scenes/rules';
import { ENGINES, enginePath } from '../../scripts/lib/engines.mjs';
import { bundle } from './agreement-harness.js';
import { inPieces, logsOf, roundsOf, withLogs } from './agreement-rounds.js';
import { ALL_GAMES, playRounds, replayLogs, type BotRound } from './agreement-rules.js';

const TIMEOUT_MS = 900_000;
const ROUNDS_PER_SCRIPT = 500;
const MAX_OUTPUT_BYTES = 512 * 1024 * 1024;

let rulesScript: string;

// One bundle for all engines.
test.describe.configure({ mode: 'default' });

test.beforeAll(() => {
  rulesScript = bundle('engine');
});

/** Returns the output of an engine: the rounds' logs, then their replay results. */
function printed(
  engine: string,
  file: string,
  rounds: readonly BotRound[],
): { logs: string[]; results: ReplayResult[] } {
  writeFileSync(file, `${rulesScript}\nagree(${JSON.stringify(rounds)});\n`);
  const lines = execFileSync(engine, [file], { encoding: 'utf8', maxBuffer: MAX_OUTPUT_BYTES })
    .trimEnd()
    .split('\n');
  const results = lines.slice(rounds.length).map((line) => JSON.parse(line) as ReplayResult);
  return { logs: lines.slice(0, rounds.length), results };
}

// scripts/test-run/stages.mjs logs the missing ones.
for (const { command, name } of ENGINES) {
  const engine = enginePath(command);
  if (engine === undefined) continue;

  test.describe(`${command} (${name}) and Node`, () => {
    for (const { id } of ALL_GAMES) {
      test(`agree on ${id}: the same logs and verdicts`, ({}, testInfo) => {
        test.setTimeout(TIMEOUT_MS);
        for (const rounds of inPieces(roundsOf(id), ROUNDS_PER_SCRIPT)) {
          const expectedLogs = playRounds(rounds);
          const file = testInfo.outputPath('agreement.js');
          const { logs, results } = printed(engine, file, rounds);
          expect(logs).toEqual(expectedLogs);
          const all = logsOf(rounds, logs);
          expect(withLogs(all, results)).toEqual(withLogs(all, replayLogs(all)));
        }
      });
    }
  });
}
