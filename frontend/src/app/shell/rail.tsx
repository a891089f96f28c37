import LogOut from 'lucide-react/icons/log-out';
import { useState } from 'react';
import { NavLink } from 'react-router-dom';
import { Balance } from '../../ui/balance';
import { Brand } from '../../ui/brand';
import { CommunityLinks } from '../../ui/community-links';
import { paths } from '../../session/paths';
import { EntryIcon } from './entry-icon';
import { NAVIGATION, type NavigationProps } from './navigation';
import './rail.css';

/** True after a click on an entry or a touch, until the mouse leaves; the racing screens mount a rail of their own. */
let isPointerDone = false;

/**
 * Navigation of desktops and tablets: a rail of icons that expands with labels on hover or keyboard focus. After a
 * click on an entry it stays narrow until the pointer returns, so that it does not cover the chosen page; a touch
 * never expands it.
 */
export function Rail({ user, status, badges, onLogout, isLoggingOut }: NavigationProps) {
  const [isDone, setIsDone] = useState(isPointerDone);
  const setDone = (next: boolean): void => {
    isPointerDone = next;
    setIsDone(next);
  };
  return (
    <header
      className="rail"
      data-done={isDone || undefined}
      // After a touch the browser keeps the rail hovered.
      onPointerDown={({ pointerType }) => pointerType === 'touch' && setDone(true)}
      onPointerLeave={({ pointerType }) => pointerType !== 'touch' && setDone(false)}
    >
      <div className="rail__brand">
        <Brand to={paths.home} />
      </div>
      <nav className="rail__entries column" aria-label="Main">
        {NAVIGATION.map(({ path, label, icon: Icon }) => (
          <NavLink
            key={path}
            className="rail__entry shell-link cut-ground row"
            to={path}
            // A click by keyboard has `detail` 0.
            onClick={({ detail }) => detail > 0 && setDone(true)}
          >
            <EntryIcon path={path} icon={Icon} user={user} />
            {path === paths.friends && badges?.friendsBadge}
            <span>{label}</span>
          </NavLink>
        ))}
      </nav>
      <div className="rail__footer column">
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
