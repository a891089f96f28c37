import { expect, type Locator, type Page } from '@playwright/test';
import type { Site } from './site.js';

/** A frame of the page's clock. */
export const FRAME_MS = 16;

/** Less than a stall, and a whole number of ticks: so rarely is a game drawn while a test lets time pass. */
const JUMP_MS = 400;

/** Less than 3-2-1. */
const COUNTED_MS = 2400;

/** Lets time pass for a page in jumps: a frame is drawn after each. */
export async function jump(page: Page, milliseconds: number): Promise<void> {
  for (let left = milliseconds; left > 0; left -= JUMP_MS)
    await page.clock.fastForward(Math.min(left, JUMP_MS));
}

/**
 * Time that passes for a page and for the server only when a test lets it, so that no game pauses because the machine
 * was busy, and a minute takes a moment.
 */
export class PageTime {
  private constructor(
    readonly page: Page,
    private readonly site: Site,
  ) {}

  /**
   * Stops the clock of a game's screen that is there to be started.
   *
   * @param page its clock has to be installed before it is opened
   */
  static async stop(page: Page, site: Site): Promise<PageTime> {
    await page.getByRole('button', { name: 'Start Game' }).waitFor();
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
    return new PageTime(page, site);
  }

  /** Lets time pass in jumps: a frame is drawn after each. */
  async pass(milliseconds: number): Promise<void> {
    await this.site.advance(milliseconds);
    await jump(this.page, milliseconds);
  }

  /** Lets one frame pass and waits until the page shows what came of it. */
  async frame(): Promise<void> {
    await this.site.advance(FRAME_MS);
    await this.page.clock.runFor(FRAME_MS);
    await this.settle();
  }

  /** Lets the countdown before a round pass, to a moment before its end. */
  async countIn(): Promise<void> {
    await this.untilVisible(this.page.getByText('Get ready', { exact: true }));
    await this.pass(COUNTED_MS);
  }

  /** Lets frames pass until something is there. */
  async untilVisible(wanted: Locator): Promise<void> {
    const isThere = async (): Promise<boolean> => {
      await this.frame();
      return wanted.isVisible();
    };
    await expect.poll(isThere, { intervals: [10], timeout: 60_000 }).toBe(true);
  }

  settle(): Promise<void> {
    return settle(this.page);
  }
}

/** Waits until the page has shown what it was told: it does so in tasks of its own, which take no time of its clock. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // Such a task waits for all others.
    for (let task = 0; task < 3; task++)
      await window.scheduler.postTask(() => undefined, { priority: 'background' });
  });
}

declare global {
  interface Window {
    readonly scheduler: {
      postTask(task: () => void, options: { readonly priority: 'background' }): Promise<void>;
    };
  }
}
