import type { RowSource } from '../../platform/database/snapshot.js';

/** The members with ids above `after`, up to and with `upTo`. */
export interface MemberRange {
  readonly after: number;
  readonly upTo: number;
}

/** One thing that has to hold for every member. */
export interface ReconciliationCheck {
  /** What holds, as a sentence. */
  readonly claim: string;
  /** Where it does not hold for these members: one plain sentence each. */
  readonly find: (source: RowSource, range: MemberRange) => Promise<string[]>;
}

/** An amount in words. */
export const coinsText = (amount: number): string =>
  Math.abs(amount) === 1 ? `${amount} coin` : `${amount} coins`;

const REST = `SUBSTR(t.idempotencyKey, INSTR(t.idempotencyKey, ':') + 1)`;

/** The request's key in the key `<source>:<member>:<request key>` of a ledger line `t`. */
export const REQUEST_KEY = `SUBSTR(${REST}, INSTR(${REST}, ':') + 1)`;
