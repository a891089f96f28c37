import type { Page } from '@playwright/test';

/** Returns the text in the clipboard by pasting it, because pages may not read it. */
export async function pasted(page: Page): Promise<string> {
  const paper = await page.evaluateHandle(() => {
    const field = document.createElement('textarea');
    document.body.append(field);
    field.focus();
    return field;
  });
  await page.keyboard.press('ControlOrMeta+V');
  return paper.evaluate((field) => {
    field.remove();
    return field.value;
  });
}
