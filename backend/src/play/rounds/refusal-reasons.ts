/** Why a round proves nothing, or no longer does: the closed list. */
export const REFUSAL_REASONS = [
  /** The member has no such ticket. */
  'ticket_unknown',
  /** The ticket's seven days are over. */
  'ticket_expired',
  /** The ticket was already used, with another log. */
  'ticket_spent',
  /** A later ticket of the game was used before this one. */
  'abandoned',
  /** An admin took the round back. */
  'voided',
  /** The ticket is for another game. */
  'wrong_game',
  /** The rules of the ticket's version are no longer kept. */
  'rules_outlived',
  /** The same inputs already proved another round. */
  'copied',
  /** More play than time has passed. */
  'faster_than_time',
  /** What the replay itself finds wrong with a log. */
  'seed_malformed',
  'log_malformed',
  'log_version_unknown',
  'log_too_large',
  'log_out_of_order',
  'log_too_many_inputs',
  'log_inputs_after_end',
  'action_unknown',
  'action_outside_field',
  'round_unfinished',
] as const;

export type RefusalReason = (typeof REFUSAL_REASONS)[number];
