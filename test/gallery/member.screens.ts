import { aRequest } from '../../frontend/test/fixtures/crew-data';
import { BUSY_HOME, CHAT_FRAMES, ok, signedIn } from '../../frontend/test/fixtures/busy-site';
import { aFirstFlight, aHome, aPlace, RIVAL, SITE } from '../../frontend/test/fixtures/home-data';
import { aRecord } from '../../frontend/test/fixtures/profile-data';
import { noStanding } from '../../frontend/test/fixtures/standing-data';
import { aLivestream, aLiveStream } from '../../frontend/test/fixtures/livestream-data';
import { minutesAgo } from '../../frontend/test/fixtures/squad';
import { answerCalls, loadingAndError, UNANSWERED, UNREACHABLE } from './answers.js';
import type { GalleryScreen, Stage } from './screen.js';
import { problem } from '../../frontend/test/support/fake-api';
import { aStoreItem } from '../../frontend/test/fixtures/store-goods';

/** On a phone a menu, elsewhere a rail that opens below the pointer. */
async function openNavigation({ page }: Stage): Promise<void> {
  const menu = page.getByRole('button', { name: 'Open menu' });
  if (await menu.isVisible()) await menu.click();
  else await page.getByRole('navigation', { name: 'Main' }).hover();
}

const HOME_SCREENS: GalleryScreen[] = [
  { name: 'home', path: '/home' },
  { name: 'home-new-member', path: '/home', as: 'new member' },
  { name: 'home-lower', path: '/home', shows: 'Announcements' },
  {
    name: 'home-empty',
    path: '/home',
    fixtures: { 'GET /api/home': ok(aHome({ upcomingEvents: [], announcements: [], standing: noStanding })) },
    shows: 'No upcoming streams',
  },
  { name: 'home-quiet', path: '/home', fixtures: { 'GET /api/home': ok(aHome()) } },
  {
    name: 'home-long-names',
    path: '/home',
    fixtures: {
      ...signedIn({ username: 'a_name_of_24_characters_' }),
      'GET /api/home': ok({
        ...BUSY_HOME,
        place: aPlace({
          rank: 1204,
          above: { ...RIVAL, username: 'WWWWWWWWWWWWWWWWWWWWWWWW', points: 12_540 },
        }),
        friends: {
          total: 200,
          online: 41,
          shown: [...BUSY_HOME.friends.shown, ...BUSY_HOME.friends.shown.slice(0, 2)].map(
            (friend, index) => ({
              ...friend,
              userId: index,
              username: 'another_name_with_24_let',
            }),
          ),
        },
      }),
    },
  },
  ...[
    { name: 'first-flight', coins: 10, firstFlight: aFirstFlight() },
    { name: 'first-flight-2', coins: 10, firstFlight: aFirstFlight({ colour: 'purple' }) },
    {
      name: 'first-flight-3',
      coins: 27,
      firstFlight: aFirstFlight({ colour: 'purple', hasPlayed: true, coinsPerRound: 17 }),
    },
    {
      name: 'first-flight-reached',
      coins: 64,
      firstFlight: aFirstFlight({ colour: 'purple', hasPlayed: true }),
    },
  ].map(({ name, coins, firstFlight }) => ({
    name,
    path: '/home',
    fixtures: {
      ...signedIn({
        ...{ username: 'Pip_Comet', coins, isOnFirstFlight: true },
        avatarCustomization: {
          color: firstFlight.colour ?? 'green',
          hat: 'none',
          face: 'smile',
          accessory: 'none',
        },
      }),
      'GET /api/home': ok({
        ...aHome({ firstFlight }),
        ...(firstFlight.hasPlayed && {
          stats: [aRecord({ highScore: 36, timesPlayed: 1, gamesPlayed: 1, totalCoins: 17 })],
        }),
      }),
    },
  })),
  ...loadingAndError({ name: 'home', path: '/home', fixtures: signedIn() }, ['GET /api/*']),
  { name: 'home-offline', path: '/home', fixtures: { 'GET /api/*': UNREACHABLE } },
  { name: 'home-navigation', path: '/home', press: [openNavigation], isOtherOnPhone: true },
  {
    name: 'site-notice',
    path: '/games',
    fixtures: {
      'GET /api/site': ok({ ...SITE, maintenanceNotice: 'We move to a faster server tonight at 22:00 UTC.' }),
    },
    shows: /^We move to a faster server/,
  },
  {
    name: 'new-password',
    path: '/home',
    fixtures: signedIn({ mustChangePassword: true }),
    shows: 'Choose a new password',
  },
];

const PROFILE = { name: 'profile', path: '/profile' };

/** Chooses a picture of the open dialog. */
async function choosePicture({ page }: Stage): Promise<void> {
  const buffer = await page.getByRole('dialog').screenshot();
  const file = { name: 'night-side.png', mimeType: 'image/png', buffer };
  await page.getByLabel('Picture file').setInputFiles(file);
  await page.getByAltText('Preview').waitFor();
}

const UPLOAD = ['Upload Picture', choosePicture];
const CUSTOMIZER = { name: 'customizer', path: '/profile', press: ['Customize Avatar'] };

const PROFILE_SCREENS: GalleryScreen[] = [
  PROFILE,
  { ...PROFILE, name: 'profile-new-member', as: 'new member' },
  { ...PROFILE, name: 'profile-lists', shows: 'Devices' },
  { ...PROFILE, name: 'profile-mistakes', press: ['Update Username', 'Update Password'] },
  { ...PROFILE, name: 'profile-all-transactions', press: ['View all transactions'] },
  { ...PROFILE, name: 'profile-close-account', press: ['Close Account'] },
  ...loadingAndError({ ...PROFILE, fixtures: signedIn() }, ['GET /api/*']),
  { ...PROFILE, name: 'picture-upload', press: ['Upload Picture'] },
  { ...PROFILE, name: 'picture-upload-chosen', press: UPLOAD },
  {
    ...PROFILE,
    name: 'picture-upload-running',
    fixtures: { 'POST /api/profile/upload-picture': UNANSWERED },
    press: [...UPLOAD, 'Upload Picture'],
  },
  {
    ...CUSTOMIZER,
    name: 'customizer-trying-on',
    press: ['Customize Avatar', 'Hats', /500 coins/],
    shows: 'Use a 20% coupon for this purchase',
  },
  ...['Colours', 'Faces', 'Accessories', 'Stickers'].map((tab) => ({
    ...CUSTOMIZER,
    name: `customizer-${tab.toLowerCase()}`,
    press: ['Customize Avatar', tab],
  })),
  ...loadingAndError(CUSTOMIZER, ['GET /api/store/avatar-items']),
];

const STORE = { name: 'store', path: '/store' };
const ROYAL_CROWN = 'Add to Cart: Royal Crown';

const STORE_SCREENS: GalleryScreen[] = [
  STORE,
  {
    ...STORE,
    name: 'store-cart',
    press: [ROYAL_CROWN, 'Add to Cart: Love', /^Cart, 2 items/],
  },
  { ...STORE, name: 'store-trying-on', press: ['Try on Space Helmet'] },
  {
    ...STORE,
    name: 'store-goal-left',
    fixtures: { 'GET /api/user/goal': ok({ goal: null, leftStore: 'Galaxy', coinsPerRound: 15 }) },
  },
  {
    ...STORE,
    name: 'store-no-coins',
    fixtures: signedIn({ coins: 60 }),
  },
  {
    ...STORE,
    name: 'store-no-answer',
    fixtures: { 'POST /api/store/purchase': UNREACHABLE },
    press: [ROYAL_CROWN, 'Checkout'],
    shows: 'Ask again',
  },
  {
    ...STORE,
    name: 'store-prices-changed',
    press: [
      ROYAL_CROWN,
      ({ page }) =>
        answerCalls(page, {
          'POST /api/store/purchase': problem(409, 'store.price_changed', 'Prices changed.'),
          'GET /api/store/items': ok([aStoreItem({ price: 1100 })]),
        }),
      'Checkout',
      ({ page }) => page.getByRole('alertdialog').waitFor(),
    ],
  },
  {
    name: 'store-empty',
    path: '/store?category=coupons',
    fixtures: { 'GET /api/store/items': ok([]) },
    shows: 'Nothing on this shelf',
  },
  ...loadingAndError(STORE, ['GET /api/store/items']),
];

const LEADERBOARD = { name: 'leaderboard', path: '/leaderboard' };

const LEADERBOARD_SCREENS: GalleryScreen[] = [
  LEADERBOARD,
  { ...LEADERBOARD, name: 'leaderboard-new-member', as: 'new member' },
  { name: 'leaderboard-coming-soon', path: '/leaderboard?game=alien-snake', as: 'new member' },
  { name: 'leaderboard-nobody-found', path: '/leaderboard?search=zzz' },
  { name: 'leaderboard-second-page', path: '/leaderboard?cursor=second', shows: 'racer_50' },
  {
    ...LEADERBOARD,
    name: 'leaderboard-rounds',
    press: ['Nova_Quill: show the ranked rounds'],
    shows: 'Memory Match',
  },
  ...loadingAndError({ ...LEADERBOARD, fixtures: signedIn() }, ['GET /api/*']),
];

const FRIENDS = { name: 'friends', path: '/friends', isOtherOnPhone: true };
const THREAD = { name: 'friends-thread', path: '/friends?with=501', isOtherOnPhone: true };

const JOIN = '/join/AAAAB1JPnx_VDEx1c2hpbmcX';
const INVITATION = 'GET /api/invitations/*';

const FRIENDS_SCREENS: GalleryScreen[] = [
  { ...FRIENDS, shows: '4 of 6 online' },
  { ...THREAD, shows: 'Already warming up the pod.' },
  { name: 'friends-bell', path: THREAD.path, press: ['Notifications, 3 unread'] },
  {
    name: 'friends-gift',
    path: THREAD.path,
    press: [
      async ({ page }) => {
        await page
          .getByRole('button', { name: 'Give a Copy' })
          .or(page.getByRole('button', { name: 'More about Nova_Quill' }))
          .filter({ visible: true })
          .first()
          .click();
        const item = page.getByRole('menuitem', { name: 'Give a Copy' });
        if (await item.isVisible()) await item.click();
        await page.getByRole('dialog').getByText('Love', { exact: true }).click();
      },
    ],
    shows: 'Give Love',
  },
  {
    name: 'friends-not-sent',
    path: THREAD.path,
    fixtures: { 'POST /api/friends/501/messages': UNREACHABLE },
    press: [['Message to Nova_Quill', 'Are you still there?'], 'Send'],
    shows: 'Try Again',
  },
  { name: 'friends-none', path: '/friends', as: 'new member', shows: /^You have no rank yet/ },
  {
    name: 'friends-nobody',
    path: '/friends',
    fixtures: { 'GET /api/friends': ok({ friends: [], requests: [], sent: [] }) },
    shows: 'Next to you on the board',
  },
  {
    name: 'friends-nobody-asked',
    path: '/friends',
    fixtures: {
      'GET /api/friends': ok({
        friends: [],
        requests: [aRequest()],
        sent: [aRequest({ userId: 105, username: 'Miri.V' })],
      }),
    },
    shows: 'Sent by you',
  },
  {
    name: 'join-question',
    path: JOIN,
    fixtures: { [INVITATION]: ok(aRequest({ userId: 900, username: 'a_name_of_24_characters_' })) },
    shows: 'Send a friend request?',
  },
  {
    name: 'join-own',
    path: JOIN,
    fixtures: { [INVITATION]: ok(aRequest({ userId: 1 })) },
    shows: 'Send it to somebody else.',
  },
  ...loadingAndError({ name: 'friends', path: '/friends' }, ['GET /api/friends']),
];

const STREAM = { name: 'livestream', path: '/livestream' };
const soon = {
  title: 'Sunday Night Series',
  game: 'Alien Racing',
  startsAt: minutesAgo(-14),
  isSample: false,
};
const NOTHING_PLANNED = { nextStream: null, schedule: [], standings: [], events: [] };

/** The livestream while the chat receives further frames. */
const chat = (name: string, frames: readonly object[], status = 200): GalleryScreen => ({
  ...STREAM,
  name: `chat-${name}`,
  fixtures: { 'SOCKET /ws/chat': { status, body: frames } },
});

const LIVESTREAM_SCREENS: GalleryScreen[] = [
  { ...STREAM, name: 'livestream-offline' },
  {
    ...STREAM,
    name: 'livestream-upcoming',
    fixtures: {
      'GET /api/livestream': ok(aLivestream({ state: 'upcoming', viewers: 14, nextStream: soon })),
    },
  },
  {
    ...STREAM,
    name: 'livestream-live',
    fixtures: { 'GET /api/livestream': ok(aLiveStream({ viewers: 256 })) },
    shows: '360p',
  },
  { ...STREAM, name: 'livestream-lower', shows: 'Connect With Us' },
  {
    ...STREAM,
    name: 'livestream-empty',
    fixtures: { 'GET /api/livestream': ok(aLivestream({ state: 'ended', ...NOTHING_PLANNED })) },
  },
  {
    ...STREAM,
    name: 'livestream-admin',
    as: 'admin',
    press: ['Stream from here'],
    shows: '360p',
    isOtherOnPhone: true,
  },
  ...loadingAndError(STREAM, ['GET /api/livestream']),
  { ...chat('empty', [{ type: 'chat_history', data: [] }]), shows: 'No messages yet' },
  {
    ...chat('menu', CHAT_FRAMES),
    as: 'admin',
    press: ["Actions for Nova_Quill's message"],
    shows: 'Ban from chat',
  },
  {
    ...chat('offline', CHAT_FRAMES, 503),
    press: [
      ({ page }) => page.getByText('Reconnecting to chat...').waitFor(),
      ['Message', 'Save me a spot on the podium'],
      'Send',
    ],
    shows: 'Just now (offline)',
  },
  {
    ...chat('muted', [
      ...CHAT_FRAMES,
      { type: 'chat_muted', data: { until: minutesAgo(-10), reason: 'Let others talk for a moment.' } },
    ]),
    shows: /^You are muted until/,
  },
  {
    ...chat('degraded', [...CHAT_FRAMES, { type: 'status', data: { isDegraded: true, membersOnline: 61 } }]),
    press: [['Message', 'On my way. '.repeat(46)]],
    shows: /^The chat is not at full strength/,
  },
];

/** The screens of members, except games and races. */
export const MEMBER_SCREENS = [
  ...HOME_SCREENS,
  ...PROFILE_SCREENS,
  ...STORE_SCREENS,
  ...LEADERBOARD_SCREENS,
  ...FRIENDS_SCREENS,
  ...LIVESTREAM_SCREENS,
];
