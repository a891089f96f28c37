/** Something drawn that is used again and again. */
export interface Pooled {
  isActive: boolean;
}

/** Items that are lent and given back; it grows by a whole step when all are lent, and never shrinks. */
export interface Pool<Item extends Pooled> {
  /** All items ever made, lent or not. */
  readonly items: readonly Item[];
  /** An item that was free; it is active from now on, until somebody sets it inactive. */
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
