import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useIsIdle } from '../lib/when-idle';
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
    let isShown = true;
    const describe = (text: string) => {
      if (isShown) document.querySelector('meta[name="description"]')?.setAttribute('content', text);
    };
    import('./page-descriptions').then(
      ({ descriptionAt }) => describe(descriptionAt(pathname)),
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, [isIdle, pathname]);

  return null;
}

function focusHeading(): void {
  const heading =
    document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
}
