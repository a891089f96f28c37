import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { ADMIN_ACTIONS, type Call, send } from '../../../test/support/admin-actions.js';
import { startTestApp, type TestApp, type TestMember } from '../../../test/support/app.js';
import { MEMBER_CALLS, type MatrixStage } from '../../../test/support/member-calls.js';

// Passwords, rounds and pictures are slow on a shared machine.
jest.setTimeout(60_000);

/** Callers; `member` is the one whom the address refers to, if it refers to anyone. */
const CALLERS = ['visitor', 'member', 'other', 'admin', 'owner'] as const;
type Caller = (typeof CALLERS)[number];

/** Expected status for each caller, in the order of `CALLERS`. */
type Answers = readonly [number, number, number, number, number];

/** Returns the answers of a route for admins only. */
const forAdmins = (status: number): Answers => [401, 403, 403, status, status];

/** Routes that admins read, with their queries. */
const ADMIN_READS: Readonly<Record<string, (stage: MatrixStage) => string>> = {
  'GET /api/admin/users': () => '/api/admin/users',
  'GET /api/admin/users/{id}': ({ member }) => `/api/admin/users/${member.id}`,
  'GET /api/admin/coins/distribution': () => '/api/admin/coins/distribution',
  'GET /api/admin/audit': () => '/api/admin/audit',
  'GET /api/admin/rounds': () => '/api/admin/rounds',
  'GET /api/admin/chat/mutes': () => '/api/admin/chat/mutes',
  'GET /api/admin/livestream': () => '/api/admin/livestream',
  'GET /api/admin/settings': () => '/api/admin/settings',
  'GET /api/admin/stats': () => '/api/admin/stats',
  'GET /api/admin/overview': () => '/api/admin/overview',
  'GET /api/admin/database': () => '/api/admin/database',
  'GET /api/admin/database/storage': () => '/api/admin/database/storage',
  'GET /api/admin/store/items': () => '/api/admin/store/items',
  'GET /api/admin/announcements': () => '/api/admin/announcements',
};

interface Row {
  readonly route: string;
  readonly prepare: (stage: MatrixStage) => Call | Promise<Call>;
  readonly answers: Answers;
}

const file = new URL('../../../openapi.json', import.meta.url);
const { paths } = JSON.parse(readFileSync(file, 'utf8')) as {
  paths: Record<string, Record<string, { responses: Record<string, unknown> }>>;
};
/** Every route of the API with the status of a success. */
const ROUTES = new Map<string, number>(
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(
      ([method, { responses }]) =>
        [`${method.toUpperCase()} ${path}`, Number(Object.keys(responses)[0])] as const,
    ),
  ),
);

const ROWS: readonly Row[] = [
  ...Object.entries(MEMBER_CALLS).map(([route, { answers, prepare }]) => ({ route, prepare, answers })),
  ...Object.entries(ADMIN_ACTIONS).map(([route, { prepare }]) => ({
    route,
    prepare: (stage: MatrixStage) => prepare({ ...stage, admin: stage.helper }),
    answers: forAdmins(ROUTES.get(route) ?? 0),
  })),
  ...Object.entries(ADMIN_READS).map(([route, address]) => ({
    route,
    prepare: (stage: MatrixStage) => ({ path: address(stage) }),
    answers: forAdmins(200),
  })),
  // A link only works for the session that requested it; this one belongs to no session.
  {
    route: 'GET /api/admin/database/backup',
    prepare: () => ({ path: `/api/admin/database/backup?key=${'A'.repeat(43)}` }),
    answers: forAdmins(404),
  },
];

let app: TestApp;
let helper: TestMember;
beforeAll(async () => {
  app = await startTestApp();
  helper = await app.aMember({ isAdmin: true });
});
afterAll(() => app.close());

/** Sends the request as a new caller of this kind, with everything that it needs. */
async function answerTo(caller: Caller, { route, prepare }: Row): Promise<number> {
  const member = await app.aMember({ coins: 1000 });
  const stage: MatrixStage = { app, helper, member };
  const call = await prepare(stage);
  const sender = caller === 'member' ? member : await newCaller(caller);
  const { status } = await send(sender, route.split(' ')[0] ?? '', call);
  return status;
}

async function newCaller(caller: Caller): Promise<Pick<TestMember, 'client'>> {
  if (caller === 'visitor') return { client: app.aVisitor() };
  const isOwner = caller === 'owner';
  return app.aMember({ coins: 1000, isAdmin: isOwner || caller === 'admin', isOwner });
}

describe('who is answered what', () => {
  it('is told for every route of the API', () => {
    expect(ROWS.map(({ route }) => route).sort()).toEqual([...ROUTES.keys()].sort());
  });

  it.each(ROWS)(
    '$route: visitor, member, other member, admin, owner $answers [S6.08, S6.12, S6.14, S7.31, SEC-46]',
    async (row) => {
      const answers: number[] = [];
      for (const caller of CALLERS) answers.push(await answerTo(caller, row));
      expect(answers).toEqual(row.answers);
    },
  );
});
