import { Skeleton, SkeletonGroup } from '../../ui/skeleton';

/** About as many rows as fit in a window, so that little moves when the data arrives. */
const ROWS = 10;

export function RankingSkeleton() {
  return (
    <SkeletonGroup>
      <div className="ranking__rows">
        {Array.from({ length: ROWS }, (_, index) => (
          <div key={index} className="ranking__row ranking__row--loading">
            <Skeleton width={20} height={22} className="ranking__rank" />
            <Skeleton width="var(--avatar-size)" height="var(--avatar-size)" />
            <Skeleton width="60%" height={20} />
            <Skeleton width={72} height={18} className="ranking__when" />
            <Skeleton width={64} height={20} className="ranking__score" />
          </div>
        ))}
      </div>
    </SkeletonGroup>
  );
}
