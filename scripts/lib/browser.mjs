import { chromium } from '@playwright/test';
import { CHROMIUM_ARGUMENTS, chromiumPath } from './chromium.mjs';

/** Starts the system's Chromium, or Playwright's own if there is none. */
export function launchBrowser() {
  const executablePath = chromiumPath();
  return chromium.launch({ args: CHROMIUM_ARGUMENTS, ...(executablePath ? { executablePath } : {}) });
}
