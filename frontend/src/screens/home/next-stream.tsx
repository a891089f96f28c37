import type { UseQueryResult } from '@tanstack/react-query';
import CalendarDays from 'lucide-react/icons/calendar-days';
import type { Home, UpcomingEvent } from '../../api/types';
import { paths } from '../../session/paths';
import { ButtonLink } from '../../ui/button';
import { DateTile } from '../../ui/date-tile';
import { FailedNote } from '../../ui/failed-note';
import { Card, CardHeader } from '../../ui/card';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton';

/** The next stream, with a link to all of them (§2). */
export function NextStream({ home }: { home: UseQueryResult<Home> }) {
  return (
    <Card aria-labelledby="next-stream">
      <CardHeader id="next-stream" title="Next Stream" accent="ember" />
      <div className="next-stream">
        <StreamPart home={home} />
      </div>
      <ButtonLink to={paths.livestream} isWide className="next-stream__schedule">
        <CalendarDays size={18} aria-hidden="true" />
        View Schedule
      </ButtonLink>
    </Card>
  );
}

function StreamPart({ home: { data, isPending, isFetching, refetch } }: { home: UseQueryResult<Home> }) {
  if (isPending) return <StreamSkeleton />;
  if (data === undefined) {
    return (
      <FailedNote isRetrying={isFetching} onRetry={() => void refetch()}>
        The schedule could not be loaded.
      </FailedNote>
    );
  }
  const [next] = data.upcomingEvents;
  return next ? <Stream event={next} /> : <p className="meta">No upcoming streams</p>;
}

/** Time in the viewer's time zone, with the zone's name. */
const TIME = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', timeZoneName: 'short' });

function Stream({ event: { title, game, startsAt } }: { event: UpcomingEvent }) {
  return (
    <>
      <DateTile moment={startsAt} />
      <div>
        <h3>{title}</h3>
        <p className="meta">{`${TIME.format(new Date(startsAt))} · ${game}`}</p>
      </div>
    </>
  );
}

function StreamSkeleton() {
  return (
    <SkeletonGroup>
      <div className="next-stream">
        <Skeleton width={64} height={72} />
        <Skeleton width={180} height={46} />
      </div>
    </SkeletonGroup>
  );
}
