import { useQuery } from '@tanstack/react-query';
import { racingBadge } from 'game-scenes/art/racing-badges';
import type { BadgeSign } from 'game-scenes/art/racing-badges';
import { useMemo } from 'react';
import { achievementsQuery } from '../../api/profile';
import type { Badge } from '../../api/types';
import { Art } from '../../ui/art';
import { classNames } from '../../ui/class-names';
import { Card, CardHeader } from '../../ui/card';
import { Mark } from '../../ui/mark';
import { QueryPart } from '../../ui/query-part';
import { Skeleton, SkeletonList } from '../../ui/skeleton';

/** Icons of the server's badges. A badge unknown to this version shows the flag. */
const SIGNS: Readonly<Record<string, BadgeSign>> = {
  'first-race': 'flag',
  'three-laps': 'laps',
  podium: 'trophy',
  'clean-race': 'sparkles',
  'race-winner': 'crown',
  'ten-races': 'ten',
  'fifty-races': 'helmet',
  'lucky-run': 'clover',
};

/** Number of placeholders while loading. */
const DEFAULT_COUNT = 8;

/** Badges that the member has earned by racing, and those still to earn. */
export function BadgesPanel() {
  const achievements = useQuery(achievementsQuery);
  const { data } = achievements;
  const earned = data?.badges.filter(({ earnedAt }) => earnedAt !== null).length;
  return (
    <Card aria-labelledby="racing-badges">
      <CardHeader id="racing-badges" title="Racing Badges" accent="gold">
        {data && <span className="meta profile__count">{`${earned} of ${data.badges.length}`}</span>}
      </CardHeader>
      <QueryPart
        query={achievements}
        skeleton={<BadgesSkeleton />}
        failure="Your badges could not be loaded."
      >
        {({ badges }) => (
          <ul className="badges">
            {badges.map((badge) => (
              <BadgeItem key={badge.id} badge={badge} />
            ))}
          </ul>
        )}
      </QueryPart>
    </Card>
  );
}

function BadgeItem({ badge: { id, name, description, points, earnedAt } }: { badge: Badge }) {
  const isEarned = earnedAt !== null;
  const drawing = useMemo(() => racingBadge(SIGNS[id] ?? 'flag', isEarned), [id, isEarned]);
  return (
    <li className={classNames('column', !isEarned && 'muted')}>
      <span className="badges__picture">
        <Art drawing={drawing} />
        {!isEarned && <Mark />}
      </span>
      <b>{name}</b>
      <span className="meta">{isEarned ? `${points} points` : 'Locked'}</span>
      <span className="meta badges__task">{description}</span>
    </li>
  );
}

function BadgesSkeleton() {
  return (
    <SkeletonList count={DEFAULT_COUNT} className="badges" rowClass="column">
      <Skeleton height={94} className="badges__picture" />
      <Skeleton width="70%" height={86} />
    </SkeletonList>
  );
}
