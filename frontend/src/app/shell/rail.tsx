import LogOut from 'lucide-react/icons/log-out';
import { NavLink } from 'react-router-dom';
import { AlienAvatar } from '../../ui/alien-avatar';
import { Balance } from '../../ui/balance';
import { Brand } from '../../ui/brand';
import { CommunityLinks } from '../../ui/community-links';
import { paths } from '../paths';
import type { NavigationProps } from './shell';
import './rail.css';

/** Desktop navigation: icons that widen to icons and words while the pointer or the keyboard is in it. */
export function Rail({ user, entries, status, news, onLogout, isLoggingOut }: NavigationProps) {
  return (
    <header className="rail">
      <div className="rail__brand">
        <Brand to={paths.home} />
      </div>
      <nav className="rail__entries" aria-label="Main">
        {entries.map(({ path, label, icon: Icon }) => (
          <NavLink key={path} className="rail__entry" to={path}>
            {path === paths.profile ? <OwnPortrait user={user} /> : <Icon size={22} aria-hidden="true" />}
            {path === paths.friends && news?.friendsMark}
            <span>{label}</span>
          </NavLink>
        ))}
      </nav>
      <div className="rail__foot">
        {status && <div className="rail__status">{status}</div>}
        {news?.railBell}
      </div>
      <div className="rail__purse">
        <Balance coins={user.coins} />
      </div>
      <hr className="rail__rule" />
      <div className="rail__community">
        <CommunityLinks className="rail__community-link" />
      </div>
      <button type="button" className="rail__entry" onClick={onLogout} disabled={isLoggingOut}>
        <LogOut size={22} aria-hidden="true" />
        <span>Log Out</span>
      </button>
    </header>
  );
}

/** Who is signed in, where the others have an icon. */
function OwnPortrait({ user }: Pick<NavigationProps, 'user'>) {
  return <AlienAvatar wardrobe={user.avatarCustomization} picture={user.profilePicture} size="tiny" />;
}
