import { broadcastPlaceholder } from 'game-scenes/art/feature-icons';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { Link } from 'react-router-dom';
import { Art } from '../../ui/art';
import { Badge } from '../../ui/badge';
import { Plate, PlateHead } from '../../ui/plate';

const EMPTY_ROAD = broadcastPlaceholder();

/** Whether a race is on air, and the way to the livestream (§2). */
export function RaceBroadcasts() {
  return (
    <Plate aria-labelledby="race-broadcasts">
      <PlateHead id="race-broadcasts" title="Race Broadcasts" livery="ion" />
      <div className="race-broadcasts__picture cut-picture">
        <Art drawing={EMPTY_ROAD} isScene />
        <Badge hasDot className="race-broadcasts__state">
          Offline
        </Badge>
      </div>
      <h3 className="race-broadcasts__title">No Active Broadcasts</h3>
      <p className="meta">Races appear here the moment they go live.</p>
      <Link to="/livestream" className="text-link race-broadcasts__link">
        Go to Livestream
        <ArrowRight size={16} aria-hidden="true" />
      </Link>
    </Plate>
  );
}
