/** A condition of a SELECT and what its `?` stand for. */
interface Condition {
  readonly sql: string;
  readonly values: readonly string[];
}

/**
 * Finds rows whose column holds a text to the letter, in any case. SQLite's LOWER knows the letters of ASCII alone, so
 * the text is looked for as it was typed as well.
 */
export function holdsText(column: string, search: string): Condition {
  return {
    sql: `(LOWER(${column}) LIKE ? ESCAPE '!' OR ${column} LIKE ? ESCAPE '!')`,
    values: [search.toLowerCase(), search].map((text) => `%${text.replace(/[!%_]/g, '!$&')}%`),
  };
}
