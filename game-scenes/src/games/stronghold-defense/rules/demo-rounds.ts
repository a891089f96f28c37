import type { ShownRound } from '../../../rules-core/shown-round.js';

/** The decent bot's golden rounds; `demo-rounds.test.ts` says how to renew them. */
export const WIDE_ROUND: ShownRound = {
  rulesVersion: 1,
  seed: 'd83ef6db2765d5f97dc7fe54b7d28670',
  field: 'wide',
  score: 830,
  log: 'AQAIiwIH7gm4BZYDB_4HvAfkAQmPAQe8CO4G4gIHugXSApADCacDB5IF8AP8AwnVAQe4BowCqAEHxAXKAb8BB9AIlAXVBAkBDgLbAQeCCaQCVQ4EtAIHiAncA3MOBpoCB54I0AJPCdMJCQEOCNABB9QJ2AVsDgqCAgfoCIAHPg4M1QIA',
};

export const TALL_ROUND: ShownRound = {
  rulesVersion: 1,
  seed: '4b1b2bbe5a1da02cc0359ceae8292e52',
  field: 'tall',
  score: 720,
  log: 'AQAMpAIH-AOaCrkBB7YGngnbAwmCAQfWBOYJ7AMHogLYB4YCCYICB4oBqAesAQf8Au4GwQQJ-QIH8gHuBK8CB9QFsgrVAwkBDgLeBAfgBowHPg4EnwIHqgacCHMOBncJqwEHxAX0BmsOEO8BB5oE8grKAwkBDgj6AQeEBcYJWQ4KiAMHxAXACB8A',
};
