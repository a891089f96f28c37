import { useQuery } from '@tanstack/react-query';
import { adminLivestreamQuery } from '../../../api/admin-livestream';
import type { AdminLivestream } from '../../../api/types';
import { StreamConnection } from '../../../stream/stream-connection';
import { StreamGuide } from '../../../stream/stream-guide';
import { FailedPanel } from '../../../ui/failed-panel';
import { Card, CardHeader } from '../../../ui/card';
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton';
import { AnnouncementsPanel } from './announcements.panel';
import { BitRatePanel } from './bit-rate.panel';
import { ControlPanel } from './control.panel';
import { EventsPanel } from './events.panel';
import { RacePanel } from './race.panel';
import { SchedulePanel } from './schedule.panel';
import { StandingsPanel } from './standings.panel';
import '../../../stream/stream-studio.css';
import './streaming.css';

const TIME = new Intl.DateTimeFormat('en-US', { timeStyle: 'medium' });

/** The tab 'Streaming': runs the livestream and edits what its screen and the home screen show (§2). */
export function StreamingTab() {
  const { data: livestream, dataUpdatedAt, isError, isFetching, refetch } = useQuery(adminLivestreamQuery);
  if (livestream !== undefined)
    return (
      <>
        <OldNote seenAtMs={isError ? dataUpdatedAt : null} />
        <Studio livestream={livestream} seenAtMs={dataUpdatedAt} onGone={() => void refetch()} />
      </>
    );
  if (isError)
    return (
      <FailedPanel
        sentence="The stream's settings could not be loaded."
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  return (
    <SkeletonGroup>
      <div className="streaming">
        <div className="streaming__column">
          <Skeleton width="100%" height={248} />
          <Skeleton width="100%" height={336} />
        </div>
        <div className="streaming__column">
          <Skeleton width="100%" height={520} />
        </div>
      </div>
    </SkeletonGroup>
  );
}

/** Warns that the shown state is stale while refetching fails. @param seenAtMs null while all is well */
function OldNote({ seenAtMs }: { seenAtMs: number | null }) {
  return (
    <p role="status" className={seenAtMs === null ? 'visually-hidden' : 'streaming__old'}>
      {seenAtMs !== null &&
        `The stream’s state is not updated any more. You see how it was at ${TIME.format(seenAtMs)}.`}
    </p>
  );
}

interface StudioProps {
  livestream: AdminLivestream;
  /** Time of the data, in milliseconds since 1970. */
  seenAtMs: number;
  onGone: () => void;
}

function Studio({ livestream, seenAtMs, onGone }: StudioProps) {
  return (
    <div className="streaming">
      <div className="streaming__column">
        <ControlPanel livestream={livestream} onGone={onGone} />
        <BitRatePanel livestream={livestream} seenAtMs={seenAtMs} />
        <Card aria-labelledby="stream-connection">
          <CardHeader id="stream-connection" title="Connection" />
          <StreamConnection livestream={livestream} />
        </Card>
        <RacePanel entry={livestream.details} />
        <StandingsPanel standings={livestream.standings} />
        <AnnouncementsPanel />
      </div>
      <div className="streaming__column">
        <Card aria-labelledby="stream-guide">
          <CardHeader id="stream-guide" title="Streaming Guide" accent="plasma" />
          <StreamGuide />
        </Card>
        <EventsPanel events={livestream.events} />
        <SchedulePanel schedule={livestream.schedule} />
      </div>
    </div>
  );
}
