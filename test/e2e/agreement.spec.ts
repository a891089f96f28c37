/** Checks that every engine applies the same rules: bots leave the same logs, which prove the same. */
import { execFileSync } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { BOT_SKILLS } from 'game-scenes/bots';
import { FIELDS, type FieldName, type ReplayResult } from 'game-scenes/rules';
import { ENGINES, enginePath } from '../../scripts/lib/engines.mjs';
import { bundle, openAgreementPage } from './agreement-harness.js';
import { ALL_GAMES, playRounds, replayLogs, type BotRound, type PlayedLog } from './agreement-rules.js';

const TIMEOUT_MS = 900_000;
const ROUNDS_PER_GAME = 10_000 / ALL_GAMES.length;
const ROUNDS_PER_PIECE = 500;
const MAX_OUTPUT_BYTES = 512 * 1024 * 1024;

const FIELD_NAMES = Object.keys(FIELDS) as FieldName[];

/** A random seed, which is printed, unless one is given. */
const BASE_SEED = process.env['AGREEMENT_SEED'] ?? randomBytes(8).toString('hex');

let script: string;

// One bundle for all tests.
test.describe.configure({ mode: 'default', timeout: TIMEOUT_MS });

test.beforeAll(() => {
  process.stdout.write(`agreement: AGREEMENT_SEED=${BASE_SEED}\n`);
  script = bundle();
});

/** Returns the rounds of one game, derived from the base seed, in pieces. */
function* roundsOf(game: string): Generator<BotRound[]> {
  const rounds = Array.from({ length: ROUNDS_PER_GAME }, (_, index): BotRound => {
    const hash = createHash('sha256').update(`${BASE_SEED} ${game} ${index}`).digest();
    const pick = <Item>(items: readonly Item[], at: number): Item =>
      items[hash.readUInt16BE(at) % items.length] as Item;
    const seed = hash.toString('hex', 0, 16);
    return { game, seed, field: pick(FIELD_NAMES, 16), skill: pick(BOT_SKILLS, 18) };
  });
  for (let start = 0; start < rounds.length; start += ROUNDS_PER_PIECE)
    yield rounds.slice(start, start + ROUNDS_PER_PIECE);
}

/** Combines rounds with their logs. */
const logsOf = (rounds: readonly BotRound[], logs: readonly string[]): PlayedLog[] =>
  rounds.map(({ game, seed }, index) => ({ game, seed, log: logs[index] ?? '' }));

/** Expects the logs and replay results of another engine to be those of Node.js. */
function expectSame(rounds: readonly BotRound[], logs: readonly string[], results: unknown[]): void {
  expect(logs).toEqual(playRounds(rounds));
  const proofs = replayLogs(logsOf(rounds, logs));
  expect(proofs.filter(({ ok }) => ok)).toHaveLength(rounds.length);
  // With each log, so that failures can be debugged.
  const withLogs = (all: unknown[]) => all.map((result, index) => ({ log: logs[index], result }));
  expect(withLogs(results)).toEqual(withLogs(proofs));
}

for (const { id } of ALL_GAMES) {
  test(`${id} is the same game in the browser and on the server`, async ({ page }) => {
    await openAgreementPage(page, script);
    for (const rounds of roundsOf(id)) {
      const logs = await page.evaluate((given) => window.agreement.playRounds(given), rounds);
      const results = await page.evaluate(
        (given) => window.agreement.replayLogs(given),
        logsOf(rounds, logs),
      );
      expectSame(rounds, logs, results);
    }
  });
}

for (const { command, name } of ENGINES) {
  const engine = enginePath(command) ?? '';

  for (const { id } of ALL_GAMES) {
    test(`${id} is the same game in ${command} (${name}) and in Node.js`, ({}, testInfo) => {
      test.skip(engine === '', `${command} is not installed.`);
      for (const rounds of roundsOf(id)) {
        const file = testInfo.outputPath('agreement.js');
        const text = JSON.stringify(rounds);
        const play = `const rounds = ${text}; const logs = agreement.playRounds(rounds); logs.forEach((log) => print(log));`;
        const replay = `agreement.replayLogs(rounds.map((round, index) => ({ ...round, log: logs[index] })))`;
        writeFileSync(
          file,
          `${script}\n${play}\n${replay}.forEach((result) => print(JSON.stringify(result)));\n`,
        );
        const lines = execFileSync(engine, [file], { encoding: 'utf8', maxBuffer: MAX_OUTPUT_BYTES })
          .trimEnd()
          .split('\n');
        const results = lines.slice(rounds.length).map((line) => JSON.parse(line) as ReplayResult);
        expectSame(rounds, lines.slice(0, rounds.length), results);
      }
    });
  }
}
