import Hourglass from 'lucide-react/icons/hourglass';
import WifiOff from 'lucide-react/icons/wifi-off';
import { useOutbox } from '../offline/outbox';
import { isWaiting } from '../offline/outgoing';
import { roundOutbox } from '../offline/round-outbox';
import { useIsOnline } from '../ui/online.hook';
import './member-status.css';

interface MemberStatusProps {
  userId: number;
  /** True when the shown data comes from the last visit, because no server responds. */
  isOffline: boolean;
}

/** Marks in the navigation: the site is offline, and the number of the member's unsent rounds. */
export function MemberStatus({ userId, isOffline }: MemberStatusProps) {
  const hasNetwork = useIsOnline();
  const waiting = useOutbox(roundOutbox).filter(
    (round) => round.userId === userId && isWaiting(round),
  ).length;
  return (
    <div role="status" className="member-status">
      {(isOffline || !hasNetwork) && (
        <p className="member-status__mark member-status__mark--offline">
          <WifiOff size={16} aria-hidden="true" />
          <span>Offline</span>
        </p>
      )}
      {waiting > 0 && (
        <p className="member-status__mark">
          <Hourglass size={16} aria-hidden="true" />
          <span>
            {waiting}
            <span className="member-status__text">{waiting === 1 ? ' round waits' : ' rounds wait'}</span>
          </span>
        </p>
      )}
    </div>
  );
}
