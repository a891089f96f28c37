import type { ShownRound } from '../../../rules-core/shown-round.js';

/** The decent bot's golden rounds; `demo-rounds.test.ts` says how to renew them. */
export const WIDE_ROUND: ShownRound = {
  rulesVersion: 1,
  seed: '379da4224a0076e6b894b0ab24e7e7f1',
  field: 'wide',
  score: 670,
  log: 'AQAI3gEH9AT2BLMDB9AFkgWZAQfSBfoDyAQHiAqOBIQGB7IK3ALUBAeACeoD0AYH4gbABqYFB64H1AWhAweiCfwEgAcHjAWSA-ADB7AJ_gKfBAeKBvwCnAEA',
};

export const TALL_ROUND: ShownRound = {
  rulesVersion: 1,
  seed: '7d3bd1244dba13aeeed5874a3a14d2d8',
  field: 'tall',
  score: 190,
  log: 'AQAMjgIH4gGiB-gBB-YC1AjIAQeeBpIJ6AIHggauCIMCB-IEwAmmBweIBcIKvwMH7AS0BV4A',
};
