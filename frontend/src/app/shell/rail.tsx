import LogOut from 'lucide-react/icons/log-out';
import { useState } from 'react';
import { NavLink } from 'react-router-dom';
import { AlienAvatar } from '../../ui/alien-avatar';
import { Balance } from '../../ui/balance';
import { Brand } from '../../ui/brand';
import { CommunityLinks } from '../../ui/community-links';
import { paths } from '../../session/paths';
import { NAVIGATION, type NavigationProps } from './navigation';
import './rail.css';

/** True after a click on an entry, until the pointer leaves; the racing screens mount a rail of their own. */
let isPointerDone = false;

/**
 * Desktop navigation: a rail of icons that expands with labels on hover or keyboard focus. After a click on
 * an entry it stays narrow until the pointer returns, so that it does not cover the chosen page.
 */
export function Rail({ user, status, badges, onLogout, isLoggingOut }: NavigationProps) {
  const [isDone, setIsDone] = useState(isPointerDone);
  const setDone = (next: boolean): void => {
    isPointerDone = next;
    setIsDone(next);
  };
  return (
    <header className="rail wide-only" data-done={isDone || undefined} onPointerLeave={() => setDone(false)}>
      <div className="rail__brand">
        <Brand to={paths.home} />
      </div>
      <nav className="rail__entries column gap-4" aria-label="Main">
        {NAVIGATION.map(({ path, label, icon: Icon }) => (
          <NavLink
            key={path}
            className="rail__entry shell-link cut-ground row"
            to={path}
            // A click by keyboard has `detail` 0.
            onClick={({ detail }) => detail > 0 && setDone(true)}
          >
            {path === paths.profile ? (
              <AlienAvatar wardrobe={user.avatarCustomization} picture={user.profilePicture} size="tiny" />
            ) : (
              <Icon size={22} aria-hidden="true" />
            )}
            {path === paths.friends && badges?.friendsBadge}
            <span>{label}</span>
          </NavLink>
        ))}
      </nav>
      <div className="rail__footer column gap-4">
        {status && <div className="rail__status">{status}</div>}
        {badges?.railBell}
      </div>
      <div className="rail__balance row">
        <Balance coins={user.coins} />
      </div>
      <hr className="rail__rule" />
      <div className="rail__community row gap-8">
        <CommunityLinks className="rail__community-link icon-button" />
      </div>
      <button type="button" className="rail__entry row" onClick={onLogout} disabled={isLoggingOut}>
        <LogOut size={22} aria-hidden="true" />
        <span>Log Out</span>
      </button>
    </header>
  );
}
