import { useQuery } from '@tanstack/react-query';
import { useLivestreamUpdates } from '../../api/livestream-updates.hook';
import { livestreamQuery } from '../../api/livestream';
import type { User } from '../../api/types';
import { useAuth } from '../../session/auth';
import { ChatPanel } from '../../chat/chat.panel';
import { FailedPanel } from '../../ui/failed-panel';
import { AdminsPanel } from './admins.panel';
import { CommunityPanel } from './community.panel';
import { EventsPanel } from './events.panel';
import { LivestreamTitle } from './livestream-title';
import { RaceActions } from './race-actions';
import { RaceDetailsPanel } from './race-details.panel';
import { SchedulePanel } from './schedule.panel';
import { PanelsSkeleton, StageSkeleton } from './skeletons';
import { Stage } from './stage';
import { StandingsPanel } from './standings.panel';
import { useWatching } from './watching.hook';
import './livestream.css';

/** The stream or the time of the next one, with the chat and everything about the race (§2 Livestream). */
export function LivestreamScreen() {
  const { user } = useAuth();
  return user && <LivestreamOf user={user} />;
}

function LivestreamOf({ user }: { user: User }) {
  const { data: livestream, isPending, isFetching, refetch } = useQuery(livestreamQuery);
  const askAnew = useLivestreamUpdates(livestream);
  useWatching(livestream?.state === 'live' || livestream?.state === 'upcoming');
  return (
    <div className="page">
      <LivestreamTitle livestream={livestream} isAdmin={user.isAdmin} />
      {user.isAdmin && <AdminsPanel />}
      <div className="columns">
        <div className="stack gap-16">
          {livestream ? (
            <Stage livestream={livestream} onGone={askAnew} />
          ) : isPending ? (
            <StageSkeleton />
          ) : (
            <FailedPanel
              sentence="The livestream could not be loaded."
              isRetrying={isFetching}
              onRetry={() => void refetch()}
            />
          )}
          <RaceActions isLive={livestream?.isLive === true} />
        </div>
        <div className="livestream__chat">
          <ChatPanel user={user} />
        </div>
        {livestream ? (
          <>
            <div className="halves">
              <RaceDetailsPanel livestream={livestream} />
              <StandingsPanel standings={livestream.standings} />
            </div>
            <SchedulePanel schedule={livestream.schedule} />
            <EventsPanel events={livestream.events} />
          </>
        ) : (
          isPending && <PanelsSkeleton />
        )}
        <CommunityPanel />
      </div>
    </div>
  );
}
