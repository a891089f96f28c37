import { describe, expect, it } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { aUser, fakeApi, laterReply, problem } from '../../../test/support/fake-api';
import { renderApp } from '../../../test/support/render-app';
import type { TestApp } from '../../../test/support/render-app';

const refusal = problem(401, 'auth.bad_credentials', 'Please check your username and password');

const button = (name: string) => screen.getByRole('button', { name });

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
  await app.person.type(screen.getByLabelText('Choose Alien ID'), username);
  await app.person.type(screen.getByLabelText('Create Password'), 'secret7');
  await app.person.type(screen.getByLabelText('Confirm Password'), 'secret7');
}

async function refusedLogin(): Promise<TestApp> {
  fakeApi({ 'POST /api/login': refusal });
  const app = renderApp('/auth');
  await fillInLogin(app);
  await app.person.click(button('Access Portal'));
  await screen.findByText('Login failed');
  return app;
}

describe('a double click', () => {
  it('on Access Portal logs in once', async () => {
    const api = fakeApi({ 'POST /api/login': { status: 200, body: aUser() } });
    const app = renderApp('/auth');
    await fillInLogin(app);
    await clickTwice(button('Access Portal'));
    await screen.findByText('Login successful');
    expect(api.callsOf('POST /api/login')).toHaveLength(1);
  });

  it('on Join The Invasion registers once, and nobody is told that their own name is taken', async () => {
    const first = { status: 201, body: aUser() };
    const taken = problem(409, 'auth.username_taken', 'Please try a different username');
    const replies = [first, taken];
    const api = fakeApi({ 'POST /api/register': () => replies.shift() ?? taken });
    const app = renderApp('/auth');
    await fillInRegistration(app);
    await clickTwice(button('Join The Invasion'));
    await waitFor(() => expect(app.path()).toBe('/'));
    expect(await screen.findByText('Registration successful')).toBeVisible();
    expect(api.callsOf('POST /api/register')).toHaveLength(1);
  });

  it('leaves the next attempt free', async () => {
    const app = await refusedLogin();
    const api = fakeApi({ 'POST /api/login': { status: 200, body: aUser() } });
    await app.person.click(button('Access Portal'));
    await screen.findByText('Login successful');
    expect(api.callsOf('POST /api/login')).toHaveLength(1);
  });
});

describe('a failed attempt', () => {
  it('puts the sentence about wrong credentials under the password too', async () => {
    await refusedLogin();
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(
      'Please check your username and password',
    );
    expect(screen.getByLabelText('Password')).toHaveFocus();
  });

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

  it('is no longer announced once the other tab is chosen', async () => {
    const app = await refusedLogin();
    await app.person.click(screen.getByRole('tab', { name: 'Register' }));
    expect(screen.queryByText('Login failed')).toBeNull();
  });

  it('is no longer announced once the next one begins', async () => {
    const app = await refusedLogin();
    const next = laterReply();
    fakeApi({ 'POST /api/login': next.answer });
    await app.person.click(button('Access Portal'));
    expect(await screen.findByRole('button', { name: 'Accessing Portal...' })).toBeVisible();
    expect(screen.queryByText('Login failed')).toBeNull();
    next.send(refusal);
    expect(await screen.findByText('Login failed')).toBeVisible();
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
    expect(screen.getByLabelText('Choose Alien ID')).toHaveAccessibleDescription(sentence);
    expect(api.calls).toEqual([]);
  });

  it('of 24 letters, digits, _ and - is sent', async () => {
    const name = `Zor_blax-${'7'.repeat(15)}`;
    const api = fakeApi({ 'POST /api/register': { status: 201, body: aUser({ username: name }) } });
    const app = renderApp('/auth');
    await fillInRegistration(app, name);
    await app.person.click(button('Join The Invasion'));
    await waitFor(() =>
      expect(api.callsOf('POST /api/register')[0]?.body).toEqual({ username: name, password: 'secret7' }),
    );
  });
});
