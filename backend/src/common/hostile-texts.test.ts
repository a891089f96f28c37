import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { ADMIN_DEEDS, type Call, send } from '../testing/admin-deeds.js';
import { startTestApp, type TestApp, type TestMember } from '../testing/app.js';
import { MEMBER_CALLS } from '../testing/member-calls.js';

// Hundreds of requests take their time on a machine that others use as well.
jest.setTimeout(120_000);

/** What people and programs may send wherever a text stands; half a character can't be in an address. */
const TEXTS = ['é', 'ſ', '👽', '漢字', ' ', '%', "' OR 1=1 --", '\u0000', '\ud800', 'x'.repeat(300)];

const file = new URL('../../openapi.json', import.meta.url);
const { paths } = JSON.parse(readFileSync(file, 'utf8')) as {
  paths: Record<string, Record<string, { parameters?: readonly { name: string; in: string }[] }>>;
};

let app: TestApp;
let admin: TestMember;
beforeAll(async () => {
  app = await startTestApp();
  admin = await app.aMember({ isAdmin: true, isOwner: true });
});
afterAll(() => app.close());

interface Route {
  readonly route: string;
  /** Makes what the request needs, and gives it with who sends it. */
  readonly prepare: () => Promise<{ readonly sender: TestMember; readonly call: Call }>;
}

const ROUTES: readonly Route[] = [
  ...Object.entries(MEMBER_CALLS).map(([route, { prepare }]) => ({
    route,
    prepare: async () => {
      const member = await app.aMember({ coins: 1000 });
      return { sender: member, call: await prepare({ app, helper: admin, member }) };
    },
  })),
  ...Object.entries(ADMIN_DEEDS).map(([route, { prepare }]) => ({
    route,
    prepare: async () => {
      const member = await app.aMember({ coins: 1000 });
      return { sender: admin, call: await prepare({ app, admin, member }) };
    },
  })),
];

/** Where a text stands in a body, as the way to it: of the rows of a list only in the first one. */
function placesOf(value: unknown): readonly string[][] {
  if (typeof value === 'string') return [[]];
  if (typeof value !== 'object' || value === null) return [];
  const fields = Object.entries(value).slice(0, Array.isArray(value) ? 1 : undefined);
  return fields.flatMap(([name, inner]) => placesOf(inner).map((place) => [name, ...place]));
}

function withText(value: unknown, [name, ...rest]: readonly string[], text: string): unknown {
  if (name === undefined) return text;
  const copy = structuredClone(value) as Record<string, unknown>;
  copy[name] = withText(copy[name], rest, text);
  return copy;
}

const inAddress = (text: string): string =>
  text === '\ud800' ? '%ED%A0%80' : text === ' ' ? '%20' : encodeURIComponent(text);

/** The request with a text in each place that may hold one: its body, its query, and the ids in its address. */
function variantsOf(route: string, call: Call): readonly ((call: Call, text: string) => Call)[] {
  const [method = '', path = ''] = route.split(' ');
  const parameters = paths[path]?.[method.toLowerCase()]?.parameters ?? [];
  return [
    ...placesOf(call.body).map((place) => (now: Call, text: string) => ({
      ...now,
      body: withText(now.body, place, text) as object,
    })),
    ...parameters
      .filter((one) => one.in === 'query')
      .map(({ name }) => (now: Call, text: string) => ({
        ...now,
        path: `${now.path.split('?')[0]}?${name}=${inAddress(text)}`,
      })),
    ...path.split('/').flatMap((part, index) =>
      part.startsWith('{')
        ? [
            (now: Call, text: string) => ({
              ...now,
              path: now.path
                .split('/')
                .map((own, at) => (at === index ? inAddress(text) : own))
                .join('/'),
            }),
          ]
        : [],
    ),
  ];
}

describe('a text that nobody expects', () => {
  it.each(ROUTES)('is answered as the mistake of who sends it: $route', async ({ route, prepare }) => {
    const [method = ''] = route.split(' ');
    let ready = await prepare();
    const failed: unknown[] = [];
    for (const variant of variantsOf(route, ready.call)) {
      for (const text of TEXTS) {
        const call = variant(ready.call, text);
        const { status, text: answer } = await send(ready.sender, method, call);
        if (status >= 500) failed.push([call, answer]);
        // What has been done may not be there to be done again.
        if (status < 400) ready = await prepare();
      }
    }
    expect(failed).toEqual([]);
  });
});
