import { asleep } from 'game-scenes/art/mascot-poses';
import { Button } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { Card } from '../../ui/card';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton';

const ASLEEP = asleep('purple');
const PLACES = Array.from({ length: 8 }, (_, place) => place);

/** Placeholder cards of the size of item cards. */
export function StoreSkeleton() {
  return (
    <SkeletonGroup>
      <div className="store__grid">
        {PLACES.map((place) => (
          <Card as="div" kind="small" isFlush className="item-card" key={place}>
            <div className="item-card__picture" />
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

interface NoItemsPanelProps {
  /** True when only the chosen category is empty. */
  isFiltered: boolean;
  onShowAll: () => void;
}

export function NoItemsPanel({ isFiltered, onShowAll }: NoItemsPanelProps) {
  const action = isFiltered ? <Button onClick={onShowAll}>Show all items</Button> : undefined;
  return (
    <Card as="div" className="store__state">
      <EmptyState title="Nothing on this shelf" heading="h2" drawing={ASLEEP} action={action}>
        {isFiltered
          ? 'There is nothing of this kind on sale right now.'
          : 'There is nothing on sale right now.'}
      </EmptyState>
    </Card>
  );
}
