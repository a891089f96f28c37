/** A part of a list that is longer than one answer, newest first. */
export interface Page<Line> {
  lines: readonly Line[];
  /** The id before which the list goes on; null at its end. */
  before: string | null;
}

/** Returns an answer as a page: where the list goes on stands in its Link header (RFC 8288). */
export function pageOf<Line>({ data, response }: { data?: readonly Line[]; response: Response }): Page<Line> {
  const link = response.headers.get('Link') ?? '';
  const next = /[?&]before=([\w-]+)[^>]*>; *rel="next"/.exec(link)?.[1];
  return { lines: data ?? [], before: next ?? null };
}

/** Returns what stands in the query of a link of the answer's Link header, such as that to the page before. */
export function linkedQuery(response: Response, rel: 'next' | 'prev'): URLSearchParams | undefined {
  const links = response.headers.get('Link') ?? '';
  const address = new RegExp(`<([^>]*)>; *rel="${rel}"`).exec(links)?.[1];
  return address === undefined ? undefined : new URLSearchParams(address.split('?')[1]);
}
