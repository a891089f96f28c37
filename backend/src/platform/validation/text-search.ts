/** A condition of a SELECT and the values for its `?`. */
interface Condition {
  readonly sql: string;
  readonly values: readonly string[];
}

/**
 * Returns a condition for rows whose column contains a text literally, ignoring case. SQLite's LOWER handles
 * only ASCII letters, so the text is also searched for as it was typed.
 */
export function holdsText(column: string, search: string): Condition {
  return {
    sql: `(LOWER(${column}) LIKE ? ESCAPE '!' OR ${column} LIKE ? ESCAPE '!')`,
    values: [search.toLowerCase(), search].map((text) => `%${text.replace(/[!%_]/g, '!$&')}%`),
  };
}
