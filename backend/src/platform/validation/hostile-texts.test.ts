import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { ADMIN_ACTIONS, type Call, send } from '../../../test/support/admin-actions.js';
import { startTestApp, type TestApp, type TestMember } from '../../../test/support/app.js';
import { MEMBER_CALLS } from '../../../test/support/member-calls.js';

// Hundreds of requests are slow on a shared machine.
jest.setTimeout(120_000);

/** Hostile values for places that take text. */
const TEXTS = ['é', '👽', "' OR 1=1 --", '\u0000', '\ud800', 'x'.repeat(300)];

/** Values that are not text, where a body can hold them; undefined omits the field. */
const NO_TEXTS = [5, true, null, undefined, [], {}];

/** Matches messages for programmers: a field's name in code, or a validator's own text. */
const RAW =
  /^[a-z]|must be an? (string|integer|number|boolean|array|object)|must match|should not|following values|or equal to|regular expression|not be (less|greater)|ISO 8601|nested property/;

const file = new URL('../../../openapi.json', import.meta.url);
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
  /** Creates what the request needs, and returns it with its sender. */
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
  ...Object.entries(ADMIN_ACTIONS).map(([route, { prepare }]) => ({
    route,
    prepare: async () => {
      const member = await app.aMember({ coins: 1000 });
      return { sender: admin, call: await prepare({ app, admin, member }) };
    },
  })),
];

/** Returns each value of a body with its path; of the rows of a list only those of the first one. */
function placesOf(value: unknown): readonly { place: string[]; isText: boolean }[] {
  if (value === null || value === undefined) return [];
  if (typeof value !== 'object') return [{ place: [], isText: typeof value === 'string' }];
  const fields = Object.entries(value).slice(0, Array.isArray(value) ? 1 : undefined);
  return fields.flatMap(([name, inner]) =>
    placesOf(inner).map(({ place, isText }) => ({ place: [name, ...place], isText })),
  );
}

function withValue(value: unknown, [name, ...rest]: readonly string[], put: unknown): unknown {
  if (name === undefined) return put;
  const copy = structuredClone(value) as Record<string, unknown>;
  copy[name] = withValue(copy[name], rest, put);
  return copy;
}

const inAddress = (text: string): string => (text === '\ud800' ? '%ED%A0%80' : encodeURIComponent(text));

/**
 * Returns variants of the request with something else in each place that may hold a text: body, query, and
 * the ids in the address.
 */
function variantsOf(route: string, call: Call): readonly ((now: Call) => Call)[] {
  const [method = '', path = ''] = route.split(' ');
  const parameters = paths[path]?.[method.toLowerCase()]?.parameters ?? [];
  const inBody = placesOf(call.body).flatMap(({ place, isText }) =>
    [...(isText ? TEXTS : ['x', '9'.repeat(30)]), ...NO_TEXTS].map((put) => (now: Call) => ({
      ...now,
      body: withValue(now.body, place, put) as object,
    })),
  );
  const inQuery = parameters
    .filter((one) => one.in === 'query')
    .flatMap(({ name }) =>
      TEXTS.map((text) => (now: Call) => ({
        ...now,
        path: `${now.path.split('?')[0]}?${name}=${inAddress(text)}`,
      })),
    );
  const inPath = path.split('/').flatMap((part, index) =>
    TEXTS.filter(() => part.startsWith('{')).map((text) => (now: Call) => ({
      ...now,
      path: now.path.split('/').with(index, inAddress(text)).join('/'),
    })),
  );
  return [...inBody, ...inQuery, ...inPath];
}

interface Refusal {
  readonly message?: string;
  readonly errors?: Readonly<Record<string, readonly string[]>>;
}

/** Returns the sentences for programmers in a refusal; unknown names may be repeated as they were sent. */
const rawSentencesOf = ({ message = '', errors = {} }: Refusal): string[] =>
  [message, ...Object.values(errors).flat()].filter(
    (sentence) => RAW.test(sentence) && !sentence.endsWith(' is not expected here.'),
  );

describe('what nobody expects', () => {
  it.each(ROUTES)('is refused in plain words as the mistake of who sends it: $route', async (row) => {
    const [method = ''] = row.route.split(' ');
    let ready = await row.prepare();
    const failed: unknown[] = [];
    for (const variant of variantsOf(row.route, ready.call)) {
      const call = variant(ready.call);
      const { status, body, text } = await send(ready.sender, method, call);
      if (status >= 500) failed.push([call, text]);
      if (status === 400) failed.push(...rawSentencesOf(body as Refusal));
      // A successful request may not be repeatable.
      if (status < 400) ready = await row.prepare();
    }
    expect(failed).toEqual([]);
  });
});
