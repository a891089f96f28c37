import { Outlet, ScrollRestoration, useNavigation } from 'react-router-dom';
import { classNames } from '../ui/class-names';
import { Toaster } from '../ui/toaster';
import { useBackgroundWork } from './background-work.hook';
import { PageHead } from './page-head';

/** What every screen has around it: the toasts, the tab's title, and a line that runs while the next screen loads. */
export function RootLayout() {
  useBackgroundWork();
  const isOnTheWay = useNavigation().state !== 'idle';
  return (
    <>
      <PageHead />
      <ScrollRestoration />
      <div aria-hidden="true" className={classNames('progress-line', isOnTheWay && 'progress-line--runs')} />
      <Outlet />
      <Toaster />
    </>
  );
}
