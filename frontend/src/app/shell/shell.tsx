import type { ReactNode } from 'react';
import { signOutGuarded } from '../../lib/sign-out-guard';
import { CoinFlightLayer } from '../../ui/coin-flight-layer';
import { SkipLink } from '../../ui/skip-link';
import type { NavigationProps, ShellUser } from './navigation';
import { PhoneBar } from './phone-bar';
import { Rail } from './rail';
import './shell.css';

export interface ShellProps extends Partial<NavigationProps> {
  /** The member; without one there is only the page area. */
  user?: ShellUser;
  onLogout: () => void;
  /** True while a game is running: the navigation is visible, but inert. */
  isQuiet?: boolean | undefined;
  children: ReactNode;
}

/** Navigation around a member's screen: a rail on a desktop or tablet, a top bar with a menu on a phone (§2). */
export function Shell(props: ShellProps) {
  const { user, status, badges, onLogout, isLoggingOut = false, isQuiet = false, children } = props;
  const logOut = (): void => signOutGuarded(onLogout);
  const navigation = user && { user, status, badges, onLogout: logOut, isLoggingOut };
  return (
    <div className={navigation ? 'shell planet-limb' : 'planet-limb'}>
      <SkipLink />
      {navigation && (
        <div className="shell__navigation" inert={isQuiet}>
          <Rail {...navigation} />
          <PhoneBar {...navigation} />
        </div>
      )}
      {user && <CoinFlightLayer balance={user.coins} />}
      <main className="shell__main" id="main" tabIndex={-1}>
        {children}
      </main>
    </div>
  );
}
