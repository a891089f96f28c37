import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { Transform, type TransformFnParams } from 'class-transformer';
import { IsInt, Max, Min } from 'class-validator';
import type { Request, Response } from 'express';
import { MayBeMissing } from './may-be-missing.js';

/** How many rows a page has at the most, and when the caller does not say. */
const MAX_PAGE_ROWS = 100;

/** Ids are whole numbers that every client can hold. */
const MAX_ID = Number.MAX_SAFE_INTEGER;

/** A whole number of a query: plain digits become a number, and whatever else fails the checks that follow. */
const QueryInteger = (): PropertyDecorator =>
  Transform(({ value }: TransformFnParams): unknown =>
    typeof value === 'string' && /^\d{1,16}$/.test(value) ? Number(value) : value,
  );

/** How long a page may be; the query of a list adds the cursor it goes on from. */
export class PageLengthQueryDto {
  /** How many rows the answer has at the most; 100 when it is left out. */
  @MayBeMissing()
  @QueryInteger()
  @IsInt()
  @Min(1)
  @Max(MAX_PAGE_ROWS)
  limit?: number;
}

/** The query of a list that goes from the newest id down: `?limit=20&before=480`. */
export class PageQueryDto extends PageLengthQueryDto {
  /** Only rows with a smaller id than this. */
  @MayBeMissing()
  @QueryInteger()
  @IsInt()
  @Min(1)
  @Max(MAX_ID)
  before?: number;
}

/** A part of a list. */
export interface Page<Row> {
  readonly rows: Row[];
  /** What the next part is asked for by, as values of the query; undefined at the end of the list. */
  readonly next: Readonly<Record<string, string | number>> | undefined;
}

/** How many rows to select for a page: one more than it shows, which tells whether the list goes on. */
export function rowsToRead(query: PageLengthQueryDto): number {
  return pageRows(query) + 1;
}

/**
 * The page of the rows that were selected with `rowsToRead` as their limit.
 *
 * @param cursorOf the values of the query that ask for what comes after a row, e.g. `({ id }) => ({ before: id })`
 */
export function pageOf<Row>(
  query: PageLengthQueryDto,
  selected: readonly Row[],
  cursorOf: (last: Row) => Readonly<Record<string, string | number>>,
): Page<Row> {
  const rows = selected.slice(0, pageRows(query));
  const last = rows.at(-1);
  const goesOn = last !== undefined && selected.length > rows.length;
  return { rows, next: goesOn ? cursorOf(last) : undefined };
}

function pageRows(query: PageLengthQueryDto): number {
  return query.limit ?? MAX_PAGE_ROWS;
}

/** Answers pages: the rows are the body, and a `Link` header (RFC 8288) names where the list goes on. */
export class PageAnswer {
  constructor(
    private readonly request: Request,
    private readonly response: Response,
  ) {}

  /** The rows of a page as the answer's body; its header says `rel="next"` while there are more. */
  of<Row>({ rows, next }: Page<Row>): Row[] {
    if (next) this.response.setHeader('Link', `<${this.addressOf(next)}>; rel="next"`);
    return rows;
  }

  /** This request's own address, filters and length kept, with the values that ask for the next page. */
  private addressOf(next: Readonly<Record<string, string | number>>): string {
    const [path = '', search = ''] = this.request.originalUrl.split('?', 2);
    const query = new URLSearchParams(search);
    for (const [name, value] of Object.entries(next)) query.set(name, String(value));
    return `${path}?${query.toString()}`;
  }
}

/** Gives a route of a list its `PageAnswer`. */
export const Paged = createParamDecorator((_: unknown, context: ExecutionContext): PageAnswer => {
  const http = context.switchToHttp();
  return new PageAnswer(http.getRequest<Request>(), http.getResponse<Response>());
});
