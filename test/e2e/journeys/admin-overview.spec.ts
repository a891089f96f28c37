import { createReadStream } from 'node:fs';
import { text } from 'node:stream/consumers';
import { createGunzip } from 'node:zlib';
import { openScreen } from '../member.js';
import { registerDirectly, signInAsOwner } from '../rich-member.js';
import { expect, test } from '../site.js';

test('the overview tells of the site, and of each day by the keyboard; the books are compared, and a whole backup is downloaded', async ({
  page,
  site,
}) => {
  await registerDirectly(page, site);
  await page.context().clearCookies();
  await signInAsOwner(page, site);
  await openScreen(page, '/admin');
  await expect(page.getByRole('region', { name: 'Total Users' })).toContainText(/[1-9]/);
  await expect(
    page.getByRole('region', { name: 'Recent Users' }).getByRole('listitem').first(),
  ).toContainText('ID 1');
  const chart = page.getByRole('slider', { name: 'Active members, day' });
  await chart.focus();
  const last = await chart.getAttribute('aria-valuetext');
  await page.keyboard.press('ArrowLeft');
  await expect(chart).not.toHaveAttribute('aria-valuetext', last ?? '');
  await page.keyboard.press('End');
  await expect(chart).toHaveAttribute('aria-valuetext', last ?? '');
  await page.getByRole('slider', { name: 'Coins earned and spent, day' }).hover();
  await expect(page.locator('.day-chart__told').filter({ hasText: 'Earned' })).toBeVisible();
  await expect(page.getByText('No flagged rounds')).toBeVisible();
  await page.getByRole('link', { name: 'Modify Coins' }).click();
  await expect(page.getByRole('tab', { name: 'Coins' })).toHaveAttribute('aria-selected', 'true');

  await page.getByRole('tab', { name: 'Database' }).click();
  await expect(page.getByRole('region', { name: 'Health' })).toContainText('SQLite');
  await page.getByRole('button', { name: 'Reconcile now' }).click();
  await expect(page.getByText('Everything agrees.')).toBeVisible();

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download backup' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^alien-squad-[\dTZ-]+\.ndjson\.gz$/);
  const lines = (await text(createReadStream(await download.path()).pipe(createGunzip())))
    .trimEnd()
    .split('\n');
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ format: 'alien-squad-backup' });
  expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({ end: true });
});
