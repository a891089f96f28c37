import { Skeleton, SkeletonGroup } from './skeleton';
import './coin-lines.css';

/** Placeholder for loading ledger lines. */
export function CoinLinesSkeleton({ count }: { count: number }) {
  return (
    <SkeletonGroup>
      <div className="rows">
        {Array.from({ length: count }, (_, index) => (
          <div key={index} className="coin-lines__skeleton">
            <Skeleton width={44} height={44} />
            <Skeleton width="58%" height={36} />
            <Skeleton width={44} height={20} className="coin-lines__skeleton-amount" />
          </div>
        ))}
      </div>
    </SkeletonGroup>
  );
}
