/** What round ids are written with; keys in the database hold nothing else. */
export const ROUND_ID = /^[\w-]{1,32}$/;

/**
 * Whether a text can be the id of a round. What can't is never asked of the database: MySQL takes an id with spaces
 * after it for the same one, and fails to compare one in another script.
 */
export function isRoundId(text: string): boolean {
  return ROUND_ID.test(text);
}
