import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { goalQuery } from '../../api/goal';
import { avatarItemsQuery, inventoryQuery, storeItemsQuery } from '../../api/store';
import type { StoreItem, User } from '../../api/types';
import { useGoal } from '../../avatar/goal.hook';
import { wardrobeOf } from '../../avatar/wardrobe';
import { coinsText } from '../../lib/coins-text';
import { useAuth } from '../../session/auth';
import { ChipGroup } from '../../ui/chip-group';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { FailedPanel } from '../../ui/failed-panel';
import { useCart } from './cart.hook';
import { CartPanel } from './cart.panel';
import { CATEGORIES, useCategory } from './category.hook';
import { useCheckout } from './checkout.hook';
import { useFitting } from './fitting.hook';
import { GoalGauge } from './goal-gauge';
import { Room } from './room';
import { ShelfList, type ShelfListProps } from './shelf-list';
import { goodsOf, isWorn, nextGood, shelvesOf, type Shelf } from './shelves';
import { NoItemsPanel, StoreSkeleton } from './state.panels';
import { TryPanel } from './try-panel';
import './store.css';

/** The store at `/store`; renders nothing for visitors (§2). */
export function StoreScreen() {
  const { user } = useAuth();
  // Cart and checkout belong to one member: the key resets them for another.
  return user && <Store key={user.id} user={user} />;
}

function Store({ user }: { user: User }) {
  const { coins } = user;
  const { cart, add, setQuantity } = useCart(user.id);
  const [isCartOpen, setCartOpen] = useState(false);
  const checkout = useCheckout(user.id);
  const { category, item } = useCategory();
  const fitting = useFitting(item);
  const saved = useGoal();
  const { goods, ...loading } = useGoods();
  const shown = goods?.filter(({ item }) => category === 'all' || item.type === category);
  const shelves = shown && shelvesOf(shown, coins);
  const tried = goods?.find(({ item }) => item.id === fitting.triedId);
  const featured =
    tried ??
    goods?.find(({ item, isOwned }) => saved.isGoal(item) && !isOwned) ??
    nextGood(goods ?? [], coins);
  const shared = { coins, coinsPerRound: saved.coinsPerRound, onAdd: add, onPin: saved.toggle };
  return (
    <div className="store">
      <Room
        worn={wardrobeOf(user)}
        tried={tried?.item}
        items={shelves?.flatMap((shelf) => shelf.goods.map(({ item }) => item)) ?? []}
        fitting={fitting}
        isCartOpen={isCartOpen}
      >
        {featured && (
          <TryPanel
            good={featured}
            label={
              tried ? triedLabel(tried.item) : nextLabel(saved.isGoal(featured.item), featured.item, coins)
            }
            isGoal={saved.isGoal(featured.item)}
            {...shared}
          />
        )}
        {cart.lines.length > 0 && (
          <CartPanel
            {...{ cart, coins, setQuantity }}
            isOpen={isCartOpen}
            setOpen={setCartOpen}
            isPending={checkout.isPending}
            onCheckout={checkout.start}
            onGiveUp={checkout.giveUp}
          />
        )}
      </Room>
      <Goods {...{ shelves, cart, fitting, saved }} {...loading} {...shared} />
      <PriceQuestion checkout={checkout} />
    </div>
  );
}

type GoodsProps = Omit<ShelfListProps, 'shelves' | 'isGoal'> &
  Omit<ReturnType<typeof useGoods>, 'goods'> & {
    /** Undefined until the items are known. */
    shelves: readonly Shelf[] | undefined;
    saved: ReturnType<typeof useGoal>;
  };

/** Filters, goal and shelves, with loading, error and empty states. */
function Goods({ shelves, saved, isPending, isFetching, refetch, ...rest }: GoodsProps) {
  const { category, show } = useCategory();
  const { goal, leftStore, end, isGoal } = saved;
  return (
    <div className="store__shelves">
      <div className="row apart wrap gap-16 store__bar">
        <ChipGroup label="Category" options={CATEGORIES} value={category} onChange={show} />
        {!isPending && <GoalGauge {...{ goal, leftStore }} coins={rest.coins} onEnd={end} />}
      </div>
      {isPending && <StoreSkeleton />}
      {!isPending && shelves === undefined && (
        <FailedPanel
          sentence="The store could not be loaded. Your cart is kept."
          isRetrying={isFetching}
          onRetry={refetch}
        />
      )}
      {shelves?.length === 0 && (
        <NoItemsPanel onShowAll={category === 'all' ? undefined : () => show('all')} />
      )}
      {shelves && shelves.length > 0 && <ShelfList key={category} {...{ shelves, isGoal }} {...rest} />}
    </div>
  );
}

/** Asks whether to buy at prices that have changed since the cart was filled. */
function PriceQuestion({ checkout }: { checkout: ReturnType<typeof useCheckout> }) {
  const { priceChange, dismiss, start } = checkout;
  return (
    <ConfirmDialog
      isOpen={priceChange !== null}
      onOpenChange={(isOpen) => !isOpen && dismiss()}
      title="Prices have changed"
      description={
        priceChange &&
        `Your cart costs ${coinsText(priceChange.now)} now instead of ${coinsText(priceChange.before)}. Nothing has been paid yet.`
      }
      confirmLabel="Buy at these prices"
      variant="go"
      onConfirm={start}
    />
  );
}

/** Loads the store's items with what the member owns of them; undefined while the items are not known. */
function useGoods() {
  const { data: items, isPending, isFetching, refetch } = useQuery(storeItemsQuery);
  // What is owned is only a hint: the store works without it.
  const inventory = useQuery(inventoryQuery);
  const parts = useQuery(avatarItemsQuery);
  // The goal stands above the shelves: it comes together with them.
  const goal = useQuery(goalQuery);
  const areKnown = items !== undefined && !inventory.isPending && !parts.isPending && !goal.isLoading;
  // The same goods at each render, so that a shelf renders only the items that change.
  const goods = useMemo(
    () => (areKnown ? goodsOf(items, inventory.data ?? [], parts.data ?? []) : undefined),
    [areKnown, items, inventory.data, parts.data],
  );
  return {
    goods,
    isPending: isPending || (items !== undefined && !areKnown),
    isFetching,
    refetch: () => void refetch(),
  };
}

function triedLabel(item: StoreItem): string {
  return isWorn(item) ? 'Trying on' : 'Looking at';
}

function nextLabel(isGoal: boolean, { price }: StoreItem, coins: number): string {
  if (isGoal) return 'Saving for';
  return coins >= price ? 'In reach' : 'Nearest for you';
}
