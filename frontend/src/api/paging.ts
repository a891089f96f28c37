/** A page of a list, newest first. */
export interface Page<Line> {
  lines: readonly Line[];
  /** Cursor of the next page; null at the end of the list. */
  before: string | null;
}

/** Returns an answer as a page, with the cursor from its Link header (RFC 8288). */
export function pageOf<Line>({ data, response }: { data?: readonly Line[]; response: Response }): Page<Line> {
  const link = response.headers.get('Link') ?? '';
  const next = /[?&]before=([\w-]+)[^>]*>; *rel="next"/.exec(link)?.[1];
  return { lines: data ?? [], before: next ?? null };
}

/** Returns the query of a link in the answer's Link header. */
export function linkedQuery(response: Response, rel: 'next' | 'prev'): URLSearchParams | undefined {
  const links = response.headers.get('Link') ?? '';
  const address = new RegExp(`<([^>]*)>; *rel="${rel}"`).exec(links)?.[1];
  return address === undefined ? undefined : new URLSearchParams(address.split('?')[1]);
}
