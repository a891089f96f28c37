import { useQuery } from '@tanstack/react-query';
import { broadcastPlaceholder } from 'game-scenes/art/feature-icons';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { Link } from 'react-router-dom';
import { livestreamQuery } from '../../api/livestream';
import { useAuth } from '../../app/auth';
import { paths } from '../../app/paths';
import { Art } from '../../ui/art';
import { Badge } from '../../ui/badge';
import { Plate, PlateHead } from '../../ui/plate';

const EMPTY_ROAD = broadcastPlaceholder();

/** Whether a race is on air, as members are told, and the way to the livestream (§2). */
export function RaceBroadcasts() {
  const { user } = useAuth();
  // It is for members: a visitor's page asks the server nothing.
  const { data } = useQuery({ ...livestreamQuery, enabled: user !== null });
  const isLive = user !== null && data?.isLive === true;
  return (
    <Plate aria-labelledby="race-broadcasts">
      <PlateHead id="race-broadcasts" title="Race Broadcasts" livery="ion" />
      <div className="race-broadcasts__picture cut-picture">
        <Art drawing={EMPTY_ROAD} isScene />
        <Badge kind={isLive ? 'live' : 'plain'} hasDot className="race-broadcasts__state">
          {isLive ? 'LIVE' : 'Offline'}
        </Badge>
      </div>
      <h3 className="race-broadcasts__title">
        {isLive ? `${data.details.race || 'A race'} is on air` : 'No Active Broadcasts'}
      </h3>
      <p className="meta">
        {isLive ? 'Come and watch with the squad.' : 'Races appear here the moment they go live.'}
      </p>
      <Link to={paths.livestream} className="text-link race-broadcasts__link">
        {isLive ? 'Watch now' : 'Go to Livestream'}
        <ArrowRight size={16} aria-hidden="true" />
      </Link>
    </Plate>
  );
}
