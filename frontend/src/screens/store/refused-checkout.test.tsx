import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { aUser, problem } from '../../../test/support/fake-api';
import {
  BUY,
  CROWN,
  ITEMS,
  LOVE,
  RECEIPT,
  cart,
  checkout,
  openStore,
} from '../../../test/support/open-store';
import { expectToast } from '../../../test/support/toasts';

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

  it('drops what is no longer sold, and says why nothing was bought', async () => {
    const gone = problem(409, 'store.not_on_sale', 'This is not on sale any more.');
    const { app, api } = await openStore({ buy: gone });
    api.answer(ITEMS, { status: 200, body: [LOVE] });
    await app.person.click(checkout());
    expect(await screen.findByText('This is not on sale any more.')).toBeVisible();
    expect(cart().getByText('2 items')).toBeVisible();
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
