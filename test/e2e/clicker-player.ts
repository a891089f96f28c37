import type { Page, Response } from '@playwright/test';
import { createRound, FIELDS, gameById, TICKS_PER_SECOND } from 'game-scenes/rules';
import type { FieldName, Round } from 'game-scenes/rules';

const STRIKE = 1;

/** The visible properties of a head. */
interface Head {
  readonly x: number;
  readonly y: number;
}

/** The parts of a ticket that determine a round. */
export interface Ticket {
  readonly seed: string;
}

/** The rectangle of the play field on the page, in CSS px. */
interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * Plays Alien Clicker by pointing at the canvas. The player follows the round in a copy of its rules, which
 * provides the positions of the heads.
 */
export class ClickerPlayer {
  private constructor(
    private readonly page: Page,
    private readonly box: Box,
    private readonly field: FieldName,
    private readonly copy: Round,
  ) {}

  /**
   * Presses Start Game and returns the player once the field is visible.
   *
   * @param prefetchedTicket the ticket of the round, if it starts offline
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

  /** Advances the copy together with the game. */
  follow(ticks: number): void {
    for (let tick = 0; tick < ticks; tick++) this.copy.advance();
  }

  /**
   * Waits until a second begins on the game's clock and advances the copy to exactly that time. A game that
   * paused because the machine was too busy is resumed.
   */
  async untilSecondBegins(wait: () => Promise<void>): Promise<void> {
    const before = await this.secondsLeft();
    let left = before;
    while (left === before && left > 0) {
      const resume = this.page.getByRole('button', { name: 'Resume' });
      // By key: a newly opened panel ignores pointers.
      if (await resume.isVisible()) await resume.press('Enter');
      await wait();
      left = await this.secondsLeft();
    }
    this.follow((60 - left) * TICKS_PER_SECOND - this.copy.tick);
  }

  /** Strikes the head closest to the middle line of the field. */
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
    // textContent, because a paused game on a phone hides its figures, whose innerText is empty then.
    const time = this.page.locator('.play__figures').getByText(/^\d:\d\d$/);
    const [minutes = 0, seconds = 0] = ((await time.textContent()) ?? '').split(':').map(Number);
    return 60 * minutes + seconds;
  }
}

function isTicket(response: Response): boolean {
  return response.url().endsWith('/api/games/rounds') && response.request().method() === 'POST';
}
