import { describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { aFlaggedRound, anAdmin, anOverview } from '../../../../test/fixtures/admin-overview-data';
import { laterReply, problem } from '../../../../test/support/fake-api';
import { renderApp } from '../../../../test/support/render-app';

const card = (name: string) => within(screen.getByRole('region', { name }));

async function open(answers: Parameters<typeof anAdmin>[0] = {}) {
  const api = anAdmin(answers);
  const app = renderApp('/admin');
  await screen.findByRole('region', { name: 'Quick Actions' });
  return { api, app };
}

describe('the overview', () => {
  it('has the cards of users, coins and revenue, each with its second figure [S2.119]', async () => {
    await open();
    expect(await card('Total Users').findByText('1,284')).toBeVisible();
    expect(card('Total Users').getByText('37 online')).toBeVisible();
    expect(card('Total Coins').getByText('482,910')).toBeVisible();
    expect(card('Total Coins').getByText('9,214 transactions')).toBeVisible();
    expect(card('Store Revenue').getByText('61,450')).toBeVisible();
    expect(card('Store Revenue').getByText('20 products')).toBeVisible();
  });

  it('asks for the first five users and shows their ids and whether they are there [S2.120, S9.35]', async () => {
    const { api } = await open();
    const users = await card('Recent Users').findAllByRole('listitem');
    expect(users.map(({ textContent }) => textContent)).toEqual([
      'ZorblaxID 1Online',
      'Nova_QuillID 2Offline',
    ]);
    expect(api.callsOf('GET /api/admin/users')[0]?.search).toContain('limit=5');
  });

  it.each([
    ['Start Streaming', 'streaming'],
    ['Manage Users', 'users'],
    ['Modify Coins', 'coins'],
    ['Store Items', 'store'],
  ])('leads by %s to the tab %s [S2.121]', async (label, tab) => {
    const { app } = await open();
    await app.person.click(card('Quick Actions').getByRole('link', { name: label }));
    expect(app.path()).toBe(`/admin?tab=${tab}`);
  });

  it('tells the coins of each day as a table, and of one day by the arrow keys', async () => {
    const { app } = await open();
    const chart = await screen.findByRole('slider', { name: 'Coins earned and spent, day' });
    const table = screen.getByRole('table', { name: 'Coins earned and spent' });
    expect(within(table).getAllByRole('row').at(-1)).toHaveTextContent('May 04200150');
    act(() => chart.focus());
    await app.person.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(chart).toHaveAttribute('aria-valuetext', 'May 02: Earned 198, Spent 148');
    await app.person.keyboard('{Home}');
    expect(chart).toHaveAttribute('aria-valuetext', 'Apr 05: Earned 171, Spent 121');
    await app.person.keyboard('{ArrowLeft}{End}');
    expect(chart).toHaveAttribute('aria-valuetext', 'May 04: Earned 200, Spent 150');
  });

  it('shares coins out by source, with their sums, the net and the median', async () => {
    await open();
    const earned = await card('Economy').findByRole('list', { name: 'Earned, by source' });
    expect(earned).toHaveTextContent('Games71%Daily29%');
    expect(card('Economy').getByText('+1,000')).toBeVisible();
    expect(card('Economy').getByText('−400')).toBeVisible();
    expect(card('Economy').getByText('+600')).toBeVisible();
    expect(card('Economy').getByText('240')).toBeVisible();
    expect(card('Rounds').getByText('Copied inputs').nextElementSibling).toHaveTextContent('17');
  });

  it('says so where nothing has happened yet', async () => {
    const nothing = { activeMembers: 0, rounds: 0, refusedRounds: 0, earned: 0, spent: 0 };
    const days = anOverview().days.map((day) => ({ ...day, ...nothing }));
    const quiet = anOverview({ days, earnedBySource: [], spentBySource: [], refusals: [] });
    await open({
      'GET /api/admin/overview': { status: 200, body: quiet },
      'GET /api/admin/rounds': { status: 200, body: [] },
    });
    expect(await card('Economy').findAllByText('No coins in these days.')).toHaveLength(2);
    expect(card('Coins earned and spent').getByText('No coins moved in these days.')).toBeVisible();
    expect(card('Active members').getByText('Nobody has played in these days.')).toBeVisible();
    expect(card('Rounds').getByText('No round was refused in these days.')).toBeVisible();
    expect(card('Flagged rounds').getByText('No flagged rounds')).toBeVisible();
  });

  it('says what did not arrive, part by part, and asks again', async () => {
    const { api, app } = await open({ 'GET /api/admin/overview': { status: 502 } });
    const part = card('Economy');
    expect(await part.findByRole('alert')).toHaveTextContent('This could not be loaded.');
    expect(card('Total Users').getByText('1,284')).toBeVisible();
    api.answer('GET /api/admin/overview', { status: 200, body: anOverview() });
    await app.person.click(part.getByRole('button', { name: 'Try again' }));
    expect(await part.findByText('+1,000')).toBeVisible();
  });

  it('asks again for everything when nothing arrived', async () => {
    const api = anAdmin({
      'GET /api/admin/overview': { status: 502 },
      'GET /api/admin/stats': { status: 502 },
    });
    const app = renderApp('/admin');
    expect(await screen.findByText('The overview could not be loaded.')).toBeVisible();
    api.answer('GET /api/admin/overview', { status: 200, body: anOverview() });
    await app.person.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await card('Economy').findByText('+1,000')).toBeVisible();
  });
});

describe('a flagged round', () => {
  const VOID = 'POST /api/admin/rounds/round-1/void';

  async function ask(answers: Parameters<typeof anAdmin>[0] = {}) {
    const opened = await open(answers);
    const name = 'Void the round of Kessel in Alien Clicker';
    await opened.app.person.click(await screen.findByRole('button', { name }));
    return { ...opened, dialog: within(await screen.findByRole('dialog', { name: 'Void this round?' })) };
  }

  it('says why it is flagged', async () => {
    await open();
    expect(await card('Flagged rounds').findByText('Machine rhythm')).toBeVisible();
  });

  it('of one point and one coin says so', async () => {
    const round = aFlaggedRound({ score: 1, coins: 1 });
    const { app, dialog } = await ask({
      'GET /api/admin/rounds': { status: 200, body: [round] },
      [VOID]: { status: 200, body: { ...round, status: 'voided', coinsMissing: 0 } },
    });
    expect(screen.getByText('1 point, 1 coin')).toBeInTheDocument();
    expect(dialog.getByText(/^Kessel loses the 1 coin of this round/)).toBeVisible();
    await app.person.type(dialog.getByRole('textbox', { name: 'Reason' }), 'A script{Enter}');
    expect(await screen.findByText('1 coin was taken back from Kessel.')).toBeVisible();
  });

  it('is voided after a question, with a reason, once, and the overview is asked for again', async () => {
    const later = laterReply();
    const { api, app, dialog } = await ask({ [VOID]: later.answer });
    await app.person.click(dialog.getByRole('button', { name: 'Void Round' }));
    expect(dialog.getByRole('textbox', { name: 'Reason' })).toHaveAccessibleDescription(
      expect.stringContaining('Say why the round is voided.'),
    );
    expect(api.callsOf(VOID)).toHaveLength(0);
    await app.person.type(dialog.getByRole('textbox', { name: 'Reason' }), ' A script played it {Enter}');
    await app.person.click(dialog.getByRole('button', { name: 'Voiding...' }));
    expect(api.callsOf(VOID).map(({ body }) => body)).toEqual([{ reason: 'A script played it' }]);
    const voided = aFlaggedRound({ status: 'voided', voidedBy: 'Zorblax', voidReason: 'A script played it' });
    api.answer('GET /api/admin/rounds', { status: 200, body: [voided] });
    later.send({ status: 200, body: { ...voided, coinsMissing: 3 } });
    expect(await screen.findByText('Round Voided')).toBeVisible();
    expect(
      screen.getByText('20 coins were taken back from Kessel. 3 were spent already and are noted.'),
    ).toBeVisible();
    expect(await card('Flagged rounds').findByText('Voided')).toBeVisible();
    expect(card('Flagged rounds').getByRole('listitem')).toHaveFocus();
    expect(api.callsOf('GET /api/admin/stats').length).toBeGreaterThan(1);
  });

  it('that can not be voided leaves the question and the reason where they are', async () => {
    const refused = problem(409, 'rounds.not_proven', 'Only a proven round can be voided.');
    const { app, dialog } = await ask({ [VOID]: refused });
    await app.person.type(dialog.getByRole('textbox', { name: 'Reason' }), 'A script{Enter}');
    expect(await screen.findByText('Error Voiding Round')).toBeVisible();
    expect(screen.getByText('Only a proven round can be voided.')).toBeVisible();
    expect(dialog.getByRole('textbox', { name: 'Reason' })).toHaveValue('A script');
  });

  it('stays as it is when the admin thinks better of it', async () => {
    const { api, app, dialog } = await ask();
    await app.person.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(api.callsOf(VOID)).toHaveLength(0);
  });

  it('from earlier comes on the next page, after a failure by the same button', async () => {
    const { api, app } = await open({
      'GET /api/admin/rounds': {
        status: 200,
        body: [aFlaggedRound()],
        headers: { Link: '</api/admin/rounds?flagged=true&limit=5&before=round-1>; rel="next"' },
      },
    });
    const earlier = await screen.findByRole('button', { name: 'Earlier rounds' });
    api.answer('GET /api/admin/rounds', { status: 503 });
    await app.person.click(earlier);
    const failure = await card('Flagged rounds').findByRole('alert');
    expect(failure).toHaveTextContent('Earlier rounds could not be loaded.');
    expect(card('Flagged rounds').getByText('Kessel')).toBeVisible();
    const halley = aFlaggedRound({ round: 'round-0', username: 'Halley' });
    api.answer('GET /api/admin/rounds', { status: 200, body: [halley] });
    await app.person.click(earlier);
    expect(await card('Flagged rounds').findByText('Halley')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Earlier rounds' })).toBeNull();
  });
});
