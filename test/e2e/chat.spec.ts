import type { Browser, BrowserContext, Page } from '@playwright/test';
import { expectBalance, inTouch, openScreen } from './member.js';
import { SITE_OWNER } from './messages.js';
import { post, registerDirectly, registerRich } from './rich-member.js';
import { expect, ONE_SIZE, test } from './site.js';
import type { Site } from './site.js';

/** A member with their own page. */
interface Person {
  readonly name: string;
  readonly page: Page;
}

const field = (page: Page) => page.getByRole('textbox', { name: 'Message' });
/** Returns the texts of all messages, in order. */
const words = (page: Page) => page.getByRole('log').locator('.chat-message__text').allTextContents();
const untilWords = (page: Page, expected: readonly string[]) =>
  expect.poll(() => words(page), { timeout: 20_000 }).toEqual(expected);

async function write(page: Page, text: string): Promise<void> {
  await field(page).fill(text);
  await field(page).press('Enter');
}

/** Opens the chat and waits until it is connected. */
async function openChat(page: Page): Promise<void> {
  await openScreen(page, '/livestream');
  await expect(field(page)).toBeVisible();
  await expect(page.getByText('Connecting to chat...')).toBeHidden();
}

const browsers: BrowserContext[] = [];
test.afterEach(async () => {
  await Promise.all(browsers.splice(0).map((context) => context.close()));
});

/** Opens a page in a new browser context. */
async function anotherBrowser(browser: Browser, site: Site): Promise<Page> {
  const context = await browser.newContext({ baseURL: site.url });
  browsers.push(context);
  return context.newPage();
}

async function chatMember(browser: Browser, site: Site): Promise<Person> {
  const page = await anotherBrowser(browser, site);
  const { username } = await registerDirectly(page, site);
  await openChat(page);
  return { name: username, page };
}

async function chatAdmin(browser: Browser, site: Site): Promise<Page> {
  const page = await anotherBrowser(browser, site);
  await post(page, site, '/api/login', SITE_OWNER);
  await openChat(page);
  return page;
}

/** Deletes the messages of earlier tests. */
async function clearChat(admin: Page, site: Site): Promise<void> {
  const answer = await admin.request.get('/api/chat/messages?limit=100');
  for (const { id } of (await answer.json()) as { id: number }[]) {
    await admin.request.delete(`/api/admin/chat/messages/${id}`, { headers: { origin: site.url } });
  }
  await untilWords(admin, []);
}

test(
  'two members talk, speak to each other, and a link is a safe one [S9.38]',
  ONE_SIZE,
  async ({ browser, site }) => {
    const admin = await chatAdmin(browser, site);
    await clearChat(admin, site);
    const one = await chatMember(browser, site);
    const other = await chatMember(browser, site);
    expect((await one.page.getByRole('region', { name: 'Live Chat' }).boundingBox())?.height).toBe(600);
    await write(one.page, `@${other.name} look: https://example.com/races`);
    await untilWords(other.page, [`@${other.name} look: example.com/races (opens in a new tab)`]);
    await expect(other.page.locator('.chat-mention--reader')).toHaveText(`@${other.name}`);
    const link = other.page.getByRole('link', { name: /^example\.com/ });
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow');

    await other.page.getByRole('button', { name: `Actions for ${one.name}'s message` }).click();
    await other.page.getByRole('menuitem', { name: 'Mention' }).click();
    await expect(field(other.page)).toBeFocused();
    await other.page.keyboard.type('<b>seen</b>');
    await other.page.keyboard.press('Enter');
    await expect.poll(async () => (await words(one.page)).at(-1)).toBe(`@${one.name} <b>seen</b>`);
    for (const page of [admin, one.page, other.page]) expect((await words(page)).length).toBe(2);
  },
);

test(
  'what is written without a network is sent once when it is back, also after a reload [S8.27]',
  ONE_SIZE,
  async ({ browser, site }) => {
    const admin = await chatAdmin(browser, site);
    await clearChat(admin, site);
    const { page } = await chatMember(browser, site);
    await write(page, 'before');
    await untilWords(admin, ['before']);

    await page.context().setOffline(true);
    await expect(page.getByText('Reconnecting to chat...')).toBeVisible();
    await write(page, 'first offline');
    await expect(page.getByText('Connection issue').first()).toBeVisible();
    await write(page, 'second offline');
    await expect(page.getByText('Just now (offline)')).toHaveCount(2);
    await write(admin, 'meanwhile');

    // A second tab in the same browser, on the same chat.
    await page.context().setOffline(false);
    const otherTab = await page.context().newPage();
    await openChat(otherTab);
    await page.reload();
    await untilWords(admin, ['before', 'meanwhile', 'first offline', 'second offline']);
    for (const each of [page, otherTab]) await untilWords(each, await words(admin));
    await expect(page.getByText(/\(offline\)|Sending/)).toHaveCount(0);
  },
);

test(
  'nothing is missed or doubled when the server is killed and comes back',
  ONE_SIZE,
  async ({ browser, site }) => {
    const admin = await chatAdmin(browser, site);
    await clearChat(admin, site);
    const { page } = await chatMember(browser, site);
    await write(page, 'before');
    await untilWords(admin, ['before']);
    await site.kill();
    await expect(page.getByText('Reconnecting to chat...')).toBeVisible();
    await write(page, 'while it is gone');
    await expect(page.getByText('Just now (offline)')).toBeVisible();
    await site.startAgain();
    await untilWords(admin, ['before', 'while it is gone']);
    await write(admin, 'after');
    for (const each of [page, admin]) await untilWords(each, ['before', 'while it is gone', 'after']);
  },
);

test(
  'an admin removes a message for all, mutes its writer and lets them write again',
  ONE_SIZE,
  async ({ browser, site }) => {
    const admin = await chatAdmin(browser, site);
    await clearChat(admin, site);
    const rude = await chatMember(browser, site);
    const third = await chatMember(browser, site);
    await write(rude.page, 'free coins on my page');
    await untilWords(third.page, ['free coins on my page']);

    const menu = admin.getByRole('button', { name: `Actions for ${rude.name}'s message` });
    await menu.click();
    await admin.getByRole('menuitem', { name: 'Ban from chat' }).click();
    await admin.getByRole('alertdialog').getByRole('button', { name: 'Ban from chat' }).click();
    await expect(rude.page.getByText('You are muted until an admin lifts it.')).toBeVisible();
    await expect(field(rude.page)).toBeDisabled();

    await menu.click();
    await admin.getByRole('menuitem', { name: 'Unmute' }).click();
    await expect(field(rude.page)).toBeEnabled();

    await menu.click();
    await admin.getByRole('menuitem', { name: 'Delete message' }).click();
    await admin.getByRole('alertdialog').getByRole('button', { name: 'Delete message' }).click();
    for (const page of [rude.page, third.page, admin]) await untilWords(page, []);
  },
);

test.describe('the socket of every screen', () => {
  test.use({ hasDailyBonus: true });

  test('brings a purchase in one tab to the balance of another', ONE_SIZE, async ({ page, site }) => {
    const balance = await registerRich(page, site, 60);
    const isInTouch = inTouch(page);
    await page.goto('/games');
    await isInTouch;
    await expectBalance(page, balance);
    const elsewhere = await page.context().newPage();
    await elsewhere.goto('/store?category=stickers');
    await elsewhere.getByRole('button', { name: 'Add to Cart: Peace' }).click();
    await elsewhere.getByRole('button', { name: 'Checkout' }).click();
    await expect(elsewhere.getByText('Purchase successful!').first()).toBeVisible();
    const { coins } = (await (await page.request.get('/api/user')).json()) as { coins: number };
    expect(coins).toBeLessThan(balance);
    for (const each of [page, elsewhere]) await expectBalance(each, coins);
  });

  test('says so when the session has ended elsewhere', ONE_SIZE, async ({ page, browser, site }) => {
    const credentials = await registerDirectly(page, site);
    const isInTouch = inTouch(page);
    await page.goto('/games');
    await isInTouch;
    const other = await anotherBrowser(browser, site);
    await post(other, site, '/api/login', credentials);
    const devices = (await (await other.request.get('/api/user/sessions')).json()) as Device[];
    const id = devices.find(({ isCurrent }) => !isCurrent)?.id;
    await other.request.delete(`/api/user/sessions/${id}`, { headers: { origin: site.url } });
    await expect(page.getByText('You were signed out', { exact: true }).first()).toBeVisible();
    await expect(page).toHaveURL('/auth');
  });
});

interface Device {
  readonly id: string;
  readonly isCurrent: boolean;
}
