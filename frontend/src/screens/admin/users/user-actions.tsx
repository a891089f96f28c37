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
import { adminTabPath } from '../admin-address';
import type { UserHandling } from './user-handling.hook';
import { sayDenied } from './user-deeds.hook';

interface UserActionsProps {
  user: AdminUser;
  handling: UserHandling;
}

/** The buttons of a user (§2), and a menu of what is needed more rarely. */
export function UserActions({ user, handling }: UserActionsProps) {
  return (
    <span className="admin-users__actions">
      <ButtonLink
        size="small"
        to={adminTabPath('coins', { user: String(user.id) })}
        aria-label={`Modify Coins of ${user.username}`}
      >
        <CoinsIcon size={18} aria-hidden="true" />
        Modify Coins
      </ButtonLink>
      <DeleteButton user={user} handling={handling} />
      <MoreMenu user={user} handling={handling} />
    </span>
  );
}

function DeleteButton({ user, handling }: UserActionsProps) {
  const isBusy = handling.pendingId !== null;
  const denial = user.isOwner
    ? 'The site owner cannot be deleted.'
    : handling.isOwn(user)
      ? 'You cannot delete your own account here. Close it on your profile.'
      : null;
  return (
    <Button
      size="small"
      variant={denial === null ? 'danger' : 'default'}
      aria-disabled={denial !== null || isBusy || undefined}
      aria-label={`Delete User ${user.username}`}
      onClick={() => (denial === null ? handling.ask('delete', user) : sayDenied(denial))}
    >
      <Trash2 size={18} aria-hidden="true" />
      <span>
        Delete<span className="admin-users__word"> User</span>
      </span>
    </Button>
  );
}

function MoreMenu({ user, handling }: UserActionsProps) {
  const isBusy = handling.pendingId !== null;
  const trigger = (
    <Button size="square" className="admin-users__more" aria-label={`More about ${user.username}`}>
      <Ellipsis size={20} aria-hidden="true" />
    </Button>
  );
  return (
    <Menu trigger={trigger} align="end">
      <MenuItem disabled={isBusy} onSelect={() => handling.ask('signOut', user)}>
        <LogOut size={18} aria-hidden="true" />
        Sign out all devices
      </MenuItem>
      {!user.isOwner && !handling.isOwn(user) && (
        <MenuItem disabled={isBusy} onSelect={() => handling.ask('oneTimePassword', user)}>
          <KeyRound size={18} aria-hidden="true" />
          One-time password
        </MenuItem>
      )}
      {!user.isAdmin && <MuteItem user={user} handling={handling} isBusy={isBusy} />}
    </Menu>
  );
}

function MuteItem({ user, handling, isBusy }: UserActionsProps & { isBusy: boolean }) {
  if (user.isMuted) {
    return (
      <MenuItem disabled={isBusy} onSelect={() => handling.act('unmute', user)}>
        <MessageSquare size={18} aria-hidden="true" />
        Unmute in the chat
      </MenuItem>
    );
  }
  return (
    <MenuItem disabled={isBusy} onSelect={() => handling.act('muteForADay', user)}>
      <MessageSquareOff size={18} aria-hidden="true" />
      Mute in the chat for a day
    </MenuItem>
  );
}
