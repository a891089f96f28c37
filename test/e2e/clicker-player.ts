import type { Page, Response } from '@playwright/test';
import { createRound, FIELDS, gameById, TICKS_PER_SECOND } from 'game-scenes/rules';
import type { FieldName, Round } from 'game-scenes/rules';

const STRIKE = 1;

/** What the player sees of a head. */
interface Head {
  readonly x: number;
  readonly y: number;
}

/** What decides a round. */
export interface Ticket {
  readonly seed: string;
}

/** The play field as it lies on the page, in CSS px. */
interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * Plays Alien Clicker by pointing at the canvas. The player follows the round in a copy of its rules, which shows where
 * the heads are as well as eyes would.
 */
export class ClickerPlayer {
  private constructor(
    private readonly page: Page,
    private readonly box: Box,
    private readonly field: FieldName,
    private readonly copy: Round,
  ) {}

  /**
   * Presses Start Game and gives the player once the field is there.
   *
   * @param prefetchedTicket the ticket that the round will use, where it starts without the server
   */
  static async start(page: Page, prefetchedTicket?: Ticket): Promise<ClickerPlayer> {
    const answer = prefetchedTicket ? undefined : page.waitForResponse(isTicket);
    await page.getByRole('button', { name: 'Start Game' }).click();
    const { seed } = prefetchedTicket ?? ((await (await answer)?.json()) as Ticket);
    const canvas = page.locator('canvas');
    await canvas.waitFor();
    const box = await canvas.boundingBox();
    const game = gameById('alien-clicker');
    if (!box || !game) throw new Error('The play field or its rules are missing.');
    const field = box.height > box.width ? 'tall' : 'wide';
    return new ClickerPlayer(page, box, field, createRound(game, seed, field));
  }

  isDone(): boolean {
    return this.copy.outcome.isFinished;
  }

  /** Moves the copy on, as the game moved on. */
  follow(ticks: number): void {
    for (let tick = 0; tick < ticks; tick++) this.copy.advance();
  }

  /**
   * Waits until a second begins on the game's clock and brings the copy to exactly there. A game that paused because
   * the machine was too busy is resumed.
   */
  async untilSecondBegins(wait: () => Promise<void>): Promise<void> {
    const before = await this.secondsLeft();
    let left = before;
    while (left === before && left > 0) {
      const resume = this.page.getByRole('button', { name: 'Resume' });
      // By key: a panel that has just opened takes no pointer.
      if (await resume.isVisible()) await resume.press('Enter');
      await wait();
      left = await this.secondsLeft();
    }
    this.follow((60 - left) * TICKS_PER_SECOND - this.copy.tick);
  }

  /** Strikes the head nearest to the middle line of the field. */
  async strike(isTouch: boolean): Promise<void> {
    const { width, height } = FIELDS[this.field];
    const { targets } = this.copy.state as { targets: readonly Head[] };
    const distance = ({ y }: Head): number => Math.abs(y - height / 2);
    const [head] = targets.toSorted((one, other) => distance(one) - distance(other));
    if (!head) throw new Error('No head falls.');
    const scale = Math.min(this.box.width / width, this.box.height / height);
    const x = this.box.x + this.box.width / 2 + (head.x - width / 2) * scale;
    const y = this.box.y + this.box.height / 2 + (head.y - height / 2) * scale;
    await (isTouch ? this.page.touchscreen.tap(x, y) : this.page.mouse.click(x, y));
    this.copy.act({ code: STRIKE, x: Math.round(head.x), y: Math.round(head.y) });
  }

  private async secondsLeft(): Promise<number> {
    // The text as it is, since a paused game on a phone hides its figures and so their innerText.
    const time = this.page.locator('.play__figures').getByText(/^\d:\d\d$/);
    const [minutes = 0, seconds = 0] = ((await time.textContent()) ?? '').split(':').map(Number);
    return 60 * minutes + seconds;
  }
}

function isTicket(response: Response): boolean {
  return response.url().endsWith('/api/games/rounds') && response.request().method() === 'POST';
}
