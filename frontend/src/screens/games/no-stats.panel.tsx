import CircleAlert from 'lucide-react/icons/circle-alert';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';

interface NoStatsPanelProps {
  isRetrying: boolean;
  onRetry: () => void;
}

/** Error panel for the member's records; the games below stay playable. */
export function NoStatsPanel({ isRetrying, onRetry }: NoStatsPanelProps) {
  return (
    <Card as="div" kind="small" className="no-stats" role="alert">
      <CircleAlert size={24} aria-hidden="true" />
      <p>
        <b>Your records could not be loaded.</b> You can play all the same; nothing is lost.
      </p>
      <Button size="small" isPending={isRetrying} pendingLabel="Loading..." onClick={onRetry}>
        Retry
      </Button>
    </Card>
  );
}
