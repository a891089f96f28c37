import 'reflect-metadata';
import { describe, expect, it } from '@jest/globals';
import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import type { Request, Response } from 'express';
import { PageAnswer, pageOf, PageQueryDto, rowsToRead } from './paging.js';

const queryOf = (query: object): PageQueryDto => plainToInstance(PageQueryDto, query);
const byId = ({ id }: { id: number }): { before: number } => ({ before: id });
const rows = (...ids: number[]): { id: number }[] => ids.map((id) => ({ id }));

/** Returns the rows and the header of an answer to a request of this address. */
function answer(originalUrl: string, next: Record<string, string | number> | undefined): unknown {
  const headers: Record<string, string> = {};
  const response = { setHeader: (name: string, value: string) => (headers[name] = value) };
  const page = new PageAnswer({ originalUrl } as Request, response as unknown as Response);
  return { rows: page.of({ rows: [1, 2], next, limit: 2 }), headers };
}

describe('the query of a page', () => {
  it('is a hundred rows from the newest on unless it says otherwise', () => {
    expect(validateSync(queryOf({}))).toEqual([]);
    expect(rowsToRead(queryOf({}))).toBe(101);
  });

  it('says how many rows, and the id to go on from', () => {
    const query = queryOf({ limit: '20', before: '480' });
    expect(validateSync(query)).toEqual([]);
    expect(query).toEqual({ limit: 20, before: 480 });
    expect(rowsToRead(query)).toBe(21);
  });

  it.each([
    { limit: '0' },
    { limit: '101' },
    { limit: '1.5' },
    { limit: ['5', '6'] },
    { before: '0' },
    { before: '9007199254740992' },
  ])('is not %j', (query) => {
    expect(validateSync(queryOf(query))).toHaveLength(1);
  });
});

describe('a page', () => {
  it('leads on after its last row while there are more', () => {
    expect(pageOf(queryOf({ limit: '2' }), rows(9, 8, 7), byId)).toEqual({
      rows: rows(9, 8),
      next: { before: 8 },
      limit: 2,
    });
  });

  it.each([{ selected: rows(9, 8) }, { selected: rows(9) }, { selected: [] }])(
    'leads nowhere after %j',
    ({ selected }) => {
      expect(pageOf(queryOf({ limit: '2' }), selected, byId)).toEqual({
        rows: selected,
        next: undefined,
        limit: 2,
      });
    },
  );
});

describe("a page's answer", () => {
  it('names the next page in its Link header, with the filters of the request', () => {
    expect(answer('/api/admin/rounds?flagged=true&limit=2&before=9', { before: 7 })).toEqual({
      rows: [1, 2],
      headers: { 'X-Page-Limit': '2', Link: '</api/admin/rounds?flagged=true&limit=2&before=7>; rel="next"' },
    });
  });

  it('may go on from more than one value, and keeps what people typed inside its brackets', () => {
    expect(answer('/api/list?name=%3E%22;>', { score: 5, cursor: 'a b' })).toEqual({
      rows: [1, 2],
      headers: { 'X-Page-Limit': '2', Link: '</api/list?name=%3E%22%3B%3E&score=5&cursor=a+b>; rel="next"' },
    });
  });

  it('leads nowhere at the end of the list, and says how long it may be', () => {
    expect(answer('/api/list', undefined)).toEqual({ rows: [1, 2], headers: { 'X-Page-Limit': '2' } });
  });
});
