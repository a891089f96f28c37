import { beforeAll, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { achievements, aRecord, aRound, devices } from '../../../test/fixtures/profile-data';
import { aUser, fakeApi, laterReply, problem, signInBrowser } from '../../../test/support/fake-api';
import type { FakeAnswer, FakeApi } from '../../../test/support/fake-api';
import { fakeUploads } from '../../../test/support/fake-upload';
import { renderApp } from '../../../test/support/render-app';
import type { TestApp } from '../../../test/support/render-app';
import { expectToast } from '../../../test/support/toasts';
import type { CoinTransaction, User } from '../../api/types';

const sticker = (itemId: string, name: string, price: number, isFree = false) => ({
  itemType: 'sticker',
  itemId,
  name,
  price,
  isOnSale: true,
  image: `/items/sticker-${itemId}.svg`,
  isFree,
  storeItemId: 20,
});

const line = (id: number): CoinTransaction => ({
  id,
  description: `Line ${id}`,
  amount: id,
  createdAt: new Date().toISOString(),
});

interface Opened {
  app: TestApp;
  api: FakeApi;
}

async function openProfile(
  changes: Partial<User> = {},
  answers: Record<string, FakeAnswer> = {},
  path = '/profile',
): Promise<Opened> {
  signInBrowser();
  const api = fakeApi({
    'GET /api/user': { status: 200, body: aUser(changes) },
    'GET /api/games/stats': { status: 200, body: [aRecord()] },
    'GET /api/games/rounds': { status: 200, body: [aRound()] },
    'GET /api/profile/achievements': { status: 200, body: achievements },
    'GET /api/coins/transactions': { status: 200, body: [7, 6, 5, 4, 3, 2].map(line) },
    'GET /api/user/sessions': { status: 200, body: devices },
    'GET /api/user/inventory': {
      status: 200,
      body: [{ itemType: 'sticker', itemId: 'alien-love', copies: 1 }],
    },
    'GET /api/store/avatar-items': {
      status: 200,
      body: [
        sticker('alien-peace', 'Peace', 50, true),
        sticker('alien-cool', 'Cool', 50),
        sticker('alien-love', 'Love', 75),
      ],
    },
    'POST /api/daily-bonus': {
      status: 200,
      body: { granted: false, amount: 0, day: '2026-11-21', coins: 120 },
    },
    ...answers,
  });
  const app = renderApp(path);
  await screen.findByRole('heading', { level: 1 });
  return { app, api };
}

const main = () => within(screen.getByRole('main'));

const card = (name: string) => within(main().getByRole('region', { name }));

/** Returns the value of a term of the header. */
const valueOf = (term: string) => main().getAllByText(term)[0]?.nextElementSibling;

describe('the profile', () => {
  it('shows who the member is: name, alien, since when, and what they have [S2.013]', async () => {
    await openProfile({ username: 'nova_quill', coins: 2480 });
    expect(screen.getByRole('heading', { level: 1, name: 'nova_quill' })).toBeVisible();
    expect(screen.getByText('In the squad since May 2026')).toBeVisible();
    expect(screen.getByRole('img', { name: 'Your alien' })).toBeVisible();
    expect(valueOf('Coins')).toHaveTextContent('2,480 coins');
    await waitFor(() => expect(valueOf('Games Played')).toHaveTextContent(/^1$/));
    expect(valueOf('Play Time')).toHaveTextContent(/^58m$/);
    expect(valueOf('Highest Score')).toHaveTextContent(/^1,074$/);
    await waitFor(() => expect(valueOf('Achievement Points')).toHaveTextContent(/^140$/));
  });

  it('has records, badges, stickers, rounds and devices, transactions and the settings [S2.013]', async () => {
    await openProfile();
    const names = main()
      .getAllByRole('heading', { level: 2 })
      .map((heading) => heading.textContent);
    expect(names).toEqual([
      'Game Stats',
      'Badges',
      'Sticker Collection',
      'Last Rounds',
      'Devices',
      'Recent Transactions',
      'Account Settings',
      'Your Data',
    ]);
  });

  it('shows the uploaded picture, in the navigation as well, and the alien where it is missing', async () => {
    await openProfile({ profilePicture: '/media/ab/hash.webp' });
    const picture = screen.getByRole('img', { name: 'Your picture' });
    expect(picture).toHaveAttribute('src', '/media/ab/hash.webp');
    const inNavigation = screen.getByRole('link', { name: 'Profile' }).querySelector('img');
    expect(inNavigation).toHaveAttribute('src', '/media/ab/hash.webp');
    fireEvent.error(picture);
    await waitFor(() => expect(screen.getByRole('img', { name: 'Your picture' })).not.toHaveAttribute('src'));
  });

  it('opens the window in which the avatar is customized [S2.076, S4.41]', async () => {
    const { app } = await openProfile();
    await app.person.click(screen.getByRole('button', { name: 'Customize Avatar' }));
    expect(await screen.findByRole('dialog', { name: /Customize/ })).toBeVisible();
  });

  it('lists the record in every game [S2.078, S3.08, S7.10]', async () => {
    const earlier = aRecord({ id: 2, gameName: 'Stronghold Defense', highScore: null });
    await openProfile({}, { 'GET /api/games/stats': { status: 200, body: [aRecord(), earlier] } });
    const rows = card('Game Stats').getAllByRole('listitem');
    expect(rows.slice(0, 4).map((row) => within(row).getByRole('heading').textContent)).toEqual([
      'Alien Clicker',
      'Memory Match',
      'Stronghold Defense',
      'Alien Racing',
    ]);
    await waitFor(() => expect(rows[0]).toHaveTextContent('High Score1,074Played21Level3Time58m'));
    expect(rows[1]).toHaveTextContent('No runs yet');
    expect(rows[2]).toHaveTextContent('High Score–Played21');
  });

  it('shows badges game by game, at first those of the game of the newest one, the earned ones first', async () => {
    const { app } = await openProfile();
    const groups = await card('Badges').findAllByRole('button');
    expect(groups.map((group) => group.textContent)).toEqual([
      'Alien Clicker2 of 5',
      'Memory Match2 of 5',
      'Stronghold Defense0 of 5',
      'Alien Racing2 of 9',
      'Racing Simulator0 of 1',
    ]);
    const open = (): (string | null)[] =>
      card('Badges')
        .getAllByRole('button', { expanded: true })
        .map(({ textContent }) => textContent);
    const names = (): (string | undefined)[] =>
      [...document.querySelectorAll('.badges > li > b')].map((name) => name.textContent);
    expect(open()).toEqual(['Alien Racing2 of 9']);
    expect(names().slice(0, 3)).toEqual(['First Race', 'Clean Race', 'Three Laps']);
    await app.person.click(card('Badges').getByRole('button', { name: /^Alien Clicker/ }));
    expect(open()).toEqual(['Alien Clicker2 of 5']);
    expect(names()).toHaveLength(5);
    expect(card('Badges').getByText('Quick Hands').closest('li')).toHaveTextContent('30 points');
    expect(card('Badges').getByText('Never Missed').closest('li')).toHaveTextContent('Locked, 50 points');
    expect(card('Badges').getByText('6 of 25')).toBeVisible();
  });

  it('tells owned stickers from those that are locked, which say what they cost [S2.082]', async () => {
    await openProfile();
    const rows = await card('Sticker Collection').findAllByRole('listitem');
    expect(rows.map((row) => row.textContent)).toEqual(['PeaceOwned', 'CoolLocked, 5050 coins', 'LoveOwned']);
    expect(card('Sticker Collection').getByText('2 of 3')).toBeVisible();
  });

  it('lists the last rounds, those that are kept with the way to watch them', async () => {
    const rounds = [aRound(), aRound({ round: 'round-8', canWatch: false })];
    await openProfile({}, { 'GET /api/games/rounds': { status: 200, body: rounds } });
    const [kept, gone] = await card('Last Rounds').findAllByRole('listitem');
    expect(kept).toHaveTextContent('Alien Clicker74 points · +14');
    const watch = card('Last Rounds').getByRole('link', { name: /^Watch Alien Clicker, 74 points/ });
    expect(watch).toHaveAttribute('href', '/games/alien-clicker?watch=round-9');
    expect(gone).toHaveTextContent('Not kept');
  });

  it('lists the newest 5 transactions, and all of them in a window that the way back closes [S2.080, S9.34]', async () => {
    const Link = '</api/coins/transactions?before=2>; rel="next"';
    const body = [7, 6, 5, 4, 3, 2].map(line);
    const { app, api } = await openProfile(
      {},
      { 'GET /api/coins/transactions': { status: 200, body, headers: { Link } } },
    );
    expect(await card('Recent Transactions').findAllByRole('listitem')).toHaveLength(5);
    await app.person.click(screen.getByRole('link', { name: 'View all transactions' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'All Transactions' }));
    expect(await dialog.findAllByRole('listitem')).toHaveLength(6);
    api.answer('GET /api/coins/transactions', { status: 200, body: [line(1)] });
    await app.person.click(dialog.getByRole('button', { name: 'Show older' }));
    await waitFor(() => expect(dialog.getAllByRole('listitem')).toHaveLength(7));
    expect(api.callsOf('GET /api/coins/transactions').at(-1)?.search).toBe('?limit=100&before=2');
    await app.person.keyboard('{Escape}');
    await waitFor(() => expect(app.path()).toBe('/profile'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('marks an admin, and leads to the admin panel [S2.083, S6.13]', async () => {
    await openProfile({ isAdmin: true });
    expect(screen.getByText('ADMIN')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Admin Panel' })).toHaveAttribute('href', '/admin');
  });

  it('shows other members neither badge nor panel [S2.083]', async () => {
    await openProfile();
    expect(screen.queryByText('ADMIN')).toBeNull();
    expect(screen.queryByText('Admin Panel')).toBeNull();
  });

  it('says which parts did not arrive, and asks again on Try again', async () => {
    const parts = [
      ['Game Stats', 'GET /api/games/stats', 'Your records could not be loaded.'],
      ['Badges', 'GET /api/profile/achievements', 'Your badges could not be loaded.'],
      ['Sticker Collection', 'GET /api/user/inventory', 'Your stickers could not be loaded.'],
      ['Last Rounds', 'GET /api/games/rounds', 'Your rounds could not be loaded.'],
      ['Devices', 'GET /api/user/sessions', 'Your devices could not be loaded.'],
      ['Recent Transactions', 'GET /api/coins/transactions', 'Your transactions could not be loaded.'],
    ] as const;
    const lost = parts.map(([, route]) => [route, { status: 502 }] as const);
    const { app, api } = await openProfile({}, Object.fromEntries(lost));
    for (const [name, route, sentence] of parts) {
      expect(await card(name).findByRole('alert')).toHaveTextContent(sentence);
      api.answer(route, { status: 200, body: route.includes('achievements') ? achievements : [] });
      await app.person.click(card(name).getByRole('button', { name: 'Try again' }));
      await waitFor(() => expect(card(name).queryByRole('alert')).toBeNull());
    }
  });
});

const UPLOAD = 'POST /api/profile/upload-picture';

const done = { status: 201, body: { profilePicture: '/media/ab/hash.webp', coins: 40 } };

/** How a file of each accepted type begins. */
const BEGINNINGS = {
  jpeg: '\xff\xd8\xff\xe0',
  png: '\x89PNG\r\n\x1a\n',
  gif: 'GIF89a',
  webp: 'RIFF\x10\x20\x00\xffWEBPVP8 ',
};

/** Returns a file that begins like a picture; its name and with it its type may say something else. */
function aPicture(kind: keyof typeof BEGINNINGS, name: string, type = `image/${kind}`, bytes = 20): File {
  const content = new Uint8Array(bytes);
  content.set(Array.from(BEGINNINGS[kind], (sign) => sign.charCodeAt(0)));
  return new File([content], name, { type });
}

const PNG = aPicture('png', 'night-side.png');

async function openDialog(answer: FakeAnswer = done, coins = 540): Promise<Opened> {
  signInBrowser();
  const api = fakeApi({ 'GET /api/user': { status: 200, body: aUser({ coins }) }, [UPLOAD]: answer });
  const app = renderApp('/profile');
  await app.person.click(await screen.findByRole('button', { name: 'Upload Picture' }));
  await screen.findByRole('dialog', { name: 'Profile Picture' });
  return { app, api };
}

const dialog = () => within(screen.getByRole('dialog', { name: 'Profile Picture' }));

const choose = (file: File) =>
  userEvent.setup({ delay: null, applyAccept: false }).upload(screen.getByLabelText('Picture file'), file);

const upload = ({ app }: Opened) =>
  app.person.click(dialog().getByRole('button', { name: 'Upload Picture' }));

describe('uploading a picture', () => {
  beforeAll(fakeUploads);

  it('shows the price, what is left of the balance, and what is taken [S9.33]', async () => {
    await openDialog();
    expect(dialog().getByText('500 coins')).toBeInTheDocument();
    expect(dialog().getByText(/^Balance after:/)).toHaveTextContent('Balance after: 40');
    expect(dialog().getByText('JPEG, PNG, GIF or WEBP, up to 5 MB')).toBeVisible();
    expect(dialog().getByText('A moving picture is kept as its first frame.')).toBeVisible();
  });

  it('refuses files of other content and those above 5 MB, and takes pictures up to it, whatever their name says [S5.10, S5.11, S8.02, S9.33]', async () => {
    await openDialog();
    const wrongType = [
      'Invalid file type',
      'Please select an image file (JPEG, PNG, GIF, or WEBP).',
    ] as const;
    const tooLarge = ['File too large', 'Profile picture must be less than 5MB.'] as const;
    const refusals = [
      [new File(['text'], 'notes.txt', { type: 'text/plain' }), wrongType],
      [new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'huge.png', { type: 'image/png' }), tooLarge],
      [new File(['picture'], 'night.png', { type: 'image/png' }), wrongType],
    ] as const;
    for (const [file, [title, description]] of refusals) {
      await choose(file);
      await expectToast('destructive', title, description);
      expect(dialog().queryByText(file.name)).toBeNull();
    }
    for (const file of [
      aPicture('jpeg', 'p.jpeg'),
      aPicture('gif', 'p.gif'),
      aPicture('webp', 'p.webp'),
      aPicture('webp', 'p.jpg', 'image/jpeg'),
      aPicture('png', 'p', ''),
      aPicture('png', 'full.png', 'image/png', 5 * 1024 * 1024),
    ]) {
      await choose(file);
      expect(await dialog().findByText(file.name)).toBeVisible();
      expect(await dialog().findByAltText('Preview')).toBeVisible();
    }
    expect(screen.queryByText('Invalid file type')).toBeNull();
  });

  it('says so when no file is chosen [S5.12]', async () => {
    const opened = await openDialog();
    await upload(opened);
    await expectToast('destructive', 'No file selected');
    expect(opened.api.callsOf(UPLOAD)).toEqual([]);
  });

  it('says so when the coins do not suffice [S5.13]', async () => {
    const opened = await openDialog(done, 499);
    await choose(PNG);
    await upload(opened);
    await expectToast(
      'destructive',
      'Not enough coins',
      'You need 500 coins to update your profile picture.',
    );
    expect(opened.api.callsOf(UPLOAD)).toEqual([]);
  });

  it('sends the picture once, tells how far it is, and shows it with the new balance [S2.077, S7.28, S8.25]', async () => {
    const { answer, send } = laterReply();
    const opened = await openDialog(answer);
    await choose(PNG);
    await upload(opened);
    expect(await dialog().findByText('Uploading... 50%')).toBeVisible();
    expect(dialog().getByRole('progressbar')).toHaveAttribute('aria-valuenow', '50');
    await opened.app.person.click(dialog().getByRole('button', { name: 'Uploading...' }));
    send(done);
    await expectToast('success', 'Profile picture updated');
    expect(screen.queryByRole('dialog')).toBeNull();
    const calls = opened.api.callsOf(UPLOAD);
    expect(calls).toHaveLength(1);
    expect(calls[0]).toMatchObject({
      body: { imageData: expect.stringMatching(/^data:image\/png;base64,iVBORw0KGgoAAAA/) },
      credentials: 'include',
      requestKey: expect.stringMatching(/^[\w-]{8,64}$/),
    });
    expect(screen.getByRole('img', { name: 'Your picture' })).toHaveAttribute('src', '/media/ab/hash.webp');
    expect(screen.getAllByText('40 coins').length).toBeGreaterThan(0);
  });

  it('that the member has from a moment ago shows no price and is not sent again', async () => {
    const opened = await openDialog();
    const again = aPicture('png', 'dawn.png', 'image/png', 30);
    for (const calls of [1, 1]) {
      await choose(again);
      await dialog().findByAltText('Preview');
      await upload(opened);
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      expect(opened.api.callsOf(UPLOAD)).toHaveLength(calls);
      await opened.app.person.click(screen.getByRole('button', { name: 'Change Picture' }));
    }
    await choose(again);
    expect(await dialog().findByText('You have this picture already.')).toBeVisible();
    expect(dialog().queryByText('500 coins')).toBeNull();
    await choose(PNG);
    expect(await dialog().findByText('500 coins')).toBeInTheDocument();
  });

  it('tells a failure in the words of the server, and begins a new attempt after it [S8.24]', async () => {
    const sentence = "This picture can't be read. It may be damaged.";
    const opened = await openDialog(problem(400, 'picture.unreadable', sentence));
    await choose(PNG);
    await upload(opened);
    await expectToast('destructive', 'Failed to update profile picture', sentence);
    opened.api.answer(UPLOAD, done);
    await upload(opened);
    await expectToast('success', 'Profile picture updated');
    const [first, second] = opened.api.callsOf(UPLOAD).map(({ requestKey }) => requestKey);
    expect(second).not.toBe(first);
  });

  it('sends the same attempt again when nobody knows what became of it [S8.24]', async () => {
    const opened = await openDialog({ status: 502 });
    await choose(PNG);
    await upload(opened);
    await expectToast('destructive', 'Failed to update profile picture', 'Failed to upload profile picture');
    opened.api.answer(UPLOAD, done);
    await upload(opened);
    await expectToast('success', 'Profile picture updated');
    const [first, second] = opened.api.callsOf(UPLOAD).map(({ requestKey }) => requestKey);
    expect(second).toBe(first);
  });

  it('forgets what was chosen when it is closed [S4.41, S4.42]', async () => {
    const { app } = await openDialog();
    await choose(PNG);
    await dialog().findByAltText('Preview');
    await app.person.click(dialog().getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    await app.person.click(screen.getByRole('button', { name: 'Upload Picture' }));
    expect(dialog().queryByAltText('Preview')).toBeNull();
    expect(dialog().queryByText('night-side.png')).toBeNull();
  });
});

const USERNAME = 'PATCH /api/user/username';

const PASSWORD = 'PATCH /api/user/password';

const CLOSE = 'POST /api/user/close';

const wrong = problem(403, 'auth.wrong_password', 'The current password is not correct.');

async function openAccount(
  answers: Record<string, FakeAnswer> = {},
  changes: Partial<User> = {},
): Promise<Opened> {
  signInBrowser();
  const api = fakeApi({
    'GET /api/user': { status: 200, body: aUser(changes) },
    'GET /api/user/sessions': { status: 200, body: devices },
    ...answers,
  });
  const app = renderApp('/profile');
  await screen.findByRole('heading', { level: 1 });
  return { app, api };
}

const form = (name: string) => within(screen.getByRole('form', { name }));

describe('changing the username', () => {
  const fill = async ({ app }: Opened, username: string, password: string) => {
    const fields = form('Change Username');
    if (username) await app.person.type(fields.getByLabelText('New Username'), username);
    if (password) await app.person.type(fields.getByLabelText('Current Password'), password);
    await app.person.click(fields.getByRole('button', { name: 'Update Username' }));
  };

  it.each([
    ['a name of blanks', '   ', 'a password'],
    ['no password', 'nova', ''],
  ])('asks for what is missing: %s [S5.14, S8.02]', async (_case, username, password) => {
    const opened = await openAccount();
    await fill(opened, username, password);
    await expectToast(
      'destructive',
      'Missing information',
      'Please provide both a new username and your current password.',
    );
    expect(opened.api.callsOf(USERNAME)).toEqual([]);
  });

  it('gives the member their new name everywhere [S7.26, S8.22]', async () => {
    const opened = await openAccount({ [USERNAME]: { status: 200, body: aUser({ username: 'nova' }) } });
    await fill(opened, ' nova ', 'a password');
    await expectToast('success', 'Username updated');
    expect(screen.getByRole('heading', { level: 1, name: 'nova' })).toBeVisible();
    expect(opened.api.callsOf(USERNAME)[0]?.body).toEqual({
      username: 'nova',
      currentPassword: 'a password',
    });
    expect(form('Change Username').getByLabelText('Current Password')).toHaveValue('');
  });

  it.each([
    ['a wrong password', wrong, 'The current password is not correct.', 'Current Password'],
    [
      'a taken name',
      problem(409, 'auth.username_taken', 'Please try a different username'),
      'Please try a different username',
      'New Username',
    ],
  ])(
    'tells %s in the words of the server, at its field as well [S8.22]',
    async (_case, answer, sentence, field) => {
      const opened = await openAccount({ [USERNAME]: answer });
      await fill(opened, 'nova', 'a password');
      await expectToast('destructive', 'Failed to update username', sentence);
      expect(form('Change Username').getByLabelText(field)).toHaveAccessibleDescription(sentence);
      expect(screen.getByRole('heading', { level: 1, name: 'zorblax' })).toBeVisible();
    },
  );
});

describe('changing the password', () => {
  const fill = async ({ app }: Opened, current: string, next: string, again: string) => {
    const fields = form('Change Password');
    const values = { 'Current Password': current, 'New Password': next, 'Confirm New Password': again };
    for (const [label, value] of Object.entries(values)) {
      if (value) await app.person.type(fields.getByLabelText(label), value);
    }
    await app.person.click(fields.getByRole('button', { name: 'Update Password' }));
  };

  it.each([
    ['the new one', 'old password', '', 'new password'],
    ['the confirmation', 'old password', 'new password', ''],
  ])('asks for %s when it is missing [S5.15]', async (_case, current, next, again) => {
    const opened = await openAccount();
    await fill(opened, current, next, again);
    await expectToast('destructive', 'Missing information', 'Please fill in all password fields.');
    expect(opened.api.callsOf(PASSWORD)).toEqual([]);
  });

  it('wants the new one twice [S5.16]', async () => {
    const opened = await openAccount();
    await fill(opened, 'old password', 'new password', 'new passwort');
    await expectToast('destructive', "Passwords don't match", 'New password and confirmation do not match.');
    expect(opened.api.callsOf(PASSWORD)).toEqual([]);
  });

  it('sends it once, and shows the devices that are left [S7.27, S8.23]', async () => {
    const { answer, send } = laterReply();
    const opened = await openAccount({ [PASSWORD]: answer });
    await screen.findByText('Chrome on Android');
    await fill(opened, 'old password', 'new password', 'new password');
    await opened.app.person.click(await screen.findByRole('button', { name: 'Updating...' }));
    opened.api.answer('GET /api/user/sessions', { status: 200, body: devices.slice(0, 1) });
    send({ status: 204 });
    await expectToast('success', 'Password updated');
    expect(opened.api.callsOf(PASSWORD).map(({ body }) => body)).toEqual([
      { currentPassword: 'old password', newPassword: 'new password' },
    ]);
    await waitFor(() => expect(screen.queryByText('Chrome on Android')).toBeNull());
  });

  it('tells a failure in the words of the server [S8.23]', async () => {
    const opened = await openAccount({ [PASSWORD]: wrong });
    await fill(opened, 'old password', 'new password', 'new password');
    await expectToast('destructive', 'Failed to update password');
    expect(form('Change Password').getByLabelText('Current Password')).toHaveAccessibleDescription(
      'The current password is not correct.',
    );
  });
});

describe('the devices', () => {
  it('tell this one from another, which can be signed out', async () => {
    const { app, api } = await openAccount({ 'DELETE /api/user/sessions/there': { status: 204 } });
    const rows = within(screen.getByRole('region', { name: 'Devices' }));
    const [here, there] = await rows.findAllByRole('listitem');
    expect(here).toHaveTextContent('Firefox on LinuxThis deviceNow');
    expect(there).toHaveTextContent(/^Chrome on AndroidActive .+ ago$/);
    api.answer('GET /api/user/sessions', { status: 200, body: devices.slice(0, 1) });
    await app.person.click(rows.getByRole('button', { name: /^Sign out Chrome on Android/ }));
    await expectToast('success', 'Device signed out');
    await waitFor(() => expect(rows.getAllByRole('listitem')).toHaveLength(1));
  });
});

describe("the member's own data", () => {
  it('come as a file', async () => {
    const saved: string[] = [];
    Object.assign(URL, { createObjectURL: () => 'blob:own-data', revokeObjectURL: () => undefined });
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      saved.push(`${this.href} ${this.download}`);
    });
    const { app } = await openAccount({ 'GET /api/user/export': { status: 200, body: { member: 7 } } });
    await app.person.click(screen.getByRole('button', { name: 'Export as JSON' }));
    await waitFor(() => expect(saved).toEqual(['blob:own-data alien-squad-zorblax.json']));
    click.mockRestore();
  });
});

describe('closing the account', () => {
  const askToClose = async ({ app }: Opened, password: string) => {
    await app.person.click(screen.getByRole('button', { name: 'Close Account' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Close your account?' }));
    if (password) await app.person.type(dialog.getByLabelText('Your Password'), password);
    await app.person.click(dialog.getByRole('button', { name: 'Close Account' }));
    return dialog;
  };

  it('says what becomes of everything, and wants the password', async () => {
    const opened = await openAccount();
    const dialog = await askToClose(opened, '');
    expect(dialog.getByText(/^This can't be undone\./)).toBeVisible();
    expect(dialog.getAllByRole('listitem')).toHaveLength(3);
    expect(await dialog.findByText('Please enter your password')).toBeVisible();
    expect(opened.api.callsOf(CLOSE)).toEqual([]);
  });

  it('signs the member out for good', async () => {
    const opened = await openAccount({ [CLOSE]: { status: 204 } });
    await askToClose(opened, 'a password');
    await expectToast('success', 'Account closed');
    await waitFor(() => expect(opened.app.path()).toBe('/auth'));
    expect(opened.api.callsOf(CLOSE)[0]?.body).toEqual({ password: 'a password' });
  });
});
