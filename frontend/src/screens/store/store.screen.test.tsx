import { describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { OwnedItem, StoreItem, User } from '../../api/types';
import { aUser, fakeApi, laterReply, signInBrowser } from '../../../test/support/fake-api';
import type { FakeAnswer, FakeApi } from '../../../test/support/fake-api';
import { CROWN, ITEMS, LOVE } from '../../../test/support/open-store';
import { renderApp } from '../../../test/support/render-app';
import type { TestApp } from '../../../test/support/render-app';
import { aStoreItem } from '../../../test/fixtures/store-goods';
import { expectToast } from '../../../test/support/toasts';

const UFO = aStoreItem({
  id: 14,
  name: 'UFO Pet Accessory',
  price: 3000,
  itemType: 'accessory',
  itemId: 'ufo-neon',
});
const COUPON = aStoreItem({
  id: 15,
  name: '20% Off Avatar Items Coupon',
  price: 100,
  type: 'coupon',
  itemType: 'coupon',
  itemId: 'avatar-20',
});
const GOODS = [CROWN, UFO, LOVE];

interface Given {
  path?: string;
  user?: Partial<User>;
  items?: FakeAnswer;
  inventory?: OwnedItem[];
}

async function openStore(given: Given = {}): Promise<{ app: TestApp; api: FakeApi }> {
  signInBrowser();
  const { path = '/store', user, items = { status: 200, body: GOODS }, inventory = [] } = given;
  const api = fakeApi({
    'GET /api/user': { status: 200, body: aUser({ coins: 2480, ...user }) },
    [ITEMS]: items,
    'GET /api/user/inventory': { status: 200, body: inventory },
  });
  const app = renderApp(path);
  await screen.findByRole('heading', { level: 1, name: 'Store' });
  return { app, api };
}

const card = (name: string) => screen.getByRole('listitem', { name });
const cards = () => within(screen.getByRole('list', { name: 'Items' })).getAllByRole('listitem');
const add = (name: string) => screen.findByRole('button', { name: `Add to Cart: ${name}` });
const cart = () => within(screen.getByRole('complementary', { name: 'Cart' }));

describe('the store', () => {
  it('says on the card what a thing is', async () => {
    await openStore();
    await add('Royal Crown');
    expect(within(card('Royal Crown')).getByText('A crown that glows.')).toBeVisible();
    expect(card('Royal Crown')).not.toHaveAttribute('title');
  });

  it('shows what is sold with picture, name and price [S2.011, S2.049]', async () => {
    await openStore();
    await add('Royal Crown');
    expect(cards()).toHaveLength(3);
    expect(card('Royal Crown')).toHaveTextContent('1,000 coins');
    expect(card('Royal Crown').querySelector('img')).toHaveAttribute('src', '/items/hat-crown-neon.svg');
    expect(within(card('Royal Crown')).getByText('Neon')).toBeVisible();
    expect(within(card('Love')).queryByText('Neon')).toBeNull();
  });

  it('has nothing to show to a visitor [S2.011, S2.047]', async () => {
    const api = fakeApi();
    const app = renderApp('/store');
    await waitFor(() => expect(app.path()).toBe('/auth'));
    expect(screen.queryByText('Cart')).toBeNull();
    expect(api.callsOf(ITEMS)).toHaveLength(0);
  });

  it('does not sell what is too dear, and says so [S2.050]', async () => {
    await openStore();
    const button = await screen.findByRole('button', { name: 'Not Enough Coins: UFO Pet Accessory' });
    expect(button).toBeDisabled();
    expect(button).toHaveTextContent('Not Enough Coins');
  });

  it('hints at what is owned already', async () => {
    await openStore({ inventory: [{ itemType: 'hat', itemId: 'crown-neon', copies: 2 }] });
    expect(await screen.findByText('You own 2')).toBeVisible();
    expect(within(card('Love')).queryByText(/You own/)).toBeNull();
  });

  it('offers to give a copy away only where one is extra, and never a coupon', async () => {
    await openStore({
      items: { status: 200, body: [CROWN, LOVE, COUPON] },
      inventory: [
        { itemType: 'hat', itemId: 'crown-neon', copies: 2 },
        { itemType: 'sticker', itemId: 'alien-love', copies: 1 },
        { itemType: 'coupon', itemId: 'avatar-20', copies: 3 },
      ],
    });
    expect(await screen.findByText('You own 3')).toBeVisible();
    expect(within(card('Love')).getByText('You own 1')).toBeVisible();
    const links = screen.getAllByRole('link', { name: 'Give one to a friend' });
    expect(links).toHaveLength(1);
    expect(card('Royal Crown')).toContainElement(links[0] ?? null);
    expect(links[0]).toHaveAttribute('href', '/friends');
  });

  it('filters by category, and keeps the filter in the address [S2.048]', async () => {
    const { app } = await openStore();
    await add('Royal Crown');
    await app.person.click(screen.getByRole('button', { name: 'Stickers' }));
    expect(cards()).toHaveLength(1);
    expect(app.path()).toBe('/store?category=stickers');
    await app.person.click(screen.getByRole('button', { name: 'Cosmetics' }));
    expect(cards()).toHaveLength(2);
    await app.person.click(screen.getByRole('button', { name: 'All' }));
    expect(cards()).toHaveLength(3);
    expect(app.path()).toBe('/store');
  });

  it('opens with the filter of the address, and leads out of one that is empty', async () => {
    const { app } = await openStore({ path: '/store?category=coupons' });
    expect(await screen.findByRole('heading', { name: 'Nothing on this shelf' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Coupons' })).toHaveAttribute('aria-pressed', 'true');
    await app.person.click(screen.getByRole('button', { name: 'Show all items' }));
    expect(cards()).toHaveLength(3);
  });

  it('says that it is loading', async () => {
    const { answer, send } = laterReply();
    await openStore({ items: answer });
    expect(within(screen.getByRole('main')).getByText('Loading...')).toBeInTheDocument();
    send({ status: 200, body: GOODS });
    expect(await add('Royal Crown')).toBeVisible();
    expect(within(screen.getByRole('main')).queryByText('Loading...')).toBeNull();
  });

  it('says so when the goods do not arrive, and asks again on demand', async () => {
    const { app, api } = await openStore({ items: { status: 502 } });
    expect(await screen.findByRole('alert')).toHaveTextContent('The store could not be loaded.');
    api.answer(ITEMS, { status: 200, body: GOODS });
    await app.person.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await add('Royal Crown')).toBeVisible();
  });

  it('draws a very long shelf in steps, and all of it in the end', async () => {
    const many: StoreItem[] = Array.from({ length: 60 }, (_, index) => ({ ...LOVE, id: 100 + index }));
    await openStore({ items: { status: 200, body: many } });
    await screen.findByRole('list', { name: 'Items' });
    expect(cards().length).toBeLessThan(60);
    await waitFor(() => expect(cards()).toHaveLength(60));
  });
});

describe('the cart of the store', () => {
  it('begins empty, with Checkout disabled [S5.08]', async () => {
    await openStore();
    expect(cart().getByText('Your cart is empty')).toBeVisible();
    expect(cart().getByRole('button', { name: 'Checkout' })).toBeDisabled();
  });

  it('takes a new item once, and raises its quantity when it is added again [S2.051, S3.25, S4.08, S8.13]', async () => {
    const { app } = await openStore();
    await app.person.click(await add('Love'));
    await expectToast('success', 'Item added to cart', 'Love has been added to your cart.');
    await app.person.click(await add('Love'));
    await app.person.click(await add('Royal Crown'));
    expect(cart().getAllByRole('listitem')).toHaveLength(2);
    expect(cart().getByText('3 items')).toBeVisible();
    expect(cart().getByText('1,150 coins')).toBeInTheDocument();
  });

  it('has plus, minus and remove, and a line below 1 goes [S2.051, S4.09]', async () => {
    const { app } = await openStore();
    await app.person.click(await add('Love'));
    await app.person.click(await add('Royal Crown'));
    await app.person.click(cart().getByRole('button', { name: 'One Love more' }));
    expect(cart().getByText('3 items')).toBeVisible();
    await app.person.click(cart().getByRole('button', { name: 'One Love less' }));
    await app.person.click(cart().getByRole('button', { name: 'One Love less' }));
    expect(cart().getAllByRole('listitem')).toHaveLength(1);
    await app.person.click(cart().getByRole('button', { name: 'Remove Royal Crown' }));
    expect(cart().getByText('Your cart is empty')).toBeVisible();
  });

  it('stops plus where the balance ends [S5.07, S5.08]', async () => {
    const { app } = await openStore({ user: { coins: 160 } });
    await app.person.click(await add('Love'));
    expect(cart().getByRole('button', { name: 'One Love more' })).toBeEnabled();
    await app.person.click(cart().getByRole('button', { name: 'One Love more' }));
    expect(cart().getByRole('button', { name: 'One Love more' })).toBeDisabled();
    await app.person.click(await add('Love'));
    expect(cart().getByText('You need 65 more coins.')).toBeVisible();
    expect(cart().getByRole('button', { name: 'Checkout' })).toBeDisabled();
  });

  it.each([
    ['exactly', 1150],
    ['but for one coin', 1149],
  ])('lets plus and Checkout go with the balance that covers them %s', async (_, coins) => {
    const { app } = await openStore({ user: { coins } });
    await app.person.click(await add('Royal Crown'));
    await app.person.click(await add('Love'));
    const plus = cart().getByRole('button', { name: 'One Love more' });
    expect(plus).toHaveProperty('disabled', coins < 1000 + 75 + 75);
    await app.person.click(await add('Love'));
    expect(cart().getByRole('button', { name: 'Checkout' })).toHaveProperty('disabled', coins < 1150);
  });

  it('refuses what the balance no longer covers when it is added [S5.06, S8.14]', async () => {
    const { app } = await openStore();
    const button = await add('Royal Crown');
    act(() => {
      app.client.setQueryData(['/api/user'], null);
      button.click();
    });
    await expectToast('destructive', 'Not enough coins', 'You need more coins to purchase this item.');
  });

  it('survives a reload, with the prices of today', async () => {
    const { app } = await openStore();
    await app.person.click(await add('Royal Crown'));
    app.unmount();
    await openStore({ items: { status: 200, body: [{ ...CROWN, price: 900 }, UFO] } });
    await add('Royal Crown');
    expect(cart().getByText('1 item')).toBeVisible();
    expect(cart().getAllByText('900 coins')).toHaveLength(2);
  });

  it('belongs to one member', async () => {
    const { app } = await openStore();
    await app.person.click(await add('Royal Crown'));
    app.unmount();
    await openStore({ user: { id: 8 } });
    expect(cart().getByText('Your cart is empty')).toBeVisible();
  });

  it('follows the other tabs', async () => {
    await openStore();
    await add('Royal Crown');
    const text = JSON.stringify({ lines: [{ item: LOVE, quantity: 4 }], attempt: null });
    localStorage.setItem('cart:7', text);
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: 'cart:7', newValue: text }));
    });
    expect(await cart().findByText('4 items')).toBeVisible();
  });

  it('is empty where something else lies in its place', async () => {
    localStorage.setItem('cart:7', '{"lines":[{"item":null,"quantity":3},{"item":{"id":5},"quantity":-1}]}');
    await openStore();
    expect(cart().getByText('Your cart is empty')).toBeVisible();
  });
});
