import { expect, type Page, type Request, type Response } from '@playwright/test';
import { createRound, FIELDS, GAMES } from 'game-scenes/rules';
import type { FieldName, GameAction, GameId, GameRules, Round } from 'game-scenes/rules';
import { createWatchedRound } from '../../game-scenes/src/rules-core/watched-round.js';
import { PageTime } from './page-time.js';
import type { Site } from './site.js';

/** Time passes in steps of this many ticks, which take exactly 50 ms, so that no part of a tick remains. */
const STEP_TICKS = 3;
const STEP_MS = 50;

/** Step in which time passes while waiting for the page to end the round, in milliseconds. */
const FAREWELL_MS = 200;

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
 * A round that is played in the page and, tick for tick, in a copy of its rules, which provides the state of
 * the field. The final state is computed from the log that the page submits.
 */
export class FollowedRound {
  private constructor(
    readonly time: PageTime,
    readonly rules: GameRules,
    readonly copy: Round,
    private readonly seed: string,
    private readonly box: Box,
    private readonly report: Promise<Request>,
  ) {}

  /**
   * Starts a round on the game's screen, where the page's clock is installed, and returns it at its first
   * frame.
   *
   * @param prefetchedTicket the ticket of the round, if it starts offline
   */
  static async start(
    page: Page,
    site: Site,
    gameId: GameId,
    prefetchedTicket?: Ticket,
  ): Promise<FollowedRound> {
    const time = await PageTime.stop(page, site);
    const answer = prefetchedTicket ? undefined : page.waitForResponse(isTicket);
    const report = page.waitForRequest(isReport, { timeout: 0 });
    // A test that fails before the end of the round closes the page.
    report.catch(() => undefined);
    await page.getByRole('button', { name: 'Start Game' }).click();
    const { seed } = prefetchedTicket ?? ((await (await answer)?.json()) as Ticket);
    await time.countIn();
    // The ticks are counted from the frame in which the field appears; the page's text follows later.
    await time.untilVisible(page.locator('canvas[style*="visibility: visible"]'));
    const box = await page.locator('canvas').boundingBox();
    if (!box) throw new Error('The play field is not there.');
    const field = box.height > box.width ? 'tall' : 'wide';
    const rules = GAMES[gameId];
    return new FollowedRound(time, rules, createRound(rules, seed, field), seed, box, report);
  }

  get field(): FieldName {
    return this.copy.field;
  }

  get isOver(): boolean {
    return this.copy.outcome.isFinished;
  }

  /** Lets this many ticks pass: a multiple of three, or fewer if the round ends earlier. */
  async pass(ticks: number): Promise<void> {
    for (let tick = 0; tick < ticks; tick++) this.copy.advance();
    await this.time.pass((ticks / STEP_TICKS) * STEP_MS);
  }

  /** Converts a point of the field to page coordinates. */
  onPage(x: number, y: number): { readonly x: number; readonly y: number } {
    const { width, height } = FIELDS[this.field];
    const scale = Math.min(this.box.width / width, this.box.height / height);
    return {
      x: this.box.x + this.box.width / 2 + (x - width / 2) * scale,
      y: this.box.y + this.box.height / 2 + (y - height / 2) * scale,
    };
  }

  /** Returns the state after these actions and this many ticks, without changing the copy. */
  imagine(actions: readonly GameAction[], ticks: number, from: object = this.copy.state): object {
    const state = structuredClone(from);
    this.rules.step(state, actions);
    for (let tick = 1; tick < ticks; tick++) this.rules.step(state, []);
    return state;
  }

  /**
   * Lets time pass until the page has ended the round as well, and returns the final state according to its
   * log.
   */
  async end(): Promise<object> {
    const { page } = this.time;
    const isOver = async (): Promise<boolean> => {
      await this.time.pass(FAREWELL_MS);
      return page.locator('.over').isVisible();
    };
    await expect.poll(isOver, { intervals: [50], timeout: 60_000 }).toBe(true);
    await page.clock.resume();
    const { log } = (await this.report).postDataJSON() as { log: string };
    const watched = createWatchedRound(this.rules, this.seed, log);
    if (watched === undefined) throw new Error('The page has handed in a log that cannot be read.');
    while (!watched.outcome.isFinished) watched.advance();
    return watched.state;
  }
}

function isReport(request: Request): boolean {
  return request.url().endsWith('/api/games/stats') && request.method() === 'POST';
}

function isTicket(response: Response): boolean {
  return response.url().endsWith('/api/games/rounds') && response.request().method() === 'POST';
}
