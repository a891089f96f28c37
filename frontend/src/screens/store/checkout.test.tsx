import { describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { aUser, laterReply, problem } from '../../../test/support/fake-api';
import { BUY, IN_CART, RECEIPT, cart, checkout, openStore } from '../../../test/support/open-store';
import { expectToast } from '../../../test/support/toasts';

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
    expect(cart().getByText('Your cart is empty')).toBeVisible();
    expect(cart().getByText('1,330 coins')).toBeInTheDocument();
    expect(api.callsOf('GET /api/user')).toHaveLength(2);
    expect(api.callsOf('GET /api/user/inventory')).toHaveLength(2);
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
    expect(cart().getByText('3 items')).toBeVisible();
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
  ])('stays undecided when a later try is not let through: %d', async (status, code, message) => {
    const { app, api } = await openStore({});
    await app.person.click(checkout());
    await screen.findByText('Purchase failed');
    api.answer(BUY, problem(status, code, message));
    await app.person.click(cart().getByRole('button', { name: 'Ask again' }));
    await waitFor(() => expect(api.callsOf(BUY)).toHaveLength(2));
    await screen.findAllByText(message);
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
      expect(cart().getByText('4 items')).toBeVisible();
      await app.person.click(checkout());
      await screen.findByText('Purchase failed');
      api.answer(BUY, RECEIPT);
      await app.person.click(cart().getByRole('button', { name: 'Ask again' }));
      expect(await screen.findByText('Purchase successful!')).toBeVisible();
      const [first, second] = api.callsOf(BUY);
      expect(second?.requestKey).toBe(first?.requestKey);
      expect(cart().getByText('Your cart is empty')).toBeVisible();
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
    expect(cart().getByText('3 items')).toBeVisible();
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
    expect(cart().getByText('Your cart is empty')).toBeVisible();
  });

  it('is settled by itself when the network is back', async () => {
    const { app, api } = await openStore({});
    await app.person.click(checkout());
    await screen.findByText('Purchase failed');
    api.answer(BUY, RECEIPT);
    window.dispatchEvent(new Event('online'));
    expect(await screen.findByText('Purchase successful!')).toBeVisible();
  });

  it('of another tab renews coins and inventory here', async () => {
    const attempt = { key: 'key-of-the-other-tab', purchase: SENT };
    const { answer } = laterReply();
    const { api } = await openStore({ buy: answer });
    const say = (kept: object): void => {
      localStorage.setItem('cart:7', JSON.stringify(kept));
      act(() => {
        window.dispatchEvent(new StorageEvent('storage', { key: 'cart:7' }));
      });
    };
    say({ ...IN_CART, attempt });
    expect(cart().getByRole('button', { name: 'Ask again' })).toBeEnabled();
    api.answer('GET /api/user', { status: 200, body: aUser({ coins: 1330 }) });
    say({ lines: [], attempt: null });
    expect(await cart().findByText('1,330 coins')).toBeInTheDocument();
    expect(api.callsOf(BUY)).toHaveLength(0);
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
