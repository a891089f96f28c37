import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { aFriend, aMessage, crewApi, installFakeResizeObserver } from '../../../test/fixtures/crew-data';
import type { FakeAnswer } from '../../../test/support/fake-api';
import { laterReply, problem } from '../../../test/support/fake-api';
import { renderApp } from '../../../test/support/render-app';

beforeEach(installFakeResizeObserver);

const GIFT = 'POST /api/friends/501/gift';

const item = (itemType: string, itemId: string, name: string) => ({
  itemType,
  itemId,
  name,
  price: 75,
  image: `/items/${itemType}-${itemId}.svg`,
  isFree: false,
  isOnSale: true,
  storeItemId: 1,
});

const ITEMS = [
  item('hat', 'crown-neon', 'Royal Crown'),
  item('sticker', 'alien-love', 'Love'),
  item('sticker', 'alien-peace', 'Peace'),
];

const OWNED = [
  { itemType: 'hat', itemId: 'crown-neon', copies: 2 },
  { itemType: 'sticker', itemId: 'alien-love', copies: 3 },
  { itemType: 'sticker', itemId: 'alien-peace', copies: 1 },
  { itemType: 'coupon', itemId: 'avatar-20', copies: 9 },
];

const given = {
  copies: 2,
  message: aMessage(80, {
    isMine: true,
    message: '',
    gift: { itemType: 'sticker', itemId: 'alien-love', name: 'Love', image: '/items/sticker-alien-love.svg' },
  }),
};

async function openDialog(answers: Record<string, FakeAnswer> = {}) {
  const api = crewApi(
    { friends: [aFriend()] },
    {
      'GET /api/store/avatar-items': { status: 200, body: ITEMS },
      'GET /api/user/inventory': { status: 200, body: OWNED },
      ...answers,
    },
  );
  const app = renderApp('/friends?with=501');
  await app.person.click(await screen.findByRole('button', { name: 'Give a Copy' }));
  const dialog = await screen.findByRole('dialog', { name: 'Give Nova_Quill a Copy' });
  return { api, app, dialog: within(dialog) };
}

describe('Giving a copy', () => {
  it('offers what is there twice or more, and no coupon', async () => {
    const { dialog } = await openDialog();
    await dialog.findByText('Love');
    expect(dialog.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual([
      'Royal CrownYou own 2',
      'LoveYou own 3',
    ]);
    expect(dialog.getByRole('button', { name: 'Choose Something' })).toBeDisabled();
  });

  it('gives what was chosen, once, and it stands in the thread', async () => {
    const { send, answer } = laterReply();
    const { api, app, dialog } = await openDialog({ [GIFT]: answer });
    await app.person.click(await dialog.findByRole('radio', { name: /Love/ }));
    await app.person.dblClick(dialog.getByRole('button', { name: 'Give Love' }));
    send({ status: 201, body: given });
    expect(await screen.findByText('Love is with Nova_Quill now.')).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByText('You gave a copy')).toBeVisible();
    expect(api.callsOf(GIFT).map(({ body }) => body)).toEqual([
      { itemType: 'sticker', itemId: 'alien-love' },
    ]);
    expect(api.callsOf(GIFT)[0]?.requestKey).toMatch(/^[0-9a-f]{32}$/);
  });

  it('that nobody answered is tried again under the same key', async () => {
    const { api, app, dialog } = await openDialog({ [GIFT]: { status: 502 } });
    await app.person.click(await dialog.findByRole('radio', { name: /Love/ }));
    await app.person.click(dialog.getByRole('button', { name: 'Give Love' }));
    expect(await dialog.findByText(/Try again: nothing is given twice/)).toBeVisible();
    api.answer(GIFT, { status: 201, body: given });
    await app.person.click(dialog.getByRole('button', { name: 'Give Love' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const keys = api.callsOf(GIFT).map(({ requestKey }) => requestKey);
    expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
  });

  it('that is refused says why, and shows what is owned now', async () => {
    const { api, app, dialog } = await openDialog({
      [GIFT]: () => {
        api.answer('GET /api/user/inventory', { status: 200, body: [] });
        return problem(409, 'friends.no_extra_copy', 'You have no extra copy of this to give away.');
      },
    });
    await app.person.click(await dialog.findByRole('radio', { name: /Love/ }));
    await app.person.click(dialog.getByRole('button', { name: 'Give Love' }));
    expect(await dialog.findByText('No extra copies')).toBeVisible();
  });

  it('needs something to give, and leads to the store', async () => {
    const { dialog } = await openDialog({ 'GET /api/user/inventory': { status: 200, body: [] } });
    expect(await dialog.findByRole('link', { name: 'To the Store' })).toHaveAttribute('href', '/store');
  });

  it('says when what is owned did not arrive, and asks again', async () => {
    const { api, app, dialog } = await openDialog({ 'GET /api/user/inventory': { status: 502 } });
    expect(await dialog.findByText('Your items could not be loaded.')).toBeVisible();
    api.answer('GET /api/user/inventory', { status: 200, body: OWNED });
    await app.person.click(dialog.getByRole('button', { name: 'Retry' }));
    expect(await dialog.findByText('Love')).toBeVisible();
  });
});
