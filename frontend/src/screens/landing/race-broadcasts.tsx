import emptyRoadFile from 'art-file:broadcastPlaceholder';
import { useQuery } from '@tanstack/react-query';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { Link } from 'react-router-dom';
import { livestreamQuery, onAirQuery } from '../../api/livestream';
import { useAuth } from '../../session/auth';
import { paths } from '../../session/paths';
import { useIsIdle } from '../../lib/when-idle';
import { Badge } from '../../ui/badge';
import { LatePicture } from '../../ui/late-picture';

/** Shows whether a race is live, with a link to the livestream (§2). */
export function RaceBroadcasts() {
  const { user } = useAuth();
  const race = useRaceOnAir();
  const isLive = race !== undefined;
  return (
    <section aria-labelledby="race-broadcasts">
      <h2 id="race-broadcasts" className="accent accent--ion">
        Race Broadcasts
      </h2>
      <div className="race-broadcasts__picture cut-picture">
        <LatePicture file={emptyRoadFile} width={300} height={128} />
        <Badge kind={isLive ? 'live' : 'plain'} hasDot className="race-broadcasts__state">
          {isLive ? 'LIVE' : 'Offline'}
        </Badge>
      </div>
      <h3 className="race-broadcasts__title">
        {isLive ? `${race || 'A race'} is on air` : 'No Active Broadcasts'}
      </h3>
      <p className="meta">
        {!isLive
          ? 'A race that goes live appears here within a minute.'
          : user
            ? 'Come and watch with the squad.'
            : 'Log in to watch with the squad.'}
      </p>
      <Link to={paths.livestream} className="text-link race-broadcasts__link">
        {isLive ? 'Watch now' : 'Go to Livestream'}
        <ArrowRight size={16} aria-hidden="true" />
      </Link>
    </section>
  );
}

/** Returns the name of the live race; undefined if none is known to be live. */
function useRaceOnAir(): string | null | undefined {
  const { user, isLoading, error } = useAuth();
  const isIdle = useIsIdle();
  const isVisitor = user === null && !isLoading && error === null;
  const asMember = useQuery({ ...livestreamQuery, enabled: user !== null });
  const asVisitor = useQuery({ ...onAirQuery, enabled: isVisitor && isIdle });
  if (user !== null) return asMember.data?.isLive ? (asMember.data.details?.race ?? null) : undefined;
  return asVisitor.isSuccess && asVisitor.data.isLive ? asVisitor.data.race : undefined;
}
