import Hourglass from 'lucide-react/icons/hourglass';
import WifiOff from 'lucide-react/icons/wifi-off';
import { useOutbox } from '../offline/outbox';
import { isWaiting } from '../offline/outgoing';
import { roundOutbox } from '../offline/round-outbox';
import { useIsOnline } from '../ui/online.hook';
import { VisuallyHidden } from '../ui/visually-hidden';
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
  const text = `${waiting} ${waiting === 1 ? 'round waits' : 'rounds wait'}`;
  return (
    <div role="status" className="member-status center">
      {(isOffline || !hasNetwork) && (
        <p className="member-status__mark row wrap gap-4 text-ember-text">
          <WifiOff size={16} aria-hidden="true" />
          <span>Offline</span>
        </p>
      )}
      {waiting > 0 && (
        <p className="member-status__mark row wrap gap-4 text-plasma-text">
          <Hourglass size={16} aria-hidden="true" />
          <VisuallyHidden>{text}</VisuallyHidden>
          <span className="member-status__text" aria-hidden="true">
            {text}
          </span>
          <span className="member-status__count" aria-hidden="true">
            {waiting}
          </span>
        </p>
      )}
    </div>
  );
}
