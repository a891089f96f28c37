import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { Transform, type TransformFnParams } from 'class-transformer';
import { IsInt, Max, Min } from 'class-validator';
import type { Request, Response } from 'express';
import { MayBeMissing } from './may-be-missing.js';

/** How many rows a page has at the most, and when the caller does not say. */
const MAX_PAGE_ROWS = 100;

/** How many rows a list of the specification (§7) has at the most for who asks for no page. */
const MAX_LIST_ROWS = 1000;

/** Ids are whole numbers that every client can hold. */
const MAX_ID = Number.MAX_SAFE_INTEGER;

/** A whole number of a query: plain digits become a number, and whatever else fails the checks that follow. */
export const QueryInteger = (): PropertyDecorator =>
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

/**
 * The query of a list that the specification knows without pages (§7): who asks for no page gets all of it, up to
 * `MAX_LIST_ROWS`.
 */
export function wholeUnlessPaged<Query extends PageLengthQueryDto & { before?: number; cursor?: string }>(
  query: Query,
): Query {
  const asksForPage = (query.limit ?? query.before ?? query.cursor) !== undefined;
  return asksForPage ? query : { ...query, limit: MAX_LIST_ROWS };
}

/** Values of a query; null for one that is left out. */
type QueryValues = Readonly<Record<string, string | number | null>>;

/** A part of a list. */
export interface Page<Row> {
  readonly rows: Row[];
  /** What the next part is asked for by, as values of the query; undefined at the end of the list. */
  readonly next: QueryValues | undefined;
  /** The same for the part before, where a list leads back. */
  readonly prev?: QueryValues | undefined;
  /** The same for the first part, where a list leads back. */
  readonly first?: QueryValues | undefined;
  /** How many rows it has at the most. */
  readonly limit: number;
  /** How many rows the whole list has, where that is known. */
  readonly total?: number;
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
  return { rows, next: goesOn ? cursorOf(last) : undefined, limit: pageRows(query) };
}

function pageRows(query: PageLengthQueryDto): number {
  return query.limit ?? MAX_PAGE_ROWS;
}

/** What the `Link` header may lead to. */
const RELATIONS = ['next', 'prev', 'first'] as const;

/** Answers pages: the rows are the body, and a `Link` header (RFC 8288) names where the list goes on. */
export class PageAnswer {
  constructor(
    private readonly request: Request,
    private readonly response: Response,
  ) {}

  /**
   * The rows of a page as the answer's body. `X-Page-Limit` says how many it has at the most, and `Link` says
   * `rel="next"` while there are more. Where the page knows them, `rel="prev"`, `rel="first"` and the total
   * (`X-Total-Count`) are said as well.
   */
  of<Row>(page: Page<Row>): Row[] {
    const links = RELATIONS.flatMap((relation) => {
      const values = page[relation];
      return values ? [`<${this.addressOf(values)}>; rel="${relation}"`] : [];
    });
    if (links.length > 0) this.response.setHeader('Link', links.join(', '));
    this.response.setHeader('X-Page-Limit', String(page.limit));
    if (page.total !== undefined) this.response.setHeader('X-Total-Count', String(page.total));
    return page.rows;
  }

  /** This request's own address, filters and length kept, with the values that ask for another page. */
  private addressOf(values: QueryValues): string {
    const [path = '', search = ''] = this.request.originalUrl.split('?', 2);
    const query = new URLSearchParams(search);
    for (const [name, value] of Object.entries(values)) {
      if (value === null) query.delete(name);
      else query.set(name, String(value));
    }
    const text = query.toString();
    return text === '' ? path : `${path}?${text}`;
  }
}

/** Returns a route of a list its `PageAnswer`. */
export const Paged = createParamDecorator((_: unknown, context: ExecutionContext): PageAnswer => {
  const http = context.switchToHttp();
  return new PageAnswer(http.getRequest<Request>(), http.getResponse<Response>());
});
