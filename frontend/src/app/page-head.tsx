import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useIsIdle } from '../lib/when-idle';
import { whenLoaded } from '../lib/when-loaded';
import { titleAt } from './pages';

/**
 * Updates title and description of the tab after navigation, and moves the focus to the new screen's heading,
 * so that screen readers announce it and the keyboard starts there.
 */
export function PageHead() {
  const { pathname } = useLocation();
  const isIdle = useIsIdle();
  const shown = useRef(pathname);

  useEffect(() => {
    document.title = titleAt(pathname);
    if (shown.current === pathname) return;
    shown.current = pathname;
    focusHeading();
  }, [pathname]);

  // Not visible, so it waits until the page is idle. If its chunk fails to load, the old description stays.
  useEffect(() => {
    if (!isIdle) return undefined;
    return whenLoaded(import('./page-descriptions'), ({ descriptionAt }) => {
      const description = document.querySelector('meta[name="description"]');
      description?.setAttribute('content', descriptionAt(pathname));
    });
  }, [isIdle, pathname]);

  return null;
}

function focusHeading(): void {
  const main = document.querySelector('main');
  const heading = main?.querySelector('h1') ?? main;
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
}
