import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { inventoryQuery, storeItemsQuery } from '../../api/store';
import type { StoreItem, User } from '../../api/types';
import { coinsText } from '../../lib/coins-text';
import { useAuth } from '../../session/auth';
import { ChipGroup } from '../../ui/chip-group';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { Dialog } from '../../ui/dialog';
import { FailedPanel } from '../../ui/failed-panel';
import { ScreenTitle } from '../../ui/screen-title';
import { CartBar } from './cart-bar';
import { CartCard, CartView } from './cart.card';
import { useCart } from './cart.hook';
import { CATEGORIES, useCategory } from './category.hook';
import { useCheckout } from './checkout.hook';
import { ItemGrid } from './item-grid';
import { NoItemsPanel, StoreSkeleton } from './state.panels';
import './store.css';

/** The store at `/store`; renders nothing for visitors (§2). */
export function StoreScreen() {
  const { user } = useAuth();
  // Cart and checkout belong to one member: the key resets them for another.
  return user && <Store key={user.id} user={user} />;
}

function Store({ user }: { user: User }) {
  const { cart, add, setQuantity } = useCart(user.id);
  const checkout = useCheckout(user.id);
  const { category, show } = useCategory();
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const view = { cart, coins: user.coins, isPending: checkout.isPending, setQuantity };
  return (
    <div className="page store">
      <ScreenTitle title="Store" lead="Neon editions: the parts you know, lit from the inside.">
        <ChipGroup label="Category" options={CATEGORIES} value={category} onChange={show} />
      </ScreenTitle>
      <div className="columns store__columns">
        <Goods coins={user.coins} onAdd={add} />
        <CartCard {...view} onCheckout={checkout.start} onGiveUp={checkout.giveUp} />
      </div>
      <CartBar {...view} onCheckout={checkout.start} onOpen={() => setDrawerOpen(true)} />
      <Dialog
        isOpen={isDrawerOpen && cart.lines.length > 0}
        onOpenChange={setDrawerOpen}
        title="Cart"
        size="wide"
        className="cart-drawer"
      >
        <CartView {...view} onCheckout={checkout.start} onGiveUp={checkout.giveUp} />
      </Dialog>
      <ConfirmDialog
        isOpen={checkout.priceChange !== null}
        onOpenChange={(isOpen) => !isOpen && checkout.dismiss()}
        title="Prices have changed"
        description={
          checkout.priceChange &&
          `Your cart costs ${coinsText(checkout.priceChange.now)} now instead of ${coinsText(checkout.priceChange.before)}. Nothing has been paid yet.`
        }
        confirmLabel="Buy at these prices"
        variant="go"
        onConfirm={checkout.start}
      />
    </div>
  );
}

/** The items of the chosen category, with loading, error and empty states. */
function Goods({ coins, onAdd }: { coins: number; onAdd: (item: StoreItem) => void }) {
  const { category, show } = useCategory();
  const { data: items, isPending, isFetching, refetch } = useQuery(storeItemsQuery);
  // Owned copies are only a hint on the cards: the store works without them.
  const { data: inventory = [] } = useQuery(inventoryQuery);
  if (isPending) return <StoreSkeleton />;
  if (items === undefined)
    return (
      <FailedPanel
        sentence="The store could not be loaded. Your cart is kept."
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  const shown = category === 'all' ? items : items.filter(({ type }) => type === category);
  if (shown.length === 0)
    return <NoItemsPanel onShowAll={category === 'all' ? undefined : () => show('all')} />;
  return <ItemGrid key={category} items={shown} inventory={inventory} coins={coins} onAdd={onAdd} />;
}
