import type { Page } from '@playwright/test';
import { openScreen } from './member.js';
import { registerDirectly } from './rich-member.js';
import { expect, ONE_SIZE, test } from './site.js';
import type { Site } from './site.js';

const field = (page: Page) => page.getByRole('textbox', { name: 'Message' });
/** Waits for exactly these texts of messages, in order. */
const untilWords = (page: Page, expected: readonly string[]) =>
  expect(page.getByRole('log').locator('.chat-message__text')).toHaveText(expected);

async function write(page: Page, text: string): Promise<void> {
  await field(page).fill(text);
  await field(page).press('Enter');
}

/** Opens the chat as a new member and waits until it is connected. */
async function joinChat(page: Page, site: Site): Promise<void> {
  await registerDirectly(page, site);
  await openScreen(page, '/livestream');
  await expect(field(page)).toBeVisible();
  await expect(page.getByText('Connecting to chat...')).toBeHidden();
}

test(
  'nothing is missed or doubled when the server is killed and comes back',
  ONE_SIZE,
  async ({ page, anotherPage, site }) => {
    const other = await anotherPage();
    for (const each of [page, other]) await joinChat(each, site);
    await write(page, 'before');
    await untilWords(other, ['before']);
    await site.kill();
    await expect(page.getByText('Reconnecting to chat...')).toBeVisible();
    await write(page, 'while it is gone');
    await expect(page.getByText('Just now (offline)')).toBeVisible();
    await site.startAgain();
    await untilWords(other, ['before', 'while it is gone']);
    await write(other, 'after');
    for (const each of [page, other]) await untilWords(each, ['before', 'while it is gone', 'after']);
  },
);
