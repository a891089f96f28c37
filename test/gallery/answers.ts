import { fileURLToPath } from 'node:url';
import type { Page, WebSocketRoute } from '@playwright/test';
import type { FakeAnswer } from '../../frontend/test/support/fake-api';
import type { GalleryScreen } from './screen.js';

type Answers = Readonly<Record<string, FakeAnswer>>;

export const FAILED: FakeAnswer = { status: 502 };
export const UNANSWERED: FakeAnswer = () => new Promise(() => undefined);
export const UNREACHABLE: FakeAnswer = () => {
  throw new TypeError('Failed to fetch');
};

/** Returns the states of a screen while these calls stay unanswered and after they failed. */
export function loadingAndError(screen: GalleryScreen, routes: readonly string[]): GalleryScreen[] {
  const answered = (answer: FakeAnswer) => ({
    ...screen.fixtures,
    ...Object.fromEntries(routes.map((route) => [route, answer])),
  });
  return [
    { ...screen, name: `${screen.name}-loading`, fixtures: answered(UNANSWERED) },
    {
      ...screen,
      name: `${screen.name}-error`,
      fixtures: answered(FAILED),
      shows: 'Try again',
    },
  ];
}

/** Answers the page's calls by route; calls without an answer go to the server. */
export async function answerCalls(page: Page, answers: Answers): Promise<void> {
  await page.route(/\/api\//, async (route) => {
    const request = route.request();
    const { pathname, search } = new URL(request.url());
    const call = `${request.method()} ${pathname}`;
    const answer = answers[call] ?? answers[wholeFolder(call, answers)];
    if (answer === undefined) return route.fallback();
    const sent = { credentials: 'include', contentType: null, requestKey: null };
    const read = async () =>
      typeof answer === 'function'
        ? answer({ ...sent, route: call, search, body: request.postDataJSON() as unknown })
        : answer;
    const reply = await read().catch(() => undefined);
    if (reply === undefined) return route.abort();
    const { status, body, headers = {} } = reply;
    return route.fulfill({ status, headers, ...(body !== undefined && { json: body }) });
  });
}

/** Returns the route with a * that stands for this call, or ''. */
const wholeFolder = (call: string, answers: Answers): string =>
  Object.keys(answers).find((route) => route.endsWith('*') && call.startsWith(route.slice(0, -1))) ?? '';

/** Answers the chat's socket: the body holds the frames for who joins. Any status but 200 then ends it for good. */
export async function answerSocket(page: Page, answer: FakeAnswer | undefined): Promise<void> {
  if (answer === undefined || typeof answer === 'function') return;
  const { status, body } = answer;
  let isGone = false;
  await page.routeWebSocket(/\/ws\/chat/, (socket: WebSocketRoute) => {
    if (isGone) return void socket.close();
    socket.onMessage((text) => {
      if ((JSON.parse(String(text)) as { type: string }).type !== 'chat_join') return;
      for (const frame of body as object[]) socket.send(JSON.stringify(frame));
      isGone = status !== 200;
      if (isGone) void socket.close();
    });
  });
}

/** A one-minute clip of a still picture at one frame per second: small, and playable in a browser. */
const STILL = fileURLToPath(new URL('still.mpegts', import.meta.url));

/** A playlist without an end mark, like that of a running stream. */
const PLAYLIST_TEXT = `#EXTM3U
#EXT-X-VERSION:3
#EXT-X-TARGETDURATION:60
#EXT-X-MEDIA-SEQUENCE:0
#EXT-X-INDEPENDENT-SEGMENTS
#EXTINF:60.000,
0.ts
`;

/** Answers the player's requests with a picture. */
export async function answerPlayer(page: Page): Promise<void> {
  await page.route('**/livestream/*/index.m3u8', (route) =>
    route.fulfill({ body: PLAYLIST_TEXT, contentType: 'application/vnd.apple.mpegurl' }),
  );
  await page.route('**/livestream/*/0.ts', (route) =>
    route.fulfill({ path: STILL, contentType: 'video/mp2t' }),
  );
}
