import CircleAlert from 'lucide-react/icons/circle-alert';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { Button } from '../ui/button';
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

export function CustomizerError({ isRetrying, onRetry }: { isRetrying: boolean; onRetry: () => void }) {
  return (
    <div className="center gap-16 customizer__waiting customizer__error">
      <p className="gap-10 text-alarm-text" role="alert">
        <CircleAlert size={20} aria-hidden="true" />
        The wardrobe could not be loaded.
      </p>
      <Button isPending={isRetrying} pendingLabel="Loading..." onClick={onRetry}>
        <RefreshCw size={18} aria-hidden="true" />
        Try again
      </Button>
    </div>
  );
}
