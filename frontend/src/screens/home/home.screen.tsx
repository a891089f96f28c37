import { useQuery } from '@tanstack/react-query';
import { homeQuery } from '../../api/home';
import { useAuth } from '../../session/auth';
import { Dashboard } from './dashboard';
import { FirstFlight } from './first-flight';
import './home.css';

/** The member's dashboard at `/home`, or their first flight; renders nothing for visitors (§2). */
export function HomeScreen() {
  const { user } = useAuth();
  const home = useQuery({ ...homeQuery, enabled: user !== null });
  if (user === null) return null;
  const isOnFirstFlight = user.isOnFirstFlight && home.data?.firstFlight !== null;
  return (
    <div className="page home">
      {isOnFirstFlight ? <FirstFlight user={user} home={home} /> : <Dashboard user={user} home={home} />}
    </div>
  );
}
