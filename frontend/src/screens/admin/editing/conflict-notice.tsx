import UsersIcon from 'lucide-react/icons/users';
import { useEffect, useRef } from 'react';
import { Button } from '../../../ui/button';
import './editing.css';

interface ConflictNoticeProps {
  /** Undefined when what was edited is not there any more. */
  onShowServerVersion?: (() => void) | undefined;
  /** It was to be removed, not saved. */
  isRemoval?: boolean;
}

/** Tells the second of two admins what has happened to their work, and what they can do (nothing of it is lost). */
export function ConflictNotice({ onShowServerVersion, isRemoval = false }: ConflictNoticeProps) {
  const place = useRef<HTMLDivElement>(null);
  // Whoever pressed a button far below would see nothing of it.
  useEffect(() => place.current?.scrollIntoView({ block: 'center' }), []);
  return (
    <div ref={place} role="alert" className="conflict-notice">
      <UsersIcon size={20} aria-hidden="true" />
      <p>{onShowServerVersion ? changeText(isRemoval) : lossText(isRemoval)}</p>
      {onShowServerVersion && (
        <Button size="small" onClick={onShowServerVersion}>
          Show theirs
        </Button>
      )}
    </div>
  );
}

function changeText(isRemoval: boolean): string {
  return isRemoval
    ? 'Somebody else has changed this in the meantime, so it was not removed. What you typed is still here: remove it again, or save to put yours in the place of theirs.'
    : 'Somebody else has changed this in the meantime, so nothing was saved. What you typed is still here: save again to put it in the place of theirs.';
}

function lossText(isRemoval: boolean): string {
  return isRemoval
    ? 'Somebody else has changed or removed this in the meantime, so nothing was removed. What you typed is still here: save to add it anew.'
    : 'Somebody else has changed or removed this in the meantime, so nothing was saved. What you typed is still here: save again to add it anew.';
}
