import { describe, expect, it, jest } from '@jest/globals';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { UserEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { createQueryClient } from '../api/query-client';
import type { AvatarItem, OwnedItem, User } from '../api/types';
import { aUser, fakeApi, problem, signInBrowser } from '../../test/support/fake-api';
import type { FakeAnswer, FakeApi } from '../../test/support/fake-api';
import { anAvatarItem } from '../../test/fixtures/store-goods';
import { expectToast } from '../../test/support/toasts';
import { Toaster } from '../ui/toaster';
import { AvatarCustomizer } from './avatar-customizer';

const BUY = 'POST /api/store/purchase-avatar-item';
const SAVE = 'PATCH /api/user/avatar';
const CATALOGUE = 'GET /api/store/avatar-items';
const GOAL = 'GET /api/user/goal';
const NO_GOAL = { goal: null, leftStore: null, coinsPerRound: 15 };
const INVENTORY = 'GET /api/user/inventory';

const ITEMS: AvatarItem[] = [
  anAvatarItem({ itemType: 'color', itemId: 'green', isFree: true }),
  anAvatarItem({ itemType: 'color', itemId: 'blue', price: 101 }),
  anAvatarItem({ itemType: 'color', itemId: 'cosmic-blue', price: 450, storeItemId: 2 }),
  anAvatarItem({ itemType: 'hat', itemId: 'none', isFree: true }),
  anAvatarItem({ itemType: 'hat', itemId: 'alien-helmet', isFree: true }),
  anAvatarItem({ itemType: 'hat', itemId: 'crown', price: 500 }),
  anAvatarItem({ itemType: 'hat', itemId: 'halo', price: 750 }),
  anAvatarItem({ itemType: 'sticker', itemId: 'alien-peace', isFree: true, price: 50, storeItemId: 20 }),
  anAvatarItem({ itemType: 'sticker', itemId: 'alien-love', price: 75, storeItemId: 22 }),
];
const COUPONS: OwnedItem = { itemType: 'coupon', itemId: 'avatar-20', copies: 2 };

interface Given {
  user?: Partial<User>;
  inventory?: OwnedItem[];
  catalogue?: FakeAnswer;
  answers?: Record<string, FakeAnswer>;
}

interface Opened {
  api: FakeApi;
  person: UserEvent;
  onClose: jest.Mock<() => void>;
}

async function openCustomizer(given: Given = {}): Promise<Opened> {
  signInBrowser();
  const { user, inventory = [], catalogue = { status: 200, body: ITEMS }, answers = {} } = given;
  const api = fakeApi({
    'GET /api/user': { status: 200, body: aUser({ coins: 540, ...user }) },
    [INVENTORY]: { status: 200, body: inventory },
    [CATALOGUE]: catalogue,
    [GOAL]: { status: 200, body: NO_GOAL },
    ...answers,
  });
  const onClose = jest.fn<() => void>();
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <AvatarCustomizer open onClose={onClose} />
        <Toaster />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await screen.findByRole('dialog', { name: 'Customize Avatar' });
  return { api, person: userEvent.setup({ delay: null }), onClose };
}

const dialog = () => within(screen.getByRole('dialog', { name: 'Customize Avatar' }));
const option = (name: RegExp) => dialog().getByRole('button', { name });
const alien = () => dialog().getByRole('img', { name: /^Your alien:/ });

async function openTab(person: UserEvent, name: string): Promise<void> {
  await person.click(await dialog().findByRole('tab', { name }));
}

describe('the avatar customizer', () => {
  it('has a tab for each kind, and shows what is worn, owned and locked', async () => {
    const { person } = await openCustomizer({ user: { avatarHat: 'alien-helmet' } });
    await dialog().findByRole('tab', { name: 'Colours' });
    expect(
      dialog()
        .getAllByRole('tab')
        .map((tab) => tab.textContent),
    ).toEqual(['Colours', 'Hats', 'Faces', 'Accessories', 'Stickers']);
    await openTab(person, 'Hats');
    expect(option(/^alien-helmet/)).toHaveTextContent('Wearing');
    expect(option(/^none/)).toHaveTextContent('Owned');
    expect(option(/^crown/)).toHaveTextContent('500 coins');
  });

  it('tries on live, and saves what is owned [S3.06, S7.25, S8.19]', async () => {
    const saved = aUser({ avatarHat: 'alien-helmet' });
    const { api, person, onClose } = await openCustomizer({
      answers: { [SAVE]: { status: 200, body: saved } },
    });
    await openTab(person, 'Hats');
    expect(alien()).toHaveAccessibleName('Your alien: green, none, smile, none');
    expect(dialog().getByRole('button', { name: 'Save Avatar' })).toBeDisabled();
    await person.click(option(/^alien-helmet/));
    expect(alien()).toHaveAccessibleName('Your alien: green, alien-helmet, smile, none');
    await person.click(dialog().getByRole('button', { name: 'Save Avatar' }));
    await expectToast('success', 'Avatar updated', 'Your avatar has been successfully updated.');
    expect(api.callsOf(SAVE)[0]?.body).toEqual({
      avatarColor: 'green',
      avatarHat: 'alien-helmet',
      avatarFace: 'smile',
      avatarAccessory: 'none',
    });
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('tells a failed save in the words of the server, and stays open [S7.25, S8.02, S8.18]', async () => {
    const refusal = problem(403, 'avatar.not_owned', 'You do not own the hat crown yet.');
    const { person, onClose } = await openCustomizer({ answers: { [SAVE]: refusal } });
    await openTab(person, 'Hats');
    await person.click(option(/^alien-helmet/));
    await person.click(dialog().getByRole('button', { name: 'Save Avatar' }));
    await expectToast('destructive', 'Failed to update avatar', 'You do not own the hat crown yet.');
    expect(onClose).not.toHaveBeenCalled();
  });

  it('saves the owned parts alone while something else is tried on', async () => {
    const saved = aUser({ avatarHat: 'alien-helmet' });
    const { api, person } = await openCustomizer({ answers: { [SAVE]: { status: 200, body: saved } } });
    await openTab(person, 'Hats');
    await person.click(option(/^alien-helmet/));
    await person.click(option(/^halo/));
    expect(alien()).toHaveAccessibleName('Your alien: green, halo, smile, none');
    await person.click(dialog().getByRole('button', { name: 'Save Avatar' }));
    await screen.findByText('Avatar updated');
    expect(api.callsOf(SAVE)[0]?.body).toMatchObject({ avatarHat: 'alien-helmet' });
  });

  it('takes another pose', async () => {
    const { person } = await openCustomizer();
    await openTab(person, 'Hats');
    const waving = alien().innerHTML;
    const cheer = dialog().getByRole('button', { name: 'Cheer' });
    await person.click(cheer);
    expect(cheer).toHaveAttribute('aria-pressed', 'true');
    expect(alien().innerHTML).not.toBe(waving);
  });

  it('shows what neon editions look like, and where they are sold', async () => {
    const { person } = await openCustomizer();
    await person.click(await dialog().findByRole('button', { name: /cosmic-blue/ }));
    expect(alien()).toHaveAccessibleName('Your alien: cosmic-blue, none, smile, none');
    expect(alien().innerHTML).toContain('class="neon"');
    expect(dialog().getByText('Neon editions are sold in the store.')).toBeVisible();
    expect(dialog().getByRole('link', { name: 'Visit Store' })).toHaveAttribute('href', '/store?item=2');
    expect(dialog().queryByRole('button', { name: /^Buy/ })).toBeNull();
  });

  it('shows what is not sold any more to whoever owns it, and to nobody else', async () => {
    const retired = [
      ...ITEMS,
      anAvatarItem({
        itemType: 'hat',
        itemId: 'crown-neon',
        name: 'Royal Crown',
        storeItemId: 5,
        isOnSale: false,
      }),
      anAvatarItem({
        itemType: 'hat',
        itemId: 'halo-neon',
        name: 'Celestial Halo',
        price: 0,
        isOnSale: false,
      }),
    ];
    const { person } = await openCustomizer({
      catalogue: { status: 200, body: retired },
      inventory: [{ itemType: 'hat', itemId: 'crown-neon', copies: 1 }],
    });
    await openTab(person, 'Hats');
    expect(option(/^Royal Crown/)).toBeEnabled();
    expect(dialog().queryByRole('button', { name: /^Celestial Halo/ })).toBeNull();
  });
});

describe('buying in the customizer', () => {
  const receipt = { itemType: 'hat', itemId: 'crown', coins: 40, coupons: 2, isFirst: false };
  const bought = { status: 201, body: receipt };

  it('sends item and price, and then wears it [S1.08, S6.09, S7.24, S8.21]', async () => {
    const { api, person } = await openCustomizer({ answers: { [BUY]: bought } });
    await openTab(person, 'Hats');
    await person.click(option(/^crown/));
    expect(dialog().getByRole('button', { name: 'Save Avatar' })).toBeDisabled();
    api.answer('GET /api/user', { status: 200, body: aUser({ coins: 40, avatarHat: 'crown' }) });
    api.answer(INVENTORY, { status: 200, body: [{ itemType: 'hat', itemId: 'crown', copies: 1 }] });
    await person.click(dialog().getByRole('button', { name: 'Buy crown' }));
    await expectToast('success', 'Item purchased!', 'The item has been added to your collection.');
    expect(api.callsOf(BUY)[0]?.body).toEqual({ itemType: 'hat', itemId: 'crown', price: 500 });
    expect(api.callsOf(BUY)[0]?.requestKey).toMatch(/^[A-Za-z0-9_-]{8,64}$/);
    await waitFor(() => expect(option(/^crown/)).toHaveTextContent('Wearing'));
    expect(dialog().getByRole('button', { name: 'Save Avatar' })).toBeDisabled();
    expect(dialog().getByText('40')).toBeVisible();
  });

  it('shows the alien with it when it is the first thing ever bought', async () => {
    const first = { status: 201, body: { ...receipt, isFirst: true } };
    const { person } = await openCustomizer({ answers: { [BUY]: first } });
    await openTab(person, 'Hats');
    await person.click(option(/^crown/));
    await person.click(dialog().getByRole('button', { name: 'Buy crown' }));
    expect(await screen.findByText('Your first purchase: crown.')).toBeInTheDocument();
  });

  it('tries on what is too dear, says how far it is away, and saves for it', async () => {
    const { api, person } = await openCustomizer();
    const halo = {
      itemType: 'hat',
      itemId: 'halo',
      name: 'halo',
      price: 750,
      imageUrl: '',
      storeItemId: null,
    };
    api.answer('PUT /api/user/goal', { status: 200, body: { ...NO_GOAL, goal: halo } });
    await openTab(person, 'Hats');
    await person.click(option(/^halo/));
    expect(alien()).toHaveAccessibleName('Your alien: green, halo, smile, none');
    expect(dialog().getByText('The halo suits you.')).toBeVisible();
    expect(dialog().getByText('210 more').parentElement).toHaveTextContent('210 more, about 14 rounds');
    expect(dialog().queryByRole('button', { name: /^Buy/ })).toBeNull();
    const save = dialog().getByRole('button', { name: 'Save for it' });
    await person.click(save);
    await waitFor(() => expect(save).toHaveAttribute('aria-pressed', 'true'));
    expect(api.callsOf('PUT /api/user/goal')[0]?.body).toEqual({ itemType: 'hat', itemId: 'halo' });
  });

  it('uses a coupon only when asked, and lowers the price by a fifth, rounded up', async () => {
    const { api, person } = await openCustomizer({ inventory: [COUPONS], answers: { [BUY]: bought } });
    const box = await dialog().findByRole('checkbox', { name: /Use a 20% coupon for this purchase/ });
    expect(box).not.toBeChecked();
    await person.click(option(/^blue/));
    await person.click(box);
    expect(option(/^blue/)).toHaveTextContent('81 coins');
    await person.click(dialog().getByRole('button', { name: 'Buy blue' }));
    await screen.findByText('Item purchased!');
    expect(api.callsOf(BUY)[0]?.body).toEqual({ itemType: 'color', itemId: 'blue', price: 81, coupon: true });
    expect(box).not.toBeChecked();
  });

  it('gives the first colour free of charge while it is not chosen, and only that', async () => {
    const TAKE = 'POST /api/user/avatar/first-colour';
    const painted = aUser({ coins: 540, avatarColor: 'blue' });
    const { api, person } = await openCustomizer({
      user: { hasFreeColour: true },
      inventory: [COUPONS],
      answers: { [TAKE]: { status: 200, body: painted } },
    });
    await dialog().findByRole('tab', { name: 'Colours' });
    expect(option(/^blue/)).toHaveTextContent('Free');
    expect(option(/cosmic-blue/)).toHaveTextContent('450 coins');
    await person.click(dialog().getByRole('checkbox'));
    await person.click(option(/^blue/));
    expect(dialog().queryByRole('checkbox')).toBeNull();
    expect(dialog().getByText('The first colour is on us.')).toBeVisible();
    await person.click(dialog().getByRole('button', { name: 'Wear blue' }));
    await waitFor(() => expect(option(/^blue/)).toHaveTextContent('Wearing'));
    expect(api.callsOf(TAKE).map(({ body }) => body)).toEqual([{ color: 'blue' }]);
    expect(api.callsOf(BUY)).toEqual([]);
    expect(dialog().getByRole('checkbox')).not.toBeChecked();
    await openTab(person, 'Hats');
    expect(option(/^crown/)).toHaveTextContent('500 coins');
  });

  it('sells stickers, and none that everybody owns', async () => {
    const { person } = await openCustomizer();
    await openTab(person, 'Stickers');
    await person.click(option(/^alien-peace/));
    expect(dialog().queryByRole('button', { name: /^Buy/ })).toBeNull();
    await person.click(option(/^alien-love/));
    expect(dialog().getByRole('button', { name: 'Buy alien-love' })).toBeEnabled();
  });

  it('is sent once however often it is clicked, and under the same key when nobody answered', async () => {
    const { api, person } = await openCustomizer();
    await openTab(person, 'Hats');
    await person.click(option(/^crown/));
    const button = dialog().getByRole('button', { name: 'Buy crown' });
    act(() => {
      button.click();
      button.click();
    });
    expect(await screen.findByText('Purchase failed')).toBeVisible();
    expect(screen.getByText(/^The server did not answer. Trying again never pays twice/)).toBeVisible();
    expect(api.callsOf(BUY)).toHaveLength(1);
    api.answer(BUY, bought);
    await person.click(dialog().getByRole('button', { name: 'Buy crown' }));
    await screen.findByText('Item purchased!');
    const [first, second] = api.callsOf(BUY);
    expect(second?.requestKey).toBe(first?.requestKey);
  });

  it('tells a refusal in the words of the server [S8.20]', async () => {
    const { person } = await openCustomizer({
      answers: { [BUY]: problem(409, 'store.already_owned', 'You own this already.') },
    });
    await openTab(person, 'Hats');
    await person.click(option(/^crown/));
    await person.click(dialog().getByRole('button', { name: 'Buy crown' }));
    await expectToast('destructive', 'Purchase failed', 'You own this already.');
  });

  it('says when the coins are gone meanwhile [S5.18]', async () => {
    const { api, person } = await openCustomizer({
      answers: { [BUY]: problem(409, 'coins.not_enough', 'There are not enough coins.') },
    });
    await openTab(person, 'Hats');
    await person.click(option(/^crown/));
    api.answer('GET /api/user', { status: 200, body: aUser({ coins: 3 }) });
    await person.click(dialog().getByRole('button', { name: 'Buy crown' }));
    await expectToast('destructive', 'Not enough coins', 'You need more coins to purchase this item.');
    expect(await dialog().findByRole('button', { name: 'Save for it' })).toBeVisible();
    expect(dialog().queryByRole('button', { name: 'Buy crown' })).toBeNull();
  });
});
