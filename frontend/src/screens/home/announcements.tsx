import type { UseQueryResult } from '@tanstack/react-query';
import type { Announcement, Home } from '../../api/types';
import { Card, CardHeader } from '../../ui/card';
import { QueryPart } from '../../ui/query-part';
import { SampleBadge } from '../../ui/sample-badge';
import { Skeleton, SkeletonList } from '../../ui/skeleton';

const DATE = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' });

const SKELETON = (
  <SkeletonList count={2} className="announcements">
    <Skeleton width="100%" height={50} />
  </SkeletonList>
);

/** The site's announcements (§2). */
export function Announcements({ home }: { home: UseQueryResult<Home> }) {
  return (
    <Card aria-labelledby="announcements">
      <CardHeader id="announcements" title="Announcements" accent="plasma" />
      <QueryPart query={home} skeleton={SKELETON} failure="The announcements could not be loaded.">
        {({ announcements }) =>
          announcements.length === 0 ? (
            <p className="meta">Nothing new at the moment</p>
          ) : (
            <ul className="announcements">
              {announcements.map((announcement) => (
                <AnnouncementItem key={announcement.id} {...announcement} />
              ))}
            </ul>
          )
        }
      </QueryPart>
    </Card>
  );
}

function AnnouncementItem({ title, description, date, isSample }: Announcement) {
  return (
    <li>
      <div className="row gap-12 apart">
        <h3 className="grow">{title}</h3>
        <SampleBadge isSample={isSample} />
        <time className="meta" dateTime={date}>
          {DATE.format(new Date(date))}
        </time>
      </div>
      <p className="meta">{description}</p>
    </li>
  );
}
