import ChevronRight from 'lucide-react/icons/chevron-right';
import LogOut from 'lucide-react/icons/log-out';
import X from 'lucide-react/icons/x';
import { Dialog } from 'radix-ui';
import { useRef, type MouseEvent } from 'react';
import { NavLink } from 'react-router-dom';
import { AlienAvatar } from '../../ui/alien-avatar';
import { Brand } from '../../ui/brand';
import { Button, ButtonLink } from '../../ui/button';
import { CoinAmount } from '../../ui/coin-amount';
import { CommunityLinks } from '../../ui/community-links';
import { ScrollLock } from '../../ui/scroll-lock';
import { paths } from '../../session/paths';
import { EntryIcon } from './entry-icon';
import { NAVIGATION, type NavigationProps } from './navigation';

interface PhoneMenuProps extends NavigationProps {
  onClose: () => void;
}

/** Full-screen menu: member, entries, communities and sign-out. */
export function PhoneMenu({ user, badges, onLogout, isLoggingOut, onClose }: PhoneMenuProps) {
  const leadsAway = useRef(false);
  const choose = (event: MouseEvent<HTMLAnchorElement>): void => {
    leadsAway.current = event.currentTarget.pathname !== window.location.pathname;
    onClose();
  };
  /** The next screen's heading takes the focus: do not return it to the menu's button. */
  const returnFocus = (event: Event): void => {
    if (leadsAway.current) event.preventDefault();
    leadsAway.current = false;
  };
  return (
    <Dialog.Portal>
      <Dialog.Content
        className="phone-menu"
        aria-modal="true"
        aria-describedby={undefined}
        onCloseAutoFocus={returnFocus}
      >
        <ScrollLock />
        <Dialog.Title className="visually-hidden">Menu</Dialog.Title>
        <div className="phone-menu__top row gap-10">
          <Brand to={paths.home} onClick={choose} />
          <CoinAmount amount={user.coins} size="small" />
          <Dialog.Close className="phone-bar__button icon-button" aria-label="Close menu">
            <X size={24} aria-hidden="true" />
          </Dialog.Close>
        </div>
        <div className="phone-menu__member row gap-16">
          <AlienAvatar wardrobe={user.avatarCustomization} picture={user.profilePicture} size="large" />
          <span className="card-title grow ellipsis">{user.username}</span>
          <ButtonLink to={paths.profile} size="square" aria-label="Profile" onClick={choose}>
            <ChevronRight size={18} aria-hidden="true" />
          </ButtonLink>
        </div>
        <nav className="phone-menu__entries column" aria-label="Main">
          {NAVIGATION.map(({ path, label, icon: Icon }) => (
            <NavLink
              key={path}
              className="phone-menu__entry shell-link cut-ground row"
              to={path}
              onClick={choose}
            >
              <EntryIcon path={path} icon={Icon} user={user} />
              <span className="grow">{label}</span>
              {path === paths.friends && badges?.friendsBadge}
            </NavLink>
          ))}
        </nav>
        <div className="phone-menu__footer row gap-10">
          <CommunityLinks className="button button--square" />
          <Button isPending={isLoggingOut} onClick={onLogout}>
            <LogOut size={18} aria-hidden="true" />
            Log Out
          </Button>
        </div>
      </Dialog.Content>
    </Dialog.Portal>
  );
}
