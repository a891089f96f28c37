import { useSearchParams } from 'react-router-dom';

/** The filter of the store (§2), each with what the address says. */
export const CATEGORIES = [
  { id: 'all', label: 'All', word: null },
  { id: 'cosmetic', label: 'Cosmetics', word: 'cosmetics' },
  { id: 'sticker', label: 'Stickers', word: 'stickers' },
  { id: 'coupon', label: 'Coupons', word: 'coupons' },
] as const;

export type Category = (typeof CATEGORIES)[number]['id'];

/** The category that the address names, such as `/store?category=stickers`, and the way to another one. */
export function useCategory(): { category: Category; show: (category: Category) => void } {
  const [search, setSearch] = useSearchParams();
  const named = search.get('category');
  const category = CATEGORIES.find(({ word }) => word !== null && word === named)?.id ?? 'all';
  const show = (next: Category): void => {
    const word = CATEGORIES.find(({ id }) => id === next)?.word;
    // The goods change in place: the page stays where it is.
    setSearch(word ? { category: word } : {}, { preventScrollReset: true });
  };
  return { category, show };
}
