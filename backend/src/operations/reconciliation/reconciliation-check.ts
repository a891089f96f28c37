import type { RowSource } from '../../platform/database/row-source.js';
import type { MemberRange } from '../../members/user/member-ranges.js';

/** A rule that must hold for every member. */
export interface ReconciliationCheck {
  /** The rule, as a sentence. */
  readonly claim: string;
  /** Returns the violations for these members, one plain sentence each. */
  readonly find: (source: RowSource, range: MemberRange) => Promise<string[]>;
}

/** Returns an amount in words. */
export const coinsText = (amount: number): string =>
  Math.abs(amount) === 1 ? `${amount} coin` : `${amount} coins`;

const REST = `SUBSTR(t.idempotencyKey, INSTR(t.idempotencyKey, ':') + 1)`;

/** SQL expression for the request's key in the key `<source>:<member>:<request key>` of a ledger line `t`. */
export const REQUEST_KEY = `SUBSTR(${REST}, INSTR(${REST}, ':') + 1)`;
