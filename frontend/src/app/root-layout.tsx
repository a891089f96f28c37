import { lazy, Suspense } from 'react';
import { Outlet, ScrollRestoration, useNavigation } from 'react-router-dom';
import { useIsIdle } from '../lib/when-idle';
import { classNames } from '../ui/class-names';
import { Toaster } from '../ui/toaster';
import { useAuth } from '../session/auth';
import { useBackgroundWork } from './background-work.hook';
import { PageHead } from './page-head';

// Loaded lazily: it requests the site's settings, which the first render does not need.
const SiteUpdates = lazy(async () => ({ default: (await import('./site-updates')).SiteUpdates }));

// Loaded lazily: rarely needed.
const NewPasswordScreen = lazy(async () => ({
  default: (await import('./new-password.screen')).NewPasswordScreen,
}));

/**
 * Frame of every screen: toasts, the tab's title, and a progress line while the next screen loads. While a
 * password set by an admin must be changed, only the new-password screen is shown (§6).
 */
export function RootLayout() {
  useBackgroundWork();
  const isOnTheWay = useNavigation().state !== 'idle';
  const isIdle = useIsIdle();
  const { user } = useAuth();
  return (
    <>
      <PageHead />
      <ScrollRestoration />
      <div aria-hidden="true" className={classNames('progress-line', isOnTheWay && 'progress-line--runs')} />
      {isIdle && (
        <Suspense>
          <SiteUpdates />
        </Suspense>
      )}
      {user?.mustChangePassword === true ? (
        <Suspense>
          <NewPasswordScreen />
        </Suspense>
      ) : (
        <Outlet />
      )}
      <Toaster />
    </>
  );
}
