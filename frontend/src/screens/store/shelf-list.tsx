import { useEffect } from 'react';
import type { StoreItem } from '../../api/types';
import { classNames } from '../../ui/class-names';
import { quantityOf, type Cart } from './cart';
import { useCategory } from './category.hook';
import type { Fitting } from './fitting.hook';
import { useGrowingCount } from './growing-count.hook';
import { ShelfItem, type ShelfItemProps } from './shelf-item';
import type { Shelf } from './shelves';
import './shelf.css';

export interface ShelfListProps extends Pick<ShelfItemProps, 'coins' | 'coinsPerRound' | 'onAdd' | 'onPin'> {
  shelves: readonly Shelf[];
  cart: Cart;
  fitting: Fitting;
  isGoal: (item: StoreItem) => boolean;
}

/** The shelves, rendered in steps so that a long list does not block the page. */
export function ShelfList({ shelves, cart, fitting, isGoal, ...shared }: ShelfListProps) {
  const { item: named } = useCategory();
  const all = shelves.flatMap(({ goods }) => goods);
  const { count, end } = useGrowingCount(all.length, all.findIndex(({ item }) => item.id === named) + 1);
  useEffect(() => {
    if (named !== null) document.getElementById(`item-${named}`)?.scrollIntoView({ block: 'center' });
  }, [named]);
  return (
    <div>
      {shelves.map(({ id, title, accent, note, goods }, place) => {
        const before = shelves.slice(0, place).reduce((sum, shelf) => sum + shelf.goods.length, 0);
        if (before >= count) return null;
        return (
          <section key={id} className="shelf" aria-labelledby={`shelf-${id}`}>
            <div className="row apart wrap gap-8">
              <h2
                id={`shelf-${id}`}
                className={classNames('accent', accent !== 'slime' && `accent--${accent}`)}
              >
                {title}
              </h2>
              <p className="meta">{note}</p>
            </div>
            <ul className="shelf__board" aria-labelledby={`shelf-${id}`}>
              {goods.slice(0, count - before).map((good) => (
                <ShelfItem
                  key={good.item.id}
                  good={good}
                  inCart={quantityOf(cart, good.item.id)}
                  isTried={fitting.triedId === good.item.id}
                  isChosen={fitting.chosenId === good.item.id}
                  isGoal={isGoal(good.item)}
                  fitting={fitting.actions}
                  {...shared}
                />
              ))}
            </ul>
          </section>
        );
      })}
      <div ref={end} />
    </div>
  );
}
