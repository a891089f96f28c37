import 'reflect-metadata';
import { describe, expect, it } from '@jest/globals';
import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import { PageQueryDto, pageWindow } from './paging.js';

describe('a page', () => {
  it('is the first twenty rows unless the query says otherwise', () => {
    expect(pageWindow(new PageQueryDto())).toEqual({ limit: 20, offset: 0 });
  });

  it('skips the pages before it', () => {
    const query = plainToInstance(PageQueryDto, { page: '3', pageSize: '50' });
    expect(validateSync(query)).toEqual([]);
    expect(pageWindow(query)).toEqual({ limit: 50, offset: 100 });
  });

  it.each([{ page: '0' }, { page: '1.5' }, { page: 'x' }, { pageSize: '101' }, { pageSize: '-1' }])(
    'is not to be had with %j',
    (query) => {
      expect(validateSync(plainToInstance(PageQueryDto, query))).toHaveLength(1);
    },
  );
});
