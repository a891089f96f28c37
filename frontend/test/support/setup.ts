import '@testing-library/jest-dom/jest-globals';
import { afterEach, beforeEach } from '@jest/globals';
import { act, cleanup, configure } from '@testing-library/react';
import { clearMoments } from '../../src/ui/moment-queue';
import { clearToasts } from '../../src/ui/toast';
import { fakeSockets } from './fake-socket';

// See testTimeout in jest.config.js. Errors do not print the page, which takes long at each retry: `screen.debug()` does.
configure({ asyncUtilTimeout: 10_000, getElementError: (message) => new Error(message ?? '') });

// jsdom applies its own style sheet at each call. Tests load no other, so an element's own style is enough.
const hidden = document.createElement('i').style;
hidden.display = 'none';
Object.assign(window, {
  getComputedStyle: (element: HTMLElement | SVGElement) =>
    element.hasAttribute('hidden') ? hidden : element.style,
});

// jsdom does no layout and lacks these functions.
/** Sees nothing come into sight. */
class BlindObserver {
  observe(): void {}
  disconnect(): void {}
}

Object.assign(window, {
  scrollTo: () => undefined,
  matchMedia: quietQuery,
  IntersectionObserver: BlindObserver,
});
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
  // By default, tests have sockets that never open.
  fakeSockets();
  localStorage.clear();
  sessionStorage.clear();
});

afterEach(() => {
  cleanup();
  clearToasts();
  act(() => clearMoments());
});

function signOutBrowser(): void {
  document.cookie = 'signed_in=; Max-Age=0; Path=/';
}

// jsdom is never idle. A page that became so at once would load its late parts in the middle of a test.
beforeEach(() => {
  Object.assign(window, {
    requestIdleCallback: (work: () => void) => setTimeout(work, 2000),
    cancelIdleCallback: (id: number) => clearTimeout(id),
  });
});
