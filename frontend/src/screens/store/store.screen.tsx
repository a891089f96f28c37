import { useQuery } from '@tanstack/react-query';
import { avatarItemsQuery, inventoryQuery, storeItemsQuery } from '../../api/store';
import type { User } from '../../api/types';
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
import { ShelfList } from './shelf-list';
import { goodsOf, isWorn, nextGood, shelvesOf } from './shelves';
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
  const checkout = useCheckout(user.id);
  const { category, show } = useCategory();
  const fitting = useFitting();
  const { goal, leftStore, coinsPerRound, isGoal, toggle, end } = useGoal();
  const { goods, isPending, isFetching, refetch } = useGoods();
  const shown = goods?.filter(({ item }) => category === 'all' || item.type === category) ?? [];
  const shelves = shelvesOf(shown, coins);
  const tried = goods?.find(({ item }) => item.id === fitting.triedId);
  const next = goods?.find(({ item, isOwned }) => isGoal(item) && !isOwned) ?? nextGood(goods ?? [], coins);
  const featured = tried ?? next;
  const shared = { coins, coinsPerRound, onAdd: add, onPin: toggle };
  return (
    <div className="store">
      <Room
        worn={wardrobeOf(user)}
        tried={tried?.item}
        items={shelves.flatMap((shelf) => shelf.goods.map(({ item }) => item))}
        fitting={fitting}
      >
        {featured && (
          <TryPanel
            good={featured}
            label={
              tried
                ? isWorn(tried.item)
                  ? 'Trying on'
                  : 'Looking at'
                : nextLabel(isGoal(featured.item), coins >= featured.item.price)
            }
            isGoal={isGoal(featured.item)}
            {...shared}
          />
        )}
        <CartPanel
          {...{ cart, coins, setQuantity }}
          isPending={checkout.isPending}
          onCheckout={checkout.start}
          onGiveUp={checkout.giveUp}
        />
      </Room>
      <div className="store__shelves">
        <div className="row apart wrap gap-16 store__bar">
          <ChipGroup label="Category" options={CATEGORIES} value={category} onChange={show} />
          <GoalGauge {...{ goal, leftStore, coins }} onEnd={end} />
        </div>
        {isPending && <StoreSkeleton />}
        {!isPending && goods === undefined && (
          <FailedPanel
            sentence="The store could not be loaded. Your cart is kept."
            isRetrying={isFetching}
            onRetry={refetch}
          />
        )}
        {goods !== undefined &&
          (shelves.length > 0 ? (
            <ShelfList key={category} {...{ shelves, cart, fitting, isGoal }} {...shared} />
          ) : (
            <NoItemsPanel onShowAll={category === 'all' ? undefined : () => show('all')} />
          ))}
      </div>
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

/** Loads the store's items with what the member owns of them; undefined while the items are not known. */
function useGoods() {
  const { data: items, isPending, isFetching, refetch } = useQuery(storeItemsQuery);
  // What is owned is only a hint: the store works without it.
  const inventory = useQuery(inventoryQuery);
  const parts = useQuery(avatarItemsQuery);
  const areKnown = items !== undefined && !inventory.isPending && !parts.isPending;
  return {
    goods: areKnown ? goodsOf(items, inventory.data ?? [], parts.data ?? []) : undefined,
    isPending: isPending || (items !== undefined && !areKnown),
    isFetching,
    refetch: () => void refetch(),
  };
}

function nextLabel(isGoal: boolean, isInReach: boolean): string {
  if (isGoal) return 'Saving for';
  return isInReach ? 'In reach' : 'Nearest for you';
}
