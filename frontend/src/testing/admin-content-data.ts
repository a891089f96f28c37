import type { AdminAnnouncement, AdminSettings, AdminStoreItem } from '../api/types';
import { aUser, fakeApi, signInBrowser } from './fake-api';
import type { FakeAnswer, FakeApi } from './fake-api';
import { renderApp } from './render-app';
import type { TestApp } from './render-app';

/** Default settings. */
export function someSettings(changes: Partial<AdminSettings> = {}): AdminSettings {
  return {
    version: 1,
    siteName: 'Alien Squad',
    links: {
      chat: 'https://discord.com/',
      video: 'https://www.youtube.com/',
      streaming: 'https://www.twitch.tv/',
    },
    isRegistrationOpen: true,
    defaultNewUserCoins: 0,
    dailyLoginBonus: 10,
    chat: { messages: 5, seconds: 10 },
    stream: { maxHeight: 1080, maxBitsPerSecond: 8_000_000 },
    maintenanceNotice: '',
    updatedAt: null,
    updatedBy: null,
    ...changes,
  };
}

/** An item of the store as the admin API returns it. */
export function anAdminItem(changes: Partial<AdminStoreItem> = {}): AdminStoreItem {
  return {
    id: 5,
    name: 'Royal Crown',
    description: 'Points of light for those who rule the grid.',
    price: 1000,
    type: 'cosmetic',
    imageUrl: '/items/hat-crown-neon.svg',
    itemType: 'hat',
    itemId: 'crown-neon',
    isOnSale: true,
    version: 1,
    ...changes,
  };
}

/** An announcement as the admin API returns it. */
export function anAdminAnnouncement(changes: Partial<AdminAnnouncement> = {}): AdminAnnouncement {
  return {
    id: 1,
    title: 'Season two grid opens',
    description: 'Sign-ups start with the next stream.',
    date: '2026-11-20T12:00:00.000Z',
    version: 1,
    ...changes,
  };
}

/** Opens a tab of the dashboard as an admin. */
export function openAdminTab(
  tab: string,
  answers: Record<string, FakeAnswer>,
): { app: TestApp; api: FakeApi } {
  signInBrowser();
  const api = fakeApi({
    'GET /api/user': { status: 200, body: aUser({ isAdmin: true }) },
    'GET /api/admin/audit': { status: 200, body: [] },
    ...answers,
  });
  return { app: renderApp(`/admin?tab=${tab}`), api };
}
