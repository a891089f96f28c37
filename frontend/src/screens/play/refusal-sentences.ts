/** Why the server counts nothing for a round, in words for the player; the codes are the server's. */
const sentences: Record<string, string> = {
  ticket_expired: 'This round waited too long before it was sent.',
  rules_outlived:
    'This round was played with an older version of the game. Reload the page to get the new one.',
  faster_than_time: 'This round was over sooner than its clock allows.',
  wrong_game: 'This round belongs to another game.',
  ticket_unknown: 'This round was not started under your name.',
  abandoned: 'A newer round was started before this one ended.',
  copied: 'The same inputs were already sent by another member.',
  round_unfinished: 'This round was not played to its end.',
};

/** Gives the sentence for a refused round; every reason has one. */
export function refusalSentence(reason: string | null): string {
  return (reason && sentences[reason]) || 'The server could not prove this round from what was played.';
}
