import { useSearchParams } from 'react-router-dom';

/** Categories of the store (§2) with their names in the URL. */
export const CATEGORIES = [
  { id: 'all', label: 'All', word: null },
  { id: 'cosmetic', label: 'Cosmetics', word: 'cosmetics' },
  { id: 'sticker', label: 'Stickers', word: 'stickers' },
  { id: 'coupon', label: 'Coupons', word: 'coupons' },
] as const;

export type Category = (typeof CATEGORIES)[number]['id'];

/**
 * Returns the category named in the URL, such as `/store?category=stickers`, a function to change it, and the id of
 * the item on which the store opens, such as that of `/store?item=20`.
 */
export function useCategory() {
  const [search, setSearch] = useSearchParams();
  const named = search.get('category');
  const category = CATEGORIES.find(({ word }) => word !== null && word === named)?.id ?? 'all';
  const show = (next: Category): void => {
    const word = CATEGORIES.find(({ id }) => id === next)?.word;
    // The goods change in place: keep the scroll position.
    setSearch(word ? { category: word } : {}, { preventScrollReset: true });
  };
  return { category, show, item: Number(search.get('item')) || null };
}
