import { asleep } from 'game-scenes/art-core/mascot-poses';
import { plainLook } from 'game-scenes/art-core/plain-look';
import { Button } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { Card } from '../../ui/card';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton';

const ASLEEP = asleep(plainLook('purple'));

/** Placeholders of the size of two shelves. */
export function StoreSkeleton() {
  return (
    <SkeletonGroup>
      {['first', 'second'].map((shelf) => (
        <div className="shelf" key={shelf}>
          <Skeleton width={180} height={26} />
          <div className="shelf__board">
            {Array.from({ length: 5 }, (_, place) => (
              <div className="shelf-item" key={place}>
                <div className="shelf-item__board" />
                <Skeleton width="80%" height={20} />
                <Skeleton width={84} height={26} />
                <Skeleton width="100%" height={44} />
              </div>
            ))}
          </div>
        </div>
      ))}
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
