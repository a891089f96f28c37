import type { ShownRound } from '../../../rules-core/shown-round.js';

/** The decent bot's golden rounds; `demo-rounds.test.ts` says how to renew them. */
export const WIDE_ROUND: ShownRound = {
  rulesVersion: 1,
  seed: 'd83ef6db2765d5f97dc7fe54b7d28670',
  field: 'wide',
  score: 730,
  log: 'AQAIiwIH7gm4BZYDB_4HvAe6AQmWBgfMBuIB1wEJZQeSBfADyAMHvgWIAq8CB7oJpgaiAweQBtwD-wIH7gjOBaoDCQEOAvMBB8QI8AFODgTLAQeaCZgBXw4MgwIHngjQAkMOECYJnQUHsAmMBJ8ECQEOBvwCB5IHpgZtDgjTAQeOCtYFPA4KWgA',
};

export const TALL_ROUND: ShownRound = {
  rulesVersion: 1,
  seed: '4b1b2bbe5a1da02cc0359ceae8292e52',
  field: 'tall',
  score: 610,
  log: 'AQAM3QMHtgaeCYECB64FsgqtAQmBAQfmBdYIyAMHlgLGBbQCCQEHigGoB6wBB_wC7gaPAwe4AuIHsQIJSgegBpgKgAcJAQ4C9wEH7AWaBkQOBJ8DB-IGgAdpDgbpAgnXAQeyB7oHPQ4QzwEHqATkCp8DAA',
};
