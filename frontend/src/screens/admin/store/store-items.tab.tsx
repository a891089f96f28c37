import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import SearchIcon from 'lucide-react/icons/search';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { adminStoreItemsQuery } from '../../../api/admin-store';
import type { AdminStoreItem } from '../../../api/types';
import { useSearchText } from '../../../lib/search-text.hook';
import { Button } from '../../../ui/button';
import { EmptyState } from '../../../ui/empty-state';
import { FailedNote } from '../../../ui/failed-note';
import { TextField } from '../../../ui/field';
import { Panel } from '../../../ui/panel';
import { Skeleton, SkeletonList } from '../../../ui/skeleton';
import { ItemDialog } from './item.dialog';
import { ItemRow } from './item-row';
import './store-items.css';

/** Maximum length of a search text on the server. */
const MAX_SEARCH_LENGTH = 100;

/** The tab 'Store Items': add and change items, take them off sale and put them back. */
export function StoreItemsTab() {
  const [search, setSearch] = useSearchInAddress();
  const box = useSearchText(search, setSearch);
  const [edited, setEdited] = useState<{ item: AdminStoreItem | null } | null>(null);
  const add = (
    <Button variant="go" size="small" onClick={() => setEdited({ item: null })}>
      <Plus size={18} aria-hidden="true" />
      Add Sticker
    </Button>
  );
  return (
    <Panel id="admin-store-items" title="Store Items" accent="gold" aside={add}>
      <div className="column store-items__header">
        <TextField
          label="Search by name"
          type="search"
          icon={SearchIcon}
          maxLength={MAX_SEARCH_LENGTH}
          autoComplete="off"
          enterKeyHint="search"
          value={box.text}
          onChange={({ target }) => box.setText(target.value)}
          onKeyDown={box.onKeyDown}
        />
        <p className="meta">
          New items are stickers with a picture of yours. Hats, faces, colours, accessories and coupons come
          with a new version of the site; all of them can be changed here. Nothing is ever deleted: whoever
          owns an item keeps it.
        </p>
      </div>
      <ItemList search={search} onEdit={(item) => setEdited({ item })} />
      {edited && <ItemDialog item={edited.item} onClose={() => setEdited(null)} />}
    </Panel>
  );
}

/** Keeps the search text in the URL, so that reloads and links keep it. */
function useSearchInAddress(): [search: string, setSearch: (search: string) => void] {
  const [params, setParams] = useSearchParams();
  const search = (params.get('search') ?? '').trim().slice(0, MAX_SEARCH_LENGTH);
  const setSearch = (next: string): void =>
    setParams(
      { tab: 'store', ...(next !== '' && { search: next }) },
      { replace: true, preventScrollReset: true },
    );
  return [search, setSearch];
}

function ItemList({ search, onEdit }: { search: string; onEdit: (item: AdminStoreItem) => void }) {
  const list = useInfiniteQuery({ ...adminStoreItemsQuery(search), placeholderData: keepPreviousData });
  const { data, isError, isFetchNextPageError, isFetching, refetch, isPlaceholderData } = list;
  const items = data?.pages.flatMap((page) => page.items) ?? [];
  if (list.isPending || (isPlaceholderData && items.length === 0)) return <ItemsSkeleton />;
  return (
    <>
      {isError && !isFetchNextPageError && (
        <FailedNote isRetrying={isFetching} onRetry={() => void refetch()}>
          {data
            ? 'The items could not be refreshed: they may have changed since.'
            : 'The items could not be loaded.'}
        </FailedNote>
      )}
      {data && (
        <div aria-busy={isPlaceholderData || undefined}>
          <ItemCount count={items.length} goesOn={list.hasNextPage} search={search} />
          <ul>
            {items.map((item) => (
              <ItemRow key={item.id} item={item} onEdit={() => onEdit(item)} />
            ))}
          </ul>
        </div>
      )}
      {isFetchNextPageError && (
        <p role="alert" className="text-alarm-text store-items__failed">
          More items could not be loaded.
        </p>
      )}
      {list.hasNextPage && (
        <Button
          isWide
          isPending={list.isFetchingNextPage}
          pendingLabel="Loading..."
          onClick={() => void list.fetchNextPage()}
        >
          {isFetchNextPageError ? 'Try again' : 'Show more'}
        </Button>
      )}
    </>
  );
}

/** Announces the number of items to screen readers, and shows an empty state if there is none. */
function ItemCount({ count, goesOn, search }: { count: number; goesOn: boolean; search: string }) {
  return (
    <>
      <p role="status" className="visually-hidden">
        {`${count}${goesOn ? ' or more' : ''} ${count === 1 ? 'item' : 'items'}`}
      </p>
      {count === 0 && (
        <EmptyState title="No items found">
          {search === '' ? 'Add the first one.' : `No name contains “${search}”.`}
        </EmptyState>
      )}
    </>
  );
}

function ItemsSkeleton() {
  return (
    <SkeletonList as="div" count={6} className="column">
      <Skeleton width="100%" height={76} />
    </SkeletonList>
  );
}
