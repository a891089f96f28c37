import { describe, expect, it } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { aUser, fakeApi, laterReply, problem } from '../../../test/support/fake-api';
import { renderApp } from '../../../test/support/render-app';
import type { TestApp } from '../../../test/support/render-app';

async function fillIn(app: TestApp, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    await app.person.type(await screen.findByLabelText(label), value);
  }
}

async function openRegister(): Promise<TestApp> {
  const app = renderApp('/auth#register');
  await screen.findByLabelText('Choose Alien ID');
  return app;
}

const button = (name: string) => screen.getByRole('button', { name });

describe('the sign-in and register page', () => {
  it('opens on Log In with the texts of §2 and asks the server nothing [S1.04, S1.17, S1.19, S2.004, S2.027, S2.028, S4.06, S6.03]', async () => {
    const api = fakeApi();
    renderApp('/auth');
    expect(await screen.findByRole('tab', { name: 'Log In', selected: true })).toBeVisible();
    expect(screen.getByLabelText('Alien ID')).toHaveAttribute('autocomplete', 'username');
    expect(screen.getByLabelText('Password')).toHaveAttribute('autocomplete', 'current-password');
    expect(button('Access Portal')).toBeVisible();
    for (const offer of ['Games', 'Coins earned by winning', 'Offline play']) {
      expect(screen.getByText(offer)).toBeVisible();
    }
    expect(api.calls).toEqual([]);
  });

  it.each([
    ['Register', '', 'in which nobody was ever signed in'],
    ['Log In', 'signed_in=0', 'in which somebody was signed in'],
  ])('opens on %s for a visitor from a protected page in a browser %3$s', async (tab, cookie) => {
    fakeApi();
    if (cookie) document.cookie = `${cookie}; Path=/`;
    const app = renderApp('/games/alien-clicker');
    expect(await screen.findByRole('tab', { name: tab, selected: true })).toBeVisible();
    expect(app.path()).toMatch(/^\/auth/);
  });

  it('switches to Register with its three fields [S2.027, S2.030, S4.06]', async () => {
    fakeApi();
    const app = renderApp('/auth');
    await app.person.click(await screen.findByRole('tab', { name: 'Register' }));
    await screen.findByLabelText('Choose Alien ID');
    for (const label of ['Choose Alien ID', 'Create Password', 'Confirm Password']) {
      expect(screen.getByLabelText(label)).toBeVisible();
    }
    expect(button('Join The Invasion')).toBeVisible();
  });

  it('tells too short entries under their fields and sends nothing [S5.01, S5.02]', async () => {
    const api = fakeApi();
    const app = renderApp('/auth');
    await fillIn(app, { 'Alien ID': 'zo', Password: 'abcde' });
    await app.person.click(button('Access Portal'));
    await screen.findByText('Username must be at least 3 characters');
    expect(screen.getByLabelText('Alien ID')).toHaveAccessibleDescription(
      'Username must be at least 3 characters',
    );
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(
      'Password must be at least 6 characters',
    );
    expect(screen.getByLabelText('Alien ID')).toHaveFocus();
    expect(api.calls).toEqual([]);
  });

  it('asks for the same entries when registering, and for the password twice [S5.03, S5.04]', async () => {
    const api = fakeApi();
    const app = await openRegister();
    await app.person.click(button('Join The Invasion'));
    expect(await screen.findByText('Username must be at least 3 characters')).toBeVisible();
    expect(screen.getByText('Password must be at least 6 characters')).toBeVisible();
    await fillIn(app, {
      'Choose Alien ID': 'zorblax',
      'Create Password': 'secret7',
      'Confirm Password': 'secret8',
    });
    await app.person.click(button('Join The Invasion'));
    await screen.findByText("Passwords don't match");
    expect(screen.getByLabelText('Confirm Password')).toHaveAccessibleDescription("Passwords don't match");
    expect(api.callsOf('POST /api/register')).toEqual([]);
  });

  it('says Accessing Portal... while it waits and sends one request however often it is pressed [S2.029, S4.07, S7.01]', async () => {
    const login = laterReply();
    const api = fakeApi({ 'POST /api/login': login.answer });
    const app = renderApp('/auth');
    await fillIn(app, { 'Alien ID': 'zorblax', Password: 'secret7' });
    await app.person.click(button('Access Portal'));
    await app.person.click(await screen.findByRole('button', { name: 'Accessing Portal...' }));
    await app.person.type(screen.getByLabelText('Password'), '{Enter}');
    expect(api.callsOf('POST /api/login')).toEqual([
      {
        route: 'POST /api/login',
        search: '',
        body: { username: 'zorblax', password: 'secret7' },
        credentials: 'include',
        contentType: 'application/json',
        requestKey: null,
      },
    ]);
    login.send({ status: 200, body: aUser() });
    expect(await screen.findByText('Login successful')).toBeVisible();
  });

  it('registers without the repeated password, says Establishing Connection..., and goes home [S2.031, S4.07, S5.05]', async () => {
    const register = laterReply();
    const api = fakeApi({ 'POST /api/register': register.answer });
    const app = await openRegister();
    await fillIn(app, {
      'Choose Alien ID': 'zorblax',
      'Create Password': 'secret7',
      'Confirm Password': 'secret7',
    });
    await app.person.click(button('Join The Invasion'));
    expect(await screen.findByRole('button', { name: 'Establishing Connection...' })).toBeVisible();
    expect(api.callsOf('POST /api/register')[0]?.body).toEqual({ username: 'zorblax', password: 'secret7' });
    register.send({ status: 201, body: aUser() });
    expect(await screen.findByText('Registration successful')).toBeVisible();
    expect(screen.getByText(/Welcome.*zorblax/)).toBeVisible();
    await waitFor(() => expect(app.path()).toBe('/home'));
  });

  it('says under the password that others would try it first', async () => {
    const sentence = 'A common password is too easy to guess: add an uncommon word or two.';
    fakeApi({
      'POST /api/register': problem(400, 'auth.weak_password', sentence, { password: [sentence] }),
    });
    const app = await openRegister();
    await fillIn(app, {
      'Choose Alien ID': 'zorblax',
      'Create Password': 'password1',
      'Confirm Password': 'password1',
    });
    await app.person.click(button('Join The Invasion'));
    expect(await screen.findByText('Registration failed')).toBeVisible();
    expect(screen.getByLabelText('Create Password')).toHaveAccessibleDescription(
      `${sentence} At least 6 characters, hard to guess`,
    );
  });
});

const NAME_CHECK = 'GET /api/register/name';

describe('a new name', () => {
  it('is checked once typing pauses, and only if it keeps the rules, which stand beside it', async () => {
    const api = fakeApi({ [NAME_CHECK]: { status: 200, body: { isFree: true } } });
    const app = await openRegister();
    const field = screen.getByLabelText('Choose Alien ID');
    expect(field).toHaveAccessibleDescription('3 to 24 letters, digits, _ or -');
    await app.person.type(field, 'Pip_Comet');
    expect(await screen.findByText('Pip_Comet is free.')).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('Pip_Comet is free.');
    expect(api.callsOf(NAME_CHECK).map(({ search }) => search)).toEqual(['?username=Pip_Comet']);
    api.answer(NAME_CHECK, { status: 200, body: { isFree: false } });
    await app.person.type(field, '2');
    expect(screen.queryByText('Pip_Comet is free.')).toBeNull();
    expect(await screen.findByText('Pip_Comet2 is taken.')).toBeVisible();
  });

  it('that was taken meanwhile is not called free', async () => {
    const taken = 'That name is taken.';
    fakeApi({
      [NAME_CHECK]: { status: 200, body: { isFree: true } },
      'POST /api/register': problem(409, 'auth.username_taken', taken, { username: [taken] }),
    });
    const app = renderApp('/auth');
    await fillInRegistration(app);
    await screen.findByText(/ is free\.$/);
    await app.person.click(button('Join The Invasion'));
    await waitFor(() => expect(screen.getByLabelText('Choose Alien ID')).toBeInvalid());
    expect(screen.queryByText(/ is free\.$/)).toBeNull();
  });

  it('is told nothing of while the server does not say', async () => {
    const api = fakeApi({ [NAME_CHECK]: problem(429, 'request.too_many', 'Too many requests.') });
    const app = await openRegister();
    await app.person.type(screen.getByLabelText('Choose Alien ID'), 'Pip_Comet');
    await waitFor(() => expect(api.callsOf(NAME_CHECK)).toHaveLength(1));
    expect(screen.getByLabelText('Choose Alien ID')).toHaveAccessibleDescription(
      '3 to 24 letters, digits, _ or -',
    );
    expect(screen.queryByText('Too many requests.')).toBeNull();
  });
});

describe('the reason for coming', () => {
  it.each([
    ['/friends', 'Log in or register to see your friends: who is online and what they write.'],
    ['/games/alien-clicker', 'Log in or register to play. Your scores are kept and pay coins.'],
  ])('%s is told, and registering leads there', async (path, reason) => {
    fakeApi({ 'POST /api/register': { status: 201, body: aUser() } });
    const app = renderApp(path);
    expect(await screen.findByText(reason)).toBeVisible();
    await fillInRegistration(app);
    await app.person.click(button('Join The Invasion'));
    await waitFor(() => expect(app.path()).toBe(path));
  });
});

/** Clicks twice before React can render in between. */
const clickTwice = async (target: HTMLElement) => {
  await act(async () => {
    target.click();
    target.click();
    await Promise.resolve();
  });
};

async function fillInLogin(app: TestApp, username = 'zorblax'): Promise<void> {
  await app.person.type(await screen.findByLabelText('Alien ID'), username);
  await app.person.type(screen.getByLabelText('Password'), 'secret7');
}

async function fillInRegistration(app: TestApp, username = 'zorblax'): Promise<void> {
  await app.person.click(await screen.findByRole('tab', { name: 'Register' }));
  await app.person.type(await screen.findByLabelText('Choose Alien ID'), username);
  await app.person.type(screen.getByLabelText('Create Password'), 'secret7');
  await app.person.type(screen.getByLabelText('Confirm Password'), 'secret7');
}

describe('a double click', () => {
  it('on Join The Invasion registers once, and nobody is told that their own name is taken', async () => {
    const first = { status: 201, body: aUser() };
    const taken = problem(409, 'auth.username_taken', 'Please try a different username');
    const replies = [first, taken];
    const api = fakeApi({ 'POST /api/register': () => replies.shift() ?? taken });
    const app = renderApp('/auth');
    await fillInRegistration(app);
    await clickTwice(button('Join The Invasion'));
    await waitFor(() => expect(app.path()).toBe('/home'));
    expect(await screen.findByText('Registration successful')).toBeVisible();
    expect(api.callsOf('POST /api/register')).toHaveLength(1);
  });
});

describe('a failed attempt', () => {
  it.each([
    ['Access Portal', 'POST /api/login', 'Login failed. Please check your credentials.'],
    ['Join The Invasion', 'POST /api/register', 'Registration failed. Please try a different username.'],
  ])(
    'by %s without a network says so beside the form, and no longer once the server answers',
    async (name, route, toast) => {
      const sentence = 'Your network or the server is away, so nothing was checked.';
      const api = fakeApi({ [route]: () => Promise.reject(new TypeError('Failed to fetch')) });
      const app = renderApp('/auth');
      await (name === 'Access Portal' ? fillInLogin(app) : fillInRegistration(app));
      await app.person.click(button(name));
      expect(await screen.findByText(sentence)).toBeVisible();
      expect(await screen.findByText(toast)).toBeVisible();
      api.answer(route, problem(401, 'auth.bad_credentials', 'Please check your username and password'));
      await app.person.click(button(name));
      await waitFor(() => expect(screen.queryByText(sentence)).toBeNull());
    },
  );

  it('after too many says how long to wait, under the password too', async () => {
    const sentence = 'Too many wrong passwords. Please try again in 4 minutes.';
    fakeApi({ 'POST /api/login': problem(429, 'request.too_many', sentence, { password: [sentence] }) });
    const app = renderApp('/auth');
    await fillInLogin(app);
    await app.person.click(button('Access Portal'));
    await screen.findByText('Login failed');
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(sentence);
    expect(screen.getAllByText(sentence)).toHaveLength(2);
  });
});

describe('a name', () => {
  it.each([
    ['zo', 'Username must be at least 3 characters'],
    ['ö', 'Username must be at least 3 characters'],
    ['z'.repeat(25), 'Use at most 24 characters'],
    ['zor blax', 'Use only letters, digits, _ and -'],
    ['zörblax', 'Use only letters, digits, _ and -'],
  ])('such as %s is refused under its field, and nothing is sent', async (name, sentence) => {
    const api = fakeApi();
    const app = renderApp('/auth');
    await fillInRegistration(app, name);
    await app.person.click(button('Join The Invasion'));
    await screen.findByText(sentence);
    expect(screen.getByLabelText('Choose Alien ID')).toHaveAccessibleDescription(
      `${sentence} 3 to 24 letters, digits, _ or -`,
    );
    expect(api.calls).toEqual([]);
  });
});
