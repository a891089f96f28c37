import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { goalQuery } from '../api/goal';
import { userQuery } from '../api/user';
import { coinsText } from '../lib/coins-text';
import { roundsText } from '../lib/rounds-text';
import { paths } from '../session/paths';
import './goal-line.css';

/**
 * One line for the result of a round: how far the member's saved goal is away. Without a goal, a new member's way
 * back to their first flight.
 */
export function GoalLine() {
  const { data: user } = useQuery(userQuery);
  const { data: saved } = useQuery(goalQuery);
  if (!user || !saved) return null;
  if (!saved.goal)
    return user.isOnFirstFlight ? (
      <p className="goal-line">
        <Link className="text-link" to={paths.home}>
          On with your first flight
        </Link>
      </p>
    ) : null;
  const { name, price, storeItemId } = saved.goal;
  const missing = price - user.coins;
  return (
    <p className="goal-line">
      {/* Plain parts are sold in the customizer, which opens on the profile. */}
      <Link className="text-link" to={storeItemId === null ? paths.profile : paths.store}>
        {missing > 0
          ? `Saving for ${name}: ${coinsText(missing)} to go, ${roundsText(missing, saved.coinsPerRound)}`
          : `${name} is within reach`}
      </Link>
    </p>
  );
}
