import { type FindOperator, Raw } from 'typeorm';

/**
 * Returns the condition that a column contains a text literally, ignoring case. SQLite's LOWER handles only
 * ASCII letters, so the text is also searched for as it was typed.
 */
export function holdsText(search: string): FindOperator<string> {
  const [lower, typed] = [search.toLowerCase(), search].map((text) => `%${text.replace(/[!%_]/g, '!$&')}%`);
  const condition = (column: string): string =>
    `(LOWER(${column}) LIKE :lower ESCAPE '!' OR ${column} LIKE :typed ESCAPE '!')`;
  return Raw(condition, { lower, typed }) as FindOperator<string>;
}
