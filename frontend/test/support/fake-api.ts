import type { User } from '../../src/api/types';

/** Response of the fake server to a call; a function receives the call and may be asynchronous. */
export type FakeAnswer = FakeReply | ((call: FakeCall) => FakeReply | Promise<FakeReply>);

export interface FakeReply {
  status: number;
  /** Sent as JSON, or as it is if a string; empty when omitted. */
  body?: unknown;
  headers?: Record<string, string>;
}

export interface FakeCall {
  /** Such as 'POST /api/login'. */
  route: string;
  /** Such as '?game=Alien%20Racing'; '' without one. */
  search: string;
  /** The parsed payload; undefined without one. */
  body: unknown;
  credentials: string;
  contentType: string | null;
  /** The `Idempotency-Key` header; null without one. */
  requestKey: string | null;
}

/** Handle of the fake server in a test. */
export interface FakeApi {
  /** Every call so far, in order, except those of the site's settings, which every page fetches when idle. */
  readonly calls: readonly FakeCall[];
  /** The calls of one route, such as 'GET /api/user', including those of the site's settings. */
  callsOf(route: string): readonly FakeCall[];
  /** Sets or replaces an answer. */
  answer(route: string, answer: FakeAnswer): void;
}

const SITE_UPDATES = 'GET /api/site';

/**
 * Replaces `fetch` by a fake server. A call without an answer fails like a network error. The hint cookie
 * follows the answers of login, register and logout, as the real server sets it.
 */
export function fakeApi(answers: Record<string, FakeAnswer> = {}): FakeApi {
  const table = new Map(Object.entries(answers));
  const calls: FakeCall[] = [];
  globalThis.fetch = async (input, init) => {
    const call = await readCall(input instanceof Request ? input : new Request(input, init));
    calls.push(call);
    const answer = table.get(call.route);
    if (answer === undefined) throw new TypeError('Failed to fetch');
    const reply = typeof answer === 'function' ? await answer(call) : answer;
    updateSession(call.route, reply.status);
    return response(reply);
  };
  return {
    get calls() {
      return calls.filter(({ route }) => route !== SITE_UPDATES);
    },
    callsOf: (route) => calls.filter((call) => call.route === route),
    answer: (route, answer) => table.set(route, answer),
  };
}

/** Returns an error response in the server's problem format. */
export function problem(
  status: number,
  code: string,
  message: string,
  errors?: Record<string, string[]>,
): FakeReply {
  return { status, body: { status, code, message, title: message, ...(errors && { errors }) } };
}

/** Returns an answer that the test sends later. */
export function laterReply(): { answer: FakeAnswer; send: (reply: FakeReply) => void } {
  let send: (reply: FakeReply) => void = () => undefined;
  const promise = new Promise<FakeReply>((resolve) => {
    send = resolve;
  });
  return { answer: () => promise, send };
}

/** A user as the API returns it. */
export function aUser(changes: Partial<User> = {}): User {
  return {
    id: 7,
    username: 'zorblax',
    coins: 120,
    isAdmin: false,
    isOwner: false,
    mustChangePassword: false,
    isOnFirstFlight: false,
    hasFreeColour: false,
    isOnline: true,
    totalTimeSpent: 0,
    lastSeen: null,
    createdAt: '2026-05-04T10:00:00.000Z',
    profilePicture: null,
    avatarCustomization: { color: 'green', hat: 'none', face: 'smile', accessory: 'none' },
    settings: {},
    avatarColor: 'green',
    avatarHat: 'none',
    avatarFace: 'smile',
    avatarAccessory: 'none',
    ...changes,
  };
}

/** Sets the readable hint cookie of an earlier sign-in. */
export function signInBrowser(): void {
  document.cookie = 'signed_in=1; Path=/';
}

async function readCall(request: Request): Promise<FakeCall> {
  const text = await request.text();
  const { pathname, search } = new URL(request.url);
  return {
    route: `${request.method} ${pathname}`,
    search,
    body: text === '' ? undefined : JSON.parse(text),
    credentials: request.credentials,
    contentType: request.headers.get('Content-Type'),
    requestKey: request.headers.get('Idempotency-Key'),
  };
}

function response({ status, body, headers = {} }: FakeReply): Response {
  const options = { status, statusText: statusTexts[status] ?? '', headers };
  if (body === undefined) return new Response(null, options);
  return new Response(typeof body === 'string' ? body : JSON.stringify(body), options);
}

const statusTexts: Record<number, string> = { 500: 'Internal Server Error', 502: 'Bad Gateway' };

function updateSession(route: string, status: number): void {
  if (status >= 300) return;
  if (route === 'POST /api/login' || route === 'POST /api/register') signInBrowser();
  if (route === 'POST /api/logout') document.cookie = 'signed_in=0; Path=/';
}
