import { useMutation, useQueryClient } from '@tanstack/react-query';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical';
import Gift from 'lucide-react/icons/gift';
import UserMinus from 'lucide-react/icons/user-minus';
import { useState } from 'react';
import { messageOf } from '../../api/api-error';
import { removeFriend } from '../../api/friends';
import { invalidate } from '../../api/invalidate';
import { friendsKey, notificationsSummaryKey, threadMemberKey } from '../../api/keys';
import type { Friend, ThreadMember } from '../../api/types';
import { paths } from '../../session/paths';
import { AlienAvatar } from '../../ui/alien-avatar';
import { Button, ButtonLink } from '../../ui/button';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { Menu, MenuItem } from '../../ui/menu';
import { toastFailure } from '../../ui/toast';
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
    <div className="row gap-14 thread-header">
      <ButtonLink to={paths.friends} size="square" className="narrow-only" aria-label="All friends">
        <ArrowLeft size={20} aria-hidden="true" />
      </ButtonLink>
      <AlienAvatar wardrobe={avatar} picture={profilePicture} />
      <div className="grow">
        <h2 id="thread-title" className="ellipsis" tabIndex={-1}>
          {username}
        </h2>
        {friend !== undefined && (
          <p className="row gap-8 meta">
            <span className="presence" data-presence={presenceOf(friend)} aria-hidden="true" />
            <span className="ellipsis">{presenceText(friend)}</span>
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
    <div className="row gap-10">
      <Button size="small" className="wide-only" onClick={() => setGiving(true)}>
        <Gift size={18} aria-hidden="true" />
        Give a Copy
      </Button>
      <Menu trigger={more} align="end">
        <MenuItem className="narrow-only" onSelect={() => setGiving(true)}>
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
      toastFailure(
        `${username} is still your friend`,
        messageOf(error, 'The server did not answer. Please try again.'),
      ),
    onSettled: () => invalidate(client, [friendsKey, threadMemberKey, notificationsSummaryKey]),
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
