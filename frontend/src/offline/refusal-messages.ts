import type { RefusalReason } from '../api/types';

/** Messages for a broken log, which the player has not caused and cannot fix. */
const unreadable = 'What was recorded of this round cannot be read.';
const impossible = 'What was recorded of this round cannot happen in the game.';

/** Messages for players by reason; the compiler reports a missing reason. */
const sentences: Record<RefusalReason, string> = {
  ticket_unknown: 'This round was not started under your name.',
  ticket_expired: 'This round waited too long before it was sent.',
  ticket_spent: 'This round was sent before, with other inputs. The first ones count.',
  abandoned: 'A newer round was started before this one was sent.',
  voided: 'An administrator has taken this round back.',
  wrong_game: 'This round belongs to another game.',
  rules_outlived:
    'This round was played with an older version of the game. Reload the page to get the new one.',
  copied: 'The same inputs were already sent for another round.',
  faster_than_time: 'This round was over sooner than its clock allows.',
  seed_malformed: unreadable,
  log_malformed: unreadable,
  log_version_unknown:
    'This round was recorded by another version of the game. Reload the page to get the new one.',
  log_too_large: 'More was recorded of this round than the server takes.',
  log_out_of_order: unreadable,
  log_too_many_inputs: 'More inputs were made in a second than the game takes.',
  log_inputs_after_end: impossible,
  action_unknown: impossible,
  action_outside_field: impossible,
  round_unfinished: 'This round was not played to its end.',
};

/** Returns the message for a refused round. A newer server may send a reason that is unknown here. */
export function refusalMessage(reason: RefusalReason | null): string {
  const sentence: string | undefined = reason === null ? undefined : sentences[reason];
  return sentence ?? 'The server could not prove this round from what was played.';
}
