import { describe, expect, it } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { anAdminUser, USERS, usersApi, usersReply } from '../../../../test/fixtures/admin-users-data';
import { laterReply, problem } from '../../../../test/support/fake-api';
import type { FakeAnswer, FakeApi } from '../../../../test/support/fake-api';
import { renderApp } from '../../../../test/support/render-app';
import type { TestApp } from '../../../../test/support/render-app';
import '../../../app/require-admin';
import '../admin.screen';
import '../users/users.tab';
import './coins.tab';

const CHANGE = 'POST /api/admin/users/4/coins';
const KESSEL = 'GET /api/admin/users/4';
const DONE = { status: 200, body: { userId: 4, amount: 5, coins: 345 } };

const picker = () => screen.getByRole('combobox', { name: 'Select User' });
const amount = () => screen.getByRole('spinbutton', { name: 'Coins Amount' });
const reason = () => screen.getByRole('textbox', { name: /Reason/ });
const update = () => screen.getByRole('button', { name: 'Update Coins' });

async function open(answers: Record<string, FakeAnswer>): Promise<{ api: FakeApi; app: TestApp }> {
  const api = usersApi(answers);
  const app = renderApp('/admin?tab=coins&user=4');
  await screen.findByRole('heading', { name: 'Modify User Coins' });
  return { api, app };
}

/** Opens the form with Kessel chosen and an amount typed. */
async function openWith(text: string, answers: Record<string, FakeAnswer>) {
  const opened = await open(answers);
  await waitFor(() => expect(picker()).toHaveValue('Kessel (340 coins)'));
  await opened.app.person.type(amount(), text);
  return opened;
}

describe('a change of coins that is answered late', () => {
  it('leaves whoever has gone to another tab where they are', async () => {
    const changed = laterReply();
    const { app } = await openWith('5', { [CHANGE]: changed.answer });
    await app.person.click(update());
    await app.person.click(screen.getByRole('tab', { name: 'Users' }));
    await screen.findByRole('heading', { name: 'All Users' });
    changed.send(DONE);
    expect(await screen.findByText('Coins Modified')).toBeVisible();
    expect(app.path()).toBe('/admin?tab=users');
  });

  it('leaves whoever has gone to another page where they are', async () => {
    const changed = laterReply();
    const { app } = await openWith('5', { [CHANGE]: changed.answer });
    await app.person.click(update());
    await act(() => app.goTo('/network'));
    changed.send(DONE);
    expect(await screen.findByText('Coins Modified')).toBeVisible();
    expect(app.path()).toBe('/network');
  });

  it('keeps whoever is chosen meanwhile, and what is typed for them', async () => {
    const changed = laterReply();
    const { app } = await openWith('5', {
      [CHANGE]: changed.answer,
      'GET /api/admin/users/2': { status: 200, body: USERS[1] },
    });
    await app.person.click(update());
    await app.person.click(picker());
    await app.person.click(await screen.findByRole('option', { name: 'Nova_Quill (9,115 coins)' }));
    await app.person.type(reason(), 'Contest');
    changed.send(DONE);
    expect(await screen.findByText('Coins Modified')).toBeVisible();
    await waitFor(() => expect(update()).toBeEnabled());
    expect(app.path()).toBe('/admin?tab=coins&user=2');
    expect(amount()).toHaveValue(5);
    expect(reason()).toHaveValue('Contest');
    expect(reason()).toHaveFocus();
  });

  it('keeps what is typed meanwhile, and the focus where it is', async () => {
    const changed = laterReply();
    const { app } = await openWith('5', { [CHANGE]: changed.answer });
    await app.person.click(update());
    await app.person.type(reason(), 'For whoever is next');
    changed.send(DONE);
    await waitFor(() => expect(amount()).toHaveValue(null));
    await waitFor(() => expect(picker()).toHaveValue(''));
    expect(reason()).toHaveValue('For whoever is next');
    expect(reason()).toHaveFocus();
  });
});

describe('a change of coins that is not decided', () => {
  it.each([
    [401, 'auth.wrong_password'],
    [403, 'auth.forbidden'],
    [429, 'request.too_many'],
  ])('because of a %i is asked for again under its key', async (status, code) => {
    const { api, app } = await openWith('5', { [CHANGE]: { status: 502 } });
    const send = async (answer: FakeAnswer): Promise<string | null | undefined> => {
      const calls = api.callsOf(CHANGE).length;
      api.answer(CHANGE, answer);
      await app.person.click(await screen.findByRole('button', { name: 'Update Coins' }));
      await waitFor(() => expect(api.callsOf(CHANGE)).toHaveLength(calls + 1));
      return api.callsOf(CHANGE)[calls]?.requestKey;
    };
    const first = await send({ status: 502 });
    expect(await send(problem(status, code, 'Not now.'))).toBe(first);
    expect(await send(DONE)).toBe(first);
  });

  it('is asked for again although so many coins are not there any more', async () => {
    const { api, app } = await openWith('-300', { [CHANGE]: { status: 502 } });
    api.answer(KESSEL, { status: 200, body: anAdminUser({ coins: 40 }) });
    await app.person.click(update());
    await waitFor(() => expect(picker()).toHaveValue('Kessel (40 coins)'));
    api.answer(CHANGE, DONE);
    await app.person.click(await screen.findByRole('button', { name: 'Update Coins' }));
    expect(await screen.findByText('Coins Modified')).toBeVisible();
    const [first, second] = api.callsOf(CHANGE).map(({ requestKey }) => requestKey);
    expect(second).toBe(first);
  });
});

describe('the balance of the chosen user', () => {
  it('is asked for before it stands in the way', async () => {
    const { api, app } = await openWith('-500', { [CHANGE]: DONE });
    api.answer(KESSEL, { status: 200, body: anAdminUser({ coins: 900 }) });
    await app.person.click(update());
    expect(await screen.findByText('Coins Modified')).toBeVisible();
    expect(api.callsOf(CHANGE).map(({ body }) => body)).toEqual([{ amount: -500 }]);
  });

  it('is decided by the server where it cannot be asked for', async () => {
    const { api, app } = await openWith('-500', {
      [CHANGE]: problem(409, 'coins.below_zero', 'This user does not have that many coins.'),
    });
    api.answer(KESSEL, { status: 503 });
    await app.person.click(update());
    expect(await screen.findByText('This user does not have that many coins.')).toBeVisible();
  });

  it('is the one of the row that was taken, and of the server after it', async () => {
    const { api, app } = await openWith('5', {
      'GET /api/admin/users': usersReply([anAdminUser({ coins: 900 })]),
    });
    const balance = laterReply();
    api.answer(KESSEL, balance.answer);
    await app.person.click(picker());
    await app.person.click(await screen.findByRole('option', { name: 'Kessel (900 coins)' }));
    expect(picker()).toHaveValue('Kessel (900 coins)');
    expect(screen.getByText('905 coins')).toBeInTheDocument();
    balance.send({ status: 200, body: anAdminUser({ coins: 950 }) });
    await waitFor(() => expect(picker()).toHaveValue('Kessel (950 coins)'));
  });

  it('is said to be an old one when it could not be loaded again', async () => {
    const { api, app } = await openWith('5', {});
    api.answer(KESSEL, { status: 503 });
    await app.person.click(picker());
    await app.person.click(await screen.findByRole('option', { name: 'Kessel (340 coins)' }));
    expect(await screen.findByText(/^The balance of Kessel may be an old one/)).toBeVisible();
    expect(update()).toBeEnabled();
  });

  it('can be asked for again when the user did not arrive', async () => {
    const { api, app } = await open({ [KESSEL]: { status: 503 } });
    expect(await screen.findByText('The chosen user could not be loaded.')).toBeVisible();
    expect(update()).toBeDisabled();
    api.answer(KESSEL, { status: 200, body: anAdminUser() });
    await app.person.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(picker()).toHaveValue('Kessel (340 coins)'));
    expect(screen.queryByText('The chosen user could not be loaded.')).toBeNull();
  });

  it("is nobody's when the account is closed", async () => {
    await open({ [KESSEL]: problem(404, 'users.unknown', 'There is no such user.') });
    expect(
      await screen.findByText('There is no such user any more. Please choose another one.'),
    ).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  });
});
