import { infiniteQueryOptions } from '@tanstack/react-query';
import type { QueryKey } from '@tanstack/react-query';

/** A page of a list, newest first. */
export interface Page<Line> {
  lines: readonly Line[];
  /** Cursor of the next page; null at the end of the list. */
  before: string | null;
}

/** An answer with a part of a list. */
interface Part<Line> {
  data?: readonly Line[];
  response: Response;
}

/** Returns an answer as a page. */
export function pageOf<Line>({ data = [], response }: Part<Line>): Page<Line> {
  return { lines: data, before: linkedCursor(response, 'next', 'before') };
}

/**
 * A list, page by page, newest first.
 *
 * @param load GETs a page; its first parameter is the part of the query that says where the page begins
 * @param options overrides of the client's defaults
 */
export function pagesQuery<Line, Before extends string | number>(
  queryKey: QueryKey,
  load: (place: { before?: Before }, signal: AbortSignal) => Promise<Part<Line>>,
  options: { staleTime?: number } = {},
) {
  return infiniteQueryOptions({
    queryKey,
    queryFn: async ({ pageParam, signal }) =>
      pageOf(await load(pageParam === null ? {} : { before: pageParam as Before }, signal)),
    initialPageParam: null as string | null,
    getNextPageParam: ({ before }) => before,
    ...options,
  });
}

/** Where a page lies in a list that can be read in both directions. */
export interface ListPlace {
  /** Number of lines in the whole list. */
  total: number;
  /** Cursors of the neighbouring pages; null where there is none. */
  previous: string | null;
  next: string | null;
}

/** Returns where an answer lies in its list. */
export function placeOf({ data = [], response }: Part<unknown>): ListPlace {
  return {
    total: Number(response.headers.get('X-Total-Count') ?? data.length),
    previous: linkedCursor(response, 'prev', 'cursor'),
    next: linkedCursor(response, 'next', 'cursor'),
  };
}

/** Returns the cursor in a link of the answer's Link header (RFC 8288); null where there is none. */
export function linkedCursor(response: Response, rel: 'next' | 'prev', name: string): string | null {
  const links = response.headers.get('Link') ?? '';
  const address = new RegExp(`<([^>]*)>; *rel="${rel}"`).exec(links)?.[1] ?? '';
  return new URLSearchParams(address.split('?')[1]).get(name);
}
