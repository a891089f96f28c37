import { describe, expect, it } from '@jest/globals';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createQueryClient } from '../../../api/query-client';
import type { AuditLine } from '../../../api/types';
import { fakeApi } from '../../../../test/support/fake-api';
import type { FakeAnswer, FakeApi } from '../../../../test/support/fake-api';
import { AuditLog } from './audit-log';

const AUDIT = 'GET /api/admin/audit';

const LINE: AuditLine = {
  id: 31,
  adminId: 1,
  admin: 'Zorblax',
  action: 'users.coins_changed',
  targetType: 'user',
  targetId: '4',
  aboutUserId: 4,
  about: 'Kessel',
  details: { amount: -100, reason: 'Double prize' },
  createdAt: '2026-11-22T01:02:03.000Z',
};

function open(answer: FakeAnswer): FakeApi {
  const api = fakeApi({ [AUDIT]: answer });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <AuditLog />
    </QueryClientProvider>,
  );
  return api;
}

describe('the audit log', () => {
  it('tells what was done, to whom, by whom and what belongs to it', async () => {
    open({ status: 200, body: [LINE] });
    const line = await screen.findByRole('listitem');
    expect(line).toHaveTextContent('Coins changed: Kessel by Zorblax−100 coins · “Double prize”');
  });

  it('tells of what is sold, of the books and of settings in words', async () => {
    const line = (id: number, action: AuditLine['action'], details: AuditLine['details']): AuditLine => ({
      ...LINE,
      ...{ id, action, details, about: null },
    });
    open({
      status: 200,
      body: [
        line(4, 'store.item_changed', { name: 'Royal Crown', isOnSale: 'false' }),
        line(3, 'database.reconciled', { differences: 0 }),
        line(2, 'users.coins_changed', { amount: 1, reason: null }),
        line(1, 'settings.changed', { dailyBonus: '25' }),
      ],
    });
    const [item, books, coins, settings] = await screen.findAllByRole('listitem');
    expect(item).toHaveTextContent('“Royal Crown” · taken off sale');
    expect(books).toHaveTextContent('everything agrees');
    expect(coins).toHaveTextContent(/\+1 coin$/);
    expect(settings).toHaveTextContent('daily bonus 25');
  });

  it('says that nothing was done yet, where nothing was asked for', async () => {
    open({ status: 200, body: [] });
    expect(await screen.findByText('Nothing yet')).toBeVisible();
  });

  it('is looked through by admin, user, action and days', async () => {
    const api = open({ status: 200, body: [LINE] });
    const person = userEvent.setup({ delay: null });
    await screen.findByRole('listitem');
    await person.type(screen.getByLabelText('Admin'), 'zorblax');
    await person.type(screen.getByLabelText('About user'), 'kessel');
    await person.selectOptions(screen.getByLabelText('Action'), 'Coins changed');
    await person.type(screen.getByLabelText('From'), '2026-11-01');
    await person.type(screen.getByLabelText('To'), '2026-11-22');
    api.answer(AUDIT, { status: 200, body: [] });
    await person.click(screen.getByRole('button', { name: 'Show' }));
    await screen.findByText('Nothing was found');
    const query = new URLSearchParams(api.callsOf(AUDIT).at(-1)?.search);
    expect(Object.fromEntries(query)).toEqual({
      limit: '20',
      admin: 'zorblax',
      about: 'kessel',
      action: 'users.coins_changed',
      // Like the lines: from midnight to midnight in the browser's time zone.
      from: new Date(2026, 10, 1).toISOString(),
      to: new Date(2026, 10, 23).toISOString(),
    });
  });

  it('says that days are the wrong way round, and asks for nothing until they are not', async () => {
    const api = open({ status: 200, body: [LINE] });
    const person = userEvent.setup({ delay: null });
    await screen.findByRole('listitem');
    await person.type(screen.getByLabelText('From'), '2026-11-22');
    await person.type(screen.getByLabelText('To'), '2026-11-21');
    await person.click(screen.getByRole('button', { name: 'Show' }));
    expect(screen.getByLabelText('To')).toHaveAccessibleDescription('This is before the first day');
    expect(screen.getByLabelText('To')).toHaveFocus();
    expect(api.callsOf(AUDIT)).toHaveLength(1);
    await person.clear(screen.getByLabelText('To'));
    await person.type(screen.getByLabelText('To'), '2026-11-22');
    expect(screen.getByLabelText('To')).toBeValid();
    await person.click(screen.getByRole('button', { name: 'Show' }));
    await waitFor(() => expect(api.callsOf(AUDIT)).toHaveLength(2));
  });

  it('goes on with earlier lines', async () => {
    const api = open({
      status: 200,
      body: [LINE],
      headers: { Link: '</api/admin/audit?limit=20&before=31>; rel="next"' },
    });
    const more = await screen.findByRole('button', { name: 'Show earlier' });
    api.answer(AUDIT, { status: 200, body: [{ ...LINE, id: 30, about: 'Halley' }] });
    await userEvent.click(more);
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(2));
    expect(api.callsOf(AUDIT).at(-1)?.search).toContain('before=31');
  });

  it('says when earlier lines did not arrive, and goes on by the same button', async () => {
    const headers = { Link: '</api/admin/audit?limit=20&before=31>; rel="next"' };
    const api = open({ status: 200, body: [LINE], headers });
    const more = await screen.findByRole('button', { name: 'Show earlier' });
    api.answer(AUDIT, { status: 503 });
    await userEvent.click(more);
    expect(await screen.findByRole('alert')).toHaveTextContent('Earlier lines could not be loaded.');
    expect(screen.getByRole('listitem')).toBeVisible();
    expect(more).toHaveFocus();
    api.answer(AUDIT, { status: 200, body: [{ ...LINE, id: 30, about: 'Halley' }] });
    await userEvent.click(more);
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(2));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('says when it did not arrive', async () => {
    open({ status: 502 });
    expect(await screen.findByText('The audit log could not be loaded.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });
});
