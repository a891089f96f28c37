import { applyDecorators, createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { Transform, type TransformFnParams } from 'class-transformer';
import type { Request, Response } from 'express';
import { IsWhole, MayBeMissing } from './rules.js';

/** Maximum number of rows per page, and the default. */
const MAX_PAGE_ROWS = 100;

/** Maximum number of rows in a list of the specification (§7) that is requested without paging. */
const MAX_LIST_ROWS = 1000;

/** Maximum id: whole numbers that every client can represent. */
const MAX_ID = Number.MAX_SAFE_INTEGER;

/**
 * Parses a whole number of a query. Plain digits become a number; other text stays and fails the checks that
 * follow.
 */
export const QueryInteger = (): PropertyDecorator =>
  Transform(({ value }: TransformFnParams): unknown =>
    typeof value === 'string' && /^\d{1,16}$/.test(value) ? Number(value) : value,
  );

/** Accepts an id or a version. */
export const IsId = (): PropertyDecorator => IsWhole(1, MAX_ID);

/** Accepts an id or a version in a path or query. */
export const QueryId = (): PropertyDecorator => applyDecorators(IsId(), QueryInteger());

/** Id in a path. */
export class IdParamsDto {
  @QueryId()
  id!: number;
}

/** How long a page may be; the query of a list adds the cursor it goes on from. */
export class PageLengthQueryDto {
  /** How many rows the answer has at the most; 100 when it is left out. */
  @MayBeMissing()
  @QueryInteger()
  @IsWhole(1, MAX_PAGE_ROWS)
  limit?: number;
}

/** The query of a list that goes from the newest id down: `?limit=20&before=480`. */
export class PageQueryDto extends PageLengthQueryDto {
  /** Only rows with a smaller id than this. */
  @MayBeMissing()
  @QueryId()
  before?: number;
}

/**
 * Returns the query of a list that the specification has without pages (§7). A request without paging gets
 * all rows, up to `MAX_LIST_ROWS`.
 */
export function wholeUnlessPaged<Query extends PageLengthQueryDto & { before?: number; cursor?: string }>(
  query: Query,
): Query {
  const asksForPage = (query.limit ?? query.before ?? query.cursor) !== undefined;
  return asksForPage ? query : { ...query, limit: MAX_LIST_ROWS };
}

/** Values of a query; null removes a value. */
type QueryValues = Readonly<Record<string, string | number | null>>;

/** One page of a list. */
export interface Page<Row> {
  readonly rows: Row[];
  /** Query values of the next page; undefined at the end of the list. */
  readonly next: QueryValues | undefined;
  /** Query values of the previous page, where a list leads back. */
  readonly prev?: QueryValues | undefined;
  /** Query values of the first page, where a list leads back. */
  readonly first?: QueryValues | undefined;
  /** Maximum number of rows of the page. */
  readonly limit: number;
  /** Number of rows of the whole list, where it is known. */
  readonly total?: number;
}

/** Returns the number of rows to select for a page: one more than shown, to detect whether more follow. */
export function rowsToRead(query: PageLengthQueryDto): number {
  return pageRows(query) + 1;
}

/**
 * Builds a page from rows that were selected with `rowsToRead` as their limit.
 *
 * @param cursorOf returns the query values for what comes after a row, e.g. `({ id }) => ({ before: id })`
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

/** Relations in the `Link` header. */
const RELATIONS = ['next', 'prev', 'first'] as const;

/** Answers a page: the rows are the body, and a `Link` header (RFC 8288) leads to the other pages. */
export class PageAnswer {
  constructor(
    private readonly request: Request,
    private readonly response: Response,
  ) {}

  /**
   * Returns the rows as the answer's body and sets its headers. `X-Page-Limit` is the maximum number of rows,
   * and `Link` has `rel="next"` while there are more. Where the page knows them, `rel="prev"`, `rel="first"`
   * and the total (`X-Total-Count`) are added.
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

  /** Returns this request's own address with the values of another page; filters and length are kept. */
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

/** Injects the `PageAnswer` into a route of a list. */
export const Paged = createParamDecorator((_: unknown, context: ExecutionContext): PageAnswer => {
  const http = context.switchToHttp();
  return new PageAnswer(http.getRequest<Request>(), http.getResponse<Response>());
});
