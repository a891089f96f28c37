import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { SubmitEvent } from 'react';
import { avatarItemsQuery, inventoryQuery } from '../../api/store';
import type { AvatarItem, Friend, OwnedItem } from '../../api/types';
import { hasScreen, paths } from '../../session/paths';
import { Button, ButtonLink } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { EmptyState } from '../../ui/empty-state';
import { FailedNote } from '../../ui/failed-note';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton';
import { useSendGift } from './send-gift.hook';
import type { ExtraItem } from './send-gift.hook';
import './gift.css';

interface GiftDialogProps {
  friend: Friend;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** Gives a friend one copy of an item that the member owns more than once. */
export function GiftDialog({ friend, isOpen, onOpenChange }: GiftDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={`Give ${friend.username} a Copy`}
      description="You keep one copy of everything. What you give is theirs."
      className="gift"
    >
      <GiftChoice friend={friend} onGiven={() => onOpenChange(false)} />
    </Dialog>
  );
}

function GiftChoice({ friend, onGiven }: { friend: Friend; onGiven: () => void }) {
  const items = useQuery(avatarItemsQuery);
  const inventory = useQuery(inventoryQuery);
  if (items.data !== undefined && inventory.data !== undefined) {
    const extras = extraItems(items.data, inventory.data);
    if (extras.length === 0) return <NothingToGive />;
    return <GiftForm friend={friend} extras={extras} onGiven={onGiven} />;
  }
  if (items.isPending || inventory.isPending) return <GiftSkeleton />;
  const retry = (): void => {
    for (const query of [items, inventory]) if (query.isError) void query.refetch();
  };
  return (
    <FailedNote isRetrying={items.isFetching || inventory.isFetching} onRetry={retry}>
      Your items could not be loaded.
    </FailedNote>
  );
}

interface GiftFormProps {
  friend: Friend;
  extras: readonly ExtraItem[];
  onGiven: () => void;
}

function GiftForm({ friend, extras, onGiven }: GiftFormProps) {
  const [chosenKey, setChosenKey] = useState<string | null>(null);
  const { give, isPending, problem } = useSendGift(friend, onGiven);
  const chosen = extras.find((item) => keyOf(item) === chosenKey);
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (chosen !== undefined && !isPending) give(chosen);
  };
  return (
    <form onSubmit={submit}>
      <fieldset className="gift__items" disabled={isPending}>
        <legend className="visually-hidden">What you can give</legend>
        {extras.map((item) => (
          <label className="card card--small gift__item" key={keyOf(item)}>
            <input
              type="radio"
              name="gift"
              className="visually-hidden"
              checked={item === chosen}
              onChange={() => setChosenKey(keyOf(item))}
            />
            {item.image !== null && <img src={item.image} alt="" width={72} height={72} decoding="async" />}
            <b>{item.name}</b>
            <span className="meta">{`You own ${item.copies}`}</span>
          </label>
        ))}
      </fieldset>
      {problem !== null && (
        <p className="gift__problem" role="alert">
          {problem}
        </p>
      )}
      <div className="dialog__actions">
        <Button
          type="submit"
          variant="go"
          disabled={chosen === undefined}
          isPending={isPending}
          pendingLabel="Giving..."
        >
          {chosen === undefined ? 'Choose Something' : `Give ${chosen.name}`}
        </Button>
      </div>
    </form>
  );
}

function NothingToGive() {
  const store = hasScreen(paths.store) && <ButtonLink to={paths.store}>To the Store</ButtonLink>;
  return (
    <EmptyState title="No extra copies" action={store}>
      You can give away what you own twice or more. The store sells further copies.
    </EmptyState>
  );
}

function GiftSkeleton() {
  return (
    <SkeletonGroup>
      <div className="gift__items">
        {[0, 1, 2].map((place) => (
          <Skeleton key={place} width="100%" height={144} />
        ))}
      </div>
    </SkeletonGroup>
  );
}

const keyOf = ({ itemType, itemId }: Pick<AvatarItem, 'itemType' | 'itemId'>): string =>
  `${itemType}/${itemId}`;

/** Returns the catalogue items owned at least twice. Coupons are not in the catalogue and cannot be given. */
function extraItems(items: readonly AvatarItem[], inventory: readonly OwnedItem[]): ExtraItem[] {
  const copies = new Map(inventory.map((owned) => [`${owned.itemType}/${owned.itemId}`, owned.copies]));
  return items
    .map((item) => ({ ...item, copies: copies.get(keyOf(item)) ?? 0 }))
    .filter((item) => item.copies > 1);
}
