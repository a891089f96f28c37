import { describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { anAvatarItem, aStoreItem } from '../../../test/fixtures/store-goods';
import { aUser, fakeApi, laterReply, problem, signInBrowser } from '../../../test/support/fake-api';
import type { FakeAnswer, FakeApi } from '../../../test/support/fake-api';
import {
  BUY,
  cart,
  checkout,
  CROWN,
  GOAL,
  IN_CART,
  ITEMS,
  LOVE,
  NO_GOAL,
  noCart,
  openCart,
  openStore,
  RECEIPT,
} from '../../../test/support/open-store';
import { renderApp } from '../../../test/support/render-app';
import type { TestApp } from '../../../test/support/render-app';
import { expectToast } from '../../../test/support/toasts';
import type { OwnedItem, User } from '../../api/types';

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

/** The sticker that every member owns. */
const PEACE = aStoreItem({
  id: 20,
  name: 'Peace',
  price: 50,
  type: 'sticker',
  itemType: 'sticker',
  itemId: 'alien-peace',
});

const FREE_PARTS = [anAvatarItem({ itemType: 'sticker', itemId: 'alien-peace', isFree: true })];

const LOVE_GOAL = {
  goal: {
    ...{ itemType: 'sticker', itemId: 'alien-love', name: 'Love' },
    ...{ price: 75, imageUrl: LOVE.imageUrl, storeItemId: 22 },
  },
  leftStore: null,
  coinsPerRound: 15,
};

interface Given {
  path?: string;
  user?: Partial<User>;
  items?: FakeAnswer;
  inventory?: OwnedItem[];
  goal?: object;
}

async function openShelf(given: Given = {}): Promise<{ app: TestApp; api: FakeApi }> {
  signInBrowser();
  const { path = '/store', user, items = { status: 200, body: GOODS } } = given;
  const { inventory = [], goal = NO_GOAL } = given;
  const api = fakeApi({
    'GET /api/user': { status: 200, body: aUser({ coins: 2480, ...user }) },
    [ITEMS]: items,
    'GET /api/user/inventory': { status: 200, body: inventory },
    'GET /api/store/avatar-items': { status: 200, body: FREE_PARTS },
    [GOAL]: { status: 200, body: goal },
  });
  const app = renderApp(path);
  await screen.findByRole('heading', { level: 1, name: 'Store' });
  return { app, api };
}

const card = (name: string) => screen.getByRole('listitem', { name });

/** The names on each shelf. */
const shelves = () =>
  Object.fromEntries(
    screen.getAllByRole('list').flatMap((list) => {
      const shelf = list.closest('section.shelf')?.querySelector('h2')?.textContent;
      if (!shelf) return [];
      return [[shelf, [...list.querySelectorAll('h3')].map(({ textContent }) => textContent)]];
    }),
  ) as Record<string, string[]>;

const room = () => within(screen.getByRole('complementary', { name: 'Fitting room' }));

const add = (name: string) => screen.findByRole('button', { name: `Add to Cart: ${name}` });

describe('the store', () => {
  it('opens on the item that its address names, also below what is shown at first', async () => {
    const scroll = jest.spyOn(Element.prototype, 'scrollIntoView');
    const many = Array.from({ length: 20 }, (_, index) =>
      aStoreItem({ id: 100 + index, name: `Hat ${index}`, price: 1000 + index }),
    );
    await openShelf({ path: '/store?item=119', items: { status: 200, body: many } });
    expect(await room().findByRole('heading', { name: 'Hat 19' })).toBeVisible();
    expect(scroll.mock.contexts.map((element) => (element as Element).textContent)).toEqual(['Hat 19']);
    scroll.mockRestore();
  });

  it('says of a coupon for which prices it pays off', async () => {
    await openShelf({ path: '/store?item=15', items: { status: 200, body: [COUPON] } });
    expect(await room().findByText(/It pays off for one of 500 coins and more\.$/)).toBeVisible();
  });

  it('shows what is sold with picture, name and price [S2.011, S2.049]', async () => {
    await openShelf();
    await add('Royal Crown');
    expect(Object.values(shelves()).flat()).toHaveLength(3);
    expect(card('Royal Crown')).toHaveTextContent('1,000 coins');
    expect(card('Royal Crown').querySelector('img')).toHaveAttribute('src', '/items/hat-crown-neon.svg');
    expect(within(card('Royal Crown')).getByText('Neon')).toBeVisible();
    expect(within(card('Love')).queryByText('Neon')).toBeNull();
  });

  it('does not sell what is too dear, and says so [S2.050]', async () => {
    await openShelf();
    const button = await screen.findByRole('button', { name: 'Not Enough Coins: UFO Pet Accessory' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveTextContent('Not Enough Coins');
  });

  it('offers to give a copy away only where one is extra, and never a coupon', async () => {
    await openShelf({
      items: { status: 200, body: [CROWN, LOVE, COUPON] },
      inventory: [
        { itemType: 'hat', itemId: 'crown-neon', copies: 2 },
        { itemType: 'sticker', itemId: 'alien-love', copies: 1 },
        { itemType: 'coupon', itemId: 'avatar-20', copies: 3 },
      ],
    });
    await add('Royal Crown');
    expect(within(card(COUPON.name)).getByText('You own 3')).toBeVisible();
    expect(within(card('Love')).getByText('You own 1')).toBeVisible();
    const give = { name: 'Give one to a friend' };
    expect(within(card('Royal Crown')).getByRole('link', give)).toHaveAttribute('href', '/friends');
    expect(within(card('Love')).queryByRole('link', give)).toBeNull();
    expect(within(card(COUPON.name)).queryByRole('link', give)).toBeNull();
  });

  it('filters by category, and keeps the filter in the address [S2.048]', async () => {
    const { app } = await openShelf();
    await add('Royal Crown');
    await app.person.click(screen.getByRole('button', { name: 'Stickers' }));
    expect(shelves()).toEqual({ 'Small change': ['Love'] });
    expect(app.path()).toBe('/store?category=stickers');
    await app.person.click(screen.getByRole('button', { name: 'Cosmetics' }));
    expect(shelves()).toEqual({ 'In reach': ['Royal Crown'], 'On the way': ['UFO Pet Accessory'] });
    await app.person.click(screen.getByRole('button', { name: 'All' }));
    expect(Object.values(shelves()).flat()).toHaveLength(3);
    expect(app.path()).toBe('/store');
  });

  it('says so when the goods do not arrive, and asks again on demand', async () => {
    const { app, api } = await openShelf({ items: { status: 502 } });
    expect(await screen.findByRole('alert')).toHaveTextContent('The store could not be loaded.');
    api.answer(ITEMS, { status: 200, body: GOODS });
    await app.person.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await add('Royal Crown')).toBeVisible();
  });
});

describe('the shelves', () => {
  it('go by distance from the balance, and say how many rounds are missing', async () => {
    await openShelf({
      user: { coins: 21 },
      items: { status: 200, body: [UFO, PEACE, CROWN, COUPON, LOVE] },
      goal: { ...NO_GOAL, coinsPerRound: 20 },
    });
    await screen.findByRole('button', { name: 'Not Enough Coins: Love' });
    expect(shelves()).toEqual({
      'Small change': ['Love', COUPON.name],
      'On the way': ['Royal Crown', 'UFO Pet Accessory'],
      Yours: ['Peace'],
    });
    expect(card('Love')).toHaveTextContent('54 more, about 3 rounds');
    expect(room().getByText('Nearest for you').parentElement).toHaveTextContent('Love');
  });

  it('end with what the member owns, which is no target and can be bought for friends', async () => {
    await openShelf({
      user: { coins: 60 },
      items: { status: 200, body: [PEACE, CROWN, LOVE] },
      inventory: [{ itemType: 'hat', itemId: 'crown-neon', copies: 1 }],
    });
    await add('Peace');
    expect(shelves()).toEqual({ 'Small change': ['Love'], Yours: ['Peace', 'Royal Crown'] });
    expect(within(card('Peace')).getByText('Owned')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Save for Peace' })).toBeNull();
    expect(card('Royal Crown')).not.toHaveTextContent('more, about');
    expect(room().getByText('Nearest for you')).toBeVisible();
  });
});

describe('the fitting room', () => {
  it('puts on what is looked at, and takes it off unless it is chosen', async () => {
    const { app } = await openShelf();
    await add('Royal Crown');
    await app.person.hover(card('Royal Crown'));
    expect(await room().findByRole('img', { name: 'Your alien, trying on Royal Crown' })).toBeVisible();
    expect(room().getByText('A crown that glows.')).toBeVisible();
    await app.person.unhover(card('Royal Crown'));
    expect(await room().findByRole('img', { name: 'Your alien' })).toBeVisible();
    const ufo = screen.getByRole('button', { name: 'Try on UFO Pet Accessory' });
    await app.person.click(ufo);
    expect(ufo).toHaveAttribute('aria-pressed', 'true');
    await app.person.hover(card('Love'));
    expect(await room().findByRole('img', { name: 'Your alien, holding up Love' })).toBeVisible();
    await app.person.unhover(card('Love'));
    expect(await room().findByRole('img', { name: 'Your alien, trying on UFO Pet Accessory' })).toBeVisible();
  });

  it('puts on what the keyboard comes to', async () => {
    await openShelf();
    await add('Royal Crown');
    screen.getByRole('button', { name: 'Try on Royal Crown' }).focus();
    expect(await room().findByRole('img', { name: 'Your alien, trying on Royal Crown' })).toBeVisible();
  });

  it('goes through the shelves with its arrows, and says what is chosen', async () => {
    const { app } = await openShelf();
    await add('Royal Crown');
    await app.person.click(room().getByRole('button', { name: 'Next item' }));
    expect(room().getByRole('img', { name: 'Your alien, trying on Royal Crown' })).toBeVisible();
    expect(room().getByRole('status')).toHaveTextContent('Royal Crown');
    await app.person.click(room().getByRole('button', { name: 'Previous item' }));
    expect(room().getByRole('img', { name: 'Your alien, holding up Love' })).toBeVisible();
  });
});

describe('the goal', () => {
  it('is pinned, shown with its gauge, and ended by the same pin', async () => {
    const { app, api } = await openShelf({ user: { coins: 60 } });
    api.answer('PUT /api/user/goal', { status: 200, body: LOVE_GOAL });
    api.answer('DELETE /api/user/goal', { status: 200, body: NO_GOAL });
    const pin = () => within(card('Love')).getByRole('button', { name: 'Save for Love' });
    await screen.findByRole('button', { name: 'Not Enough Coins: Love' });
    expect(pin()).toHaveAttribute('aria-pressed', 'false');
    await app.person.click(pin());
    expect(await screen.findByText('Saving for Love')).toBeVisible();
    expect(screen.getByText('80 %')).toBeVisible();
    expect(pin()).toHaveAttribute('aria-pressed', 'true');
    expect(api.callsOf('PUT /api/user/goal')[0]?.body).toEqual({
      itemType: 'sticker',
      itemId: 'alien-love',
    });
    await app.person.click(pin());
    await waitFor(() => expect(screen.queryByText('Saving for Love')).toBeNull());
  });

  it('is within reach once the coins suffice', async () => {
    await openShelf({ goal: LOVE_GOAL });
    expect(await screen.findByText('Love is within reach')).toBeVisible();
    expect(screen.getByText('100 %')).toBeVisible();
  });

  it('says when its item has left the store, until it is let go', async () => {
    const { app, api } = await openShelf({ goal: { ...NO_GOAL, leftStore: 'Galaxy' } });
    expect(await screen.findByText('Galaxy has left the store.')).toBeVisible();
    api.answer('DELETE /api/user/goal', { status: 200, body: NO_GOAL });
    await app.person.click(screen.getByRole('button', { name: 'Let it go' }));
    await waitFor(() => expect(screen.queryByText('Galaxy has left the store.')).toBeNull());
  });

  it('changes once, however often it is pressed before the answer', async () => {
    const { answer, send } = laterReply();
    const { app, api } = await openShelf();
    api.answer('PUT /api/user/goal', answer);
    await add('Royal Crown');
    const pin = within(card('Love')).getByRole('button', { name: 'Save for Love' });
    await app.person.dblClick(pin);
    send({ status: 200, body: LOVE_GOAL });
    await waitFor(() => expect(pin).toHaveAttribute('aria-pressed', 'true'));
    expect(api.callsOf('PUT /api/user/goal')).toHaveLength(1);
  });

  it('tells in the words of the server why it is not saved', async () => {
    const { app, api } = await openShelf();
    api.answer('PUT /api/user/goal', problem(409, 'store.already_owned', 'You own this already.'));
    await add('Royal Crown');
    await app.person.click(within(card('Love')).getByRole('button', { name: 'Save for Love' }));
    await expectToast('destructive', 'Goal not saved', 'You own this already.');
  });
});

describe('the cart of the store', () => {
  it('takes a new item once, and raises its quantity when it is added again [S2.051, S3.25, S4.08, S8.13]', async () => {
    const { app } = await openShelf();
    await app.person.click(await add('Love'));
    await expectToast('success', 'Item added to cart', 'Love has been added to your cart.');
    await app.person.click(await add('Love'));
    await app.person.click(await add('Royal Crown'));
    await openCart(app);
    expect(cart().getAllByRole('listitem')).toHaveLength(2);
    expect(cart().getByText('Cart, 3 items')).toBeVisible();
    expect(cart().getByText('1,150 coins')).toBeInTheDocument();
  });

  it('has plus, minus and remove, and a line below 1 goes [S2.051, S4.09]', async () => {
    const { app } = await openShelf();
    await app.person.click(await add('Love'));
    await app.person.click(await add('Royal Crown'));
    await openCart(app);
    await app.person.click(cart().getByRole('button', { name: 'One Love more' }));
    expect(cart().getByText('Cart, 3 items')).toBeVisible();
    await app.person.click(cart().getByRole('button', { name: 'One Love less' }));
    await app.person.click(cart().getByRole('button', { name: 'One Love less' }));
    expect(cart().getAllByRole('listitem')).toHaveLength(1);
    await app.person.click(cart().getByRole('button', { name: 'Remove Royal Crown' }));
    expect(noCart()).toBeNull();
  });

  it('closes on Escape and keeps the focus', async () => {
    const { app } = await openShelf();
    await app.person.click(await add('Love'));
    await openCart(app);
    cart().getByRole('button', { name: 'One Love more' }).focus();
    await app.person.keyboard('{Escape}');
    expect(cart().queryByRole('list')).toBeNull();
    expect(cart().getByRole('button', { expanded: false })).toHaveFocus();
  });

  it('stops plus where the balance ends [S5.07, S5.08]', async () => {
    const { app } = await openShelf({ user: { coins: 160 } });
    await app.person.click(await add('Love'));
    await openCart(app);
    expect(cart().getByRole('button', { name: 'One Love more' })).toBeEnabled();
    await app.person.click(cart().getByRole('button', { name: 'One Love more' }));
    expect(cart().getByRole('button', { name: 'One Love more' })).toBeDisabled();
    await app.person.click(await add('Love'));
    expect(cart().getByText('You need 65 more coins.')).toBeVisible();
    expect(cart().getByRole('button', { name: 'Checkout' })).toBeDisabled();
  });

  it('refuses what the balance does not cover, and says so [S5.06, S8.14]', async () => {
    const { app } = await openShelf({ user: { coins: 20 } });
    await app.person.click(await screen.findByRole('button', { name: 'Not Enough Coins: Love' }));
    expect(screen.queryByText('Item added to cart')).toBeNull();
    await expectToast('destructive', 'Not enough coins', 'You need more coins to purchase this item.');
  });

  it('survives a reload, with the prices of today', async () => {
    const { app } = await openShelf();
    await app.person.click(await add('Royal Crown'));
    app.unmount();
    const again = await openShelf({ items: { status: 200, body: [{ ...CROWN, price: 900 }, UFO] } });
    await add('Royal Crown');
    await openCart(again.app);
    expect(cart().getByText('Cart, 1 item')).toBeVisible();
    expect(cart().getAllByText('900 coins')).toHaveLength(2);
  });

  it('belongs to one member', async () => {
    const { app } = await openShelf();
    await app.person.click(await add('Royal Crown'));
    app.unmount();
    await openShelf({ user: { id: 8 } });
    await add('Royal Crown');
    expect(noCart()).toBeNull();
  });

  it('follows the other tabs', async () => {
    await openShelf();
    await add('Royal Crown');
    const text = JSON.stringify({ lines: [{ item: LOVE, quantity: 4 }], attempt: null });
    localStorage.setItem('cart:7', text);
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: 'cart:7', newValue: text }));
    });
    expect(await cart().findByText('Cart, 4 items')).toBeVisible();
  });
});

const SENT = {
  items: [
    {
      id: 5,
      name: 'Royal Crown',
      description: 'A crown that glows.',
      price: 1000,
      type: 'cosmetic',
      imageUrl: '/items/hat-crown-neon.svg',
      quantity: 1,
    },
    {
      id: 22,
      name: 'Love',
      description: 'A crown that glows.',
      price: 75,
      type: 'sticker',
      imageUrl: '/items/hat-crown-neon.svg',
      quantity: 2,
    },
  ],
  totalCost: 1150,
};

describe('a checkout', () => {
  it('sends the cart, empties it, and asks for user and inventory again [S1.08, S4.10, S6.09, S7.22, S7.23, S8.12]', async () => {
    const { app, api } = await openStore({ buy: RECEIPT });
    api.answer('GET /api/user', { status: 200, body: aUser({ coins: 1330 }) });
    await app.person.click(checkout());
    await expectToast('success', 'Purchase successful!', 'Your items have been added to your inventory.');
    expect(api.callsOf(BUY).map(({ body }) => body)).toEqual([SENT]);
    expect(api.callsOf(BUY)[0]?.requestKey).toMatch(/^[A-Za-z0-9_-]{8,64}$/);
    expect(noCart()).toBeNull();
    expect(screen.getAllByText('1,330 coins')).not.toHaveLength(0);
    expect(api.callsOf('GET /api/user')).toHaveLength(2);
    expect(api.callsOf('GET /api/user/inventory')).toHaveLength(2);
  });

  it.each([true, false])('shows the alien with the first thing ever bought: %p', async (isFirst) => {
    const { app } = await openStore({ buy: { ...RECEIPT, body: { ...RECEIPT.body, isFirst } } });
    await app.person.click(checkout());
    await expectToast('success', 'Purchase successful!', 'Your items have been added to your inventory.');
    if (isFirst) expect(await screen.findByText('Your first purchase: Royal Crown.')).toBeInTheDocument();
    expect(document.querySelector('[data-moment="first-purchase"]') !== null).toBe(isFirst);
  });

  it('is sent once, however often it is clicked, and waits visibly [S5.08]', async () => {
    const { answer, send } = laterReply();
    const { api } = await openStore({ buy: answer });
    const button = checkout();
    act(() => {
      button.click();
      button.click();
    });
    expect(await cart().findByRole('button', { name: 'Processing...' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    expect(cart().getByRole('button', { name: 'One Love less' })).toBeDisabled();
    send(RECEIPT);
    expect(await screen.findByText('Purchase successful!')).toBeVisible();
    expect(api.callsOf(BUY)).toHaveLength(1);
  });

  it('keeps the cart when the network is lost, and asks again under the same key', async () => {
    const { app, api } = await openStore({});
    await app.person.click(checkout());
    expect(await screen.findByText('Purchase failed')).toBeVisible();
    expect(screen.getByText(/Your cart is kept/)).toBeVisible();
    expect(cart().getByText('Cart, 3 items')).toBeVisible();
    expect(cart().getByText(/Asking again never pays twice/)).toBeVisible();
    api.answer(BUY, RECEIPT);
    await app.person.click(cart().getByRole('button', { name: 'Ask again' }));
    expect(await screen.findByText('Purchase successful!')).toBeVisible();
    const [first, second] = api.callsOf(BUY);
    expect(second?.requestKey).toBe(first?.requestKey);
    expect(second?.body).toEqual(first?.body);
  });

  it.each([
    [401, 'auth.required', 'Please sign in.'],
    [403, 'request.cross_origin', 'This came from another site.'],
    [429, 'request.too_many', 'Too many requests.'],
    [500, 'server.error', 'Something went wrong on our side.'],
  ])('stays undecided when a later try is not let through: %d', async (status, code, message) => {
    const { app, api } = await openStore({});
    await app.person.click(checkout());
    await screen.findByText('Purchase failed');
    api.answer(BUY, problem(status, code, message));
    await app.person.click(cart().getByRole('button', { name: 'Ask again' }));
    await waitFor(() => expect(api.callsOf(BUY)).toHaveLength(2));
    // What the server says, not that it said nothing.
    await screen.findByText(`${message} Your cart is kept, and asking again never pays twice.`);
    const { attempt } = JSON.parse(localStorage.getItem('cart:7') ?? '{}') as { attempt?: { key: string } };
    expect(attempt?.key).toBe(api.callsOf(BUY)[0]?.requestKey);
  });

  it('goes by what this page knows when nothing more can be written down', async () => {
    const { app, api } = await openStore({});
    const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError');
    });
    try {
      await app.person.click(screen.getByRole('button', { name: 'Add to Cart: Love' }));
      expect(cart().getByText('Cart, 4 items')).toBeVisible();
      await app.person.click(checkout());
      await screen.findByText('Purchase failed');
      api.answer(BUY, RECEIPT);
      await app.person.click(cart().getByRole('button', { name: 'Ask again' }));
      expect(await screen.findByText('Purchase successful!')).toBeVisible();
      const [first, second] = api.callsOf(BUY);
      expect(second?.requestKey).toBe(first?.requestKey);
      expect(noCart()).toBeNull();
    } finally {
      full.mockRestore();
    }
    // The cart has room again.
    await app.person.click(screen.getByRole('button', { name: 'Add to Cart: Love' }));
    expect(localStorage.getItem('cart:7')).toContain('"quantity":1');
  });

  it('keeps a cart still that has no answer yet', async () => {
    const { app } = await openStore({});
    await app.person.click(checkout());
    await screen.findByText('Purchase failed');
    await app.person.click(screen.getByRole('button', { name: 'Add to Cart: Love' }));
    expect(await screen.findByText('Your last checkout is not decided yet')).toBeVisible();
    expect(cart().getByText('Cart, 3 items')).toBeVisible();
    expect(cart().getByRole('button', { name: 'Remove Love' })).toBeDisabled();
  });

  it('that the server itself keeps failing can be set aside, and the cart is free again', async () => {
    const { app, api } = await openStore({
      buy: problem(500, 'server.error', 'Something went wrong on our side.'),
    });
    expect(cart().queryByRole('button', { name: 'Set it aside' })).toBeNull();
    await app.person.click(checkout());
    await app.person.click(await cart().findByRole('button', { name: 'Ask again' }));
    await waitFor(() => expect(api.callsOf(BUY)).toHaveLength(2));
    await app.person.click(await cart().findByRole('button', { name: 'Set it aside' }));
    expect(await screen.findByText('Checkout set aside')).toBeVisible();
    expect(api.callsOf('GET /api/user/inventory')).toHaveLength(2);
    await app.person.click(cart().getByRole('button', { name: 'One Love less' }));
    api.answer(BUY, RECEIPT);
    await app.person.click(checkout());
    expect(await screen.findByText('Purchase successful!')).toBeVisible();
    const [first, again, next] = api.callsOf(BUY).map(({ requestKey }) => requestKey);
    expect(again).toBe(first);
    expect(next).not.toBe(first);
  });

  it('that nobody answers is never set aside, since it may have gone through', async () => {
    const { app } = await openStore({});
    await app.person.click(checkout());
    expect(await cart().findByRole('button', { name: 'Ask again' })).toBeVisible();
    expect(cart().queryByRole('button', { name: 'Set it aside' })).toBeNull();
  });

  it('is settled under its own key after a reload in its middle', async () => {
    const attempt = { key: 'key-of-before', purchase: SENT };
    const { api } = await openStore({ cart: { ...IN_CART, attempt }, buy: RECEIPT });
    expect(await screen.findByText('Purchase successful!')).toBeVisible();
    expect(api.callsOf(BUY).map(({ requestKey, body }) => [requestKey, body])).toEqual([
      ['key-of-before', SENT],
    ]);
    expect(noCart()).toBeNull();
  });

  it('is settled by itself when the network is back', async () => {
    const { app, api } = await openStore({});
    await app.person.click(checkout());
    await screen.findByText('Purchase failed');
    api.answer(BUY, RECEIPT);
    window.dispatchEvent(new Event('online'));
    expect(await screen.findByText('Purchase successful!')).toBeVisible();
  });

  it('uses another key for the next purchase', async () => {
    const { app, api } = await openStore({ buy: RECEIPT });
    await app.person.click(checkout());
    await screen.findByText('Purchase successful!');
    await app.person.click(screen.getByRole('button', { name: 'Add to Cart: Love' }));
    await app.person.click(checkout());
    await waitFor(() => expect(api.callsOf(BUY)).toHaveLength(2));
    const [first, second] = api.callsOf(BUY);
    expect(second?.requestKey).not.toBe(first?.requestKey);
  });
});

describe('a checkout that is refused', () => {
  it('shows changed prices and buys at them only when asked again', async () => {
    const { app, api } = await openStore({
      buy: problem(409, 'store.price_changed', 'Prices have changed.'),
    });
    api.answer(ITEMS, { status: 200, body: [{ ...CROWN, price: 1200 }, LOVE] });
    await app.person.click(checkout());
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Prices have changed' }));
    expect(dialog.getByText(/costs 1,350 coins now instead of 1,150 coins/)).toBeVisible();
    expect(api.callsOf(BUY)).toHaveLength(1);
    api.answer(BUY, RECEIPT);
    await app.person.click(dialog.getByRole('button', { name: 'Buy at these prices' }));
    expect(await screen.findByText('Purchase successful!')).toBeVisible();
    expect(api.callsOf(BUY)[1]?.body).toMatchObject({ totalCost: 1350 });
    expect(api.callsOf(BUY)[1]?.requestKey).not.toBe(api.callsOf(BUY)[0]?.requestKey);
  });

  it('leaves the cart open when the question about its prices is closed by Escape', async () => {
    const { app, api } = await openStore({
      buy: problem(409, 'store.price_changed', 'Prices have changed.'),
    });
    api.answer(ITEMS, { status: 200, body: [{ ...CROWN, price: 1200 }, LOVE] });
    await app.person.click(checkout());
    await screen.findByRole('alertdialog', { name: 'Prices have changed' });
    await app.person.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(cart().getByRole('list')).toBeVisible();
  });

  it('drops what is no longer sold, and says why nothing was bought', async () => {
    const gone = problem(409, 'store.not_on_sale', 'This is not on sale any more.');
    const { app, api } = await openStore({ buy: gone });
    api.answer(ITEMS, { status: 200, body: [LOVE] });
    await app.person.click(checkout());
    expect(await screen.findByText('This is not on sale any more.')).toBeVisible();
    expect(cart().getByText('Cart, 2 items')).toBeVisible();
  });

  it('says when the coins are gone meanwhile [S5.09, S8.14]', async () => {
    const { app, api } = await openStore({
      buy: problem(409, 'coins.not_enough', 'There are not enough coins.'),
    });
    api.answer('GET /api/user', { status: 200, body: aUser({ coins: 20 }) });
    await app.person.click(checkout());
    await expectToast('destructive', 'Not enough coins', 'You need more coins to complete this purchase.');
    await waitFor(() => expect(checkout()).toBeDisabled());
  });

  it('tells any other refusal in the words of the server [S8.02, S8.11]', async () => {
    const { app } = await openStore({ buy: problem(400, 'request.invalid', 'The request is not valid.') });
    await app.person.click(checkout());
    await expectToast('destructive', 'Purchase failed', 'The request is not valid.');
    expect(checkout()).toBeEnabled();
  });
});
