import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { startTestApp, type TestApp, type TestMember } from '../../test/support/app.js';
import { aGate } from '../../test/support/gate.js';
import { type Call, type Caller, CALLERS, type Route, ROUTES, send } from '../../test/support/routes.js';

// Rounds, pictures and passwords are slow on a shared machine.
jest.setTimeout(120_000);

interface Operation {
  readonly parameters?: readonly { readonly name: string; readonly in: string }[];
}
const file = new URL('../../openapi.json', import.meta.url);
const { paths } = JSON.parse(readFileSync(file, 'utf8')) as {
  paths: Record<string, Record<string, Operation>>;
};

let app: TestApp;
let helper: TestMember;
let owner: TestMember;
beforeAll(async () => {
  app = await startTestApp();
  helper = await app.aMember({ isAdmin: true });
  owner = await app.aMember({ isAdmin: true, isOwner: true });
});
afterAll(() => app.close());

const NAMED = ROUTES.map((route) => [`${route.method} ${route.path}`, route] as const);
const ACTIONS = NAMED.filter(([, { action }]) => action !== undefined);

/** Prepares a call about a new member. */
async function prepared({ prepare }: Route): Promise<{ member: TestMember; call: Call }> {
  const member = await app.aMember({ coins: 1000 });
  return { member, call: await prepare({ app, helper, member }) };
}

it('the list of routes is that of openapi.json, and each change by an admin has an action', () => {
  const described = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(NAMED.map(([name]) => name).sort()).toEqual(described.sort());
  expect(ACTIONS.map(([name]) => name).sort()).toEqual(
    described.filter((name) => / \/api\/admin\//.test(name) && !name.startsWith('GET ')),
  );
});

async function aCaller(caller: Caller): Promise<Pick<TestMember, 'client'>> {
  if (caller === 'visitor') return { client: app.aVisitor() };
  const isOwner = caller === 'owner';
  return app.aMember({ coins: 1000, isAdmin: isOwner || caller === 'admin', isOwner });
}

it.each(NAMED)(
  '%s answers visitors, members and admins as their role may [S1.02, S6.08, S6.12, S6.14, S7.31, SEC-46]',
  async (_name, route) => {
    const answers: number[] = [];
    for (const caller of CALLERS) {
      const { member, call } = await prepared(route);
      const sender = caller === 'member' ? member : await aCaller(caller);
      answers.push((await send(sender, route, call)).status);
    }
    expect(answers).toEqual(route.answers);
  },
);

/** Sends a call while the sender loses their admin rights, after the guard and before the transaction. */
async function sendWhileDemoted(loser: TestMember, route: Route, call: Call): ReturnType<typeof send> {
  const run = jest.spyOn(app.unitOfWork, 'run');
  try {
    const [demoted, settled] = [aGate(), aGate()];
    const demotion = app.unitOfWork.run(async (tx) => {
      await tx.execute('UPDATE users SET isAdmin = 0 WHERE id = ?', [loser.id]);
      demoted.open();
      await settled.passed;
    });
    await demoted.passed;
    const answer = send(loser, route, call);
    while (run.mock.calls.length < 2) await new Promise(setImmediate);
    settled.open();
    await demotion;
    return await answer;
  } finally {
    run.mockRestore();
  }
}

describe('an action of an admin', () => {
  /** Returns the lines of the audit log after those that are there now. */
  async function linesLater(): Promise<() => Promise<unknown[]>> {
    const [newest] = await app.database.query<{ id: number | null }>('SELECT MAX(id) AS id FROM audit_log');
    const lines = 'SELECT adminId, action FROM audit_log WHERE id > ? ORDER BY id';
    return () => app.database.query(lines, [newest?.id ?? 0]);
  }

  it.each(ACTIONS)('by %s is one line of the audit log [SEC-46]', async (_name, route) => {
    const admin = await app.aMember({ isAdmin: true });
    const { call } = await prepared(route);
    const newLines = await linesLater();
    const { status, text } = await send(admin, route, call);
    expect({ text, isDone: status < 300 }).toEqual({ text, isDone: true });
    expect(await newLines()).toEqual([{ adminId: admin.id, action: route.action }]);
  });

  it.each(ACTIONS)(
    'by %s is not done when they lose their rights while it is on its way [SEC-46]',
    async (_name, route) => {
      const loser = await app.aMember({ isAdmin: true });
      const { call } = await prepared(route);
      const newLines = await linesLater();
      const answer = await sendWhileDemoted(loser, route, call);
      expect(answer).toMatchObject({ status: 403, body: { code: 'auth.admin_only' } });
      expect(await newLines()).toEqual([]);
    },
  );
});

/** Hostile values for places that take text. */
const TEXTS = ['é', '👽', "' OR 1=1 --", '\u0000', '\ud800', 'x'.repeat(300)];

/** Values that are not text, where a body can hold them; undefined omits the field. */
const NO_TEXTS = [5, true, null, undefined, [], {}];

const IDS = [
  ...['abc', '-1', '0', '1.5', '1e3', '٣', '%00', '%FF', "1'--", '..%2F1'],
  ...['2147483648', '9007199254740992', '9'.repeat(400)],
];

const WORDS = [
  ...['', '%', '_', '\\', '`', '\u0000', '👽', 'é', '\ud800', '-1', '1e9', "' OR 1=1 --", '[]'],
  ...['x'.repeat(10_000), '2026-W47-1', '2026-11-22T24:00:00Z', '+012026-01-01', '0000-01-01'],
  ...[
    cursorOf(['id', 'é', 1, 1]),
    cursorOf(['coins', 9e15, 9e15, 1]),
    cursorOf(['username', { a: 1 }, 1, 1]),
  ],
];

const BODIES = ['', '[]', 'null', '"x"', '{"__proto__":{"isAdmin":true}}', '{"a":', '{"version":1e400}'];

/** Returns a cursor that was never issued. */
function cursorOf(parts: unknown): string {
  return Buffer.from(JSON.stringify(parts)).toString('base64url');
}

/** Encodes a value for an address. Half a surrogate pair is cut in the middle of its bytes. */
const encoded = (text: string): string => (text === '\ud800' ? '%ED%A0' : encodeURIComponent(text));

/** Returns the paths of the values of a body; of the rows of a list only those of the first one. */
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

/** Returns changes of a call that put something else into each place of its body, its query and its id. */
function hostileChanges({ method, path }: Route, { body }: Call): readonly Partial<Call>[] {
  const queries = (paths[path]?.[method.toLowerCase()]?.parameters ?? []).filter(
    (parameter) => parameter.in === 'query',
  );
  return [
    ...placesOf(body).flatMap(({ place, isText }) =>
      [...(isText ? TEXTS : ['x', '9'.repeat(30)]), ...NO_TEXTS].map((put) => ({
        body: withValue(body, place, put) as object,
      })),
    ),
    ...queries.flatMap(({ name }) => WORDS.map((word) => ({ query: `${name}=${encoded(word)}` }))),
    ...(path.includes('{') ? IDS.map((id) => ({ id: id.startsWith('%') ? id : encoded(id) })) : []),
  ];
}

/** Matches messages for programmers: a field's name in code, or a validator's own text. */
const RAW =
  /^[a-z]|must be an? (string|integer|number|boolean|array|object)|must match|should not|following values|or equal to|regular expression|not be (less|greater)|ISO 8601|nested property/;

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
  it.each(NAMED)(
    'is refused by %s in plain words as a mistake of the sender [SEC-49]',
    async (_name, route) => {
      const isForAdmins = route.answers[1] === 403;
      // Lifting a mute that does not exist changes nothing.
      const isLift = route.action === 'chat.mute_lifted';
      let ready = await prepared(route);
      const failed: unknown[] = [];
      for (const change of hostileChanges(route, ready.call)) {
        const { status, body, text } = await send(isForAdmins ? owner : ready.member, route, {
          ...ready.call,
          ...change,
        });
        if (status >= 500) failed.push([change, text]);
        if (status === 400) failed.push(...rawSentencesOf(body as Refusal));
        if (change.id !== undefined && isForAdmins && status !== 400 && status !== 404 && !isLift)
          failed.push([change, status]);
        if (status < 400 && route.method !== 'GET') ready = await prepared(route);
      }
      expect(failed).toEqual([]);
    },
  );

  it.each(NAMED.filter(([, { method }]) => method !== 'GET'))(
    'breaks nothing as the body of %s [SEC-49]',
    async (_name, route) => {
      const { client } = await aCaller('owner');
      const address = route.path.replace(/\{\w+\}/, '999999999');
      for (const raw of BODIES) {
        const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': 'nobody-expects-it' };
        const { status } = await client.request(route.method, address, undefined, { raw, headers });
        expect([raw, status < 500]).toEqual([raw, true]);
      }
    },
  );
});

describe('a text of an admin', () => {
  it.each(
    NAMED.flatMap(([name, route]) =>
      Object.entries(route.texts).map(([field, max]) => [field, name, max, route] as const),
    ),
  )('as %s of %s has at most %i characters', async (field, _name, max, route) => {
    const sent = async (length: number): ReturnType<typeof send> => {
      const { call } = await prepared(route);
      return send(owner, route, {
        ...call,
        body: withValue(call.body, field.split('.'), '👽'.repeat(length)) as object,
      });
    };
    const refused = await sent(max + 1);
    expect(refused).toMatchObject({ status: 400, body: { code: 'request.invalid' } });
    expect(refused.text).toContain(`must have at most ${max.toLocaleString('en-US')} characters`);
    expect((await sent(max)).status).toBeLessThan(300);
  });
});
