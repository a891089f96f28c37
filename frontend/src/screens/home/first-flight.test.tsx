import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { aFirstFlight, aHome } from '../../../test/fixtures/home-data';
import { aRecord } from '../../../test/fixtures/profile-data';
import { aUser, fakeApi, laterReply, problem, signInBrowser } from '../../../test/support/fake-api';
import type { FakeApi } from '../../../test/support/fake-api';
import { renderApp } from '../../../test/support/render-app';
import type { TestApp } from '../../../test/support/render-app';
import type { FirstFlight, Home, User } from '../../api/types';

interface Opened {
  app: TestApp;
  api: FakeApi;
}

const newcomer = (changes: Partial<User> = {}): User =>
  aUser({ username: 'Pip_Comet', coins: 10, isOnFirstFlight: true, ...changes });

/** Opens the home screen of a new member who has taken some steps. */
async function open(
  steps: Partial<FirstFlight> = {},
  home: Partial<Home> = {},
  shown: RegExp | string = /of 3 done/,
): Promise<Opened> {
  signInBrowser();
  const api = fakeApi({
    'GET /api/user': { status: 200, body: newcomer() },
    'GET /api/home': { status: 200, body: aHome({ firstFlight: aFirstFlight(steps), ...home }) },
    'POST /api/home/first-flight/end': { status: 204 },
    'POST /api/daily-bonus': {
      status: 200,
      body: { granted: false, amount: 0, day: '2026-11-21', coins: 10 },
    },
  });
  const app = renderApp('/home');
  await screen.findByText(shown);
  return { app, api };
}

const flight = () => within(screen.getByRole('region', { name: 'First flight' }));

/** Returns the step that is marked as the present one. */
const present = () =>
  flight()
    .getAllByRole('listitem')
    .find((step) => step.ariaCurrent === 'step' || step.getAttribute('aria-current') === 'step');

const ends = (api: FakeApi) => api.callsOf('POST /api/home/first-flight/end');

describe('the first flight of a new member', () => {
  it('welcomes them aboard, and paints their alien at once with a colour that arrows choose and a press saves', async () => {
    const { app, api } = await open();
    expect(screen.getByRole('heading', { level: 1, name: 'Welcome aboard, Pip_Comet.' })).toBeVisible();
    const alien = (): string => screen.getByRole('img', { name: 'Your alien' }).innerHTML;
    const green = alien();
    await app.person.click(flight().getByRole('radio', { name: 'Purple' }));
    expect(flight().getAllByRole('radio')).toHaveLength(8);
    expect(alien()).not.toBe(green);
    const painted = newcomer({
      avatarCustomization: { color: 'purple', hat: 'none', face: 'smile', accessory: 'none' },
    });
    api.answer('POST /api/user/avatar/first-colour', { status: 200, body: painted });
    await app.person.click(flight().getByRole('button', { name: 'Wear purple' }));
    expect(await flight().findByText('Purple it is.')).toBeVisible();
    expect(flight().getByRole('heading', { name: /^Pick your colour/ })).toHaveFocus();
    expect(api.callsOf('POST /api/user/avatar/first-colour').map(({ body }) => body)).toEqual([
      { color: 'purple' },
    ]);
    expect(flight().getByRole('status')).toHaveTextContent('1 of 3 done');
    expect(present()).toHaveTextContent('Play one round');
  });

  it('shows what the server knows when the colour was chosen in another tab', async () => {
    const { app, api } = await open();
    const words = 'Your first colour is chosen.';
    api.answer('POST /api/user/avatar/first-colour', problem(409, 'avatar.first_colour_taken', words));
    api.answer('GET /api/home', {
      status: 200,
      body: aHome({ firstFlight: aFirstFlight({ colour: 'pink' }) }),
    });
    const avatarCustomization = { ...newcomer().avatarCustomization, color: 'pink' as const };
    api.answer('GET /api/user', { status: 200, body: newcomer({ avatarCustomization }) });
    await app.person.click(flight().getByRole('radio', { name: 'Purple' }));
    await app.person.click(flight().getByRole('button', { name: 'Wear purple' }));
    expect(await screen.findByText(words)).toBeVisible();
    await waitFor(() => expect(flight().getByRole('status')).toHaveTextContent('1 of 3 done'));
    expect(await flight().findByText('Pink it is.')).toBeVisible();
  });

  it('leads straight into the game of the first round, which may be the first step as well', async () => {
    await open({ hasPlayed: true }, { stats: [aRecord({ highScore: 36, totalCoins: 7 })] });
    expect(flight().getByText('Best score so far: 36.')).toBeVisible();
    expect(present()).toHaveTextContent('Pick your colour');
  });

  it.each([
    [27, 'Cool costs 50 coins: about 2 rounds to go.', 'Play a round', '/games'],
    [50, 'Cool costs 50 coins, and you have them.', 'Get it in the store', '/store?item=21'],
  ])('with %i coins shows the way to the first sticker', async (coins, words, action, href) => {
    const { app } = await open({ colour: 'green', hasPlayed: true });
    app.client.setQueryData<User>(['/api/user'], newcomer({ coins }));
    expect(await flight().findByText(words)).toBeVisible();
    expect(flight().getByRole('link', { name: action })).toHaveAttribute('href', href);
  });

  it('says beside it what is true elsewhere, and nothing more', async () => {
    const sample = aHome().upcomingEvents.filter(({ isSample }) => isSample);
    await open({}, { upcomingEvents: sample, standing: { ...aHome().standing, top: [] } });
    const night = within(screen.getByRole('region', { name: 'Meanwhile on the night side' }));
    expect(night.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Crew Cup qualifier.* Sample$/),
      expect.stringMatching(/^How coins work.* 5 points .* 10 .* 2 coins a pair .* store takes them\.$/),
    ]);
  });

  it('is gone for good when it is skipped', async () => {
    const { app, api } = await open();
    const { send, answer } = laterReply();
    api.answer('POST /api/home/first-flight/end', answer);
    await app.person.dblClick(flight().getByRole('button', { name: 'Skip' }));
    expect(await screen.findByRole('region', { name: 'Featured Games' })).toBeVisible();
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
    send({ status: 204 });
    await waitFor(() => expect(app.client.isMutating()).toBe(0));
    expect(ends(api)).toHaveLength(1);
  });

  it('stays when the third step is taken, until the member goes on to the dashboard', async () => {
    const { app, api } = await open({ colour: 'green', hasPlayed: true, hasSticker: true });
    expect(screen.getByRole('heading', { level: 1, name: 'You are crew, Pip_Comet.' })).toBeVisible();
    expect(flight().queryByRole('button', { name: 'Skip' })).toBeNull();
    expect(ends(api)).toEqual([]);
    await app.person.click(flight().getByRole('button', { name: 'Meet the squad' }));
    expect(await screen.findByRole('region', { name: 'Featured Games' })).toBeVisible();
    expect(ends(api)).toHaveLength(1);
  });
});
