import type { ShownRound } from '../../../rules-core/shown-round.js';

/** The decent bot's golden rounds; `demo-rounds.test.ts` says how to renew them. */
export const WIDE_ROUND: ShownRound = {
  rulesVersion: 1,
  seed: '9631e5e89d4e58b57b8682e11785f7b5',
  field: 'wide',
  score: 730,
  log: 'AQAI4wEHrgjMBtQFCSMHigr0BfAFB-QF-gMPCbEBB7wFyAWkAweuBIgD3wIJmgMHzgewBvQFCbMEB-AJ2gL5AQegCpYEQA4CsQIJiQIHtgncBHYOBKUCB6gInAJkDgy7AQfcCIYFjQMJAQ4GowEHtAruBWUOCKkDAA',
};

export const TALL_ROUND: ShownRound = {
  rulesVersion: 1,
  seed: '4cf144dc9bcff9aa05e7918b426de7e8',
  field: 'tall',
  score: 720,
  log: 'AQAMpAEHiAGGB7YCB6ICjAaOAgmQAweABo4HsAEHxAamBvcBCQEHqAX2BfgDB6QBxgWpAgfIBL4FdQn6AQfCAYYItAQJAQ4CswIHhgXQCT0OBK0EB-4CsAppDgzfAgmNBAfuA4wJPQ4QjgIHyAHeB8ICCQEOBrwCB7AC-AVfDgjeAQA',
};
