import LogOut from 'lucide-react/icons/log-out';
import { useState } from 'react';
import type { KeyboardEvent, MouseEvent, PointerEvent } from 'react';
import { NavLink } from 'react-router-dom';
import { Balance } from '../../ui/balance';
import { Brand } from '../../ui/brand';
import { CommunityLinks } from '../../ui/community-links';
import { useCommunityLinks } from '../../lib/community-links';
import { paths } from '../../session/paths';
import { EntryIcon } from './entry-icon';
import { NAVIGATION, type NavigationProps } from './navigation';
import './rail.css';

/** Where the pointer was at a click on an entry, until it comes back; the racing screens mount a rail of their own. */
let doneAt: string | null = null;

const placeOf = ({ clientX, clientY }: { clientX: number; clientY: number }): string =>
  `${clientX} ${clientY}`;

/** Closes the rail after a touch or a click on an entry, until the pointer or the keyboard comes back to it. */
function useClosing() {
  const [isDone, setIsDone] = useState(doneAt !== null);
  const setDone = (place: string | null): void => {
    doneAt = place;
    setIsDone(place !== null);
  };
  return {
    'data-done': isDone || undefined,
    // After a touch the browser keeps the rail hovered.
    onPointerDown: (event: PointerEvent): void => {
      if (event.pointerType === 'touch') setDone(placeOf(event));
    },
    // A pointer that has not moved enters as well, when a dialog above it closes.
    onPointerEnter: (event: PointerEvent): void => {
      if (event.pointerType !== 'touch' && placeOf(event) !== doneAt) setDone(null);
    },
    onKeyUp: ({ key }: KeyboardEvent): void => {
      if (key === 'Tab') setDone(null);
    },
    /** Call it on a click; one by keyboard has `detail` 0. */
    closeAfter: (event: MouseEvent): void => {
      if (event.detail > 0) setDone(placeOf(event));
    },
  };
}

/**
 * Navigation of desktops and tablets: a rail of icons that expands with labels on hover or keyboard focus. After a
 * click on an entry it stays narrow until the pointer or the keyboard returns, so that it does not cover the chosen
 * page or, once a question of Log Out is answered, the round; a touch never expands it.
 */
export function Rail({ user, status, badges, onLogout, isLoggingOut }: NavigationProps) {
  const links = useCommunityLinks();
  const { closeAfter, ...closing } = useClosing();
  return (
    <header className="rail" {...closing}>
      <div className="rail__brand">
        <Brand to={paths.home} />
      </div>
      <nav className="rail__entries column" aria-label="Main">
        {NAVIGATION.map(({ path, label, icon: Icon }) => (
          <NavLink
            key={path}
            className="rail__entry shell-link cut-ground row"
            to={path}
            onClick={closeAfter}
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
      {links?.length !== 0 && (
        <div className="rail__community row gap-8">
          <CommunityLinks className="rail__community-link icon-button" />
        </div>
      )}
      <button
        type="button"
        className="rail__entry row"
        onClick={(event) => {
          closeAfter(event);
          onLogout();
        }}
        disabled={isLoggingOut}
      >
        <LogOut size={22} aria-hidden="true" />
        <span>Log Out</span>
      </button>
    </header>
  );
}
