import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { goalQuery } from '../api/goal';
import { userQuery } from '../api/user';
import { coinsText } from '../lib/coins-text';
import { roundsText } from '../lib/rounds-text';
import { FirstFlightLink, itemPath } from './item-words';
import './goal-line.css';

/**
 * One line for the result of a round: how far the member's saved goal is away. Without a goal, a new member's way
 * back to their first flight.
 */
export function GoalLine() {
  const { data: user } = useQuery(userQuery);
  const { data: saved } = useQuery(goalQuery);
  if (!user || !saved) return null;
  if (!saved.goal) return user.isOnFirstFlight ? <FirstFlightLink /> : null;
  const { name, price } = saved.goal;
  const missing = price - user.coins;
  return (
    <p className="goal-line">
      <Link className="text-link" to={itemPath(saved.goal)}>
        {missing > 0
          ? `Saving for ${name}: ${coinsText(missing)} to go, ${roundsText(missing, saved.coinsPerRound)}`
          : `${name} is within reach`}
      </Link>
    </p>
  );
}
