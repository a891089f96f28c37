import type { User } from '../../api/types';
import { AlienAvatar } from '../../ui/alien-avatar';

/** Avatar and name of the signed-in member. */
export function MemberBadge({ user }: { user: User }) {
  return (
    <span className="landing__member row gap-12">
      <AlienAvatar wardrobe={user.avatarCustomization} picture={user.profilePicture} size="small" />
      <span className="landing__member-name ellipsis wide-only">{user.username}</span>
    </span>
  );
}
