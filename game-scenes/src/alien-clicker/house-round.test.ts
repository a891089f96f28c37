import { describe, expect, it } from '@jest/globals';
import { replay } from '../rules-core/replay.js';
import { alienClicker } from './alien-clicker.rules.js';
import golden from './alien-clicker.golden.json' with { type: 'json' };
import { HOUSE_ROUND } from './house-round.rules.js';

/** What to do when a test here fails. */
const HOW_TO_RENEW =
  'Run `npm run record-round -- alien-clicker --player decent --field wide`, then copy that round from ' +
  'alien-clicker.golden.json to house-round.rules.ts.';

describe('the round of the house', () => {
  it('gives its score under the present rules', () => {
    const { seed, log, score, field, rulesVersion } = HOUSE_ROUND;
    expect({ rulesVersion, ...replay(alienClicker, seed, log), HOW_TO_RENEW }).toMatchObject({
      rulesVersion: alienClicker.rulesVersion,
      ok: true,
      score,
      field,
      HOW_TO_RENEW,
    });
  });

  it('is one of the golden rounds', () => {
    const { seed, log, score } = HOUSE_ROUND;
    expect(golden.rounds).toContainEqual(expect.objectContaining({ seed, log, score, player: 'decent bot' }));
  });
});
