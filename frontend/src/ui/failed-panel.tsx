import CircleAlert from 'lucide-react/icons/circle-alert';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { Button } from './button';
import { Card } from './card';

interface FailedProps {
  /** Says what could not be loaded. */
  sentence: string;
  isRetrying: boolean;
  onRetry: () => void;
}

/** Error state of a whole screen, with a retry button. */
export function FailedPanel(failed: FailedProps) {
  return (
    <Card as="div" className="failed-panel center gap-16">
      <FailedContent {...failed} />
    </Card>
  );
}

/** The same without a card around it. */
export function FailedContent({ sentence, isRetrying, onRetry }: FailedProps) {
  return (
    <>
      <p role="alert" className="failed-sentence gap-10 text-alarm-text">
        <CircleAlert size={20} aria-hidden="true" />
        {sentence}
      </p>
      <Button isPending={isRetrying} pendingLabel="Loading..." onClick={onRetry}>
        <RefreshCw size={18} aria-hidden="true" />
        Try again
      </Button>
    </>
  );
}
