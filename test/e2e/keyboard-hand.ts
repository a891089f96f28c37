import { expect, type Locator, type Page } from '@playwright/test';

/** Upper limit of Tab presses; no screen has that many stops. */
const MAX_STOPS = 120;

/** Presses Tab until the element has the focus. */
export async function tabTo(page: Page, wanted: Locator): Promise<void> {
  await expect(wanted.first()).toBeVisible();
  for (let presses = 0; presses < MAX_STOPS; presses++) {
    if (await hasFocus(wanted)) return;
    await page.keyboard.press('Tab');
  }
  await expect(wanted.first(), 'Tab does not lead there').toBeFocused();
}

/** Presses an arrow key until the element has the focus, in a group with a single Tab stop. */
export async function arrowTo(page: Page, key: `Arrow${string}`, wanted: Locator): Promise<void> {
  for (let presses = 0; presses < MAX_STOPS; presses++) {
    if (await hasFocus(wanted)) return;
    await page.keyboard.press(key);
  }
  await expect(wanted.first(), `${key} does not lead there`).toBeFocused();
}

/** Moves the focus there by Tab and presses Enter. */
export async function press(page: Page, wanted: Locator): Promise<void> {
  await tabTo(page, wanted);
  await page.keyboard.press('Enter');
}

/** Moves the focus to a field by Tab and replaces its text. */
export async function type(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(text);
}

const hasFocus = (wanted: Locator): Promise<boolean> =>
  wanted.evaluateAll((elements) => elements.some((element) => element === document.activeElement));
