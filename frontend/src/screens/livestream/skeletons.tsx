import { Card } from '../../ui/card';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton';

/** Placeholder for the player. */
export function StageSkeleton() {
  return (
    <Card as="div" isFlush className="column offline-panel">
      <div className="offline-panel__copy">
        <SkeletonGroup>
          <Skeleton width={260} height={38} />
          <div className="stack livestream__loading livestream__loading-lines">
            <Skeleton width="min(300px, 100%)" height={48} />
            <Skeleton width="min(272px, 100%)" height={72} />
            <Skeleton width={210} height={48} />
          </div>
        </SkeletonGroup>
      </div>
    </Card>
  );
}

/** Placeholder for everything below the player. */
export function PanelsSkeleton() {
  return (
    <>
      <div className="halves" aria-hidden="true">
        <LinesSkeleton heights={[24, 248]} />
        <LinesSkeleton heights={[24, 248]} />
      </div>
      <div className="livestream__schedule" aria-hidden="true">
        <LinesSkeleton heights={[44, 150]} />
      </div>
      <div aria-hidden="true">
        <LinesSkeleton heights={[24, 248]} />
      </div>
    </>
  );
}

function LinesSkeleton({ heights }: { heights: readonly [number, number] }) {
  return (
    <Card as="div" className="stack livestream__loading">
      <Skeleton width={180} height={heights[0]} />
      <Skeleton width="100%" height={heights[1]} />
    </Card>
  );
}
