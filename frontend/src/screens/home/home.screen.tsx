import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { homeQuery } from '../../api/home';
import { useAuth } from '../../session/auth';
import { takeLostFocus } from '../../ui/take-lost-focus';
import { Dashboard } from './dashboard';
import { FirstFlight } from './first-flight';
import { greetingHeading } from './home-hero';
import './home.css';

/** The member's dashboard at `/home`, or their first flight; renders nothing for visitors (§2). */
export function HomeScreen() {
  const { user } = useAuth();
  const home = useQuery({ ...homeQuery, enabled: user !== null });
  const isOnFirstFlight = user?.isOnFirstFlight === true && home.data?.firstFlight !== null;
  // What had the focus in the first flight disappears with it.
  useEffect(() => (isOnFirstFlight ? () => takeLostFocus(greetingHeading()) : undefined), [isOnFirstFlight]);
  if (user === null) return null;
  return (
    <div className="page home">
      {isOnFirstFlight ? <FirstFlight user={user} home={home} /> : <Dashboard user={user} home={home} />}
    </div>
  );
}
