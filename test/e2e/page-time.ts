import { expect, type Locator, type Page } from '@playwright/test';
import type { Site } from './site.js';

/** Duration of a frame of the page's clock, in milliseconds. */
export const FRAME_MS = 16;

/**
 * Step of jumps, in milliseconds: shorter than a stall, and a whole number of ticks. One frame is rendered
 * per step.
 */
const JUMP_MS = 400;

/** Less than the 3-2-1 countdown, in milliseconds. */
const COUNTED_MS = 2800;

/** Lets time pass for a page in jumps, with one frame after each. */
export async function jump(page: Page, milliseconds: number): Promise<void> {
  for (let left = milliseconds; left > 0; left -= JUMP_MS)
    await page.clock.fastForward(Math.min(left, JUMP_MS));
}

/**
 * Controls the time of a page and the server, so that no game pauses on a busy machine, and a minute of play
 * takes only a moment.
 */
export class PageTime {
  private constructor(
    readonly page: Page,
    private readonly site: Site,
  ) {}

  /**
   * Stops the clock of a game's screen before the round starts.
   *
   * @param page its clock must be installed before the page is opened
   */
  static async stop(page: Page, site: Site): Promise<PageTime> {
    await page.getByRole('button', { name: 'Start Game' }).waitFor();
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
    return new PageTime(page, site);
  }

  /** Lets time pass in jumps, with one frame after each. */
  async pass(milliseconds: number): Promise<void> {
    await this.site.advance(milliseconds);
    await jump(this.page, milliseconds);
  }

  /** Lets one frame pass and waits until the page shows the result. */
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

  /** Lets frames pass until the element is visible. */
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

/** Waits until the page has rendered pending updates, which run in tasks that take no time of its clock. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // This task runs after all pending ones.
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
