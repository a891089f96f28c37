/**
 * Whether a text can be the id of a round. What can't is never asked of the database: MySQL takes an id with spaces
 * after it for the same one, and fails to compare one in another script.
 */
export function isRoundId(text: string): boolean {
  return /^[\w-]{1,32}$/.test(text);
}
