import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { AdminStoreItem } from '../../../api/types';
import { anAdminItem, openAdminTab } from '../../../../test/fixtures/admin-content-data';
import { laterReply, problem } from '../../../../test/support/fake-api';
import type { FakeAnswer } from '../../../../test/support/fake-api';

const LIST = 'GET /api/admin/store/items';
const ADD = 'POST /api/admin/store/items';
const PUT = 'PUT /api/admin/store/items/5';
const COMET = anAdminItem({
  id: 25,
  name: 'Comet',
  type: 'sticker',
  itemType: 'sticker',
  price: 60,
  isOnSale: false,
});

async function openItems(answers: Record<string, FakeAnswer> = {}) {
  const opened = openAdminTab('store', { [LIST]: { status: 200, body: [anAdminItem(), COMET] }, ...answers });
  await screen.findByText('Royal Crown');
  return opened;
}

const row = (name: string) => {
  const found = screen.getByText(name).closest('li');
  if (!found) throw new Error(`There is no row of ${name}.`);
  return within(found);
};
const dialog = () => within(screen.getByRole('dialog'));
const aFile = (type = 'image/png', bytes = 4): File =>
  new File([new Uint8Array(bytes)], 'comet.png', { type });

describe('the items of the store', () => {
  it('are listed with price and whether they are sold', async () => {
    await openItems();
    expect(row('Royal Crown').getByText('On sale')).toBeVisible();
    expect(row('Royal Crown').getByText('1,000 coins')).toBeInTheDocument();
    expect(row('Comet').getByText('Retired')).toBeVisible();
  });

  it('are searched by name, and an empty result says so', async () => {
    const { app, api } = await openItems();
    api.answer(LIST, ({ search }) => ({ status: 200, body: search.includes('search=zz') ? [] : [COMET] }));
    await app.person.type(screen.getByLabelText('Search by name'), 'zz');
    expect(await screen.findByText('No name contains “zz”.')).toBeVisible();
  });

  it('are asked for once a name is written, which then stands in the address; the list stays meanwhile', async () => {
    const { app, api } = await openItems();
    const before = api.callsOf(LIST).length;
    const later = laterReply();
    api.answer(LIST, later.answer);
    await app.person.type(screen.getByLabelText('Search by name'), 'comet');
    await waitFor(() => expect(app.path()).toBe('/admin?tab=store&search=comet'));
    expect(screen.getByText('Royal Crown')).toBeVisible();
    later.send({ status: 200, body: [COMET] });
    await waitFor(() => expect(screen.queryByText('Royal Crown')).toBeNull());
    expect(api.callsOf(LIST).slice(before)).toHaveLength(1);
  });

  it('stay when no more of them arrive, which can be asked for again', async () => {
    const Link = '</api/admin/store/items?limit=50&after=5>; rel="next"';
    const { app, api } = await openItems({
      [LIST]: { status: 200, body: [anAdminItem()], headers: { Link } },
    });
    api.answer(LIST, { status: 503 });
    await app.person.click(screen.getByRole('button', { name: 'Show more' }));
    expect(await screen.findByText('More items could not be loaded.')).toBeVisible();
    expect(screen.getByText('Royal Crown')).toBeVisible();
    expect(screen.queryByText(/could not be refreshed|The items could not be loaded/)).toBeNull();
    const again = screen.getByRole('button', { name: 'Try again' });
    expect(again).toHaveFocus();
    api.answer(LIST, { status: 200, body: [COMET] });
    await app.person.click(again);
    expect(await screen.findByText('Comet')).toBeVisible();
    expect(api.callsOf(LIST).at(-1)?.search).toContain('after=5');
    expect(screen.queryByText('More items could not be loaded.')).toBeNull();
  });

  it('go on by a button where there are more', async () => {
    const { app, api } = await openItems({
      [LIST]: {
        status: 200,
        body: [anAdminItem()],
        headers: { Link: '</api/admin/store/items?limit=50&after=5>; rel="next"' },
      },
    });
    api.answer(LIST, { status: 200, body: [COMET] });
    await app.person.click(screen.getByRole('button', { name: 'Show more' }));
    expect(await screen.findByText('Comet')).toBeVisible();
    expect(api.callsOf(LIST).at(-1)?.search).toContain('after=5');
  });

  it('are taken off the shelves after a question, and put back without one', async () => {
    const { app, api } = await openItems({
      [PUT]: { status: 200, body: anAdminItem({ isOnSale: false, version: 2 }) },
      'PUT /api/admin/store/items/25': { status: 200, body: { ...COMET, isOnSale: true, version: 2 } },
    });
    await app.person.click(screen.getByRole('button', { name: 'Retire Royal Crown' }));
    const question = within(await screen.findByRole('alertdialog'));
    expect(question.getByText(/Whoever owns it keeps it/)).toBeVisible();
    await app.person.dblClick(question.getByRole('button', { name: 'Retire' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(api.callsOf(PUT).map(({ body }) => body)).toEqual([{ version: 1, isOnSale: false }]);
    await app.person.click(screen.getByRole('button', { name: 'Sell Comet again' }));
    expect(await screen.findByText('Comet is in the store.')).toBeVisible();
  });

  it('are changed by what is different, and by nothing else', async () => {
    const after: AdminStoreItem = anAdminItem({ price: 1200, version: 2 });
    const { app, api } = await openItems({ [PUT]: { status: 200, body: after } });
    await app.person.click(screen.getByRole('button', { name: 'Edit Royal Crown' }));
    await app.person.clear(dialog().getByLabelText('Price in coins'));
    await app.person.type(dialog().getByLabelText('Price in coins'), '1200');
    api.answer(LIST, { status: 200, body: [after, COMET] });
    await app.person.dblClick(dialog().getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Saved')).toBeVisible();
    expect(api.callsOf(PUT).map(({ body }) => body)).toEqual([{ version: 1, price: 1200 }]);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(row('Royal Crown').getByText('1,200 coins')).toBeInTheDocument();
  });

  it.each([
    ['0', 'Enter a number from 1 to 1,000,000'],
    ['1000001', 'Enter a number from 1 to 1,000,000'],
    ['1.5', 'Enter a whole number'],
    ['', 'Price in coins is required'],
  ])('take no price of "%s"', async (price, sentence) => {
    const { app, api } = await openItems();
    await app.person.click(screen.getByRole('button', { name: 'Edit Royal Crown' }));
    await app.person.clear(dialog().getByLabelText('Price in coins'));
    if (price !== '') await app.person.type(dialog().getByLabelText('Price in coins'), price);
    await app.person.click(dialog().getByRole('button', { name: 'Save' }));
    expect(await dialog().findByText(sentence)).toBeVisible();
    expect(api.callsOf(PUT)).toHaveLength(0);
  });

  it('tell the second of two admins, who keeps what they typed and may look at theirs', async () => {
    const { app, api } = await openItems({
      [PUT]: problem(409, 'store.item_changed', 'Somebody else has changed this item in the meantime.'),
    });
    await app.person.click(screen.getByRole('button', { name: 'Edit Royal Crown' }));
    await app.person.clear(dialog().getByLabelText('Price in coins'));
    await app.person.type(dialog().getByLabelText('Price in coins'), '900');
    api.answer(LIST, { status: 200, body: [anAdminItem({ price: 1500, version: 2 }), COMET] });
    await app.person.click(dialog().getByRole('button', { name: 'Save' }));
    expect(await dialog().findByText(/^Somebody else has changed this in the meantime/)).toBeVisible();
    expect(dialog().getByLabelText('Price in coins')).toHaveValue(900);
    api.answer(PUT, { status: 200, body: anAdminItem({ price: 900, version: 3 }) });
    await app.person.click(dialog().getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Saved')).toBeVisible();
    expect(api.callsOf(PUT).at(-1)?.body).toEqual({ version: 2, price: 900 });
  });

  it('go by theirs once these are shown, also back to what was there at first', async () => {
    const { app, api } = await openItems({
      [PUT]: problem(409, 'store.item_changed', 'Somebody else has changed this item in the meantime.'),
    });
    await app.person.click(screen.getByRole('button', { name: 'Edit Royal Crown' }));
    await app.person.type(dialog().getByLabelText('Description'), '!');
    api.answer(LIST, { status: 200, body: [anAdminItem({ price: 1500, version: 2 }), COMET] });
    await app.person.click(dialog().getByRole('button', { name: 'Save' }));
    await app.person.click(await dialog().findByRole('button', { name: 'Show the saved version' }));
    expect(dialog().getByLabelText('Price in coins')).toHaveValue(1500);
    await app.person.clear(dialog().getByLabelText('Price in coins'));
    await app.person.type(dialog().getByLabelText('Price in coins'), '1000');
    api.answer(PUT, { status: 200, body: anAdminItem({ version: 3 }) });
    await app.person.click(dialog().getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Saved')).toBeVisible();
    expect(api.callsOf(PUT).at(-1)?.body).toEqual({ version: 2, price: 1000 });
  });

  it('begin as a sticker with a picture, which is asked for and looked at first', async () => {
    const { app, api } = await openItems({ [ADD]: { status: 201, body: COMET } });
    await app.person.click(screen.getByRole('button', { name: 'Add Sticker' }));
    await app.person.type(dialog().getByLabelText('Name'), 'Comet');
    await app.person.type(dialog().getByLabelText('Description'), 'Passes once.');
    await app.person.type(dialog().getByLabelText('Price in coins'), '60');
    await app.person.click(dialog().getByRole('button', { name: 'Save' }));
    expect(await dialog().findByText('A new sticker needs a picture')).toBeVisible();
    const input = dialog().getByLabelText('Picture file');
    const applied = { applyAccept: false };
    const { userEvent } = await import('@testing-library/user-event');
    const loose = userEvent.setup({ delay: null, ...applied });
    await loose.upload(input, aFile('image/svg+xml'));
    expect(await dialog().findByText(/^Please select an image file/)).toBeVisible();
    await loose.upload(input, aFile('image/png', 5 * 1024 * 1024 + 1));
    expect(await dialog().findByText('The picture must be less than 5MB.')).toBeVisible();
    await loose.upload(input, aFile());
    await waitFor(() => expect(screen.getByRole('dialog').querySelector('img')).not.toBeNull());
    expect(api.callsOf(ADD)).toHaveLength(0);
    await app.person.dblClick(dialog().getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Saved')).toBeVisible();
    const [call, ...others] = api.callsOf(ADD);
    expect(others).toEqual([]);
    expect(call?.requestKey).toMatch(/^[A-Za-z0-9_-]{8,64}$/);
    expect(call?.body).toEqual({
      name: 'Comet',
      description: 'Passes once.',
      price: 60,
      imageData: expect.stringMatching(/^data:image\/png;base64,/),
    });
  });

  it('can be asked for again when they did not arrive', async () => {
    const { app, api } = openAdminTab('store', { [LIST]: { status: 500 } });
    await screen.findByText('The items could not be loaded.');
    api.answer(LIST, { status: 200, body: [anAdminItem()] });
    await app.person.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Royal Crown')).toBeVisible();
  });
});
