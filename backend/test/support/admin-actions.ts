import type { AuditAction } from '../../src/members/audit/audit-line.entity.js';
import type { TestApp, TestMember } from './app.js';
import { aChatter, say } from './chat.js';
import { aPicture, dataUrl } from './pictures.js';
import { playedTicket, sendRound } from './rounds.js';
import { freshKey } from './shop.js';

/** A request without its sender. */
export interface Call {
  readonly path: string;
  readonly body?: object;
  /** Whether it carries a fresh `Idempotency-Key`. */
  readonly hasKey?: boolean;
}

/** Context for preparing an action: its admin, and the member it targets. */
export interface ActionStage {
  readonly app: TestApp;
  readonly admin: TestMember;
  readonly member: TestMember;
}

/** An action that only admins may do. */
export interface AdminAction {
  /** Name of the action in the audit log. */
  readonly action: AuditAction;
  /** Creates what the action needs, and returns its request. */
  readonly prepare: (stage: ActionStage) => Call | Promise<Call>;
}

/** Every route by which admins change something, with one example request. A test reports missing routes. */
export const ADMIN_ACTIONS: Readonly<Record<string, AdminAction>> = {
  'POST /api/admin/database/backup': {
    action: 'database.backed_up',
    prepare: () => ({ path: '/api/admin/database/backup' }),
  },
  'POST /api/admin/users': {
    action: 'users.created',
    prepare: () => ({
      path: '/api/admin/users',
      body: { username: `new-${freshKey().slice(0, 10)}`, password: 'secret-1' },
    }),
  },
  'PATCH /api/admin/users/{id}': {
    action: 'users.admin_granted',
    prepare: ({ member }) => ({ path: `/api/admin/users/${member.id}`, body: { isAdmin: true } }),
  },
  'DELETE /api/admin/users/{id}': {
    action: 'users.closed',
    prepare: ({ member }) => ({ path: `/api/admin/users/${member.id}` }),
  },
  'POST /api/admin/users/{id}/sign-out': {
    action: 'users.signed_out',
    prepare: ({ member }) => ({ path: `/api/admin/users/${member.id}/sign-out` }),
  },
  'POST /api/admin/users/{id}/one-time-password': {
    action: 'users.one_time_password',
    prepare: ({ member }) => ({ path: `/api/admin/users/${member.id}/one-time-password` }),
  },
  'POST /api/admin/users/{id}/coins': {
    action: 'users.coins_changed',
    prepare: ({ member }) => ({
      path: `/api/admin/users/${member.id}/coins`,
      body: { amount: 5 },
      hasKey: true,
    }),
  },
  'DELETE /api/admin/chat/messages/{id}': {
    action: 'chat.message_removed',
    prepare: async ({ app }) => {
      const { socket } = await aChatter(app);
      const { id } = await say(socket, 'A word too much');
      socket.socket.close();
      return { path: `/api/admin/chat/messages/${String(id)}` };
    },
  },
  'POST /api/admin/chat/mutes': {
    action: 'chat.member_muted',
    prepare: ({ member }) => ({ path: '/api/admin/chat/mutes', body: { userId: member.id, minutes: 5 } }),
  },
  'DELETE /api/admin/chat/mutes/{userId}': {
    action: 'chat.mute_lifted',
    prepare: async ({ admin, member }) => {
      await admin.client.post('/api/admin/chat/mutes', { userId: member.id, minutes: 5 });
      return { path: `/api/admin/chat/mutes/${member.id}` };
    },
  },
  'POST /api/admin/rounds/{round}/void': {
    action: 'rounds.voided',
    prepare: async ({ app, member }) => {
      const { ticket, played } = await playedTicket(app, member, 5);
      await sendRound(member, ticket, played.log);
      return { path: `/api/admin/rounds/${ticket.round}/void`, body: { reason: 'A script played it' } };
    },
  },
  'POST /api/admin/livestream/open': {
    action: 'livestream.open',
    prepare: async ({ admin }) => {
      await admin.client.post('/api/admin/livestream/close');
      return { path: '/api/admin/livestream/open' };
    },
  },
  'POST /api/admin/livestream/close': {
    action: 'livestream.close',
    prepare: async ({ admin }) => {
      await admin.client.post('/api/admin/livestream/open');
      return { path: '/api/admin/livestream/close' };
    },
  },
  'POST /api/admin/livestream/rotate-key': {
    action: 'livestream.rotate_key',
    prepare: () => ({ path: '/api/admin/livestream/rotate-key' }),
  },
  'PUT /api/admin/livestream/schedule': livestreamAction('schedule'),
  'PUT /api/admin/livestream/standings': livestreamAction('standings'),
  'PUT /api/admin/livestream/events': livestreamAction('events'),
  'PUT /api/admin/livestream/details': livestreamAction('details'),
  'PUT /api/admin/settings': {
    action: 'settings.changed',
    prepare: async ({ admin }) => {
      const { version, dailyLoginBonus } = await read<{ version: number; dailyLoginBonus: number }>(
        admin,
        '/api/admin/settings',
      );
      return { path: '/api/admin/settings', body: { version, dailyLoginBonus: dailyLoginBonus + 1 } };
    },
  },
  'POST /api/admin/database/reconcile': {
    action: 'database.reconciled',
    prepare: () => ({ path: '/api/admin/database/reconcile' }),
  },
  'POST /api/admin/store/items': {
    action: 'store.item_created',
    prepare: async () => ({
      path: '/api/admin/store/items',
      body: {
        name: 'A sticker',
        description: 'It sticks.',
        price: 5,
        imageData: dataUrl('png', await aPicture()),
      },
      hasKey: true,
    }),
  },
  'PUT /api/admin/store/items/{id}': {
    action: 'store.item_changed',
    prepare: async ({ admin }) => {
      const [item] = await read<{ id: number; version: number; price: number }[]>(
        admin,
        '/api/admin/store/items?limit=1',
      );
      return {
        path: `/api/admin/store/items/${item?.id}`,
        body: { version: item?.version, price: (item?.price ?? 0) + 1 },
      };
    },
  },
  'POST /api/admin/announcements': {
    action: 'announcements.created',
    prepare: () => ({ path: '/api/admin/announcements', body: { title: 'News', description: 'There are.' } }),
  },
  'PUT /api/admin/announcements/{id}': {
    action: 'announcements.changed',
    prepare: async ({ admin }) => {
      const { id, version } = await anAnnouncement(admin);
      const body = { version, title: `News ${freshKey()}`, description: 'Others.' };
      return { path: `/api/admin/announcements/${id}`, body };
    },
  },
  'DELETE /api/admin/announcements/{id}': {
    action: 'announcements.removed',
    prepare: async ({ admin }) => {
      const { id, version } = await anAnnouncement(admin);
      return { path: `/api/admin/announcements/${id}?version=${version}` };
    },
  },
};

/** Sends a request as this member. */
export function send({ client }: Pick<TestMember, 'client'>, method: string, call: Call) {
  const headers = call.hasKey ? { 'Idempotency-Key': freshKey() } : {};
  return client.request(method, call.path, call.body, { headers });
}

/** Builds an action that saves a part of the livestream's page unchanged, as its next version. */
function livestreamAction(part: 'schedule' | 'standings' | 'events' | 'details'): AdminAction {
  return {
    action: `livestream.${part}`,
    prepare: async ({ admin }) => {
      const page = await read<Record<typeof part, object>>(admin, '/api/admin/livestream');
      return { path: `/api/admin/livestream/${part}`, body: page[part] };
    },
  };
}

async function anAnnouncement(admin: TestMember): Promise<{ id: number; version: number }> {
  const text = { title: 'News', description: 'There are.' };
  return (await admin.client.post<{ id: number; version: number }>('/api/admin/announcements', text)).body;
}

async function read<Body>(admin: TestMember, path: string): Promise<Body> {
  return (await admin.client.get<Body>(path)).body;
}
