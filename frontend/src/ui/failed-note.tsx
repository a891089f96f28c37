import CircleAlert from 'lucide-react/icons/circle-alert';
import type { ReactNode } from 'react';
import { Button } from './button';

interface FailedNoteProps {
  isRetrying: boolean;
  onRetry: () => void;
  /** Sentence that says what could not be loaded. */
  children: ReactNode;
}

/** Error state of a part of a screen, with a retry button. */
export function FailedNote({ isRetrying, onRetry, children }: FailedNoteProps) {
  return (
    <div className="failed-note row wrap text-alarm-text" role="alert">
      <CircleAlert size={20} aria-hidden="true" />
      <p>{children}</p>
      <Button size="small" isPending={isRetrying} pendingLabel="Loading..." onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}
