import { chromium } from '@playwright/test';
import { CHROMIUM_ARGUMENTS, chromiumPath } from './chromium.mjs';

/** Starts the Chromium of this machine, or Playwright's own where there is none. */
export function launchBrowser() {
  const executablePath = chromiumPath();
  return chromium.launch({ args: CHROMIUM_ARGUMENTS, ...(executablePath ? { executablePath } : {}) });
}
