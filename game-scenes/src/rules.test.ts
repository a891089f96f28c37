import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { stateHash } from './rules-core/state-hash.js';
import { GAMES, GAME_IDS, createRound, gameByName, replay, type FieldName } from './rules.js';

/** A recorded round and what it must give as long as this version of the rules is replayed anywhere. */
interface GoldenRound {
  readonly player: string;
  readonly seed: string;
  readonly field: FieldName;
  readonly log: string;
  readonly score: number;
  readonly coins: number;
  readonly ticks: number;
  readonly stateHash: string;
}

interface GoldenFile {
  readonly rulesVersion: number;
  readonly rounds: readonly GoldenRound[];
}

const goldenOf = (id: string): GoldenFile =>
  JSON.parse(readFileSync(new URL(`./${id}/${id}.golden.json`, import.meta.url), 'utf8')) as GoldenFile;

describe('the list of games', () => {
  it('finds each game by the name the API uses', () => {
    for (const id of GAME_IDS) expect(gameByName(GAMES[id].name)).toBe(GAMES[id]);
    expect(GAME_IDS.map((id) => GAMES[id].id)).toEqual([...GAME_IDS]);
    expect(gameByName('Alien Snake')).toBeUndefined();
    expect(gameByName('constructor')).toBeUndefined();
  });
});

describe.each(GAME_IDS)('the state of %s', (id) => {
  const game = GAMES[id];
  const SEED = '00112233445566778899aabbccddeeff';

  it('is plain data: after a trip through JSON play goes on in the same way', () => {
    const original = createRound(game, SEED, 'tall');
    for (let tick = 0; tick < 300; tick++) original.advance();
    const restored = JSON.parse(JSON.stringify(original.state)) as object;
    for (let tick = 0; tick < 300; tick++) {
      original.advance();
      game.step(restored, []);
    }
    expect(stateHash(restored)).toBe(stateHash(original.state));
  });

  it('follows from seed and field', () => {
    const hashOf = (seed: string, field: FieldName): string => stateHash(game.start(seed, field));
    expect(hashOf(SEED, 'wide')).toBe(hashOf(SEED, 'wide'));
    const others = [hashOf(SEED, 'wide'), hashOf(SEED, 'tall'), hashOf(SEED.replace('0', '1'), 'wide')];
    expect(new Set(others).size).toBe(3);
  });
});

describe.each(GAME_IDS)('golden rounds of %s', (id) => {
  const golden = goldenOf(id);

  it('belong to the current version of the rules', () => {
    expect(golden.rulesVersion).toBe(GAMES[id].rulesVersion);
    expect(new Set(golden.rounds.map((round) => round.field))).toEqual(new Set(['wide', 'tall']));
  });

  it.each(golden.rounds)('still give score $score on the $field field for the $player', (round) => {
    const { seed, log, field, score, coins, ticks, stateHash } = round;
    expect(replay(GAMES[id], seed, log)).toMatchObject({ ok: true, field, score, coins, ticks, stateHash });
  });
});
