import { type Site, SiteLost } from './site.js';

/** Kind of a request, so that a kill can be aimed at it. */
export type RequestKind =
  'account' | 'ticket' | 'verdict' | 'acknowledgement' | 'purchase' | 'upload' | 'look';

/** A complete response. */
export interface Answer<Body> {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Body;
}

/** Called when a request is sent; the returned function is called when its response is complete. */
export type OnSend = (kind: RequestKind) => () => void;

/** A member's browser, which keeps its session when the site is restarted. */
export class Client {
  private session = '';
  /** Number of requests that a kill left unanswered. */
  unanswered = 0;

  constructor(
    private readonly site: Site,
    private readonly onSend: OnSend,
  ) {}

  /** @throws SiteLost if the site was killed before the response was complete. */
  get<Body>(path: string): Promise<Answer<Body>> {
    return this.request<Body>('look', 'GET', path);
  }

  /** @throws SiteLost if the site was killed before the response was complete. */
  post<Body>(
    kind: RequestKind,
    path: string,
    body: object,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Answer<Body>> {
    return this.request<Body>(kind, 'POST', path, body, headers);
  }

  private async request<Body>(
    kind: RequestKind,
    method: string,
    path: string,
    body?: object,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Answer<Body>> {
    const { url } = this.site;
    if (this.site.isLost()) throw new SiteLost(`${method} ${path}`);
    try {
      const sending = fetch(url + path, {
        method,
        headers: {
          Origin: url,
          Cookie: `session=${this.session}`,
          'Content-Type': 'application/json',
          ...headers,
        },
        ...(body ? { body: JSON.stringify(body) } : {}),
      });
      const onAnswer = this.onSend(kind);
      const response = await sending;
      const answer = {
        status: response.status,
        headers: response.headers,
        body: (await response.json()) as Body,
      };
      onAnswer();
      if (this.site.isLost()) throw new SiteLost();
      this.keepSession(response.headers.getSetCookie());
      return answer;
    } catch (error) {
      if (!this.site.isLost()) throw error;
      this.unanswered += 1;
      throw new SiteLost(`${method} ${path}`, { cause: error });
    }
  }

  private keepSession(setCookies: readonly string[]): void {
    for (const cookie of setCookies) this.session = /^session=([^;]+)/.exec(cookie)?.[1] ?? this.session;
  }
}
