import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { test as base, expect, type Page } from '@playwright/test';
import { freePort } from '../../scripts/lib/ports.mjs';
import { expectBalance, newCredentials, register } from './member.js';

const START_SCRIPT = fileURLToPath(new URL('../../scripts/start.mjs', import.meta.url));
const START_LIMIT_MS = 120_000;
const ROUND_LIMIT_MS = 120_000;
/** Pause between two clicks, of which one in ten or so hits. */
const CLICK_MS = 100;

/** The site as started by `npm start`, with an empty data folder. */
const test = base.extend<{ startedSite: string }>({
  startedSite: async ({}, use) => {
    const dataFolder = mkdtempSync(join(tmpdir(), 'alien-squad-release-'));
    const url = `http://127.0.0.1:${await freePort()}`;
    const server = spawn(process.execPath, [START_SCRIPT], {
      stdio: 'inherit',
      env: {
        ...process.env,
        PORT: new URL(url).port,
        DATA_DIR: dataFolder,
        LOG_LEVEL: 'warn',
        INGEST: 'off',
      },
    });
    const end = once(server, 'exit');
    await expect
      .poll(
        () =>
          fetch(`${url}/api/health/ready`).then(
            ({ status }) => status,
            () => 0,
          ),
        { timeout: START_LIMIT_MS },
      )
      .toBe(200);
    await use(url);
    server.kill('SIGTERM');
    expect(await end).toEqual([0, null]);
    rmSync(dataFolder, { recursive: true });
  },
  baseURL: ({ startedSite }, use) => use(startedSite),
});

/** Plays a round of Alien Clicker in real time by clicks all over the field. */
async function playRound(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Start Game' }).click();
  const resume = page.getByRole('button', { name: 'Resume' });
  const over = page.getByRole('heading', { name: 'Game Over' });
  const canvas = page.locator('.play--round canvas');
  await canvas.waitFor();
  const { x, y, width, height } = (await canvas.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  while (!(await over.isVisible())) {
    // The game pauses when the machine is too busy. By key: a newly opened panel ignores pointers.
    if (await resume.isVisible()) await resume.press('Enter');
    await page.mouse.click(x + Math.random() * width, y + (0.2 + Math.random() * 0.6) * height);
    await page.waitForTimeout(CLICK_MS);
  }
}

test('npm start serves a round in real time that is proven and paid', async ({ page }) => {
  test.setTimeout(START_LIMIT_MS + ROUND_LIMIT_MS);
  const asksForBonus = page.waitForResponse('**/api/daily-bonus');
  await register(page, newCredentials());
  const { coins } = (await (await asksForBonus).json()) as { coins: number };
  await page.goto('/games/alien-clicker');
  await playRound(page);
  await expect(page.getByText('Proven by replay')).toBeVisible({ timeout: ROUND_LIMIT_MS });
  const earned = await page.getByText(/Earned \d+ coins playing Alien Clicker/).innerText();
  await expectBalance(page, coins + Number(/Earned (\d+)/.exec(earned)?.[1]));
});
