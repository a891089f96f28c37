import { infiniteQueryOptions } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { answerOf, api } from './client';
import { adminStoreItemsKey } from './pushes';
import { invalidate } from './invalidate';
import { avatarItemsKey, storeItemsKey } from './keys';
import { linkedCursor } from './paging';
import type { AdminStoreItem, NewStoreItem, StoreItemChange } from './types';

/** Rows per page. */
const PAGE_ROWS = 50;

interface ItemPage {
  items: readonly AdminStoreItem[];
  /** Cursor of the next page; null at the end of the list. */
  after: number | null;
}

/** Store items whose names contain a text, on sale or not; refetched when a screen that shows them opens. */
export function adminStoreItemsQuery(search: string) {
  return infiniteQueryOptions({
    queryKey: [...adminStoreItemsKey, { search }],
    queryFn: ({ pageParam, signal }) => loadItems(search, pageParam, signal),
    initialPageParam: 0,
    getNextPageParam: ({ after }: ItemPage) => after,
    staleTime: 0,
  });
}

async function loadItems(search: string, after: number, signal: AbortSignal): Promise<ItemPage> {
  const query = { limit: PAGE_ROWS, after, ...(search !== '' && { search }) };
  const { data = [], response } = await api.GET('/api/admin/store/items', { params: { query }, signal });
  const next = linkedCursor(response, 'next', 'after');
  return { items: data, after: next === null ? null : Number(next) };
}

/** Adds a sticker. Idempotent by key. */
export async function addStoreItem(
  client: QueryClient,
  input: NewStoreItem,
  requestKey: string,
): Promise<AdminStoreItem> {
  const params = { header: { 'Idempotency-Key': requestKey } };
  const item = await answerOf(api.POST('/api/admin/store/items', { body: input, params }));
  await askAgain(client);
  return item;
}

/** Changes an item. Throws `store.item_changed` when the server version is newer. */
export async function changeStoreItem(
  client: QueryClient,
  id: number,
  change: StoreItemChange,
): Promise<AdminStoreItem> {
  const params = { path: { id } };
  const item = await answerOf(api.PUT('/api/admin/store/items/{id}', { body: change, params }));
  await askAgain(client);
  return item;
}

/** Returns the server version of an item; null when it no longer exists. */
export async function storeItemNow(client: QueryClient, id: number): Promise<AdminStoreItem | null> {
  const query = { after: id - 1, limit: 1 };
  const items = await answerOf(api.GET('/api/admin/store/items', { params: { query } }));
  await askAgain(client);
  return items.find((item) => item.id === id) ?? null;
}

const askAgain = (client: QueryClient) =>
  invalidate(client, [adminStoreItemsKey, storeItemsKey, avatarItemsKey]);
