import type { Page } from '@playwright/test';

/** What the clipboard holds, found out as members do: by pasting it. Pages may not read it themselves. */
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
