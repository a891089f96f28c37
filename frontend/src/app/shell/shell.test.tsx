import { describe, expect, it, jest } from '@jest/globals';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { flyCoins } from '../../ui/coin-flight';
import { entriesWithScreens, NAVIGATION } from './navigation';
import { Shell, type ShellProps } from './shell';

const ZORBLAX = {
  username: 'Zorblax',
  coins: 2480,
  profilePicture: null,
  avatarCustomization: { color: 'green', hat: 'crown', face: 'smile', accessory: 'none' },
};
const ALL = entriesWithScreens([
  '/profile',
  '/racing',
  '/leaderboard',
  '/livestream',
  '/store',
  '/games',
  '/home',
  '/auth',
]);

function renderShell(props: Partial<ShellProps> = {}) {
  return render(
    <MemoryRouter initialEntries={['/games/alien-clicker']}>
      <Shell user={ZORBLAX} entries={ALL} onLogout={() => undefined} {...props}>
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
    expect(ALL.map((entry) => `${entry.label} ${entry.path}`)).toEqual([
      'Home /home',
      'Games /games',
      'Store /store',
      'Livestream /livestream',
      'Leaderboard /leaderboard',
      'Racing /racing',
      'Profile /profile',
    ]);
  });

  it('hides entries whose screen does not exist', () => {
    expect(entriesWithScreens(['/store', '/', '/home']).map((entry) => entry.label)).toEqual([
      'Home',
      'Store',
    ]);
    expect(NAVIGATION.map((entry) => entry.path)).toContain('/home');
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

  it('marks the entry of the present screen, also below it', () => {
    renderShell();
    const navigation = screen.getByRole('navigation', { name: 'Main' });
    expect(within(navigation).getByRole('link', { current: 'page' })).toHaveTextContent('Games');
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

  it('lets the keyboard skip the navigation', () => {
    renderShell();
    expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveAttribute('href', '#main');
    expect(screen.getByRole('main')).toHaveAttribute('id', 'main');
  });
});

describe('the balance', () => {
  it('takes the coins that a round has paid, and tells so', async () => {
    renderShell();
    act(() => flyCoins(screen.getByRole('main'), 9));
    expect(await screen.findByText('Your balance: 2,489 coins')).toBeInTheDocument();
    const figure = document.querySelector('.rail .coin-amount span[aria-hidden]');
    await waitFor(() => expect(figure).toHaveTextContent('2,489'));
  });
});

describe('the phone menu', () => {
  it('shows who is signed in, all entries, the communities and the way out [S2.026]', async () => {
    const onLogout = jest.fn();
    renderShell({ onLogout });
    const menu = await openMenu();
    expect(within(menu).getByText('Zorblax')).toBeInTheDocument();
    expect(within(within(menu).getByRole('navigation')).getAllByRole('link')).toHaveLength(ALL.length);
    expect(within(menu).getAllByRole('link', { name: /opens in a new tab/ })).toHaveLength(3);
    await userEvent.click(within(menu).getByRole('button', { name: 'Log Out' }));
    expect(onLogout).toHaveBeenCalledTimes(1);
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

  it('closes when an entry is chosen', async () => {
    renderShell();
    const menu = await openMenu();
    await userEvent.click(within(menu).getByRole('link', { name: 'Store' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
