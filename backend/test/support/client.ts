/** An answer; a JSON body is parsed. */
export interface Answer<Body = unknown> {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Body;
  readonly text: string;
  /** The raw Set-Cookie headers. */
  readonly setCookies: readonly string[];
}

/** Options for a single request. */
export interface RequestOptions {
  /** Header values; undefined omits a header that the client would send. */
  readonly headers?: Readonly<Record<string, string | undefined>>;
  /** Raw body, instead of a value sent as JSON. */
  readonly raw?: string | Uint8Array<ArrayBuffer>;
}

/** A browser as the API sees it: it stores cookies, sends its own Origin with writes, and has an address. */
export class TestClient {
  private readonly cookies = new Map<string, string>();

  constructor(
    private readonly url: string,
    /** The address that the server sees, through the simulated proxy. */
    readonly address: string,
  ) {}

  get<Body = unknown>(path: string, options: RequestOptions = {}): Promise<Answer<Body>> {
    return this.request('GET', path, undefined, options);
  }

  post<Body = unknown>(path: string, body?: unknown, options: RequestOptions = {}): Promise<Answer<Body>> {
    return this.request('POST', path, body, options);
  }

  patch<Body = unknown>(path: string, body?: unknown, options: RequestOptions = {}): Promise<Answer<Body>> {
    return this.request('PATCH', path, body, options);
  }

  delete<Body = unknown>(path: string, options: RequestOptions = {}): Promise<Answer<Body>> {
    return this.request('DELETE', path, undefined, options);
  }

  /** Sends one request and stores the cookies of its answer. */
  async request<Body = unknown>(
    method: string,
    path: string,
    body?: unknown,
    options: RequestOptions = {},
  ): Promise<Answer<Body>> {
    const payload = options.raw ?? (body === undefined ? undefined : JSON.stringify(body));
    const response = await fetch(this.url + path, {
      method,
      headers: this.headersFor(method, payload !== undefined, options),
      redirect: 'manual',
      ...(payload === undefined ? {} : { body: payload }),
    });
    this.keepCookies(response.headers.getSetCookie());
    const text = await response.text();
    const isJson = /[/+]json/.test(response.headers.get('content-type') ?? '');
    return {
      status: response.status,
      headers: response.headers,
      body: (isJson ? JSON.parse(text) : text) as Body,
      text,
      setCookies: response.headers.getSetCookie(),
    };
  }

  /** Returns the value of a stored cookie. */
  cookie(name: string): string | undefined {
    return this.cookies.get(name);
  }

  /** Sets a cookie of this client. */
  setCookie(name: string, value: string): void {
    this.cookies.set(name, value);
  }

  /** Returns the headers with which this browser opens a socket. */
  socketHeaders(): Record<string, string> {
    return this.headersFor('UPGRADE', false, {});
  }

  private headersFor(method: string, hasBody: boolean, options: RequestOptions): Record<string, string> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers: Record<string, string | undefined> = {
      'X-Forwarded-For': this.address,
      ...(cookie ? { Cookie: cookie } : {}),
      ...(method === 'GET' ? {} : { Origin: this.url }),
      ...(hasBody ? { 'Content-Type': 'application/json' } : {}),
      ...options.headers,
    };
    return Object.fromEntries(
      Object.entries(headers).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
    );
  }

  private keepCookies(setCookies: readonly string[]): void {
    for (const line of setCookies) {
      const [pair = '', ...attributes] = line.split(';');
      const [name = '', value = ''] = pair.split('=');
      if (attributes.some((attribute) => attribute.trim() === 'Max-Age=0')) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
  }
}
