import { copiesOf } from '../../api/store';
import type { OwnedItem, StoreItem } from '../../api/types';
import { useGrowingCount } from './growing-count.hook';
import { ItemCard } from './item-card';

interface ItemGridProps {
  items: readonly StoreItem[];
  inventory: readonly OwnedItem[];
  coins: number;
  onAdd: (item: StoreItem) => void;
}

/** The goods, rendered in steps so that a long list does not block the page. */
export function ItemGrid({ items, inventory, coins, onAdd }: ItemGridProps) {
  const { count, end } = useGrowingCount(items.length);
  return (
    <div>
      <ul className="store__grid" aria-label="Items">
        {items.slice(0, count).map((item) => (
          <ItemCard
            key={item.id}
            item={item}
            copies={copiesOf(inventory, item)}
            isAffordable={coins >= item.price}
            onAdd={onAdd}
          />
        ))}
      </ul>
      <div ref={end} />
    </div>
  );
}
