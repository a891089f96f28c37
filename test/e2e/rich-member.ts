import type { Page } from '@playwright/test';
import { newCredentials, type Credentials } from './member.js';
import { SITE_OWNER } from './messages.js';
import type { Site } from './site.js';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Registers a member without the form, which other tests cover. The page is signed in from its next
 * navigation on.
 */
export async function registerDirectly(
  page: Page,
  site: Site,
  credentials: Credentials = newCredentials(),
): Promise<Credentials> {
  await post(page, site, '/api/register', credentials);
  return credentials;
}

/** Signs the site's owner in without the form. The page is signed in from its next navigation on. */
export async function signInAsOwner(page: Page, site: Site): Promise<void> {
  await post(page, site, '/api/login', SITE_OWNER);
}

/**
 * Registers a member and collects daily bonuses until the member has enough coins. For tests with
 * `hasDailyBonus`.
 *
 * @param coins a multiple of the bonus, otherwise the balance is slightly higher
 * @returns the balance
 */
export async function registerRich(page: Page, site: Site, coins: number): Promise<number> {
  await registerDirectly(page, site);
  return saveUp(page, site, coins);
}

/** Lets days pass until the member has this many coins, and returns the balance. */
export async function saveUp(page: Page, site: Site, coins: number): Promise<number> {
  for (;;) {
    const { coins: balance } = (await post(page, site, '/api/daily-bonus')) as { coins: number };
    if (balance >= coins) return balance;
    await site.advance(DAY_MS);
  }
}

/** Sends a POST request as the member's page does. */
export async function post(
  page: Page,
  site: Site,
  path: string,
  data: object = {},
  headers: Readonly<Record<string, string>> = {},
): Promise<unknown> {
  const answer = await page.request.post(path, { data, headers: { origin: site.url, ...headers } });
  if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`);
  return answer.json();
}
