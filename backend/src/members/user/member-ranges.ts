import type { RowSource } from '../../platform/database/database.js';

/** Members with ids above `after`, up to and including `upTo`. */
export interface MemberRange {
  readonly after: number;
  readonly upTo: number;
}

/** Yields all members in ranges of at most `size`, by their ids. */
export async function* memberRanges(source: RowSource, size: number): AsyncGenerator<MemberRange> {
  for (let after = 0; ;) {
    const [last] = await source.query<{ id: number | null }>(
      `SELECT MAX(id) AS id FROM (SELECT id FROM users WHERE id > ? ORDER BY id LIMIT ${size}) part`,
      [after],
    );
    if (last?.id === undefined || last.id === null) return;
    yield { after, upTo: last.id };
    after = last.id;
  }
}
