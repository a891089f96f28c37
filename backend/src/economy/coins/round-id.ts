/** Pattern of round ids; keys in the database contain nothing else. */
export const ROUND_ID = /^[\w-]{1,32}$/;

/**
 * Returns whether a text can be the id of a round. Other texts must not reach the database: MySQL ignores
 * trailing spaces of an id, and fails to compare one in another script.
 */
export function isRoundId(text: string): boolean {
  return ROUND_ID.test(text);
}
