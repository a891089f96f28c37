import { ok, streamOfAdmins } from '../../frontend/test/fixtures/busy-site';
import { AGREEING } from '../../frontend/test/fixtures/admin-overview-data';
import { problem } from '../../frontend/test/support/fake-api';
import { FAILED, loadingAndError } from './answers.js';
import type { GalleryScreen, Stage } from './screen.js';

const ALL = ['GET /api/admin/*'];

const OVERVIEW = { name: 'admin-overview', path: '/admin' };
const VOID_KESSEL = 'Void the round of Kessel in Alien Clicker';

/** Chooses an earlier day in the chart by the keyboard. */
async function chooseDay({ page }: Stage): Promise<void> {
  await page.getByRole('slider', { name: 'Coins earned and spent, day' }).focus();
  for (let day = 0; day < 8; day += 1) await page.keyboard.press('ArrowLeft');
}

const storage = (problems: readonly string[], freeBytes: number) => ({
  'GET /api/admin/database/storage': ok({ problems, freeBytes }),
});

const OVERVIEW_SCREENS: GalleryScreen[] = [
  OVERVIEW,
  { ...OVERVIEW, name: 'admin-overview-new-site', as: 'owner' },
  {
    ...OVERVIEW,
    name: 'admin-overview-samples',
    fixtures: { 'GET /api/admin/samples': ok({ samples: 18 }) },
    shows: 'Remove samples',
  },
  { ...OVERVIEW, name: 'admin-overview-day', press: [chooseDay] },
  { ...OVERVIEW, name: 'admin-overview-rounds', shows: 'Refused rounds by reason' },
  {
    ...OVERVIEW,
    name: 'admin-overview-void',
    press: [VOID_KESSEL, 'Void Round'],
    shows: 'Say why the round is voided.',
  },
  {
    ...OVERVIEW,
    name: 'admin-storage-low',
    fixtures: storage(['low'], 412_000_000),
    shows: 'The disk is nearly full (412 MB left)',
  },
  ...loadingAndError(OVERVIEW, ALL),
];

const USERS = { name: 'admin-users', path: '/admin?tab=users' };
const PASSWORD = '/api/admin/users/7/one-time-password';

const USERS_SCREENS: GalleryScreen[] = [
  USERS,
  { ...USERS, name: 'admin-users-list', shows: 'a_name_of_24_characters_' },
  {
    ...USERS,
    name: 'admin-users-refused',
    press: [['Username', 'ab'], 'Add User'],
    shows: 'Validation Error',
  },
  { ...USERS, name: 'admin-users-delete', press: ['Delete User Ooze_42'] },
  { ...USERS, name: 'admin-users-menu', press: ['More about Kessel'] },
  {
    ...USERS,
    name: 'admin-users-one-time-password',
    fixtures: { [`POST ${PASSWORD}`]: { status: 201, body: { password: 'h7mkx3qd9stb2wfe' } } },
    press: ['More about Kessel', 'One-time password', 'Issue password'],
    shows: 'Done',
  },
  { name: 'admin-users-nobody', path: '/admin?tab=users&search=xyz', shows: 'No users found' },
  ...loadingAndError(USERS, ['GET /api/admin/users']),
];

const COINS = { name: 'admin-coins', path: '/admin?tab=coins&user=7' };
const take = (amount: string) => ['Coins Amount', amount] as const;

const COINS_SCREENS: GalleryScreen[] = [
  { ...COINS, press: [take('-100'), ['Reason (optional)', 'Double prize, race of May 01']] },
  { ...COINS, name: 'admin-coins-choosing', press: ['Select User'] },
  {
    ...COINS,
    name: 'admin-coins-too-few',
    press: [take('-400'), 'Update Coins'],
    shows: 'no more than that can be taken away',
  },
  { ...COINS, name: 'admin-coins-distribution', shows: 'Users and their coins' },
  ...loadingAndError(COINS, ALL),
];

const STREAMING = { name: 'admin-streaming', path: '/admin?tab=streaming' };
const stream = (changes: Parameters<typeof streamOfAdmins>[0]) => ({
  'GET /api/admin/livestream': ok(streamOfAdmins(changes)),
});
const NO_INPUT = {
  ...{ isConnected: false, since: null, width: null, height: null, fps: null },
  ...{ videoBitsPerSecond: null, audioBitsPerSecond: null, previewPlaylist: null },
  lastProblem: { code: 'wrong_key', message: 'The stream key was wrong.', at: '2026-11-20T20:00:00.000Z' },
} as const;

const STREAMING_SCREENS: GalleryScreen[] = [
  { ...STREAMING, shows: '360p' },
  {
    ...STREAMING,
    name: 'admin-streaming-live',
    fixtures: stream({ state: 'live', isOpen: true, viewers: 256 }),
    shows: '360p',
  },
  {
    ...STREAMING,
    name: 'admin-streaming-no-input',
    fixtures: stream({ ingest: NO_INPUT }),
    shows: 'No picture arrives',
  },
  { ...STREAMING, name: 'admin-streaming-lower', shows: 'League Standings' },
  {
    ...STREAMING,
    name: 'admin-streaming-empty',
    fixtures: {
      ...stream({ schedule: [], standings: [], events: [] }),
      'GET /api/admin/announcements': ok([]),
    },
    shows: 'No upcoming streams',
  },
  { ...STREAMING, name: 'admin-streaming-new-key', press: ['New Key'] },
  { ...STREAMING, name: 'admin-streaming-edit', press: ['Add a stream', 'Save'], shows: 'Title is required' },
  {
    ...STREAMING,
    name: 'admin-streaming-race',
    press: ['Edit the race details', ['Fastest lap (optional)', 'soon'], 'Save'],
    shows: 'Minutes and seconds, such as 0:14.2',
  },
  ...loadingAndError(STREAMING, ['GET /api/admin/livestream']),
];

const STORE = { name: 'admin-store', path: '/admin?tab=store' };

const STORE_SCREENS: GalleryScreen[] = [
  { ...STORE, shows: 'Space Helmet' },
  { ...STORE, name: 'admin-store-empty', fixtures: { 'GET /api/admin/store/items': ok([]) } },
  { ...STORE, name: 'admin-store-retire', press: ['Retire Royal Crown'] },
  {
    ...STORE,
    name: 'admin-store-add',
    press: ['Add Sticker', 'Save'],
    shows: 'A new sticker needs a picture',
  },
  {
    ...STORE,
    name: 'admin-store-conflict',
    fixtures: { 'PUT /api/admin/store/items/5': problem(409, 'store.item_changed', 'It was changed.') },
    press: ['Edit Royal Crown', ['Price in coins', '900'], 'Save'],
    shows: 'Show the saved version',
  },
  ...loadingAndError(STORE, ['GET /api/admin/store/items']),
];

const SETTINGS = { name: 'admin-settings', path: '/admin?tab=settings' };

const SETTINGS_SCREENS: GalleryScreen[] = [
  SETTINGS,
  {
    ...SETTINGS,
    name: 'admin-settings-mistakes',
    press: [
      ['Site name', ''],
      ['Community chat', 'http://chat.example'],
      ['Messages', '99'],
      'Save Settings',
    ],
    shows: 'Site name is required',
  },
  {
    ...SETTINGS,
    name: 'admin-settings-conflict',
    fixtures: { 'PUT /api/admin/settings': problem(409, 'settings.changed', 'They were changed.') },
    press: [['Site name', 'Grey Squad'], 'Save Settings'],
    shows: 'Show the saved version',
  },
  ...loadingAndError(SETTINGS, ['GET /api/admin/settings']),
  { ...SETTINGS, name: 'admin-audit', shows: 'Double prize, race of May 01' },
  {
    ...SETTINGS,
    name: 'admin-audit-empty',
    fixtures: { 'GET /api/admin/audit': ok([]) },
    press: [['About user', 'nobody'], 'Show'],
    shows: 'No administrator did anything like that.',
  },
  {
    ...SETTINGS,
    name: 'admin-audit-error',
    fixtures: { 'GET /api/admin/audit': FAILED },
    shows: 'The audit log could not be loaded.',
  },
];

const DATABASE = { name: 'admin-database', path: '/admin?tab=database' };
const DIFFERENCES = {
  ...AGREEING,
  differences: 1,
  checks: [
    {
      ...{ claim: 'Every balance is the sum of its ledger lines.', differences: 1 },
      sentences: ['Member 12 (Quasar) has 17 coins, but the ledger lines add up to 12.'],
    },
    { claim: 'Every purchase has one receipt.', differences: 0, sentences: [] },
  ],
};

const DATABASE_SCREENS: GalleryScreen[] = [
  { ...DATABASE, shows: 'Migrations' },
  {
    ...DATABASE,
    name: 'admin-database-agrees',
    press: ['Reconcile now'],
    shows: 'Everything agrees.',
  },
  {
    ...DATABASE,
    name: 'admin-database-differences',
    fixtures: { 'POST /api/admin/database/reconcile': ok(DIFFERENCES) },
    press: ['Reconcile now'],
    shows: '1 difference found.',
  },
  {
    ...DATABASE,
    name: 'admin-database-failing',
    fixtures: storage(['write', 'space'], 4_100_000),
    shows: 'Needs attention',
  },
  ...loadingAndError(DATABASE, ALL),
];

/** The admin dashboard with all its tabs. */
export const ADMIN_SCREENS: GalleryScreen[] = [
  { name: 'admin-denied', path: '/admin', as: 'member' },
  ...[
    ...OVERVIEW_SCREENS,
    ...USERS_SCREENS,
    ...COINS_SCREENS,
    ...STREAMING_SCREENS,
    ...STORE_SCREENS,
    ...SETTINGS_SCREENS,
    ...DATABASE_SCREENS,
  ].map((screen): GalleryScreen => ({ as: 'admin', ...screen })),
];
