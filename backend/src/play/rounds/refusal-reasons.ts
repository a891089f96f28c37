/** Reasons why a round is refused or no longer counts. The list is closed. */
export const REFUSAL_REASONS = [
  /** The member has no such ticket. */
  'ticket_unknown',
  /** The ticket's seven days are over. */
  'ticket_expired',
  /** The ticket was already used, with another log. */
  'ticket_spent',
  /** A later ticket of the game was used before this one. */
  'abandoned',
  /** An admin voided the round. */
  'voided',
  /** The ticket is for another game. */
  'wrong_game',
  /** The rules of the ticket's version are no longer kept. */
  'rules_outlived',
  /** The same inputs already proved another round. */
  'copied',
  /** More time was played than has passed. */
  'faster_than_time',
  /** Errors that the replay itself finds in a log. */
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
