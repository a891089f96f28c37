import { FailedContent } from '../ui/failed-panel';
import { Skeleton, SkeletonList } from '../ui/skeleton';

/** Loading state: placeholder cards. */
export function CustomizerSkeleton() {
  return (
    <div className="customizer__waiting">
      <SkeletonList as="div" count={6} className="stack gap-14 customizer__options">
        <Skeleton width="100%" height="min(244px, 38vw)" />
      </SkeletonList>
    </div>
  );
}

export function CustomizerError(failed: { isRetrying: boolean; onRetry: () => void }) {
  return (
    <div className="center gap-16 customizer__waiting customizer__error">
      <FailedContent sentence="The wardrobe could not be loaded." {...failed} />
    </div>
  );
}
