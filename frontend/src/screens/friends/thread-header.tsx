import { useMutation, useQueryClient } from '@tanstack/react-query';
import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical';
import Gift from 'lucide-react/icons/gift';
import UserMinus from 'lucide-react/icons/user-minus';
import { useState } from 'react';
import { messageOf } from '../../api/api-error';
import { removeFriend } from '../../api/friends';
import { friendsKey, notificationsSummaryKey, threadMemberKey } from '../../api/keys';
import type { Friend, ThreadMember } from '../../api/types';
import { AlienAvatar } from '../../ui/alien-avatar';
import { Button } from '../../ui/button';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { Menu, MenuItem } from '../../ui/menu';
import { toast } from '../../ui/toast';
import { BackLink } from './back-link';
import { presenceOf, presenceText } from './friend-labels';
import { GiftDialog } from './gift.dialog';

interface ThreadHeadProps {
  member: Pick<ThreadMember, 'userId' | 'username' | 'avatar' | 'profilePicture'>;
  /** The same member as a friend, if they are one. */
  friend?: Friend;
}

/** Header of a thread: member, presence, and the actions on a friend. */
export function ThreadHeader({ member, friend }: ThreadHeadProps) {
  const { avatar, profilePicture, username } = member;
  return (
    <div className="thread-header">
      <BackLink />
      <AlienAvatar wardrobe={avatar} picture={profilePicture} />
      <div className="thread-header__copy">
        <h2 id="thread-title" tabIndex={-1}>
          {username}
        </h2>
        {friend !== undefined && (
          <p className="meta thread-header__presence">
            <span className="presence" data-presence={presenceOf(friend)} aria-hidden="true" />
            <span>{presenceText(friend)}</span>
          </p>
        )}
      </div>
      {friend !== undefined && <FriendActions friend={friend} />}
    </div>
  );
}

function FriendActions({ friend }: { friend: Friend }) {
  const [isGiving, setGiving] = useState(false);
  const [isRemoving, setRemoving] = useState(false);
  const more = (
    <Button size="square" aria-label={`More about ${friend.username}`}>
      <EllipsisVertical size={20} aria-hidden="true" />
    </Button>
  );
  return (
    <div className="thread-header__actions">
      <Button size="small" className="thread-header__give" onClick={() => setGiving(true)}>
        <Gift size={18} aria-hidden="true" />
        Give a Copy
      </Button>
      <Menu trigger={more} align="end">
        <MenuItem className="thread-menu__give" onSelect={() => setGiving(true)}>
          <Gift size={18} aria-hidden="true" />
          Give a Copy
        </MenuItem>
        <MenuItem isDanger onSelect={() => setRemoving(true)}>
          <UserMinus size={18} aria-hidden="true" />
          Remove Friend
        </MenuItem>
      </Menu>
      <GiftDialog friend={friend} isOpen={isGiving} onOpenChange={setGiving} />
      <RemoveDialog friend={friend} isOpen={isRemoving} onOpenChange={setRemoving} />
    </div>
  );
}

interface RemoveDialogProps {
  friend: Friend;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

function RemoveDialog({ friend: { userId, username }, isOpen, onOpenChange }: RemoveDialogProps) {
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => removeFriend(userId),
    onSuccess: () => onOpenChange(false),
    onError: (error) =>
      toast({
        title: `${username} is still your friend`,
        description: messageOf(error, 'The server did not answer. Please try again.'),
        variant: 'destructive',
      }),
    onSettled: () =>
      Promise.all(
        [friendsKey, threadMemberKey, notificationsSummaryKey].map((queryKey) =>
          client.invalidateQueries({ queryKey }),
        ),
      ),
  });
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={`Remove ${username}?`}
      description="You can no longer write or give copies to each other. What you wrote stays readable for both."
      confirmLabel="Remove Friend"
      isPending={isPending}
      onConfirm={() => mutate()}
    />
  );
}
