import { describe, expect, it } from '@jest/globals';
import { CURRENT_RULES, KEPT_RULES, TAP } from '../test/support/made-up-game.js';
import {
  CHANCE_GAMES,
  GAMES,
  GAME_IDS,
  chanceGameById,
  chanceGameByName,
  createRound,
  gameById,
  gameByName,
  replay,
  rulesFor,
} from './rules.js';

describe('the list of games', () => {
  it('finds each game by the name the API uses, and by its id', () => {
    for (const id of GAME_IDS) {
      expect(gameByName(GAMES[id].name)).toBe(GAMES[id]);
      expect(gameById(id)).toBe(GAMES[id]);
    }
    expect(GAME_IDS.map((id) => GAMES[id].id)).toEqual([...GAME_IDS]);
    for (const stranger of ['Alien Snake', 'constructor', '']) {
      expect(gameByName(stranger)).toBeUndefined();
      expect(gameById(stranger)).toBeUndefined();
    }
  });
});

describe('the list of games of luck', () => {
  it('is apart from the games: each has its own name and id there, and rules for its tickets', () => {
    expect(CHANCE_GAMES.map(({ name }) => name)).toContain('Racing Simulator');
    for (const game of CHANCE_GAMES) {
      expect(chanceGameByName(game.name)).toBe(game);
      expect(chanceGameById(game.id)).toBe(game);
      expect(rulesFor(game.id, game.rulesVersion)).toBe(game);
      expect(gameByName(game.name)).toBeUndefined();
      expect(gameById(game.id)).toBeUndefined();
      expect(Object.keys(game.actions)).toEqual([]);
    }
    expect(chanceGameByName('Alien Clicker')).toBeUndefined();
    expect(chanceGameById('alien-clicker')).toBeUndefined();
  });
});

describe('the rules of a ticket', () => {
  it('are those of its game and version', () => {
    for (const id of GAME_IDS) {
      const { rulesVersion } = GAMES[id];
      expect(rulesFor(id, rulesVersion)).toBe(GAMES[id]);
      expect(rulesFor(id, rulesVersion + 1)).toBeUndefined();
      expect(rulesFor(id, 0)).toBeUndefined();
    }
    expect(rulesFor('alien-snake', 1)).toBeUndefined();
  });

  it('replay the rounds of a kept version as they were played', () => {
    const seed = '000102030405060708090a0b0c0d0e0f';
    const KEPT = [CURRENT_RULES, KEPT_RULES];
    const scores = [KEPT_RULES, CURRENT_RULES].map((rules) => {
      const found = rulesFor(rules.id, rules.rulesVersion, KEPT);
      expect(found).toBe(rules);
      const round = createRound(rules, seed, 'wide');
      round.act({ code: TAP, x: 0, y: 0 });
      while (!round.outcome.isFinished) round.advance();
      return found && replay(found, seed, round.encode());
    });
    expect(scores).toMatchObject([
      { ok: true, score: 1, ticks: 120 },
      { ok: true, score: 5, ticks: 60 },
    ]);
    expect(new Set(scores.map((proof) => proof?.ok && proof.stateHash)).size).toBe(2);
    expect(rulesFor(CURRENT_RULES.id, 3, KEPT)).toBeUndefined();
    for (const id of GAME_IDS) expect(rulesFor(id, GAMES[id].rulesVersion, KEPT)).toBe(GAMES[id]);
  });
});
