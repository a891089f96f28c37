import { randomBytes } from 'node:crypto';
import { expect, type Page } from '@playwright/test';

/** Alien ID and password of an account. */
export interface Credentials {
  readonly username: string;
  readonly password: string;
}

/** Returns unused credentials. */
export function newCredentials(): Credentials {
  return { username: `zib-${randomBytes(4).toString('hex')}`, password: 'a password of length' };
}

/** Opens the sign-in page and waits until it is interactive: it is prerendered. */
export async function openAuth(page: Page): Promise<void> {
  await page.goto('/auth');
  await page.locator('form button[type=submit]').waitFor();
}

/**
 * Opens any screen and waits until it is interactive: a prerendered screen is visible before its scripts run.
 */
export async function openScreen(page: Page, path: string): Promise<void> {
  if (path === '/auth') await openAuth(page);
  else await page.goto(path);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForFunction(isTakenOver);
}

/** Returns true if React has hydrated the page, which leaves a mark. */
const isTakenOver = (): boolean =>
  Object.keys(document.getElementById('root') ?? {}).some((key) => key.startsWith('__reactContainer'));

/** Registers through the form and waits until the member is signed in. */
export async function register(page: Page, { username, password }: Credentials): Promise<void> {
  await openAuth(page);
  await page.getByRole('tab', { name: 'Register' }).click();
  await page.getByLabel('Choose Alien ID').fill(username);
  await page.getByLabel('Create Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Join The Invasion' }).click();
  await expect(page).toHaveURL('/home');
}

/** Opens the sign-in page, signs in and waits until the member is signed in. */
export async function signIn(page: Page, credentials: Credentials): Promise<void> {
  await openAuth(page);
  await fillSignIn(page, credentials);
}

/** Signs in through the form of the open page and waits until the member is signed in. */
export async function fillSignIn(page: Page, { username, password }: Credentials): Promise<void> {
  await page.getByLabel('Alien ID').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Access Portal' }).click();
  await expect(page).not.toHaveURL('/auth');
}

/** Signs out through the navigation: the menu on a phone, the rail elsewhere. */
export async function signOut(page: Page, isMobile: boolean): Promise<void> {
  if (isMobile) await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('button', { name: 'Log Out' }).click();
  await expect(page.getByText('You have been successfully logged out.').first()).toBeVisible();
}

/** Expects this balance in the navigation's text for screen readers. */
export async function expectBalance(page: Page, coins: number): Promise<void> {
  const text = `${coins.toLocaleString('en-US')} coins`;
  await expect(page.getByRole('banner').getByText(text, { exact: true }).first()).toBeVisible();
}

/**
 * Resolves once a socket of the page has received a message, so that further messages will be received. Call
 * this before opening the page; earlier messages are not replayed.
 */
export async function inTouch(page: Page): Promise<void> {
  const socket = await page.waitForEvent('websocket');
  await socket.waitForEvent('framereceived');
}
