import UsersIcon from 'lucide-react/icons/users';
import { useEffect, useRef } from 'react';
import { Button } from '../../../ui/button';
import type { EntryState } from './entry.hook';

interface ConflictNoticeProps {
  entry: Pick<EntryState, 'refused' | 'isKnown' | 'takeServerVersion'>;
  /** Called when the server version is shown, because the button that was clicked disappears. */
  onTaken?: () => void;
}

/** Tells the second of two admins that nothing was saved, and what they can do. Their input is kept. */
export function ConflictNotice({ entry, onTaken }: ConflictNoticeProps) {
  const isRemoval = entry.refused === 'removal';
  const take = (): void => {
    entry.takeServerVersion();
    onTaken?.();
  };
  const place = useRef<HTMLDivElement>(null);
  // Scroll into view: an admin who clicked a button far below would not see the notice.
  useEffect(() => {
    // Recent browsers return a promise, which React would call as a cleanup.
    place.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <div ref={place} role="alert" className="admin-notice">
      <UsersIcon size={20} aria-hidden="true" className="text-ember-text" />
      <p>{entry.isKnown ? changeText(isRemoval) : lossText(isRemoval)}</p>
      {entry.isKnown && (
        <Button size="small" onClick={take}>
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
