import '@testing-library/jest-dom/jest-globals';
import { afterEach, beforeEach } from '@jest/globals';
import { cleanup, configure } from '@testing-library/react';
import { clearToasts } from '../ui/toast';

// A screen's code is read and compiled when a test first goes there.
configure({ asyncUtilTimeout: 10_000 });

// What jsdom does not draw, it does not have either.
window.scrollTo = () => undefined;
window.matchMedia = (query) => Object.assign(new EventTarget(), quietQuery(query)) as MediaQueryList;
Element.prototype.hasPointerCapture ??= () => false;
Element.prototype.setPointerCapture ??= () => undefined;
Element.prototype.releasePointerCapture ??= () => undefined;
Element.prototype.scrollIntoView ??= () => undefined;

function quietQuery(query: string): Partial<MediaQueryList> {
  return { matches: false, media: query, addListener: () => undefined, removeListener: () => undefined };
}

beforeEach(() => {
  signOutBrowser();
  localStorage.clear();
  sessionStorage.clear();
});

afterEach(() => {
  cleanup();
  clearToasts();
});

function signOutBrowser(): void {
  document.cookie = 'signed_in=; Max-Age=0; Path=/';
}
