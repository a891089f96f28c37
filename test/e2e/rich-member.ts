import { randomUUID } from 'node:crypto';
import { request, type APIRequestContext, type Page } from '@playwright/test';
import { BOTS } from 'game-scenes/bots';
import { newCredentials, type Credentials } from './member.js';
import { SITE_OWNER } from './messages.js';
import type { Site } from './site.js';

/** A little more than the minute of a round. */
const ROUND_MS = 61_000;

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

/** Registers a member without the form who has this many coins, given by the site's owner. */
export async function registerRich(page: Page, site: Site, coins: number): Promise<Credentials> {
  const member = await registerDirectly(page, site);
  await giveCoins(page, site, coins);
  return member;
}

/** Gives the page's member coins, as the site's owner does. */
export async function giveCoins(page: Page, site: Site, amount: number): Promise<void> {
  const { id } = (await (await page.request.get('/api/user')).json()) as { id: number };
  await giveCoinsTo(site, id, amount);
}

/** Gives a member coins, as the site's owner does. */
export async function giveCoinsTo(site: Site, id: number, amount: number): Promise<void> {
  const owner = { request: await request.newContext({ baseURL: site.url }) };
  await post(owner, site, '/api/login', SITE_OWNER);
  await post(owner, site, `/api/admin/users/${id}/coins`, { amount }, { 'idempotency-key': randomUUID() });
  await owner.request.dispose();
}

/** A round of Alien Clicker that a bot has played. */
export interface BotPlay {
  readonly name: string;
  readonly score: number;
}

/** Registers a member, for whom a bot plays a round of Alien Clicker to its end. */
export async function registerPlayer(page: Page, site: Site): Promise<BotPlay> {
  const { username } = await registerDirectly(page, site);
  const gameName = 'Alien Clicker';
  const ticket = await post(page, site, '/api/games/rounds', { gameName });
  const { round, seed } = ticket as { round: string; seed: string };
  const log = BOTS['alien-clicker'](seed, 'wide', 'decent').encode();
  await site.advance(ROUND_MS);
  const verdict = await post(page, site, '/api/games/stats', { gameName, round, log });
  return { name: username, score: (verdict as { score: number }).score };
}

/** Sends a POST request as the member's page does. */
export async function post(
  sender: { readonly request: APIRequestContext },
  site: Site,
  path: string,
  data: object = {},
  headers: Readonly<Record<string, string>> = {},
): Promise<unknown> {
  const answer = await sender.request.post(path, { data, headers: { origin: site.url, ...headers } });
  if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`);
  return answer.json();
}
