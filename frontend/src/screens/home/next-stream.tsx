import CalendarDays from 'lucide-react/icons/calendar-days';
import type { Home, UpcomingEvent } from '../../api/types';
import { paths } from '../../session/paths';
import { ButtonLink } from '../../ui/button';
import { DateTile } from '../../ui/date-tile';
import { SampleBadge } from '../../ui/sample-badge';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton';
import { HomePart } from './home-part';

/** Time in the viewer's time zone, with the zone's name. */
const TIME = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', timeZoneName: 'short' });

const SKELETON = (
  <SkeletonGroup>
    <div className="next-stream row gap-16">
      <Skeleton width={64} height={72} />
      <Skeleton width={180} height={46} />
    </div>
  </SkeletonGroup>
);

/** The next stream, with a link to all of them (§2). */
export function NextStream({ home }: { home: Home | undefined }) {
  const next = home?.upcomingEvents[0];
  return (
    <HomePart id="next-stream" title="Next Stream" accent="ember">
      <div className="next-stream row gap-16">
        {home === undefined ? (
          SKELETON
        ) : next ? (
          <Stream {...next} />
        ) : (
          <p className="meta">No upcoming streams</p>
        )}
      </div>
      <ButtonLink to={paths.livestream} isWide>
        <CalendarDays size={18} aria-hidden="true" />
        View Schedule
      </ButtonLink>
    </HomePart>
  );
}

function Stream({ title, game, startsAt, isSample }: UpcomingEvent) {
  return (
    <>
      <DateTile moment={startsAt} />
      <div className="grow">
        <h3>{title}</h3>
        <p className="meta">
          <span>{`${TIME.format(new Date(startsAt))} · ${game}`}</span> <SampleBadge isSample={isSample} />
        </p>
      </div>
    </>
  );
}
