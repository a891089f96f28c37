import type { AdminUser } from '../../../api/types';
import { AlienAvatar } from '../../../ui/alien-avatar';
import { Badge } from '../../../ui/badge';

export function UserFace({ user }: { user: AdminUser }) {
  return <AlienAvatar wardrobe={user.avatarCustomization} picture={user.profilePicture} size="small" />;
}

/** A user's avatar, name and badges. */
export function UserName({ user }: { user: AdminUser }) {
  return (
    <span className="row wrap admin-user-name">
      <UserFace user={user} />
      <b className="ellipsis" title={user.username}>
        {user.username}
      </b>
      {user.isOwner && <Badge kind="info">Owner</Badge>}
      {user.isMuted && <Badge>Muted</Badge>}
      {user.mustChangePassword && <Badge>One-time password</Badge>}
    </span>
  );
}

/** Online status of a user (§2). */
export function UserStatus({ isOnline }: Pick<AdminUser, 'isOnline'>) {
  return (
    <Badge kind={isOnline ? 'own' : 'plain'} hasDot>
      {isOnline ? 'Online' : 'Offline'}
    </Badge>
  );
}
