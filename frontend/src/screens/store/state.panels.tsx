import { asleep } from 'game-scenes/art/mascot-poses';
import { Button } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { Card } from '../../ui/card';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton';

const ASLEEP = asleep('purple');

/** Placeholder cards of the size of item cards. */
export function StoreSkeleton() {
  return (
    <SkeletonGroup>
      <div className="store__grid">
        {Array.from({ length: 8 }, (_, place) => (
          <Card as="div" isFlush className="item-card" key={place}>
            <div className="center item-card__picture" />
            <div className="item-card__copy">
              <Skeleton width="70%" height={21} />
              <Skeleton width="100%" height={40} />
              <Skeleton width={84} height={22} />
              <Skeleton width="100%" height={48} />
            </div>
          </Card>
        ))}
      </div>
    </SkeletonGroup>
  );
}

/** `onShowAll` is there when only the chosen category is empty. */
export function NoItemsPanel({ onShowAll }: { onShowAll: (() => void) | undefined }) {
  const action = onShowAll && <Button onClick={onShowAll}>Show all items</Button>;
  return (
    <Card as="div" className="center store__state">
      <EmptyState title="Nothing on this shelf" heading="h2" drawing={ASLEEP} action={action}>
        {`There is nothing ${onShowAll ? 'of this kind ' : ''}on sale right now.`}
      </EmptyState>
    </Card>
  );
}
