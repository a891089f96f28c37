import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { aFriend, aNotification, crewApi, installFakeResizeObserver } from '../../../test/fixtures/crew-data';
import { laterReply } from '../../../test/support/fake-api';
import type { FakeAnswer } from '../../../test/support/fake-api';
import { fakeSockets } from '../../../test/support/fake-socket';
import { LINKS, renderApp } from '../../../test/support/render-app';
import { setCommunityAddresses } from '../../lib/community-links';
import { NAVIGATION } from './navigation';
import { Shell, type ShellProps } from './shell';

const ZORBLAX = {
  username: 'Zorblax',
  coins: 2480,
  profilePicture: null,
  avatarCustomization: { color: 'green', hat: 'crown', face: 'smile', accessory: 'none' },
};

function renderShell(props: Partial<ShellProps> = {}) {
  setCommunityAddresses(LINKS);
  return render(
    <MemoryRouter initialEntries={['/games/alien-clicker']}>
      <Shell user={ZORBLAX} onLogout={() => undefined} {...props}>
        <h1>Alien Clicker</h1>
      </Shell>
    </MemoryRouter>,
  );
}

const openMenu = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Open menu' }));
  return screen.getByRole('dialog', { name: 'Menu' });
};

describe('the navigation list', () => {
  it('has the seven entries in their order [S2.022]', () => {
    expect(NAVIGATION.slice(0, 7).map((entry) => `${entry.label} ${entry.path}`)).toEqual([
      'Home /home',
      'Games /games',
      'Store /store',
      'Livestream /livestream',
      'Leaderboard /leaderboard',
      'Racing /racing',
      'Profile /profile',
    ]);
  });
});

describe('Shell', () => {
  it('is only the page area for somebody who is signed out', () => {
    render(
      <MemoryRouter>
        <Shell onLogout={() => undefined}>page</Shell>
      </MemoryRouter>,
    );
    expect(screen.getByRole('main')).toHaveTextContent('page');
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
    expect(screen.queryByText('Log Out')).not.toBeInTheDocument();
  });

  it('shows the balance, opens the communities in new tabs and logs out [S2.023]', async () => {
    const onLogout = jest.fn();
    const { container } = renderShell({ onLogout });
    expect(within(container).getAllByText('2,480 coins').length).toBeGreaterThan(0);
    for (const name of ['Community chat', 'Video channel', 'Streaming platform']) {
      const link = screen.getByRole('link', { name: `${name} (opens in a new tab)` });
      expect(link).toHaveAttribute('target', '_blank');
      expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
    }
    await userEvent.click(screen.getByRole('button', { name: 'Log Out' }));
    expect(onLogout).toHaveBeenCalledTimes(1);
  });

  it('keeps the rail closed under a pointer that has pressed Log Out, until it moves', () => {
    const { container } = renderShell();
    const rail = container.querySelector('.rail') as Element;
    const at = (clientX: number) => ({ clientX, clientY: 800, detail: 1 });
    // What React takes for an entering pointer; jsdom's own pointer events have no place.
    const enter = (clientX: number) =>
      fireEvent(rail, new MouseEvent('pointerover', { bubbles: true, ...at(clientX) }));
    fireEvent.click(screen.getByRole('button', { name: 'Log Out' }), at(40));
    // A dialog above it has closed.
    enter(40);
    expect(rail).toHaveAttribute('data-done');
    enter(41);
    expect(rail).not.toHaveAttribute('data-done');
  });

  it('has no link that nobody has set, and names those that are samples', () => {
    renderShell();
    act(() => setCommunityAddresses({ chat: 'https://chat.example/', video: '', streaming: '' }, true));
    const links = screen.getAllByRole('link');
    const outside = links.filter((link) => link.getAttribute('target') === '_blank');
    expect(outside.map((link) => link.getAttribute('aria-label'))).toEqual([
      'Community chat, sample (opens in a new tab)',
    ]);
  });
});

describe('the phone menu', () => {
  it('shows who is signed in, all entries, the communities and the way out [S2.026]', async () => {
    const onLogout = jest.fn();
    renderShell({ onLogout });
    const menu = await openMenu();
    expect(within(menu).getByText('Zorblax')).toBeInTheDocument();
    expect(within(within(menu).getByRole('navigation')).getAllByRole('link')).toHaveLength(NAVIGATION.length);
    expect(within(menu).getAllByRole('link', { name: /opens in a new tab/ })).toHaveLength(3);
    await userEvent.click(within(menu).getByRole('button', { name: 'Log Out' }));
    expect(onLogout).toHaveBeenCalledTimes(1);
  });

  it("shows the member's own picture before their profile", async () => {
    renderShell({ user: { ...ZORBLAX, profilePicture: '/uploads/7.webp' } });
    const entries = within(within(await openMenu()).getByRole('navigation'));
    const pictures = entries.getAllByRole('presentation');
    expect(pictures.map((picture) => picture.closest('a')?.textContent)).toEqual(['Profile']);
    expect(pictures[0]).toHaveAttribute('src', '/uploads/7.webp');
  });

  it('keeps the focus inside and the page still, and gives the focus back on Escape', async () => {
    renderShell();
    const menu = await openMenu();
    expect(document.documentElement).toHaveClass('scroll-locked');
    const stops = within(menu).getAllByRole('link').length + within(menu).getAllByRole('button').length;
    for (let stop = 0; stop <= stops; stop += 1) {
      expect(menu).toContainElement(document.activeElement as HTMLElement);
      await userEvent.tab();
    }
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Open menu' })).toHaveFocus();
    expect(document.documentElement).not.toHaveClass('scroll-locked');
  });
});

const LIST = 'GET /api/notifications';

const SUMMARY = 'GET /api/notifications/summary';

const summary = (unread: number, friendRequests = 0, unreadMessages = 0): FakeAnswer => ({
  status: 200,
  body: { unread, friendRequests, unreadMessages },
});

const TOLD = [
  aNotification(9),
  aNotification(8, {
    type: 'gift',
    content: 'Nova_Quill gave you a Love sticker',
    data: { userId: 501, username: 'Nova_Quill' },
  }),
  aNotification(7, {
    type: 'overtaken',
    content: 'Tachyon overtook you on the leaderboard of Alien Clicker',
    data: { userId: 502, username: 'Tachyon', gameName: 'Alien Clicker' },
    read: true,
  }),
  aNotification(6, { type: 'coins', content: 'You were given 5 coins', data: { amount: 5 }, read: true }),
];

async function ring(answers: Record<string, FakeAnswer> = {}) {
  const api = crewApi(
    { friends: [aFriend()] },
    { [SUMMARY]: summary(2), [LIST]: { status: 200, body: TOLD }, ...answers },
  );
  const app = renderApp('/friends');
  const [bell] = await screen.findAllByRole('button', { name: /^Notifications/ });
  if (bell === undefined) throw new Error('There is no bell.');
  return { api, app, bell };
}

async function opened(answers: Record<string, FakeAnswer> = {}) {
  const rung = await ring(answers);
  await rung.app.person.click(rung.bell);
  const list = within(await screen.findByRole('dialog', { name: 'Notifications' }));
  return { ...rung, list };
}

describe('The bell', () => {
  beforeEach(installFakeResizeObserver);

  it('says how many are unread, and the way to the friends what waits there', async () => {
    await ring({ [SUMMARY]: summary(3, 1, 4) });
    expect((await screen.findAllByRole('button', { name: 'Notifications, 3 unread' })).length).toBe(2);
    expect(await screen.findByText('5 waiting')).toBeInTheDocument();
  });

  it('lists what the member was told, each with the way to it', async () => {
    const { list } = await opened();
    const rows = await list.findAllByRole('link');
    expect(rows.map((row) => [row.textContent, row.getAttribute('href')])).toEqual([
      ['Unread: Ooze_42 wants to be friendsjust now', '/friends'],
      ['Unread: Nova_Quill gave you a Love stickerjust now', '/friends?with=501'],
      [
        'Tachyon overtook you on the leaderboard of Alien Clickerjust now',
        '/leaderboard?game=Alien%20Clicker',
      ],
      ['You were given 5 coinsjust now', '/profile'],
    ]);
  });

  it('marks all as read', async () => {
    const { api, app, list } = await opened({
      'POST /api/notifications/read': () => {
        api.answer(SUMMARY, summary(0));
        api.answer(LIST, { status: 200, body: TOLD.map((each) => ({ ...each, read: true })) });
        return { status: 204 };
      },
    });
    await app.person.click(await list.findByRole('button', { name: 'Mark all read' }));
    await waitFor(() => expect(list.queryByText('Unread:')).not.toBeInTheDocument());
    expect(api.callsOf('POST /api/notifications/read').map(({ body }) => body)).toEqual([{ upTo: 9 }]);
    expect(list.queryByRole('button', { name: 'Mark all read' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /unread/ })).not.toBeInTheDocument();
  });

  it('leads to what an entry is about, closes, and that entry is read', async () => {
    const { api, app, list } = await opened({ 'POST /api/notifications/read': { status: 204 } });
    await app.person.click(await list.findByRole('link', { name: /Love sticker/ }));
    expect(app.path()).toBe('/friends?with=501');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(api.callsOf('POST /api/notifications/read').map(({ body }) => body)).toEqual([{ upTo: 8 }]);
  });

  it('opens by the keyboard, and gives the focus back on Escape', async () => {
    const { app, bell } = await ring();
    bell.focus();
    await app.person.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Notifications' });
    expect(dialog).toContainElement(document.activeElement as HTMLElement);
    await app.person.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(bell).toHaveFocus();
  });

  it('says when nothing is new, when nothing arrived and while it is on its way', async () => {
    const { send, answer } = laterReply();
    const { api, app, list } = await opened({ [LIST]: answer });
    expect(await list.findByText('Loading...')).toBeInTheDocument();
    send({ status: 502 });
    expect(await list.findByText('Your notifications could not be loaded.')).toBeVisible();
    api.answer(LIST, { status: 200, body: [] });
    await app.person.click(list.getByRole('button', { name: 'Try again' }));
    expect(await list.findByText('Nothing new')).toBeVisible();
  });

  it('rings by itself, and what is new is read out politely', async () => {
    const sockets = fakeSockets();
    const { api } = await ring({ [SUMMARY]: summary(0) });
    await waitFor(() => expect(sockets.opened).toHaveLength(1));
    sockets.open();
    api.answer(SUMMARY, summary(1));
    sockets.say('notification', { data: aNotification(12) });
    expect((await screen.findAllByRole('button', { name: 'Notifications, 1 unread' }))[0]).toBeVisible();
    const [updates] = screen.getAllByText('Ooze_42 wants to be friends');
    expect(updates).toHaveAttribute('role', 'status');
  });
});

describe('the narrow rail', () => {
  it('hides nothing from the keyboard: only opacity takes its links away', () => {
    const [desktop = ''] = readFileSync(new URL('rail.css', import.meta.url), 'utf8').split('@media');
    expect(desktop).toMatch(/rail__community-link:not\(:first-child\) \{\s+opacity: 0;/);
    expect(desktop).not.toMatch(/(visibility: (hidden|collapse)|display: none);/);
  });
});
