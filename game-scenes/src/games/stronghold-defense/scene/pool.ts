/** A reusable drawn object. */
export interface Pooled {
  isActive: boolean;
}

/** Pool of reusable items. It grows by a whole step when all are in use, and never shrinks. */
export interface Pool<Item extends Pooled> {
  /** All items, in use or not. */
  readonly items: readonly Item[];
  /** Returns a free item and sets it active. Set it inactive to return it to the pool. */
  take(): Item;
}

export function createPool<Item extends Pooled>(make: () => Item, step: number): Pool<Item> {
  const items: Item[] = [];
  const grow = (): Item => {
    const first = make();
    items.push(first);
    for (let index = 1; index < step; index++) items.push(make());
    return first;
  };
  return {
    items,
    take() {
      let item: Item | undefined;
      for (const each of items) {
        if (each.isActive) continue;
        item = each;
        break;
      }
      item ??= grow();
      item.isActive = true;
      return item;
    },
  };
}
