import { execFileSync } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';
import { BOT_SKILLS } from 'game-scenes/bots';
import { FIELDS, type FieldName } from 'game-scenes/rules';
import { fromRoot } from '../../scripts/lib/paths.mjs';
import { playRounds, replayLogs, type BotRound, type PlayedLog } from './agreement-rules.js';

const VITE = fromRoot('node_modules', 'vite', 'bin', 'vite.js');
const CONFIG = fileURLToPath(new URL('agreement-bundle.config.ts', import.meta.url));

const FIELD_NAMES = Object.keys(FIELDS) as FieldName[];

/** A random seed unless one is given. */
export const BASE_SEED = process.env['AGREEMENT_SEED'] ?? randomBytes(8).toString('hex');

/** A recorded round, with what its replay must give. */
interface GoldenRound {
  readonly seed: string;
  readonly log: string;
  readonly score: number;
  readonly coins: number;
  readonly ticks: number;
  readonly stateHash: string;
}

declare global {
  interface Window {
    readonly agreement: typeof import('./agreement-rules.js');
  }
}

/** Bundles agreement-rules.ts from the sources, in a second or two, as a script that sets `agreement`. */
export function bundle(): string {
  const folder = mkdtempSync(join(tmpdir(), 'alien-squad-agreement-'));
  try {
    const args = [VITE, 'build', '--config', CONFIG, '--outDir', folder];
    execFileSync(process.execPath, args, { stdio: 'inherit' });
    return readFileSync(join(folder, 'agreement.js'), 'utf8');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Opens an empty page with `window.agreement`. */
export async function openAgreementPage(page: Page, script: string): Promise<void> {
  await page.setContent('<body></body>');
  await page.addScriptTag({ content: script });
}

/** Returns the recorded rounds of a game. */
export function goldenRounds(game: string): GoldenRound[] {
  const file = fromRoot('game-scenes', 'src', 'games', game, 'rules', 'golden.json');
  return (JSON.parse(readFileSync(file, 'utf8')) as { rounds: GoldenRound[] }).rounds;
}

/** Returns this many rounds of one game, derived from the base seed. */
export function botRounds(game: string, count: number): BotRound[] {
  return Array.from({ length: count }, (_, index): BotRound => {
    const hash = createHash('sha256').update(`${BASE_SEED} ${game} ${index}`).digest();
    const pick = <Item>(items: readonly Item[], at: number): Item =>
      items[hash.readUInt16BE(at) % items.length] as Item;
    const seed = hash.toString('hex', 0, 16);
    return { game, seed, field: pick(FIELD_NAMES, 16), skill: pick(BOT_SKILLS, 18) };
  });
}

/** Combines rounds with their logs. */
export const logsOf = (rounds: readonly BotRound[], logs: readonly string[]): PlayedLog[] =>
  rounds.map(({ game, seed }, index) => ({ game, seed, log: logs[index] ?? '' }));

/** Expects the logs and replay results of another engine to be those of Node.js. */
export function expectSame(
  rounds: readonly BotRound[],
  logs: readonly string[],
  results: readonly unknown[],
): void {
  expect(logs).toEqual(playRounds(rounds));
  const proofs = replayLogs(logsOf(rounds, logs));
  expect(proofs.filter(({ ok }) => ok)).toHaveLength(rounds.length);
  // With each log, so that failures can be debugged.
  const withLogs = (all: readonly unknown[]) => all.map((result, index) => ({ log: logs[index], result }));
  expect(withLogs(results)).toEqual(withLogs(proofs));
}
