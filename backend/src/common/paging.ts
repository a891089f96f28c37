import { Type } from 'class-transformer';
import { IsInt, IsOptional, Max, Min } from 'class-validator';

/** How many rows a page has when the caller does not say. */
const DEFAULT_PAGE_SIZE = 20;

/** How many rows a page may have at most. */
const MAX_PAGE_SIZE = 100;

/** The query of every list that comes in pages: `?page=2&pageSize=20`, counted from 1. */
export class PageQueryDto {
  /** Which page, counted from 1. */
  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(1_000_000)
  page?: number;

  /** How many rows a page has. */
  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(MAX_PAGE_SIZE)
  pageSize?: number;
}

/** What an SQL query needs of a page: how many rows to give and how many to skip. */
export interface PageWindow {
  readonly limit: number;
  readonly offset: number;
}

/** Turns a page's number and size into rows to take and rows to skip. */
export function pageWindow(query: PageQueryDto): PageWindow {
  const limit = query.pageSize ?? DEFAULT_PAGE_SIZE;
  return { limit, offset: ((query.page ?? 1) - 1) * limit };
}
