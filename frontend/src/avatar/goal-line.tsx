import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { goalQuery } from '../api/goal';
import { userQuery } from '../api/user';
import { coinsText } from '../lib/coins-text';
import { roundsText } from '../lib/rounds-text';
import { paths } from '../session/paths';
import './goal-line.css';

/** An item that can be bought. */
interface Item {
  name: string;
  itemType: string;
  storeItemId: number | null;
}

/** Names an item in a sentence: 'the Cool sticker', 'Crown Neon'. */
export const itemText = ({ name, itemType }: Pick<Item, 'name' | 'itemType'>): string =>
  itemType === 'sticker' ? `the ${name} sticker` : name;

/** Returns where an item is sold: plain parts in the customizer, which opens on the profile. */
export const itemPath = ({ storeItemId }: Pick<Item, 'storeItemId'>): string =>
  storeItemId === null ? paths.profile : paths.store;

/** Leads a new member without a goal of their own back to the first steps. */
export function FirstFlightLink() {
  return (
    <p className="goal-line">
      <Link className="text-link" to={paths.home}>
        On with your first flight
      </Link>
    </p>
  );
}

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
