import type { AvatarItemDto } from '../../src/economy/store/store.dto.js';
import type { Call } from './admin-actions.js';
import { MEMBER_PASSWORD, type TestApp, type TestMember } from './app.js';
import { ask, befriend, write } from './friends.js';
import { aPicture, dataUrl } from './pictures.js';
import { playedTicket, sendRound, prefetchedTickets } from './rounds.js';
import { cartOf, freshKey } from './shop.js';

/** Context for preparing a call: an admin who helps, and the member whom the address is about. */
export interface MatrixStage {
  readonly app: TestApp;
  readonly helper: TestMember;
  readonly member: TestMember;
}

/** A call that is not only for admins. */
export interface MemberCall {
  readonly prepare: (stage: MatrixStage) => Call | Promise<Call>;
  /** The statuses for a visitor, the member it is about, another member, an admin and the owner. */
  readonly answers: readonly [number, number, number, number, number];
}

type Prepare = MemberCall['prepare'];

const at = (path: string): Call => ({ path });
const newName = (): string => `new-${freshKey().slice(0, 10)}`;

/** A call with the same status for everybody. */
const everybody = (status: number, prepare: Prepare): MemberCall => ({
  prepare,
  answers: [status, status, status, status, status],
});

/** A call for members only, each about themselves. */
const members = (status: number, prepare: Prepare): MemberCall => ({
  prepare,
  answers: [401, status, status, status, status],
});

/** A call only for the member it is about; all others, admins too, get the status `others`. */
const onlyWhoseItIs = (status: number, others: number, prepare: Prepare): MemberCall => ({
  prepare,
  answers: [401, status, others, others, others],
});

/** Every route that is not only for admins. A test reports missing routes. */
export const MEMBER_CALLS: Readonly<Record<string, MemberCall>> = {
  'GET /api/health': everybody(200, () => at('/api/health')),
  'GET /api/health/ready': everybody(200, () => at('/api/health/ready')),
  'GET /api/site': everybody(200, () => at('/api/site')),
  'POST /api/register': everybody(201, () => ({
    path: '/api/register',
    body: { username: newName(), password: 'secret-1' },
  })),
  'POST /api/login': everybody(200, ({ member: { username } }) => ({
    path: '/api/login',
    body: { username, password: MEMBER_PASSWORD },
  })),
  'POST /api/logout': everybody(204, () => at('/api/logout')),
  'GET /api/games': everybody(200, () => at('/api/games')),
  'GET /api/store/items': everybody(200, () => at('/api/store/items')),
  'GET /api/store/avatar-items': everybody(200, () => at('/api/store/avatar-items')),

  'GET /api/user': members(200, () => at('/api/user')),
  'GET /api/user/export': members(200, () => at('/api/user/export')),
  'PATCH /api/user/username': members(200, () => ({
    path: '/api/user/username',
    body: { username: newName(), currentPassword: MEMBER_PASSWORD },
  })),
  'PATCH /api/user/password': members(204, () => ({
    path: '/api/user/password',
    body: { currentPassword: MEMBER_PASSWORD, newPassword: 'another one' },
  })),
  'GET /api/user/sessions': members(200, () => at('/api/user/sessions')),
  'DELETE /api/user/sessions/{id}': onlyWhoseItIs(204, 404, async ({ member }) => {
    const { body } = await member.client.get<{ id: string }[]>('/api/user/sessions');
    return at(`/api/user/sessions/${body[0]?.id}`);
  }),
  'POST /api/user/close': {
    prepare: () => ({ path: '/api/user/close', body: { password: MEMBER_PASSWORD } }),
    answers: [401, 204, 204, 204, 409],
  },
  'PATCH /api/user/avatar': members(200, () => ({
    path: '/api/user/avatar',
    body: { avatarColor: 'green', avatarHat: 'none', avatarFace: 'smile', avatarAccessory: 'none' },
  })),
  'GET /api/user/inventory': members(200, () => at('/api/user/inventory')),
  'GET /api/coins/transactions': members(200, () => at('/api/coins/transactions')),
  'POST /api/coins/add': onlyWhoseItIs(200, 409, async ({ app, member }) => {
    const { ticket, played } = await playedTicket(app, member, 5);
    const { coins: amount } = await sendRound(member, ticket, played.log);
    return { path: '/api/coins/add', body: { amount, description: 'A round', round: ticket.round } };
  }),
  'POST /api/daily-bonus': members(200, () => at('/api/daily-bonus')),
  'GET /api/home': members(200, () => at('/api/home')),
  'GET /api/games/stats': members(200, () => at('/api/games/stats')),
  // With another member's ticket nothing is proven: the answer is a refusal (see forgeries.test.ts).
  'POST /api/games/stats': members(200, async ({ app, member }) => {
    const { ticket, played } = await playedTicket(app, member, 5);
    return {
      path: '/api/games/stats',
      body: { gameName: 'Alien Clicker', round: ticket.round, log: played.log },
    };
  }),
  'POST /api/games/rounds': members(201, () => ({
    path: '/api/games/rounds',
    body: { gameName: 'Alien Clicker' },
  })),
  'POST /api/games/rounds/stock': members(200, () => ({
    path: '/api/games/rounds/stock',
    body: { gameName: 'Alien Clicker' },
  })),
  'GET /api/games/rounds': members(200, () => at('/api/games/rounds')),
  'GET /api/games/rounds/{round}': onlyWhoseItIs(200, 404, async ({ app, member }) =>
    at(`/api/games/rounds/${await aProvenRound(app, member)}`),
  ),
  'POST /api/games/rounds/{round}/abandon': onlyWhoseItIs(204, 404, async ({ member }) => {
    const [ticket] = await prefetchedTickets(member);
    return at(`/api/games/rounds/${ticket?.round}/abandon`);
  }),
  'GET /api/racing/coin-history': members(200, () => at('/api/racing/coin-history')),
  'GET /api/racing/summary': members(200, () => at('/api/racing/summary')),
  'POST /api/store/purchase': members(201, async ({ app }) => ({
    path: '/api/store/purchase',
    body: await cartOf(app, { 1: 1 }),
    hasKey: true,
  })),
  'POST /api/store/purchase-avatar-item': members(201, async ({ app }) => {
    const { body } = await app.aVisitor().get<AvatarItemDto[]>('/api/store/avatar-items');
    const sold = body.find(({ isFree, storeItemId }) => !isFree && storeItemId === null);
    const { itemType, itemId, price } = sold ?? { itemType: '', itemId: '', price: 0 };
    return { path: '/api/store/purchase-avatar-item', body: { itemType, itemId, price }, hasKey: true };
  }),
  'POST /api/profile/upload-picture': members(201, async () => ({
    path: '/api/profile/upload-picture',
    body: { imageData: dataUrl('png', await aPicture()) },
    hasKey: true,
  })),
  'GET /api/profile/achievements': members(200, () => at('/api/profile/achievements')),
  'GET /api/chat/messages': members(200, () => at('/api/chat/messages')),
  'GET /api/leaderboard': members(200, () => at('/api/leaderboard')),
  'GET /api/leaderboard/me': members(200, () => at('/api/leaderboard/me')),
  'GET /api/leaderboard/members/{userId}': members(200, async ({ app, member }) => {
    await aProvenRound(app, member);
    return at(`/api/leaderboard/members/${member.id}`);
  }),
  'GET /api/leaderboard/rounds/{round}': members(200, async ({ app, member }) =>
    at(`/api/leaderboard/rounds/${await aProvenRound(app, member, 20)}`),
  ),
  'GET /api/livestream': members(200, () => at('/api/livestream')),
  'GET /api/livestream/on-air': everybody(200, () => at('/api/livestream/on-air')),
  'POST /api/livestream/watching': members(200, () => at('/api/livestream/watching')),

  'GET /api/friends': members(200, () => at('/api/friends')),
  'POST /api/friends': members(201, async ({ app }) => ({
    path: '/api/friends',
    body: { username: (await app.aMember()).username },
  })),
  'POST /api/friends/{userId}/accept': onlyWhoseItIs(204, 404, async ({ app, member }) =>
    at(`/api/friends/${(await anAsker(app, member)).id}/accept`),
  ),
  'POST /api/friends/{userId}/decline': onlyWhoseItIs(204, 404, async ({ app, member }) =>
    at(`/api/friends/${(await anAsker(app, member)).id}/decline`),
  ),
  'DELETE /api/friends/{userId}': members(204, async ({ app, member }) =>
    at(`/api/friends/${(await aFriend(app, member)).id}`),
  ),
  'GET /api/friends/{userId}': onlyWhoseItIs(200, 404, async ({ app, member }) =>
    at(`/api/friends/${(await aFriend(app, member)).id}`),
  ),
  // Everybody sees their own thread with the member in the address: others have none (see
  // direct-messages.test.ts).
  'GET /api/friends/{userId}/messages': members(200, async ({ app, member }) => {
    const friend = await aFriend(app, member);
    await write(member, friend, 'For your eyes only');
    return at(`/api/friends/${friend.id}/messages`);
  }),
  'POST /api/friends/{userId}/messages': onlyWhoseItIs(201, 409, async ({ app, member }) => ({
    path: `/api/friends/${(await aFriend(app, member)).id}/messages`,
    body: { message: 'Hello', clientId: freshKey() },
  })),
  'POST /api/friends/{userId}/read': members(204, async ({ app, member }) => {
    const friend = await aFriend(app, member);
    const { body } = await write(friend, member, 'For your eyes only');
    return { path: `/api/friends/${friend.id}/read`, body: { upTo: body.id } };
  }),
  'POST /api/friends/{userId}/gift': onlyWhoseItIs(201, 409, async ({ app, member }) => {
    const friend = await aFriend(app, member);
    const cart = await cartOf(app, { 1: 2 });
    await member.client.post('/api/store/purchase', cart, { headers: { 'Idempotency-Key': freshKey() } });
    const { body } = await member.client.get<{ itemType: string; itemId: string }[]>('/api/user/inventory');
    const { itemType, itemId } = body[0] ?? { itemType: '', itemId: '' };
    return { path: `/api/friends/${friend.id}/gift`, body: { itemType, itemId }, hasKey: true };
  }),

  'GET /api/notifications': members(200, () => at('/api/notifications')),
  'GET /api/notifications/summary': members(200, () => at('/api/notifications/summary')),
  'POST /api/notifications/read': members(204, () => ({
    path: '/api/notifications/read',
    body: { upTo: 1 },
  })),
};

/** Plays a proven round of the member and returns its id. */
async function aProvenRound(app: TestApp, member: TestMember, hits = 5): Promise<string> {
  const { ticket, played } = await playedTicket(app, member, hits);
  await sendRound(member, ticket, played.log);
  return ticket.round;
}

/** Creates a member who has sent the member a friend request. */
async function anAsker(app: TestApp, member: TestMember): Promise<TestMember> {
  const asker = await app.aMember();
  await ask(asker, member.username);
  return asker;
}

/** Creates a friend of the member. */
async function aFriend(app: TestApp, member: TestMember): Promise<TestMember> {
  const friend = await app.aMember();
  await befriend(member, friend);
  return friend;
}
