import { useInfiniteQuery } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import SearchIcon from 'lucide-react/icons/search';
import { useDeferredValue, useState } from 'react';
import { adminStoreItemsQuery } from '../../../api/admin-store';
import type { AdminStoreItem } from '../../../api/types';
import { Button } from '../../../ui/button';
import { EmptyState } from '../../../ui/empty-state';
import { FailedNote } from '../../../ui/failed-note';
import { TextField } from '../../../ui/field';
import { Plate, PlateHead } from '../../../ui/plate';
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton';
import { ItemDialog } from './item.dialog';
import { ItemRow } from './item-row';
import './store-items.css';

/** What the store sells and has sold: to be added to, changed, taken off the shelves and put back. */
export function StoreItemsTab() {
  const [search, setSearch] = useState('');
  const [edited, setEdited] = useState<{ item: AdminStoreItem | null } | null>(null);
  return (
    <Plate aria-labelledby="admin-store-items">
      <PlateHead id="admin-store-items" title="Store Items" livery="gold">
        <Button variant="go" size="small" onClick={() => setEdited({ item: null })}>
          <Plus size={18} aria-hidden="true" />
          Add Sticker
        </Button>
      </PlateHead>
      <div className="store-items__head">
        <TextField
          label="Search by name"
          type="search"
          icon={SearchIcon}
          maxLength={100}
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
        <p className="meta">
          New items are stickers with a picture of yours. Hats, faces, colours, accessories and coupons come
          with a new version of the site; all of them can be changed here. Nothing is ever deleted: whoever
          owns an item keeps it.
        </p>
      </div>
      <ItemList search={search.trim()} onEdit={(item) => setEdited({ item })} />
      {edited && <ItemDialog item={edited.item} onClose={() => setEdited(null)} />}
    </Plate>
  );
}

interface ItemListProps {
  search: string;
  onEdit: (item: AdminStoreItem) => void;
}

function ItemList({ search, onEdit }: ItemListProps) {
  const asked = useDeferredValue(search);
  const { data, isPending, isError, isFetching, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useInfiniteQuery(adminStoreItemsQuery(asked));
  if (isPending)
    return (
      <SkeletonGroup>
        <div className="store-items">
          {Array.from({ length: 6 }, (_, index) => (
            <Skeleton key={index} width="100%" height={76} />
          ))}
        </div>
      </SkeletonGroup>
    );
  if (data === undefined || isError)
    return (
      <FailedNote isRetrying={isFetching} onRetry={() => void refetch()}>
        The items did not arrive.
      </FailedNote>
    );
  const items = data.pages.flatMap((page) => page.items);
  return (
    <>
      <p role="status" className="visually-hidden">
        {`${items.length}${hasNextPage ? ' or more' : ''} ${items.length === 1 ? 'item' : 'items'}`}
      </p>
      {items.length === 0 && (
        <EmptyState title="No items found">
          {asked === '' ? 'Add the first one.' : `No name holds “${asked}”.`}
        </EmptyState>
      )}
      <ul className="store-items">
        {items.map((item) => (
          <ItemRow key={item.id} item={item} onEdit={() => onEdit(item)} />
        ))}
      </ul>
      {hasNextPage && (
        <Button
          isWide
          isPending={isFetchingNextPage}
          pendingLabel="Loading..."
          onClick={() => void fetchNextPage()}
        >
          Show more
        </Button>
      )}
    </>
  );
}
