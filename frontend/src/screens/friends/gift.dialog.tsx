import { useState } from 'react';
import type { SubmitEvent } from 'react';
import { useItems } from '../../api/items.hook';
import { copiesOf } from '../../api/store';
import type { Friend } from '../../api/types';
import { paths } from '../../session/paths';
import { Button, ButtonLink } from '../../ui/button';
import { CHOICE } from '../../ui/choice';
import { Dialog } from '../../ui/dialog';
import { EmptyState } from '../../ui/empty-state';
import { FailedNote } from '../../ui/failed-note';
import { Skeleton, SkeletonList } from '../../ui/skeleton';
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
  const { data, isPending, isFetching, refetch } = useItems();
  if (data !== undefined) {
    // Coupons are not among the items and cannot be given.
    const extras = data.items
      .map((item) => ({
        ...item,
        key: `${item.itemType}/${item.itemId}`,
        copies: copiesOf(data.inventory, item),
      }))
      .filter(({ copies }) => copies > 1);
    return <GiftForm friend={friend} extras={extras} onGiven={onGiven} />;
  }
  if (!isPending) {
    return (
      <FailedNote isRetrying={isFetching} onRetry={refetch}>
        Your items could not be loaded.
      </FailedNote>
    );
  }
  return (
    <SkeletonList as="div" count={3} className="gift__items gap-12">
      <Skeleton width="100%" height={144} />
    </SkeletonList>
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
  const chosen = extras.find(({ key }) => key === chosenKey);
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (chosen !== undefined) give(chosen);
  };
  if (extras.length === 0) {
    const store = <ButtonLink to={paths.store}>To the Store</ButtonLink>;
    return (
      <EmptyState title="No extra copies" action={store}>
        You can give away what you own twice or more. The store sells further copies.
      </EmptyState>
    );
  }
  return (
    <form onSubmit={submit}>
      <fieldset className="gift__items gap-12" disabled={isPending}>
        <legend className="visually-hidden">What you can give</legend>
        {extras.map((item) => (
          <label className={`${CHOICE} gift__item`} key={item.key}>
            <input
              type="radio"
              name="gift"
              className="visually-hidden"
              checked={item === chosen}
              onChange={() => setChosenKey(item.key)}
            />
            {item.image !== null && <img src={item.image} alt="" width={72} height={72} decoding="async" />}
            <b>{item.name}</b>
            <span className="meta">{`You own ${item.copies}`}</span>
          </label>
        ))}
      </fieldset>
      {problem !== null && (
        <p className="meta text-alarm-text gift__problem" role="alert">
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
