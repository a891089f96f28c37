import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { BOTS } from '../src/bots.js';
import { GAMES, replay } from '../src/rules.js';
import { goldenPath, readGolden, type GoldenFile } from './golden-file.js';
import { recordRound } from './record-round.js';
import { ToolError } from './tool-error.js';

const SEED = '0123456789abcdef0123456789abcdef';
const GAME = 'alien-clicker';
const LOG = BOTS[GAME](SEED, 'tall', 'expert').encode();

let sources: string;

beforeEach(() => {
  sources = mkdtempSync(join(tmpdir(), 'alien-squad-golden-'));
  mkdirSync(dirname(goldenPath(sources, GAME)), { recursive: true });
});
afterEach(() => rmSync(sources, { recursive: true, force: true }));

const record = (line: string, typed = ''): Promise<string> =>
  recordRound(line.split(' ').filter(Boolean), { sources, stdin: Readable.from([typed]) });
const golden = (): GoldenFile => readGolden(goldenPath(sources, GAME));
const complaint = (line: string, typed = ''): Promise<string> =>
  record(line, typed).then(
    () => 'nothing',
    (error: unknown) => (error instanceof ToolError ? error.message : String(error)),
  );

describe('recording a round of a bot', () => {
  it('makes the golden file with a round that its log proves', async () => {
    await record(`${GAME} --player decent --field wide --seed ${SEED}`);
    const [round, ...others] = golden().rounds;
    expect(others).toEqual([]);
    expect(round).toMatchObject({ player: 'decent bot', seed: SEED, field: 'wide', ticks: 3600 });
    const { log = '', score, coins, ticks, stateHash } = round ?? {};
    expect(replay(GAMES[GAME], SEED, log)).toMatchObject({ ok: true, score, coins, ticks, stateHash });
  });

  it('draws a seed where none is given, and keeps what is in the file', async () => {
    await record(`${GAME} --player novice --field tall`);
    const sentence = await record(`${GAME} --player expert --field tall`);
    const [first, second] = golden().rounds;
    expect([first?.player, second?.player]).toEqual(['novice bot', 'expert bot']);
    expect(second?.seed).not.toBe(first?.seed);
    expect(sentence).toContain(`expert bot, tall field, score ${second?.score ?? 0},`);
  });

  it('leaves a file that Prettier has nothing to say about', async () => {
    await record(`${GAME} --player decent --field wide --seed ${SEED}`);
    const text = readFileSync(goldenPath(sources, GAME), 'utf8');
    expect(text).toBe(`${JSON.stringify(JSON.parse(text), null, 2)}\n`);
  });
});

describe('recording a log', () => {
  it.each([
    ['an argument', `--log ${LOG}`, ''],
    ['standard input', '--log -', `${LOG}\n`],
  ])('takes it from %s, with its field', async (_from, option, typed) => {
    await record(`${GAME} --player Zib --seed ${SEED} ${option}`, typed);
    expect(golden().rounds).toMatchObject([{ player: 'Zib', seed: SEED, field: 'tall', log: LOG }]);
  });

  it.each([
    ['that is cut off', `--seed ${SEED} --log ${LOG.slice(0, -8)}`, 'log_malformed'],
    ['that is no log', `--seed ${SEED} --log hello`, 'log_malformed'],
    ['without its seed', `--log ${LOG}`, '--seed'],
    ['of another field than it says', `--seed ${SEED} --log ${LOG} --field wide`, 'the tall field'],
  ])('refuses one %s', async (_what, options, words) => {
    expect(await complaint(`${GAME} --player Zib ${options}`)).toContain(words);
    expect(readdirSync(dirname(goldenPath(sources, GAME)))).toEqual([]);
  });

  it('wants to know who played', async () => {
    expect(await complaint(`${GAME} --seed ${SEED} --log ${LOG}`)).toContain('--player');
  });
});

describe('a mistake in the command', () => {
  it.each([
    ['no game', '', 'The game is missing: choose from alien-clicker'],
    ['an unknown game', 'alien-snake --player decent --field wide', "no game 'alien-snake': choose from"],
    ['two games', `${GAME} ${GAME} --player decent --field wide`, 'one game only'],
    ['no player', `${GAME} --field wide`, 'The player is missing: choose from novice, decent, expert'],
    ['an unknown player', `${GAME} --player champion --field wide`, "no player 'champion'"],
    ['no field', `${GAME} --player decent`, 'The field is missing: choose from wide, tall'],
    ['an unknown field', `${GAME} --player decent --field round`, "no field 'round'"],
    [
      'a short seed',
      `${GAME} --player decent --field wide --seed 12ab`,
      "'12ab' is no seed: it has 32 digits",
    ],
    ['an unknown option', `${GAME} --player decent --field wide --speed 2`, "Unknown option '--speed'"],
  ])('is told: %s', async (_what, line, words) => {
    const message = await complaint(line);
    expect(message).toContain(words);
    expect(readdirSync(dirname(goldenPath(sources, GAME)))).toEqual([]);
  });
});

describe('a golden file', () => {
  const put = (file: object | string): void =>
    writeFileSync(goldenPath(sources, GAME), typeof file === 'string' ? file : JSON.stringify(file));
  const BOT = `${GAME} --player decent --field wide --seed ${SEED}`;

  it('of another version is left alone until told, then put aside under its version', async () => {
    const old = { rulesVersion: 0, rounds: [] };
    put(old);
    expect(await complaint(BOT)).toMatch(/belongs to version 0 .* now has version 1.*--new-version/);
    expect(golden()).toEqual(old);

    await record(`${BOT} --new-version`);
    expect(readGolden(goldenPath(sources, GAME, 0))).toEqual(old);
    expect(golden()).toMatchObject({ rulesVersion: 1, rounds: [{ player: 'decent bot' }] });
  });

  it('takes a round only once', async () => {
    await record(BOT);
    expect(await complaint(BOT)).toContain('has this round already');
    expect(golden().rounds).toHaveLength(1);
  });

  it.each(['{ "rulesVersion": 1', '[]', 'null'])('that is none is said and left alone: %s', async (text) => {
    put(text);
    expect(await complaint(BOT)).toContain('is no golden file');
    expect(readFileSync(goldenPath(sources, GAME), 'utf8')).toBe(text);
  });
});
