import type { User } from '../../api/types';
import { AlienAvatar } from '../../ui/alien-avatar';

/** Who is signed in: avatar and name. */
export function MemberBadge({ user }: { user: User }) {
  return (
    <span className="landing__member">
      <AlienAvatar wardrobe={user.avatarCustomization} picture={user.profilePicture} size="small" />
      <span className="landing__member-name">{user.username}</span>
    </span>
  );
}
