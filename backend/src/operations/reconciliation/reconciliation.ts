import type { RowSource } from '../../platform/database/database.js';
import { memberRanges } from '../../members/user/member-ranges.js';
import { BOARD_CHECKS } from './boards.checks.js';
import { LEDGER_CHECKS } from './ledger.checks.js';
import { PURCHASE_CHECKS } from './purchases.checks.js';
import type { ReconciliationDto } from './reconciliation.dto.js';
import { recordsCheck } from './records.checks.js';
import { ROUND_CHECKS } from './rounds.checks.js';

/** List of the rules that must hold. */
const RECONCILIATION_CHECKS = [
  ...LEDGER_CHECKS,
  ...ROUND_CHECKS,
  recordsCheck,
  ...PURCHASE_CHECKS,
  ...BOARD_CHECKS,
];

/** Members per query, so that no comparison is large. */
const MEMBERS_AT_A_TIME = 500;

/** Maximum number of sentences kept per check; further ones are only counted. */
const MAX_SENTENCES = 100;

/** Numbers of rows compared, and the differences found. */
export type Reconciliation = Omit<ReconciliationDto, 'checkedAt' | 'tookMs'>;

/**
 * Compares balances, ledger, rounds, records, receipts, inventories, pictures and boards with
 * one another. It only reads. Pass a snapshot; otherwise rounds played meanwhile show up as false
 * differences.
 */
export async function reconcile(source: RowSource): Promise<Reconciliation> {
  const results = RECONCILIATION_CHECKS.map((check) => ({
    check,
    differences: 0,
    sentences: [] as string[],
  }));
  for await (const range of memberRanges(source, MEMBERS_AT_A_TIME)) {
    for (const result of results) {
      const sentences = await result.check.find(source, range);
      result.differences += sentences.length;
      result.sentences.push(...sentences.slice(0, MAX_SENTENCES - result.sentences.length));
    }
  }
  const count = async (table: string): Promise<number> =>
    (await source.query<{ count: number }>(`SELECT COUNT(*) AS count FROM ${table}`))[0]?.count ?? 0;
  return {
    members: await count('users'),
    lines: await count('coin_transactions'),
    rounds: await count('rounds'),
    records: await count('game_stats'),
    receipts: await count('receipts'),
    checks: results.map(({ check, ...result }) => ({ claim: check.claim, ...result })),
    differences: results.reduce((sum, { differences }) => sum + differences, 0),
  };
}

/** Returns a reconciliation as text to print. */
export function describeReconciliation({ checks, differences, ...counts }: Reconciliation): string {
  const number = (value: number): string => value.toLocaleString('en');
  const lines = [
    `Compared: members ${number(counts.members)}, ledger lines ${number(counts.lines)}, ` +
      `rounds ${number(counts.rounds)}, records ${number(counts.records)}, receipts ${number(counts.receipts)}.`,
  ];
  for (const check of checks) {
    lines.push(`${check.differences === 0 ? '✓' : '✗'} ${check.claim}`);
    lines.push(...check.sentences.map((sentence) => `    ${sentence}`));
    const hidden = check.differences - check.sentences.length;
    if (hidden > 0) lines.push(`    And ${number(hidden)} more.`);
  }
  const found = differences === 1 ? '1 difference.' : `${number(differences)} differences.`;
  lines.push(differences === 0 ? 'Everything agrees.' : found);
  return lines.join('\n');
}
