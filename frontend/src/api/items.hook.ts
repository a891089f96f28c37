import { useQuery } from '@tanstack/react-query';
import { avatarItemsQuery, inventoryQuery } from './store';

/** Loads the customizer's items together with the member's inventory; `refetch` repeats what failed. */
export function useItems() {
  const items = useQuery(avatarItemsQuery);
  const inventory = useQuery(inventoryQuery);
  const queries = [items, inventory];
  return {
    data: items.data && inventory.data && { items: items.data, inventory: inventory.data },
    isPending: queries.some(({ isPending }) => isPending),
    isFetching: queries.some(({ isFetching }) => isFetching),
    refetch: () => queries.forEach(({ isError, refetch }) => isError && void refetch()),
  };
}
