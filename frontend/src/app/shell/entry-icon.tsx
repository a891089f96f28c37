import type { LucideIcon } from 'lucide-react';
import { AlienAvatar } from '../../ui/alien-avatar';
import { paths } from '../../session/paths';
import type { ShellUser } from './navigation';

interface EntryIconProps {
  path: string;
  icon: LucideIcon;
  user: ShellUser;
}

/** The drawing before an entry of the navigation; for the profile the member's own alien or picture. */
export function EntryIcon({ path, icon: Icon, user }: EntryIconProps) {
  return path === paths.profile ? (
    <AlienAvatar wardrobe={user.avatarCustomization} picture={user.profilePicture} size="tiny" />
  ) : (
    <Icon size={22} aria-hidden="true" />
  );
}
