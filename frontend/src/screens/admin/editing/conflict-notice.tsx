import UsersIcon from 'lucide-react/icons/users';
import { useEffect, useRef } from 'react';
import { Button } from '../../../ui/button';
import './editing.css';

interface ConflictNoticeProps {
  /** Undefined when the edited entry no longer exists. */
  onShowServerVersion?: (() => void) | undefined;
  /** True when the refused action was a removal, not a save. */
  isRemoval?: boolean;
}

/** Tells the second of two admins that nothing was saved, and what they can do. Their input is kept. */
export function ConflictNotice({ onShowServerVersion, isRemoval = false }: ConflictNoticeProps) {
  const place = useRef<HTMLDivElement>(null);
  // Scroll into view: an admin who clicked a button far below would not see the notice.
  useEffect(() => {
    // Recent browsers return a promise, which React would call as a cleanup.
    place.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <div ref={place} role="alert" className="conflict-notice">
      <UsersIcon size={20} aria-hidden="true" />
      <p>{onShowServerVersion ? changeText(isRemoval) : lossText(isRemoval)}</p>
      {onShowServerVersion && (
        <Button size="small" onClick={onShowServerVersion}>
          Show the saved version
        </Button>
      )}
    </div>
  );
}

function changeText(isRemoval: boolean): string {
  return isRemoval
    ? 'Somebody else has changed this in the meantime, so it was not removed. What you typed is still here: remove it again, or save to replace the saved version.'
    : 'Somebody else has changed this in the meantime, so nothing was saved. What you typed is still here: save again to replace the saved version.';
}

function lossText(isRemoval: boolean): string {
  return isRemoval
    ? 'Somebody else has changed or removed this in the meantime, so nothing was removed. What you typed is still here: save to add it as a new entry.'
    : 'Somebody else has changed or removed this in the meantime, so nothing was saved. What you typed is still here: save again to add it as a new entry.';
}
