import LogOut from 'lucide-react/icons/log-out';
import { useState } from 'react';
import { NavLink } from 'react-router-dom';
import { AlienAvatar } from '../../ui/alien-avatar';
import { Balance } from '../../ui/balance';
import { Brand } from '../../ui/brand';
import { CommunityLinks } from '../../ui/community-links';
import { paths } from '../paths';
import type { NavigationProps } from './shell';
import './rail.css';

/**
 * Desktop navigation: icons that widen to icons and words while the pointer or the keyboard is in it. After a click
 * on an entry it is narrow until the pointer comes again, so that it covers nothing of the page that was chosen.
 */
export function Rail({ user, entries, status, updates, onLogout, isLoggingOut }: NavigationProps) {
  const { isDone, setDone } = useDonePointer();
  return (
    <header className="rail" data-done={isDone || undefined} onPointerLeave={() => setDone(false)}>
      <div className="rail__brand">
        <Brand to={paths.home} />
      </div>
      <nav className="rail__entries" aria-label="Main">
        {entries.map(({ path, label, icon: Icon }) => (
          <NavLink
            key={path}
            className="rail__entry"
            to={path}
            // A keyboard's click has no detail.
            onClick={({ detail }) => detail > 0 && setDone(true)}
          >
            {path === paths.profile ? <OwnPortrait user={user} /> : <Icon size={22} aria-hidden="true" />}
            {path === paths.friends && updates?.friendsBadge}
            <span>{label}</span>
          </NavLink>
        ))}
      </nav>
      <div className="rail__footer">
        {status && <div className="rail__status">{status}</div>}
        {updates?.railBell}
      </div>
      <div className="rail__balance">
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

/** The racing screens have a rail of their own: the pointer may be done with one that is gone by now. */
let isPointerDone = false;

/** Whether the pointer has clicked an entry and not left the rail since. */
function useDonePointer(): { isDone: boolean; setDone: (isDone: boolean) => void } {
  const [isDone, setIsDone] = useState(isPointerDone);
  const setDone = (next: boolean): void => {
    isPointerDone = next;
    setIsDone(next);
  };
  return { isDone, setDone };
}

/** Who is signed in, where the others have an icon. */
function OwnPortrait({ user }: Pick<NavigationProps, 'user'>) {
  return <AlienAvatar wardrobe={user.avatarCustomization} picture={user.profilePicture} size="tiny" />;
}
