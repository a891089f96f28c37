import type { AdminRound, RefusalReason } from '../../../api/types';

/** Label of each refusal reason. The compiler reports a missing one. */
const REASONS: Record<RefusalReason, string> = {
  ticket_unknown: 'No such ticket',
  ticket_expired: 'Ticket expired',
  ticket_spent: 'Ticket already used',
  abandoned: 'A newer round was used first',
  voided: 'Taken back',
  wrong_game: 'Ticket of another game',
  rules_outlived: 'Rules too old',
  copied: 'Copied inputs',
  faster_than_time: 'Faster than time',
  seed_malformed: 'Unreadable ticket',
  log_malformed: 'Unreadable log',
  log_version_unknown: 'Log of another version',
  log_too_large: 'Log too large',
  log_out_of_order: 'Log out of order',
  log_too_many_inputs: 'Too many inputs',
  log_inputs_after_end: 'Inputs after the end',
  action_unknown: 'Unknown action',
  action_outside_field: 'Action outside the field',
  round_unfinished: 'Unfinished round',
};

type RoundFlag = AdminRound['flags'][number];

const FLAGS: Record<RoundFlag, string> = {
  superhuman_reaction: 'Superhuman reaction',
  superhuman_aim: 'Superhuman aim',
  superhuman_luck: 'Superhuman luck',
  machine_rhythm: 'Machine rhythm',
  seed_shopping: 'Seed shopping',
  claim_differs: 'Claim differs',
};

/** Returns the label of a name. A server newer than this page may send one that is unknown here. */
const labelIn = (labels: Readonly<Record<string, string>>) => (name: string) =>
  labels[name] ?? name.replaceAll('_', ' ');

export const refusalLabel = labelIn(REASONS);
export const flagLabel = labelIn(FLAGS);
