import type { AvatarItemDto } from '../../src/economy/store/store.dto.js';
import type { AuditAction } from '../../src/members/audit/audit-line.entity.js';
import { MEMBER_PASSWORD, type TestApp, type TestMember } from './app.js';
import { aChatter, say } from './chat.js';
import type { Answer } from './client.js';
import { ask, befriend, write } from './friends.js';
import { aPicture, dataUrl } from './pictures.js';
import { playedTicket, prefetchedTickets, sendRound } from './rounds.js';
import { buy, cartOf, freshKey, inventoryOf } from './shop.js';

/** Context for preparing a call: an admin who helps, and the member whom the address is about. */
export interface Stage {
  readonly app: TestApp;
  readonly helper: TestMember;
  readonly member: TestMember;
}

/** What a call carries besides its method and path. */
export interface Call {
  /** Replaces the parameter of the path. */
  readonly id?: string | number | undefined;
  readonly query?: string;
  readonly body?: object | undefined;
}

/** Callers; `member` is the member of the stage, `other` another one. */
export const CALLERS = ['visitor', 'member', 'other', 'admin', 'owner'] as const;
export type Caller = (typeof CALLERS)[number];

/** A route of the API with an example call. */
export interface Route {
  readonly method: string;
  readonly path: string;
  /** The status for each of `CALLERS`. */
  readonly answers: readonly [number, number, number, number, number];
  /** Creates what the call needs, and returns it. */
  readonly prepare: (stage: Stage) => Call | Promise<Call>;
  /** Name of the action in the audit log. */
  readonly action?: AuditAction;
  /** Fields for stored texts of admins, with their maximum number of characters. */
  readonly texts: Readonly<Record<string, number>>;
}

type Prepare = Route['prepare'];

/** A row that is changed or removed by its id and version. */
interface SavedRow {
  readonly id: number;
  readonly version: number;
}

function route(name: string, answers: Route['answers'], prepare: Prepare = () => ({})): Route {
  const [method = '', path = ''] = name.split(' ');
  return { method, path, answers, prepare, texts: {} };
}

/** A route with the same status for everybody. */
const everybody = (name: string, status: number, prepare?: Prepare): Route =>
  route(name, [status, status, status, status, status], prepare);

/** A route for members only, each about themselves. */
const members = (name: string, status: number, prepare?: Prepare): Route =>
  route(name, [401, status, status, status, status], prepare);

/** A route only for the member it is about; all others, admins too, get the status `others`. */
const onlyWhoseItIs = (name: string, status: number, others: number, prepare: Prepare): Route =>
  route(name, [401, status, others, others, others], prepare);

/** A route for admins only. */
const admins = (name: string, status: number, prepare?: Prepare): Route =>
  route(name, [401, 403, 403, status, status], prepare);

/** A route by which admins change something. */
const action = (
  name: string,
  status: number,
  auditAction: AuditAction,
  prepare: Prepare,
  texts: Route['texts'] = {},
): Route => ({ ...admins(name, status, prepare), action: auditAction, texts });

const body =
  (of: object): Prepare =>
  () => ({ body: of });
const ofMember =
  (of?: object): Prepare =>
  ({ member }) => ({ id: member.id, body: of });
const aNewcomer: Prepare = () => ({ body: { username: newName(), password: 'moon soup' } });
const newName = (): string => `new-${freshKey().slice(0, 10)}`;

/** Every route of the API. A test reports missing routes. */
export const ROUTES: readonly Route[] = [
  everybody('GET /api/health', 200),
  everybody('GET /api/health/ready', 200),
  everybody('GET /api/site', 200),
  everybody('GET /api/register/name', 200, () => ({ query: 'username=nobody-yet' })),
  everybody('POST /api/register', 201, aNewcomer),
  everybody('POST /api/login', 200, ({ member: { username } }) => ({
    body: { username, password: MEMBER_PASSWORD },
  })),
  everybody('POST /api/logout', 204),
  everybody('GET /api/games', 200),
  everybody('GET /api/store/items', 200),
  everybody('GET /api/store/avatar-items', 200),
  everybody('GET /api/livestream/on-air', 200),

  members('GET /api/user', 200),
  members('GET /api/user/export', 200),
  members('PATCH /api/user/username', 200, () => ({
    body: { username: newName(), currentPassword: MEMBER_PASSWORD },
  })),
  members(
    'PATCH /api/user/password',
    204,
    body({ currentPassword: MEMBER_PASSWORD, newPassword: 'another one' }),
  ),
  members('GET /api/user/sessions', 200),
  onlyWhoseItIs('DELETE /api/user/sessions/{id}', 204, 404, async ({ member }) => ({
    id: (await member.client.get<{ id: string }[]>('/api/user/sessions')).body[0]?.id,
  })),
  route('POST /api/user/close', [401, 204, 204, 204, 409], body({ password: MEMBER_PASSWORD })),
  members(
    'PATCH /api/user/avatar',
    200,
    body({ avatarColor: 'green', avatarHat: 'none', avatarFace: 'smile', avatarAccessory: 'none' }),
  ),
  members('GET /api/user/inventory', 200),
  members('GET /api/user/goal', 200),
  members('PUT /api/user/goal', 200, body({ itemType: 'sticker', itemId: 'alien-galaxy' })),
  members('DELETE /api/user/goal', 200),
  members('GET /api/coins/transactions', 200),
  onlyWhoseItIs('POST /api/coins/add', 200, 409, async ({ app, member }) => {
    const { ticket, played } = await playedTicket(app, member, 5);
    const { coins: amount } = await sendRound(member, ticket, played.log);
    return { body: { amount, description: 'A round', round: ticket.round } };
  }),
  members('POST /api/user/avatar/first-colour', 200, body({ color: 'green' })),
  members('POST /api/daily-bonus', 200),
  members('GET /api/home', 200),
  members('POST /api/home/first-flight/end', 204),
  members('GET /api/games/stats', 200),
  // With another member's ticket nothing is proven: the answer is a refusal (see forgeries.test.ts).
  members('POST /api/games/stats', 200, async ({ app, member }) => {
    const { ticket, played } = await playedTicket(app, member, 5);
    return { body: { gameName: 'Alien Clicker', round: ticket.round, log: played.log } };
  }),
  members('POST /api/games/rounds', 201, body({ gameName: 'Alien Clicker' })),
  members('POST /api/games/rounds/stock', 200, body({ gameName: 'Alien Clicker' })),
  members('GET /api/games/rounds', 200),
  onlyWhoseItIs('GET /api/games/rounds/{round}', 200, 404, async (stage) => ({
    id: await aProvenRound(stage),
  })),
  onlyWhoseItIs('POST /api/games/rounds/{round}/abandon', 204, 404, async ({ member }) => ({
    id: (await prefetchedTickets(member))[0]?.round,
  })),
  members('GET /api/games/progress', 200, () => ({ query: 'game=Alien+Racing' })),
  members('GET /api/racing/coin-history', 200),
  members('GET /api/racing/summary', 200),
  members('POST /api/store/purchase', 201, async ({ app }) => ({ body: await cartOf(app, { 1: 1 }) })),
  members('POST /api/store/purchase-avatar-item', 201, async ({ app }) => {
    const sold = await app.aVisitor().get<AvatarItemDto[]>('/api/store/avatar-items');
    const item = sold.body.find(({ isFree, storeItemId }) => !isFree && storeItemId === null);
    return { body: { itemType: item?.itemType, itemId: item?.itemId, price: item?.price } };
  }),
  members('POST /api/profile/upload-picture', 201, async () => ({
    body: { imageData: dataUrl('png', await aPicture()) },
  })),
  members('GET /api/profile/achievements', 200),
  members('GET /api/chat/messages', 200),
  members('GET /api/leaderboard', 200),
  members('GET /api/leaderboard/me', 200),
  members('GET /api/leaderboard/members/{userId}', 200, async (stage) => {
    await aProvenRound(stage);
    return { id: stage.member.id };
  }),
  members('GET /api/leaderboard/rounds/{round}', 200, async (stage) => ({
    id: await aProvenRound(stage, 20),
  })),
  members('GET /api/livestream', 200),
  members('POST /api/livestream/watching', 200),

  everybody('GET /api/invitations/{token}', 200, async ({ member }) => ({
    id: (await read<{ token: string }>(member, '/api/friends/invitation')).token,
  })),
  members('GET /api/friends/invitation', 200),
  members('GET /api/friends', 200),
  members('POST /api/friends', 201, async ({ app }) => ({
    body: { username: (await app.aMember()).username },
  })),
  onlyWhoseItIs('POST /api/friends/{userId}/accept', 204, 404, anAsker),
  onlyWhoseItIs('POST /api/friends/{userId}/decline', 204, 404, anAsker),
  members('DELETE /api/friends/{userId}', 204, async (stage) => ({ id: (await aFriend(stage)).id })),
  onlyWhoseItIs('GET /api/friends/{userId}', 200, 404, async (stage) => ({ id: (await aFriend(stage)).id })),
  // Everybody sees their own thread with the member in the address: others have none (see
  // direct-messages.test.ts).
  members('GET /api/friends/{userId}/messages', 200, async (stage) => {
    const friend = await aFriend(stage);
    await write(stage.member, friend, 'For your eyes only');
    return { id: friend.id };
  }),
  onlyWhoseItIs('POST /api/friends/{userId}/messages', 201, 404, async (stage) => ({
    id: (await aFriend(stage)).id,
    body: { message: 'Hello', clientId: freshKey() },
  })),
  members('POST /api/friends/{userId}/read', 204, async (stage) => {
    const friend = await aFriend(stage);
    const message = await write(friend, stage.member, 'For your eyes only');
    return { id: friend.id, body: { upTo: message.body.id } };
  }),
  onlyWhoseItIs('POST /api/friends/{userId}/gift', 201, 404, async (stage) => {
    const friend = await aFriend(stage);
    await buy(stage.member, await cartOf(stage.app, { 1: 2 }));
    const [owned] = await inventoryOf(stage.member);
    return { id: friend.id, body: { itemType: owned?.itemType, itemId: owned?.itemId } };
  }),
  members('GET /api/notifications', 200),
  members('GET /api/notifications/summary', 200),
  members('POST /api/notifications/read', 204, body({ upTo: 1 })),

  admins('GET /api/admin/users', 200),
  admins('GET /api/admin/users/{id}', 200, ofMember()),
  admins('GET /api/admin/coins/distribution', 200),
  admins('GET /api/admin/audit', 200),
  admins('GET /api/admin/rounds', 200),
  admins('GET /api/admin/chat/mutes', 200),
  admins('GET /api/admin/livestream', 200),
  admins('GET /api/admin/settings', 200),
  admins('GET /api/admin/stats', 200),
  admins('GET /api/admin/overview', 200),
  admins('GET /api/admin/database', 200),
  admins('GET /api/admin/database/storage', 200),
  admins('GET /api/admin/store/items', 200),
  admins('GET /api/admin/announcements', 200),
  admins('GET /api/admin/samples', 200),
  // A link only works for the session that requested it; this one belongs to no session.
  admins('GET /api/admin/database/backup', 404, () => ({ query: `key=${'A'.repeat(43)}` })),

  action('POST /api/admin/database/backup', 201, 'database.backed_up', () => ({})),
  action('POST /api/admin/database/reconcile', 200, 'database.reconciled', () => ({})),
  action('POST /api/admin/users', 201, 'users.created', aNewcomer),
  action('PATCH /api/admin/users/{id}', 200, 'users.admin_granted', ofMember({ isAdmin: true })),
  action('DELETE /api/admin/users/{id}', 204, 'users.closed', ofMember()),
  action('POST /api/admin/users/{id}/sign-out', 204, 'users.signed_out', ofMember()),
  action('POST /api/admin/users/{id}/one-time-password', 201, 'users.one_time_password', ofMember()),
  action('POST /api/admin/users/{id}/coins', 200, 'users.coins_changed', ofMember({ amount: 5 }), {
    reason: 150,
  }),
  action('DELETE /api/admin/chat/messages/{id}', 204, 'chat.message_removed', async ({ app }) => {
    const { socket } = await aChatter(app);
    const { id } = await say(socket, 'A word too much');
    socket.socket.close();
    return { id: String(id) };
  }),
  action('POST /api/admin/chat/mutes', 200, 'chat.member_muted', aMute, { reason: 200 }),
  action('DELETE /api/admin/chat/mutes/{userId}', 204, 'chat.mute_lifted', async (stage) => {
    await stage.helper.client.post('/api/admin/chat/mutes', aMute(stage).body);
    return { id: stage.member.id };
  }),
  action(
    'POST /api/admin/rounds/{round}/void',
    200,
    'rounds.voided',
    async (stage) => ({ id: await aProvenRound(stage), body: { reason: 'A script played it' } }),
    { reason: 200 },
  ),
  action('POST /api/admin/livestream/open', 200, 'livestream.open', async ({ helper }) => {
    await helper.client.post('/api/admin/livestream/close');
    return {};
  }),
  action('POST /api/admin/livestream/close', 200, 'livestream.close', async ({ helper }) => {
    await helper.client.post('/api/admin/livestream/open');
    return {};
  }),
  action('POST /api/admin/livestream/rotate-key', 200, 'livestream.rotate_key', () => ({})),
  ...livestreamList(
    'schedule',
    { title: 'x', game: 'x', weekday: 2, time: '20:15' },
    { title: 100, game: 64 },
  ),
  ...livestreamList('standings', { name: 'x', points: 1 }, { name: 40 }),
  ...livestreamList(
    'events',
    { title: 'x', game: 'x', startsAt: '2040-01-01T00:00:00Z' },
    { title: 100, game: 64 },
  ),
  action(
    'PUT /api/admin/livestream/details',
    200,
    'livestream.details',
    async ({ helper }) => {
      const page = await read<{ details: { version: number } }>(helper, '/api/admin/livestream');
      const details = {
        ...{ race: 'x', track: 'x', lap: null, laps: 5, pods: 8 },
        ...{ fastestLap: '0:14.2', fastestLapBy: 'x', prizeCoins: 0 },
      };
      return { body: { version: page.details.version, details } };
    },
    { 'details.race': 100, 'details.track': 100, 'details.fastestLapBy': 40 },
  ),
  action(
    'PUT /api/admin/settings',
    200,
    'settings.changed',
    async ({ helper }) => {
      const settings = await read<{ version: number; dailyLoginBonus: number }>(
        helper,
        '/api/admin/settings',
      );
      return { body: { version: settings.version, dailyLoginBonus: settings.dailyLoginBonus + 1 } };
    },
    { siteName: 40, maintenanceNotice: 300 },
  ),
  action(
    'POST /api/admin/store/items',
    201,
    'store.item_created',
    async () => ({
      body: {
        ...{ name: 'A sticker', description: 'It sticks.', price: 5 },
        imageData: dataUrl('png', await aPicture()),
      },
    }),
    { name: 100, description: 300 },
  ),
  action('PUT /api/admin/store/items/{id}', 200, 'store.item_changed', async ({ helper }) => {
    const items = '/api/admin/store/items?limit=1';
    const [item] = await read<{ id: number; version: number; price: number }[]>(helper, items);
    return { id: item?.id, body: { version: item?.version, price: (item?.price ?? 0) + 1 } };
  }),
  action('DELETE /api/admin/samples', 200, 'samples.removed', async ({ app }) => {
    await app.unitOfWork.run((tx) =>
      tx.execute('INSERT INTO league_standings (name, points, isSample) VALUES (?, 1, 1)', [newName()]),
    );
    return {};
  }),
  action(
    'POST /api/admin/announcements',
    201,
    'announcements.created',
    body({ title: 'News', description: 'There are.' }),
    { title: 100, description: 1000 },
  ),
  action('PUT /api/admin/announcements/{id}', 200, 'announcements.changed', async (stage) => {
    const { id, version } = await anAnnouncement(stage);
    return { id, body: { version, title: `News ${freshKey()}`, description: 'Others.' } };
  }),
  action('DELETE /api/admin/announcements/{id}', 204, 'announcements.removed', async (stage) => {
    const { id, version } = await anAnnouncement(stage);
    return { id, query: `version=${version}` };
  }),
];

/** Sends a call of a route, with an idempotency key. */
export function send(
  { client }: Pick<TestMember, 'client'>,
  { method, path }: Pick<Route, 'method' | 'path'>,
  { id, query, body: sent }: Call,
): Promise<Answer> {
  const address = path.replace(/\{\w+\}/, String(id)) + (query === undefined ? '' : `?${query}`);
  return client.request(method, address, sent, { headers: { 'Idempotency-Key': freshKey() } });
}

function aMute({ member }: Stage): { body: object } {
  return { body: { userId: member.id, minutes: 5 } };
}

/** Builds the routes that add, change and remove a row of a list of the livestream's page. */
function livestreamList(
  list: 'schedule' | 'standings' | 'events',
  values: Readonly<Record<string, string | number>>,
  texts: Route['texts'],
): Route[] {
  const path = `/api/admin/livestream/${list}`;
  // A list has at most 50 rows.
  const makeRoom = async ({ helper }: Stage): Promise<void> => {
    const page = await read<Record<typeof list, SavedRow[]>>(helper, '/api/admin/livestream');
    for (const { id, version } of page[list].slice(20))
      await helper.client.delete(`${path}/${id}?version=${version}`);
  };
  const add = async (stage: Stage): Promise<SavedRow> => {
    await makeRoom(stage);
    return (await stage.helper.client.post<SavedRow>(path, values)).body;
  };
  const changed = 'title' in values ? { ...values, title: 'y' } : { ...values, name: 'y' };
  return [
    action(
      `POST ${path}`,
      201,
      `livestream.${list}`,
      async (stage) => {
        await makeRoom(stage);
        return { body: values };
      },
      texts,
    ),
    action(
      `PUT ${path}/{id}`,
      200,
      `livestream.${list}`,
      async (stage) => {
        const { id, version } = await add(stage);
        return { id, body: { version, ...changed } };
      },
      texts,
    ),
    action(`DELETE ${path}/{id}`, 204, `livestream.${list}`, async (stage) => {
      const { id, version } = await add(stage);
      return { id, query: `version=${version}` };
    }),
  ];
}

/** Plays a proven round of the member and returns its id. */
async function aProvenRound({ app, member }: Stage, hits = 5): Promise<string> {
  const { ticket, played } = await playedTicket(app, member, hits);
  await sendRound(member, ticket, played.log);
  return ticket.round;
}

/** Creates a member who has sent the member a friend request. */
async function anAsker({ app, member }: Stage): Promise<Call> {
  const asker = await app.aMember();
  await ask(asker, member.username);
  return { id: asker.id };
}

/** Creates a friend of the member. */
async function aFriend({ app, member }: Stage): Promise<TestMember> {
  const friend = await app.aMember();
  await befriend(member, friend);
  return friend;
}

async function anAnnouncement({ helper }: Stage): Promise<SavedRow> {
  const text = { title: 'News', description: 'There are.' };
  return (await helper.client.post<SavedRow>('/api/admin/announcements', text)).body;
}

async function read<Body>({ client }: TestMember, path: string): Promise<Body> {
  return (await client.get<Body>(path)).body;
}
