import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { usersApi, anAdminUser, USERS, usersReply } from '../../../../test/fixtures/admin-users-data';
import { laterReply, problem } from '../../../../test/support/fake-api';
import type { FakeAnswer, FakeApi } from '../../../../test/support/fake-api';
import { renderApp } from '../../../../test/support/render-app';
import type { TestApp } from '../../../../test/support/render-app';
import '../../../app/require-admin';
import '../admin.screen';
import './coins.tab';

const CHANGE = 'POST /api/admin/users/4/coins';

async function open(
  answers: Record<string, FakeAnswer> = {},
  query = '&user=4',
): Promise<{ api: FakeApi; app: TestApp }> {
  const api = usersApi(answers);
  const app = renderApp(`/admin?tab=coins${query}`);
  await screen.findByRole('heading', { name: 'Modify User Coins' });
  if (query !== '') await waitFor(() => expect(picker()).toHaveValue('Kessel (340 coins)'));
  return { api, app };
}

const picker = () => screen.getByRole('combobox', { name: 'Select User' });
const amount = () => screen.getByRole('spinbutton', { name: 'Coins Amount' });
const update = () => screen.getByRole('button', { name: 'Update Coins' });

describe('choosing a user', () => {
  it('looks names up as they are typed, and takes one by the keyboard [S2.134, S2.135]', async () => {
    const { api, app } = await open({}, '');
    expect(update()).toBeDisabled();
    await app.person.type(picker(), 'k');
    const list = within(await screen.findByRole('listbox', { name: 'Users' }));
    expect(list.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'Zorblax (2,480 coins)',
      'Nova_Quill (9,115 coins)',
      'Kessel (340 coins)',
    ]);
    expect(api.callsOf('GET /api/admin/users').at(-1)?.search).toContain('search=k');
    await waitFor(() => expect(screen.getByRole('listbox')).toHaveAttribute('aria-busy', 'false'));
    await app.person.keyboard('{ArrowUp}{Enter}');
    expect(app.path()).toBe('/admin?tab=coins&user=4');
    await waitFor(() => expect(picker()).toHaveValue('Kessel (340 coins)'));
    expect(update()).toBeEnabled();
  });

  it('takes one by the pointer, and says when there is nobody', async () => {
    const { api, app } = await open({}, '');
    await app.person.click(picker());
    await app.person.click(await screen.findByRole('option', { name: 'Kessel (340 coins)' }));
    await waitFor(() => expect(picker()).toHaveValue('Kessel (340 coins)'));
    api.answer('GET /api/admin/users', usersReply([]));
    await app.person.click(picker());
    await app.person.type(picker(), 'zz');
    expect(await screen.findByText('No users found')).toBeVisible();
    await app.person.keyboard('{Escape}');
    expect(picker()).toHaveValue('Kessel (340 coins)');
  });
});

describe('the list of users to choose from', () => {
  const crowd = (from: number) =>
    Array.from({ length: 100 }, (_, index) =>
      anAdminUser({ id: from + index, username: `crowd-${from + index}` }),
    );
  const Link = '</api/admin/users?cursor=after-1099>; rel="next"';

  it.each([
    ['scrolled', () => fireEvent.scroll(screen.getByRole('listbox', { name: 'Users' }))],
    ['walked through by the keyboard', () => fireEvent.keyDown(picker(), { key: 'ArrowUp' })],
  ])('has everybody: it goes on as it is %s', async (_, move) => {
    const { api, app } = await open({ 'GET /api/admin/users': usersReply(crowd(1000), { Link }) }, '');
    await app.person.click(picker());
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(100));
    api.answer('GET /api/admin/users', usersReply(crowd(1100)));
    move();
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(200));
    expect(api.callsOf('GET /api/admin/users').at(-1)?.search).toContain('cursor=after-1099');
    move();
    await app.person.click(screen.getByText('crowd-1199 (340 coins)'));
    expect(app.path()).toBe('/admin?tab=coins&user=1199');
  });
});

describe('a name that is still looked up', () => {
  it('has nobody taken by Enter from the list of the name before', async () => {
    const { api, app } = await open({}, '');
    await app.person.click(picker());
    await screen.findByRole('option', { name: 'Zorblax (2,480 coins)' });
    const found = laterReply();
    api.answer('GET /api/admin/users', found.answer);
    await app.person.keyboard('kes{Enter}');
    expect(app.path()).toBe('/admin?tab=coins');
    expect(screen.getByRole('listbox')).toHaveAttribute('aria-busy', 'true');
    expect(screen.queryByRole('option', { selected: true })).toBeNull();
    found.send(usersReply([anAdminUser()]));
    expect(await screen.findByRole('option', { selected: true })).toHaveTextContent('Kessel (340 coins)');
    await app.person.keyboard('{Enter}');
    expect(app.path()).toBe('/admin?tab=coins&user=4');
  });
});

describe('changing coins', () => {
  it('shows what will be, sends it once, says so and begins again [S2.134, S2.135, S3.21, S4.50, S7.35]', async () => {
    const changed = laterReply();
    const { api, app } = await open({ [CHANGE]: changed.answer });
    await app.person.type(amount(), '-100');
    await app.person.type(screen.getByRole('textbox', { name: /Reason/ }), 'Double prize');
    expect(screen.getByText('240 coins')).toBeInTheDocument();
    await app.person.dblClick(update());
    expect(screen.getByRole('button', { name: 'Processing...' })).toBeVisible();
    changed.send({ status: 200, body: { userId: 4, amount: -100, coins: 240 } });
    expect(await screen.findByText('Coins Modified')).toBeVisible();
    expect(screen.getByText('User coins have been updated by -100.')).toBeVisible();
    expect(api.callsOf(CHANGE).map(({ body }) => body)).toEqual([{ amount: -100, reason: 'Double prize' }]);
    expect(api.callsOf(CHANGE)[0]?.requestKey).toMatch(/^[0-9a-f]{32}$/);
    expect(picker()).toHaveValue('');
    expect(amount()).toHaveValue(null);
    expect(update()).toBeDisabled();
    // The focus goes to the form for the next user, not to the top of the page.
    await waitFor(() => expect(screen.getByRole('form', { name: 'Modify User Coins' })).toHaveFocus());
  });

  it('says when it failed, keeps everything, and asks again under the same key where there was no answer [S8.30]', async () => {
    const { api, app } = await open({ [CHANGE]: { status: 502 } });
    await app.person.type(amount(), '25');
    await app.person.click(update());
    expect(await screen.findByText('Error Modifying Coins')).toBeVisible();
    expect(picker()).toHaveValue('Kessel (340 coins)');
    expect(amount()).toHaveValue(25);
    await app.person.click(update());
    await waitFor(() => expect(api.callsOf(CHANGE)).toHaveLength(2));
    api.answer(CHANGE, problem(409, 'coins.below_zero', 'This user does not have that many coins.'));
    await app.person.click(await screen.findByRole('button', { name: 'Update Coins' }));
    expect(await screen.findByText('This user does not have that many coins.')).toBeVisible();
    const [first, second, third] = api.callsOf(CHANGE).map(({ requestKey }) => requestKey);
    expect([second, third]).toEqual([first, first]);
    await app.person.click(await screen.findByRole('button', { name: 'Update Coins' }));
    await waitFor(() => expect(api.callsOf(CHANGE)).toHaveLength(4));
    expect(api.callsOf(CHANGE)[3]?.requestKey).not.toBe(first);
  });

  it.each([
    ['0', 'An amount of 0 changes nothing.'],
    ['', 'An amount of 0 changes nothing.'],
    ['-341', 'Kessel has 340 coins: no more than that can be taken away.'],
  ])('of %p sends nothing and says why [S5.24]', async (text, sentence) => {
    const { api, app } = await open();
    if (text !== '') await app.person.type(amount(), text);
    await app.person.click(update());
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(api.callsOf(CHANGE)).toEqual([]);
  });

  it('without a user says so when Enter is pressed [S5.23]', async () => {
    const { app } = await open({}, '');
    await app.person.type(amount(), '5');
    const form = amount().closest('form');
    form?.requestSubmit();
    expect(await screen.findByText('Please select a user.')).toBeVisible();
    expect(screen.getByText('Error')).toBeVisible();
  });
});

describe('the coins of all', () => {
  it('are shown as a histogram, in figures, and as a list of who has most [S2.136]', async () => {
    await open({
      'GET /api/admin/users': usersReply([
        anAdminUser({ id: 2, username: 'Nova_Quill', coins: 9115 }),
        ...USERS.slice(2),
      ]),
    });
    const bars = within(await screen.findByRole('list', { name: 'Users by the coins they have' }));
    expect(bars.getAllByRole('listitem')[2]).toHaveTextContent('100 to 499 coins: 402 users');
    expect(screen.getByText('19%')).toBeVisible();
    const list = within(await screen.findByRole('region', { name: 'Users and their coins' }));
    expect((await list.findAllByRole('listitem')).map(({ textContent }) => textContent)).toEqual([
      'Nova_Quill9,115',
      'Kessel340',
    ]);
    expect(list.getByRole('link', { name: 'All users' })).toHaveAttribute(
      'href',
      '/admin?tab=users&sort=coins&order=desc',
    );
  });

  it('say when they did not arrive', async () => {
    await open({ 'GET /api/admin/coins/distribution': { status: 502 } });
    expect(await screen.findByText('The coins of the users could not be loaded.')).toBeVisible();
  });
});
