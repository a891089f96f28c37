import { describe, expect, it } from '@jest/globals';
import { SOURCES, goldenPath, readGolden } from '../tools/golden-file.js';
import type { ShownRound } from './rules-core/shown-round.js';
import { GAMES, GAME_IDS } from './rules.js';

const ROUNDS = GAME_IDS.flatMap((id) => [
  { id, field: 'wide', name: 'WIDE_ROUND' },
  { id, field: 'tall', name: 'TALL_ROUND' },
]);

describe('the demo', () => {
  it.each(ROUNDS)('of $id on the $field field is a golden round of the decent bot', async (shown) => {
    const { id, field, name } = shown;
    const rounds = (await import(`./games/${id}/rules/demo-rounds.js`)) as Record<string, ShownRound>;
    const { rulesVersion, ...round }: Partial<ShownRound> = rounds[name] ?? {};
    const how = `Run \`npm run record-round -- ${id} --player decent --field ${field}\` and copy it to demo-rounds.ts.`;
    expect([how, rulesVersion, round.field]).toEqual([how, GAMES[id].rulesVersion, field]);
    const golden = expect.objectContaining({ ...round, player: 'decent bot' });
    expect([how, readGolden(goldenPath(SOURCES, id)).rounds]).toEqual([
      how,
      expect.arrayContaining([golden]),
    ]);
  });
});
