import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { fullTitle, pageAt } from './pages';

/**
 * Keeps the tab's title and description true while people move between screens, and moves the focus to the new
 * screen's heading, so that a screen reader tells where it is and the keyboard starts there.
 */
export function PageHead() {
  const { pathname } = useLocation();
  const shown = useRef(pathname);

  useEffect(() => {
    const page = pageAt(pathname);
    document.title = fullTitle(page);
    document.querySelector('meta[name="description"]')?.setAttribute('content', page.description);
    if (shown.current === pathname) return;
    shown.current = pathname;
    focusHeading();
  }, [pathname]);

  return null;
}

function focusHeading(): void {
  const heading =
    document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
}
