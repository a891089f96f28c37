import { Skeleton, SkeletonList } from './skeleton';

/** Placeholder for loading ledger lines. */
export function CoinLinesSkeleton({ count }: { count: number }) {
  return (
    <SkeletonList as="div" count={count} className="rows" rowClass="row coin-lines__skeleton">
      <Skeleton width={44} height={44} />
      <Skeleton width="58%" height={36} />
      <Skeleton width={44} height={20} />
    </SkeletonList>
  );
}
