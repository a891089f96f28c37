import { ConfirmDialog } from '../ui/confirm-dialog';
import type { Action, Moderation } from './moderation.hook';

const MAX_QUOTE_LENGTH = 120;

/** Asks an admin to confirm an action that cannot be undone or affects a member. */
export function ModerationDialog({ moderation }: { moderation: Moderation }) {
  const { asked } = moderation;
  if (asked === null) return null;
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && moderation.dismiss()}
      {...questionOf(asked)}
      isPending={moderation.isPending}
      onConfirm={moderation.confirm}
    />
  );
}

function questionOf({ kind, message: { username, message } }: Action) {
  if (kind === 'ban') {
    return {
      title: `Ban ${username} from the chat?`,
      description: 'They can read on, but not write until you or another admin lift it.',
      confirmLabel: 'Ban from chat',
      pendingLabel: 'Banning...',
    };
  }
  const quote = message.length > MAX_QUOTE_LENGTH ? `${message.slice(0, MAX_QUOTE_LENGTH)}…` : message;
  return {
    title: 'Delete this message?',
    description: `It disappears for everybody, for good: “${quote}” by ${username}.`,
    confirmLabel: 'Delete message',
    pendingLabel: 'Deleting...',
  };
}
