import { useQuery } from '@tanstack/react-query';
import { adminLivestreamQuery } from '../../../api/admin-livestream';
import type { AdminLivestream } from '../../../api/types';
import { StreamConnection } from '../../../stream/stream-connection';
import { StreamGuide } from '../../../stream/stream-guide';
import { Panel } from '../../../ui/panel';
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton';
import { Loaded } from '../shared/loaded';
import { AnnouncementsPanel } from './announcements.panel';
import { BitRatePanel } from './bit-rate.panel';
import { ControlPanel } from './control.panel';
import { EventsPanel } from './events.panel';
import { RacePanel } from './race.panel';
import { SchedulePanel } from './schedule.panel';
import { StandingsPanel } from './standings.panel';
import './streaming.css';

const TIME = new Intl.DateTimeFormat('en-US', { timeStyle: 'medium' });

/** The tab 'Streaming': runs the livestream and edits what its screen and the home screen show (§2). */
export function StreamingTab() {
  const query = useQuery(adminLivestreamQuery);
  const { dataUpdatedAt, isError, refetch } = query;
  const skeleton = (
    <SkeletonGroup>
      <div className="column gap-16 streaming">
        <div className="column gap-16">
          <Skeleton width="100%" height={248} />
          <Skeleton width="100%" height={336} />
        </div>
        <Skeleton width="100%" height={520} />
      </div>
    </SkeletonGroup>
  );
  return (
    <Loaded query={query} skeleton={skeleton} failure="The stream's settings could not be loaded.">
      {(livestream) => (
        <>
          <OldNote seenAtMs={isError ? dataUpdatedAt : null} />
          <Studio livestream={livestream} seenAtMs={dataUpdatedAt} onGone={() => void refetch()} />
        </>
      )}
    </Loaded>
  );
}

/** Warns that the shown state is stale while refetching fails. @param seenAtMs null while all is well */
function OldNote({ seenAtMs }: { seenAtMs: number | null }) {
  return (
    <p role="status" className={seenAtMs === null ? 'visually-hidden' : 'text-ember-text'}>
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
    <div className="column gap-16 streaming">
      <div className="column gap-16 streaming__column">
        <ControlPanel livestream={livestream} onGone={onGone} />
        <BitRatePanel livestream={livestream} seenAtMs={seenAtMs} />
        <Panel id="stream-connection" title="Connection">
          <StreamConnection livestream={livestream} />
        </Panel>
        <RacePanel entry={livestream.details} />
        <StandingsPanel standings={livestream.standings} />
        <AnnouncementsPanel />
      </div>
      <div className="column gap-16 streaming__column">
        <Panel id="stream-guide" title="Streaming Guide" accent="plasma">
          <StreamGuide />
        </Panel>
        <EventsPanel events={livestream.events} />
        <SchedulePanel livestream={livestream} />
      </div>
    </div>
  );
}
