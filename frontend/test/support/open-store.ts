import { screen, within } from '@testing-library/react';
import type { User } from '../../src/api/types';
import { aUser, fakeApi, signInBrowser } from './fake-api';
import type { FakeAnswer, FakeApi } from './fake-api';
import { renderApp } from './render-app';
import type { TestApp } from './render-app';
import { aStoreItem } from '../fixtures/store-goods';

export const BUY = 'POST /api/store/purchase';
export const GOAL = 'GET /api/user/goal';
export const NO_GOAL = { goal: null, leftStore: null, coinsPerRound: 15 };
export const ITEMS = 'GET /api/store/items';
export const CROWN = aStoreItem();
export const LOVE = aStoreItem({
  id: 22,
  name: 'Love',
  price: 75,
  type: 'sticker',
  itemType: 'sticker',
  itemId: 'alien-love',
});
export const RECEIPT = {
  status: 201,
  body: {
    id: 3,
    totalCost: 1150,
    coins: 1330,
    isFirst: false,
    items: [{ itemType: 'hat', itemId: 'crown-neon', copies: 1 }],
  },
};
export const IN_CART = {
  lines: [
    { item: CROWN, quantity: 1 },
    { item: LOVE, quantity: 2 },
  ],
  attempt: null,
};
interface Given {
  user?: Partial<User>;
  cart?: object;
  buy?: FakeAnswer;
}

/** Opens the store for a member with 2,480 coins, and their cart, which contains a crown and two stickers. */
export async function openStore({
  user,
  cart: kept = IN_CART,
  buy,
}: Given): Promise<{ app: TestApp; api: FakeApi }> {
  signInBrowser();
  localStorage.setItem('cart:7', JSON.stringify(kept));
  const api = fakeApi({
    'GET /api/user': { status: 200, body: aUser({ coins: 2480, ...user }) },
    [ITEMS]: { status: 200, body: [CROWN, LOVE] },
    'GET /api/user/inventory': { status: 200, body: [] },
    [GOAL]: { status: 200, body: NO_GOAL },
    ...(buy === undefined ? {} : { [BUY]: buy }),
  });
  const app = renderApp('/store');
  await screen.findByRole('button', { name: 'Add to Cart: Love' });
  // A checkout of before may have emptied it already.
  if (noCart() !== null) await openCart(app);
  return { app, api };
}

/** Opens the bar of the cart, whose lines are hidden at first. */
export const openCart = (app: TestApp) => app.person.click(screen.getByRole('button', { name: /^Cart, / }));

export const cart = () => within(screen.getByRole('region', { name: 'Cart' }));
export const noCart = () => screen.queryByRole('region', { name: 'Cart' });
export const checkout = () => cart().getByRole('button', { name: 'Checkout' });
