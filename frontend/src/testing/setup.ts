import '@testing-library/jest-dom/jest-globals';
import { afterEach, beforeEach } from '@jest/globals';
import { cleanup, configure } from '@testing-library/react';
import { clearToasts } from '../ui/toast';
import { fakeSockets } from './fake-socket';

// See testTimeout in jest.config.js.
configure({ asyncUtilTimeout: 10_000 });

// What jsdom does not draw, it does not have either.
Object.assign(window, { scrollTo: () => undefined, matchMedia: quietQuery });
Object.assign(Element.prototype, {
  hasPointerCapture: () => false,
  setPointerCapture: () => undefined,
  releasePointerCapture: () => undefined,
  scrollIntoView: () => undefined,
});

function quietQuery(media: string): EventTarget {
  return Object.assign(new EventTarget(), { matches: false, media });
}

beforeEach(() => {
  signOutBrowser();
  // A test that is not about sockets has one that never opens.
  fakeSockets();
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
