import CircleAlert from 'lucide-react/icons/circle-alert';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { Button } from './button';
import { Card } from './card';

interface FailedPanelProps {
  /** Says what could not be loaded. */
  sentence: string;
  isRetrying: boolean;
  onRetry: () => void;
}

/** Error state of a whole screen, with a retry button. */
export function FailedPanel({ sentence, isRetrying, onRetry }: FailedPanelProps) {
  return (
    <Card as="div" className="failed-panel center gap-16">
      <p role="alert" className="text-alarm-text">
        <CircleAlert size={20} aria-hidden="true" />
        {sentence}
      </p>
      <Button isPending={isRetrying} pendingLabel="Loading..." onClick={onRetry}>
        <RefreshCw size={18} aria-hidden="true" />
        Try again
      </Button>
    </Card>
  );
}
