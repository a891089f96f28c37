import type { RowSource } from '../../platform/database/database.js';
import type { MemberRange } from '../../members/user/member-ranges.js';

/** A rule that must hold for every member. */
export interface ReconciliationCheck {
  /** The rule, as a sentence. */
  readonly claim: string;
  /** Returns the violations for these members, one plain sentence each. */
  readonly find: (source: RowSource, range: MemberRange) => Promise<string[]>;
}

type Row<Figures extends string, Texts extends string> = Readonly<
  Record<Figures, number> & Record<Texts, string>
>;

/**
 * Returns a check by one query. `Figures` and `Texts` are the columns that it selects.
 *
 * @param sql selects the violations; its only placeholders are those of ranges, `userId > ? AND userId <= ?`
 */
export function sqlCheck<Figures extends string, Texts extends string = never>(
  claim: string,
  sql: string,
  sentenceOf: (row: Row<Figures, Texts>) => string,
): ReconciliationCheck {
  const ranges = sql.split('> ?').length - 1;
  return {
    claim,
    find: async (source, { after, upTo }) => {
      const values = Array.from({ length: ranges }, () => [after, upTo]).flat();
      return (await source.query<Row<Figures, Texts>>(sql, values)).map(sentenceOf);
    },
  };
}

/** Returns an amount in words. */
export const coinsText = (amount: number): string =>
  Math.abs(amount) === 1 ? `${amount} coin` : `${amount} coins`;
