import CoinsIcon from 'lucide-react/icons/coins';
import Ellipsis from 'lucide-react/icons/ellipsis';
import KeyRound from 'lucide-react/icons/key-round';
import LogOut from 'lucide-react/icons/log-out';
import MessageSquare from 'lucide-react/icons/message-square';
import MessageSquareOff from 'lucide-react/icons/message-square-off';
import Trash2 from 'lucide-react/icons/trash-2';
import type { AdminUser } from '../../../api/types';
import { Button, ButtonLink } from '../../../ui/button';
import { Menu, MenuItem } from '../../../ui/menu';
import { adminTabPath } from '../shared/admin-address';
import type { UserRowActions } from './user-row-actions.hook';
import { showDeniedToast } from './user-actions.hook';

interface UserActionsProps {
  user: AdminUser;
  rowActions: UserRowActions;
}

/** The buttons of a user (§2), and a menu of rarer actions. */
export function UserActions({ user, rowActions }: UserActionsProps) {
  return (
    <span className="row gap-8 admin-users__actions">
      <ButtonLink
        size="small"
        to={adminTabPath('coins', { user: String(user.id) })}
        aria-label={`Modify Coins of ${user.username}`}
      >
        <CoinsIcon size={18} aria-hidden="true" />
        Modify Coins
      </ButtonLink>
      <DeleteButton user={user} rowActions={rowActions} />
      <MoreMenu user={user} rowActions={rowActions} />
    </span>
  );
}

function DeleteButton({ user, rowActions }: UserActionsProps) {
  const isBusy = rowActions.pendingId !== null;
  const denial = user.isOwner
    ? 'The site owner cannot be deleted.'
    : rowActions.isOwn(user)
      ? 'You cannot delete your own account here. Close it on your profile.'
      : null;
  return (
    <Button
      size="small"
      variant={denial === null ? 'danger' : 'default'}
      aria-disabled={denial !== null || isBusy || undefined}
      aria-label={`Delete User ${user.username}`}
      onClick={() => (denial === null ? rowActions.ask('delete', user) : showDeniedToast(denial))}
    >
      <Trash2 size={18} aria-hidden="true" />
      Delete User
    </Button>
  );
}

function MoreMenu({ user, rowActions }: UserActionsProps) {
  const isBusy = rowActions.pendingId !== null;
  const MuteIcon = user.isMuted ? MessageSquare : MessageSquareOff;
  const trigger = (
    <Button size="square" aria-label={`More about ${user.username}`}>
      <Ellipsis size={20} aria-hidden="true" />
    </Button>
  );
  return (
    <Menu trigger={trigger} align="end">
      <MenuItem disabled={isBusy} onSelect={() => rowActions.ask('signOut', user)}>
        <LogOut size={18} aria-hidden="true" />
        Sign out all devices
      </MenuItem>
      {!user.isOwner && !rowActions.isOwn(user) && (
        <MenuItem disabled={isBusy} onSelect={() => rowActions.ask('oneTimePassword', user)}>
          <KeyRound size={18} aria-hidden="true" />
          One-time password
        </MenuItem>
      )}
      {!user.isAdmin && (
        <MenuItem
          disabled={isBusy}
          onSelect={() => rowActions.act(user.isMuted ? 'unmute' : 'muteForADay', user)}
        >
          <MuteIcon size={18} aria-hidden="true" />
          <span>{user.isMuted ? 'Unmute in the chat' : 'Mute in the chat for a day'}</span>
        </MenuItem>
      )}
    </Menu>
  );
}
