import { type Site, SiteLost } from './site.js';

/** What kind of request is sent, so that a kill can be aimed at one. */
export type RequestKind =
  'account' | 'ticket' | 'verdict' | 'acknowledgement' | 'purchase' | 'upload' | 'look';

/** An answer that came whole. */
export interface Answer<Body> {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Body;
}

/** Told of every request the moment it is sent; what it gives back is called when the answer is there. */
export type OnSend = (kind: RequestKind) => () => void;

/** A member's browser: keeps the session through all lives of the site. */
export class Client {
  private session = '';
  /** How many requests the site was killed before answering. */
  unanswered = 0;

  constructor(
    private readonly site: Site,
    private readonly onSend: OnSend,
  ) {}

  /** @throws SiteLost when the site was killed before the whole answer was there. */
  get<Body>(path: string): Promise<Answer<Body>> {
    return this.request<Body>('look', 'GET', path);
  }

  /** @throws SiteLost when the site was killed before the whole answer was there. */
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
