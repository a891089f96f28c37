import type { AdminUser, CoinDistribution, User } from '../api/types';
import { someSettings } from './admin-content-data';
import { aUser, fakeApi, signInBrowser } from './fake-api';
import type { FakeAnswer, FakeApi, FakeReply } from './fake-api';

/** The admin who is signed in. */
export const ADMIN: Partial<User> = { id: 1, username: 'Zorblax', isAdmin: true, isOwner: true };

/** A user as the admin API returns it. */
export function anAdminUser(changes: Partial<AdminUser> = {}): AdminUser {
  return {
    id: 4,
    username: 'Kessel',
    isAdmin: false,
    isOwner: false,
    isOnline: false,
    isMuted: false,
    mustChangePassword: false,
    coins: 340,
    lastSeen: null,
    createdAt: '2026-05-04T10:00:00.000Z',
    profilePicture: null,
    avatarCustomization: { color: 'green', hat: 'none', face: 'smile', accessory: 'none' },
    ...changes,
  };
}

/** Default users of the fake list. */
export const USERS: readonly AdminUser[] = [
  anAdminUser({ id: 1, username: 'Zorblax', isAdmin: true, isOwner: true, isOnline: true, coins: 2480 }),
  anAdminUser({ id: 2, username: 'Nova_Quill', isOnline: true, coins: 9115 }),
  anAdminUser(),
];

/** Returns the response for a page of users. */
export function usersReply(users: readonly AdminUser[], headers: Record<string, string> = {}): FakeReply {
  return { status: 200, body: users, headers: { 'X-Total-Count': String(users.length), ...headers } };
}

const DISTRIBUTION: CoinDistribution = {
  users: 1284,
  totalCoins: 482_910,
  medianCoins: 240,
  meanCoins: 376,
  topShare: 0.19,
  largestCoins: 9115,
  buckets: [
    { from: 0, to: 0, users: 214 },
    { from: 1, to: 99, users: 318 },
    { from: 100, to: 499, users: 402 },
    { from: 500, to: 999, users: 187 },
    { from: 1000, to: 2499, users: 104 },
    { from: 2500, to: 4999, users: 41 },
    { from: 5000, to: null, users: 18 },
  ],
};

/** Settings in their third version. */
export const SETTINGS = someSettings({
  version: 3,
  links: { chat: 'https://chat.example/', video: 'https://video.example/', streaming: 'https://tv.example/' },
});

/** Fakes the server for a signed-in admin, with users, coins and settings; `answers` override them. */
export function usersApi(answers: Record<string, FakeAnswer> = {}, user: Partial<User> = ADMIN): FakeApi {
  signInBrowser();
  return fakeApi({
    'GET /api/user': { status: 200, body: aUser(user) },
    'GET /api/admin/users': usersReply(USERS),
    'GET /api/admin/users/4': { status: 200, body: anAdminUser() },
    'GET /api/admin/coins/distribution': { status: 200, body: DISTRIBUTION },
    'GET /api/admin/settings': { status: 200, body: SETTINGS },
    ...answers,
  });
}
