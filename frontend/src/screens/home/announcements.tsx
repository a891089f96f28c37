import type { Announcement, Home } from '../../api/types';
import { SampleBadge } from '../../ui/sample-badge';
import { Skeleton, SkeletonList } from '../../ui/skeleton';
import { HomePart } from './home-part';

const DATE = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' });

const SKELETON = (
  <SkeletonList count={2} className="announcements">
    <Skeleton width="100%" height={50} />
  </SkeletonList>
);

/** The site's announcements (§2). */
export function Announcements({ home }: { home: Home | undefined }) {
  return (
    <HomePart id="announcements" title="Announcements" accent="plasma">
      {home === undefined ? (
        SKELETON
      ) : home.announcements.length === 0 ? (
        <p className="meta">Nothing new at the moment</p>
      ) : (
        <ul className="announcements">
          {home.announcements.map((announcement) => (
            <AnnouncementItem key={announcement.id} {...announcement} />
          ))}
        </ul>
      )}
    </HomePart>
  );
}

function AnnouncementItem({ title, description, date, isSample }: Announcement) {
  return (
    <li>
      <div className="row gap-12 apart">
        <h3 className="grow">{title}</h3>
        <time className="meta" dateTime={date}>
          {DATE.format(new Date(date))}
        </time>
      </div>
      <p className="meta">
        <span>{description}</span> <SampleBadge isSample={isSample} />
      </p>
    </li>
  );
}
