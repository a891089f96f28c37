import type { Page } from '@playwright/test';
import { openScreen } from '../member.js';
import { registerDirectly, signInAsOwner } from '../rich-member.js';
import { expect, type Site, test } from '../site.js';

const field = (page: Page) => page.getByRole('textbox', { name: 'Message' });
const message = (page: Page, text: string) =>
  page.getByRole('log').locator('.chat-message__text').filter({ hasText: text });

async function write(page: Page, text: string): Promise<void> {
  await field(page).fill(text);
  await field(page).press('Enter');
}

/** Opens the chat as a new member, waits until it is connected and returns the member's name. */
async function joinChat(page: Page, site: Site): Promise<string> {
  const { username } = await registerDirectly(page, site);
  await openChat(page);
  return username;
}

async function openChat(page: Page): Promise<void> {
  await openScreen(page, '/livestream');
  await expect(field(page)).toBeVisible();
  await expect(page.getByText('Connecting to chat...')).toBeHidden();
}

test('two members talk and speak to each other, what is written offline is sent once, and an admin mutes and removes [S8.27, S9.38]', async ({
  page: nova,
  anotherPage,
  site,
}) => {
  const ooze = await anotherPage();
  const novaName = await joinChat(nova, site);
  const oozeName = await joinChat(ooze, site);
  expect((await nova.getByRole('region', { name: 'Live Chat' }).boundingBox())?.height).toBe(600);
  await write(nova, `@${oozeName} look: https://example.com/races`);
  await expect(ooze.locator('.chat-mention--reader')).toHaveText(`@${oozeName}`);
  const link = ooze.getByRole('link', { name: /^example\.com/ });
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow');
  await ooze.getByRole('button', { name: `Actions for ${novaName}'s message` }).click();
  await ooze.getByRole('menuitem', { name: 'Mention' }).click();
  await expect(field(ooze)).toBeFocused();
  await ooze.keyboard.type('<b>seen</b>');
  await ooze.keyboard.press('Enter');
  await expect(message(nova, `@${novaName} <b>seen</b>`)).toHaveCount(1);

  await ooze.context().setOffline(true);
  await expect(ooze.getByText('Reconnecting to chat...')).toBeVisible();
  await write(ooze, 'written offline');
  await expect(ooze.getByText('Just now (offline)')).toBeVisible();
  await write(nova, 'meanwhile');
  await ooze.context().setOffline(false);
  await ooze.reload();
  await expect(message(nova, 'written offline')).toHaveCount(1);
  for (const text of ['meanwhile', 'written offline']) await expect(message(ooze, text)).toHaveCount(1);
  await expect(ooze.getByText(/\(offline\)|Sending/)).toHaveCount(0);

  const admin = await anotherPage();
  await signInAsOwner(admin, site);
  await openChat(admin);
  // By key, because the toast about the first action covers the second.
  const moderate = async (action: string): Promise<void> => {
    await admin
      .getByRole('button', { name: `Actions for ${oozeName}'s message` })
      .last()
      .press('Enter');
    await admin.getByRole('menuitem', { name: action }).press('Enter');
    await admin.getByRole('alertdialog').getByRole('button', { name: action }).press('Enter');
    // A dialog that is still closing takes the focus back from the next menu.
    await expect(admin.getByRole('alertdialog')).toHaveCount(0);
  };
  await moderate('Ban from chat');
  await expect(ooze.getByText('You are muted until an admin lifts it.')).toBeVisible();
  await expect(field(ooze)).toBeDisabled();
  await moderate('Delete message');
  for (const page of [nova, ooze, admin]) await expect(message(page, 'written offline')).toHaveCount(0);
});
