import type { UseQueryResult } from '@tanstack/react-query';
import type { Announcement, Home } from '../../api/types';
import { FailedNote } from '../../ui/failed-note';
import { Card, CardHeader } from '../../ui/card';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton';

/** The site's announcements (§2). */
export function Announcements({ home }: { home: UseQueryResult<Home> }) {
  return (
    <Card aria-labelledby="announcements">
      <CardHeader id="announcements" title="Announcements" accent="plasma" />
      <AnnouncementsPart home={home} />
    </Card>
  );
}

function AnnouncementsPart({
  home: { data, isPending, isFetching, refetch },
}: {
  home: UseQueryResult<Home>;
}) {
  if (isPending) return <AnnouncementsSkeleton />;
  if (data === undefined) {
    return (
      <FailedNote isRetrying={isFetching} onRetry={() => void refetch()}>
        The announcements could not be loaded.
      </FailedNote>
    );
  }
  if (data.announcements.length === 0) return <p className="meta">Nothing new at the moment</p>;
  return (
    <ul className="announcements">
      {data.announcements.map((announcement) => (
        <AnnouncementItem key={announcement.id} announcement={announcement} />
      ))}
    </ul>
  );
}

const DATE = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' });

function AnnouncementItem({ announcement }: { announcement: Announcement }) {
  const { title, description, date } = announcement;
  return (
    <li>
      <div>
        <h3>{title}</h3>
        <time className="meta" dateTime={date}>
          {DATE.format(new Date(date))}
        </time>
      </div>
      <p className="meta">{description}</p>
    </li>
  );
}

function AnnouncementsSkeleton() {
  return (
    <SkeletonGroup>
      <ul className="announcements">
        {[0, 1].map((place) => (
          <li key={place}>
            <Skeleton width="100%" height={50} />
          </li>
        ))}
      </ul>
    </SkeletonGroup>
  );
}
