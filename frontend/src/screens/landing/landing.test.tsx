import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { GAME_IDS, gameById } from 'game-scenes/rules';
import { aUser, fakeApi, laterReply, problem, signInBrowser } from '../../../test/support/fake-api';
import { renderApp } from '../../../test/support/render-app';
import type { TestApp } from '../../../test/support/render-app';

async function openLanding(): Promise<TestApp> {
  const app = renderApp('/');
  await screen.findByRole('heading', { level: 1 });
  return app;
}

async function openAsMember(username: string): Promise<TestApp> {
  signInBrowser();
  fakeApi({ 'GET /api/user': { status: 200, body: aUser({ username }) } });
  const app = await openLanding();
  await screen.findByText(username);
  return app;
}

const region = (name: string) => within(screen.getByRole('region', { name }));

/** Names of the games in the order of the band. */
const GAMES_IN_BAND = ['alien-racing', 'alien-clicker', 'memory-match', 'stronghold-defense'].map(
  (id) => gameById(id)?.name,
);

const ON_AIR = 'GET /api/livestream/on-air';

/** §2: the nine features that do not exist yet. */
const PLACEHOLDERS = [
  'Full Race Calendar',
  'Get Notified',
  'Race Archives',
  'Championship Standings',
  'Team Standings',
  'Car Setups & Guides',
  'Track Guides',
  'Car Tuning',
  'Racing School',
];

afterEach(() => void jest.useRealTimers());

describe('the racing landing page', () => {
  it('opens for a visitor without asking the server anything [S1.03, S2.001, S4.04, S6.01]', async () => {
    const api = fakeApi();
    await openLanding();
    expect(screen.getByRole('heading', { level: 1, name: 'Lights out. Thrusters on.' })).toBeVisible();
    expect(api.calls).toEqual([]);
  });

  it('moves its picture only while that is in sight', async () => {
    let tellSight: (isIntersecting: boolean) => void = () => undefined;
    const blind = window.IntersectionObserver;
    window.IntersectionObserver = class {
      private readonly listener: (entries: { isIntersecting: boolean }[]) => void;
      constructor(listener: (entries: { isIntersecting: boolean }[]) => void) {
        this.listener = listener;
      }
      observe(element: Element): void {
        if (element.matches('.landing-hero__picture'))
          tellSight = (isIntersecting) => act(() => this.listener([{ isIntersecting }]));
      }
      disconnect(): void {}
    } as unknown as typeof IntersectionObserver;
    fakeApi();
    const { container } = await openLanding();
    const picture = container.querySelector('.landing-hero__picture');
    tellSight(true);
    expect(picture).toHaveClass('landing-hero__picture--alive');
    tellSight(false);
    expect(picture).not.toHaveClass('landing-hero__picture--alive');
    window.IntersectionObserver = blind;
  });

  it('names the three features of the league with their texts [S1.01, S2.097]', async () => {
    fakeApi();
    await openLanding();
    const cards = screen.getAllByRole('article').map((card) => within(card));
    const texts = [
      ['Championship Series', 'Weekly races with season points'],
      ['Team Racing', 'Form a team and compete together'],
      ['Livestreamed Events', 'All major races broadcast live'],
    ] as const;
    expect(cards).toHaveLength(texts.length);
    texts.forEach(([title, text], index) => {
      expect(cards[index]?.getByRole('heading', { name: title })).toBeVisible();
      expect(cards[index]?.getByText(text)).toBeVisible();
    });
  });

  it('says that there are no upcoming races and offers to be notified [S2.098, S2.099]', async () => {
    fakeApi();
    await openLanding();
    const races = region('Upcoming Races');
    expect(races.getByRole('heading', { name: 'No Upcoming Races' })).toBeVisible();
    expect(races.getByRole('button', { name: 'Get Notified' })).toBeVisible();
    expect(races.getByText('The grid is empty tonight.')).toBeVisible();
  });

  it('says that there are no recent results and offers the archives [S2.100, S2.101]', async () => {
    fakeApi();
    await openLanding();
    const results = region('Recent Results');
    expect(results.getByRole('heading', { name: 'No Recent Results' })).toBeVisible();
    expect(results.getByRole('button', { name: 'Race Archives' })).toBeVisible();
  });

  it('shows the broadcasts as offline with a link to the livestream [S2.104]', async () => {
    fakeApi();
    await openLanding();
    const broadcasts = region('Race Broadcasts');
    expect(broadcasts.getByText('Offline')).toBeVisible();
    expect(broadcasts.getByRole('heading', { name: 'No Active Broadcasts' })).toBeVisible();
    expect(broadcasts.getByRole('link')).toHaveAttribute('href', '/livestream');
  });

  it('tells visitors of a race that goes on air while they look, and when it is over', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    const api = fakeApi({ [ON_AIR]: { status: 200, body: { isLive: false, race: null } } });
    await openLanding();
    const minute = () => act(() => jest.advanceTimersByTimeAsync(60_000));
    await minute();
    const broadcasts = region('Race Broadcasts');
    expect(broadcasts.getByText('A race that goes live appears here within a minute.')).toBeVisible();
    api.answer(ON_AIR, { status: 200, body: { isLive: true, race: 'Night Run' } });
    await minute();
    expect(broadcasts.getByRole('heading', { name: 'Night Run is on air' })).toBeVisible();
    expect(broadcasts.getByText('Log in to watch with the squad.')).toBeVisible();
    api.answer(ON_AIR, { status: 200, body: { isLive: false, race: null } });
    await minute();
    expect(broadcasts.getByRole('heading', { name: 'No Active Broadcasts' })).toBeVisible();
  });

  it('lists three quick links in the sidebar [S2.102]', async () => {
    fakeApi();
    await openLanding();
    const links = within(screen.getByRole('complementary', { name: 'Quick Links' }));
    expect(links.getAllByRole('button').map((button) => button.textContent)).toEqual([
      'Championship Standings',
      'Team Standings',
      'Car Setups & Guides',
    ]);
  });

  it('opens the community chat of another site in a new tab [S2.103]', async () => {
    fakeApi();
    await openLanding();
    const chat = screen.getByRole('link', { name: 'Community Chat (opens in a new tab)' });
    expect(chat).toHaveAttribute('target', '_blank');
    expect(chat).toHaveAttribute('rel', expect.stringContaining('noopener'));
    expect(new URL(chat.getAttribute('href') ?? '', window.location.href).host).not.toBe(
      window.location.host,
    );
  });

  it('offers three ways to improve [S2.105]', async () => {
    fakeApi();
    await openLanding();
    const ways = region('Improve Your Racing').getAllByRole('button');
    expect(ways.map((way) => way.textContent)).toEqual([
      expect.stringContaining('Track Guides'),
      expect.stringContaining('Car Tuning'),
      expect.stringContaining('Racing School'),
    ]);
  });

  it('answers each button of the league with the toast Feature Coming Soon [S2.106]', async () => {
    fakeApi();
    const app = await openLanding();
    const buttons = within(screen.getByRole('main')).getAllByRole('button');
    expect(buttons.filter((button) => button.closest('figure') === null)).toHaveLength(PLACEHOLDERS.length);
    for (const name of PLACEHOLDERS) {
      expect(screen.queryByText('Feature Coming Soon')).toBeNull();
      await app.person.click(screen.getByRole('button', { name: new RegExp(`^${name}`) }));
      expect(await screen.findByText('Feature Coming Soon')).toBeVisible();
      await app.person.click(screen.getByRole('button', { name: 'Dismiss' }));
    }
    expect(app.path()).toBe('/');
  });

  it('lets a visitor register by Register Now, wherever it stands [S2.096]', async () => {
    fakeApi();
    const app = await openLanding();
    const links = screen.getAllByRole('link', { name: 'Register Now' });
    expect(links).toHaveLength(2);
    await app.person.click(links[0] ?? app.container);
    expect(await screen.findByRole('tab', { name: 'Register', selected: true })).toBeVisible();
  });

  it('has a cover of every game, which leads a visitor to it by way of logging in', async () => {
    fakeApi();
    const app = await openLanding();
    const covers = within(
      screen.getByRole('region', { name: /^\w+ games, a minute or two each$/ }),
    ).getAllByRole('link');
    expect(covers.map((cover) => cover.getAttribute('href')?.slice('/games/'.length)).sort()).toEqual(
      [...GAME_IDS].sort(),
    );
    GAMES_IN_BAND.forEach((name, index) => expect(covers[index]).toHaveTextContent(name ?? '?'));
    await app.person.click(screen.getByRole('link', { name: /^Alien Clicker/ }));
    expect(
      await screen.findByText('Log in or register to play. Your scores are kept and pay coins.'),
    ).toBeVisible();
  });

  it('offers a member to play, and nothing to register', async () => {
    await openAsMember('nova_quill');
    expect(screen.queryByText('Register Now')).toBeNull();
    expect(screen.getByRole('link', { name: 'Play' })).toHaveAttribute('href', '/games');
  });

  it('stays a visitor page while a stale session is found out', async () => {
    signInBrowser();
    const user = laterReply();
    fakeApi({ 'GET /api/user': user.answer });
    await openLanding();
    expect(screen.getByRole('link', { name: 'Log In' })).toBeVisible();
    user.send(problem(401, 'auth.signed_out', 'Sign in first.'));
    await waitFor(() => expect(document.cookie).not.toContain('signed_in=1'));
    expect(screen.getByRole('link', { name: 'Log In' })).toBeVisible();
    expect(screen.getAllByRole('link', { name: 'Register Now' })).toHaveLength(2);
  });

  it('shows a member their name and the way home instead of Log In [S1.16]', async () => {
    const app = await openAsMember('nova_quill');
    expect(screen.queryByRole('link', { name: 'Log In' })).toBeNull();
    await app.person.click(screen.getByRole('link', { name: 'Home' }));
    await waitFor(() => expect(app.path()).toBe('/home'));
  });
});

async function openNetwork(): Promise<TestApp> {
  const app = renderApp('/network');
  await screen.findByRole('heading', { level: 1, name: 'One squad. Three doors.' });
  return app;
}

describe('the landing page of the three brands', () => {
  it('has three sections, one for each brand [S1.15]', async () => {
    fakeApi();
    await openNetwork();
    const sections = screen
      .getAllByRole('article')
      .map((section) => within(section).getByRole('heading').textContent);
    expect(sections).toEqual(['Racing League', 'Community', 'Music Label']);
  });

  it('leads into the racing league at /racing [S2.092]', async () => {
    fakeApi();
    await openNetwork();
    expect(screen.getByRole('link', { name: 'Enter racing league' })).toHaveAttribute('href', '/racing');
  });

  it('sends a visitor who enters the community to the log-in page [S1.16, S2.093]', async () => {
    fakeApi();
    const app = await openNetwork();
    const entry = screen.getByRole('link', { name: 'Enter the community' });
    expect(entry).toHaveAttribute('href', '/home');
    await app.person.click(entry);
    await waitFor(() => expect(app.path()).toBe('/auth'));
  });

  it('leads to the music label on another site [S2.094]', async () => {
    fakeApi();
    await openNetwork();
    const label = screen.getByRole('link', { name: /^Visit the music label/ });
    expect(new URL(label.getAttribute('href') ?? '').host).not.toBe(window.location.host);
    expect(label).toHaveAttribute('rel', expect.stringContaining('noopener'));
  });

  it('says in the footer that both sites share the same user accounts [S1.16, S2.095]', async () => {
    fakeApi();
    await openNetwork();
    const footer = within(screen.getByRole('contentinfo'));
    expect(footer.getByText('Both sites share the same user accounts.')).toBeVisible();
  });
});

async function openMissing(path: string): Promise<TestApp> {
  const app = renderApp(path);
  await screen.findByRole('heading', { level: 1, name: '404 Page Not Found' });
  return app;
}

describe('the not-found page', () => {
  it.each(['/nowhere', '/games/alien-snake', '/home/of/the/brave'])(
    'answers %s with 404 and the hint about the router [S2.016]',
    async (path) => {
      fakeApi();
      const app = await openMissing(path);
      expect(screen.getByText(/Did you forget to add the page to the router\?/)).toBeVisible();
      expect(app.path()).toBe(path);
      expect(document.title).toBe('404 Page Not Found · Alien Squad');
    },
  );

  it('returns a member to their home', async () => {
    signInBrowser();
    fakeApi({ 'GET /api/user': { status: 200, body: aUser() } });
    const app = await openMissing('/nowhere');
    const link = screen.getByRole('link', { name: 'Return Home' });
    await waitFor(() => expect(link).toHaveAttribute('href', '/home'));
    await app.person.click(link);
    await waitFor(() => expect(app.path()).toBe('/home'));
  });
});
