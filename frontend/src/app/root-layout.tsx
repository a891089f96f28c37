import { lazy, Suspense } from 'react';
import { Outlet, ScrollRestoration, useNavigation } from 'react-router-dom';
import { useIsIdle } from '../lib/when-idle';
import { classNames } from '../ui/class-names';
import { Toaster } from '../ui/toaster';
import { useAuth } from './auth';
import { useBackgroundWork } from './background-work.hook';
import { PageHead } from './page-head';

// It asks the server what admins have set, which no first sight needs.
const SiteUpdates = lazy(async () => ({ default: (await import('./site-updates')).SiteUpdates }));

// Few ever see it.
const NewPasswordScreen = lazy(async () => ({
  default: (await import('./new-password.screen')).NewPasswordScreen,
}));

/** What every screen has around it: the toasts, the tab's title, and a line that runs while the next screen loads. */
export function RootLayout() {
  useBackgroundWork();
  const isOnTheWay = useNavigation().state !== 'idle';
  return (
    <>
      <PageHead />
      <ScrollRestoration />
      <div aria-hidden="true" className={classNames('progress-line', isOnTheWay && 'progress-line--runs')} />
      <LaterSiteUpdates />
      <Screen />
      <Toaster />
    </>
  );
}

/** The screen of the address; before a password that an admin has set is changed, there is nothing but that (§6). */
function Screen() {
  const { user } = useAuth();
  if (user?.mustChangePassword !== true) return <Outlet />;
  return (
    <Suspense>
      <NewPasswordScreen />
    </Suspense>
  );
}

/** Begins once the page has nothing better to do. */
function LaterSiteUpdates() {
  if (!useIsIdle()) return null;
  return (
    <Suspense>
      <SiteUpdates />
    </Suspense>
  );
}
