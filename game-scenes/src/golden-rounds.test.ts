import { existsSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { SOURCES, goldenPath, readGolden } from '../tools/golden-file.js';
import { FIELDS, GAMES, GAME_IDS, PREVIOUS_RULES, replay } from './rules.js';

describe('golden rounds', () => {
  const versions = [
    ...GAME_IDS.map((id) => ({ game: GAMES[id], path: goldenPath(SOURCES, id) })),
    ...PREVIOUS_RULES.map((game) => ({ game, path: goldenPath(SOURCES, game.id, game.rulesVersion) })),
  ].map((version) => ({ ...version, label: `${version.game.name} ${version.game.rulesVersion}` }));

  describe.each(versions)('of $label', ({ game, path }) => {
    const { rulesVersion, rounds } = existsSync(path) ? readGolden(path) : { rulesVersion: 0, rounds: [] };

    it('belong to that version, on both fields', () => {
      expect(rulesVersion).toBe(game.rulesVersion);
      expect(new Set(rounds.map((round) => round.field))).toEqual(new Set(Object.keys(FIELDS)));
    });

    it('still give what they gave', () => {
      for (const { player, seed, field, log, score, coins, ticks, stateHash } of rounds) {
        const expected = { player, ok: true, field, score, coins, ticks, stateHash };
        expect({ player, ...replay(game, seed, log) }).toMatchObject(expected);
      }
    });
  });
});
