import UsersIcon from 'lucide-react/icons/users';
import { Button } from '../../../ui/button';
import './editing.css';

interface OvertakenNoteProps {
  /** Undefined when what was edited is gone. */
  onShowTheirs?: (() => void) | undefined;
}

/** Tells the second of two admins what has happened to their work, and what they can do (nothing of it is lost). */
export function OvertakenNote({ onShowTheirs }: OvertakenNoteProps) {
  return (
    <div role="alert" className="overtaken">
      <UsersIcon size={20} aria-hidden="true" />
      <p>
        {onShowTheirs
          ? 'Somebody else has changed this in the meantime, so nothing was saved. What you typed is still here: save again to put it in the place of theirs.'
          : 'Somebody else has removed this in the meantime, so nothing was saved. What you typed is still here: save again to add it anew.'}
      </p>
      {onShowTheirs && (
        <Button size="small" onClick={onShowTheirs}>
          Show theirs
        </Button>
      )}
    </div>
  );
}
