import UsersIcon from 'lucide-react/icons/users';
import { useEffect, useRef } from 'react';
import { Button } from '../../../ui/button';
import './editing.css';

interface OvertakenNoteProps {
  /** Undefined when what was edited is not there any more. */
  onShowTheirs?: (() => void) | undefined;
  /** It was to be removed, not saved. */
  isRemoval?: boolean;
}

/** Tells the second of two admins what has happened to their work, and what they can do (nothing of it is lost). */
export function OvertakenNote({ onShowTheirs, isRemoval = false }: OvertakenNoteProps) {
  const place = useRef<HTMLDivElement>(null);
  // Whoever pressed a button far below would see nothing of it.
  useEffect(() => place.current?.scrollIntoView({ block: 'center' }), []);
  return (
    <div ref={place} role="alert" className="overtaken">
      <UsersIcon size={20} aria-hidden="true" />
      <p>{onShowTheirs ? wordsOfChange(isRemoval) : wordsOfLoss(isRemoval)}</p>
      {onShowTheirs && (
        <Button size="small" onClick={onShowTheirs}>
          Show theirs
        </Button>
      )}
    </div>
  );
}

function wordsOfChange(isRemoval: boolean): string {
  return isRemoval
    ? 'Somebody else has changed this in the meantime, so it was not removed. What you typed is still here: remove it again, or save to put yours in the place of theirs.'
    : 'Somebody else has changed this in the meantime, so nothing was saved. What you typed is still here: save again to put it in the place of theirs.';
}

function wordsOfLoss(isRemoval: boolean): string {
  return isRemoval
    ? 'Somebody else has changed or removed this in the meantime, so nothing was removed. What you typed is still here: save to add it anew.'
    : 'Somebody else has changed or removed this in the meantime, so nothing was saved. What you typed is still here: save again to add it anew.';
}
