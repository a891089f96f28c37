import type { Page, Response } from '@playwright/test';
import { createRound, FIELDS, gameById, TICKS_PER_SECOND } from 'game-scenes/rules';
import type { FieldName, Round } from 'game-scenes/rules';

/** The player looks for 48 ticks between two strikes: exactly 50 frames of the page's clock, so that both stay in step. */
const TICKS_BETWEEN_STRIKES = 48;
const MS_BETWEEN_STRIKES = 800;

/** A frame of the page's clock while a test moves it. */
const FRAME_MS = 16;

/** What the player sees of a head. */
interface Head {
  readonly x: number;
  readonly y: number;
}

interface Ticket {
  readonly seed: string;
}

/** How a player's time passes and how they point. */
export interface Hands {
  /** Lets so many milliseconds of play pass. */
  wait(milliseconds: number): Promise<void>;
  /** Points at a place of the page, in CSS px. */
  strike(x: number, y: number): Promise<void>;
}

/** Waits for the ticket of the round that is about to start. */
export async function nextTicket(page: Page): Promise<Ticket> {
  const isTicket = (response: Response): boolean =>
    response.url().endsWith('/api/games/rounds') && response.request().method() === 'POST';
  const response = await page.waitForResponse(isTicket);
  return (await response.json()) as Ticket;
}

/**
 * Plays Alien Clicker by pointing at the canvas. The player follows the round in a copy of its rules, which shows where
 * the heads are as well as eyes would, and strikes the one in fullest view.
 */
export async function playClicker(page: Page, { seed }: Ticket, hands: Hands): Promise<void> {
  const box = await page.locator('canvas').boundingBox();
  if (!box) throw new Error('The play field is not on the page.');
  const field: FieldName = box.height > box.width ? 'tall' : 'wide';
  const game = gameById('alien-clicker');
  if (!game) throw new Error('Alien Clicker is not among the games.');
  const round = createRound(game, seed, field);
  const { width, height } = FIELDS[field];
  const scale = Math.min(box.width / width, box.height / height);

  await catchUp(page, round, hands);
  while (!round.outcome.isFinished) {
    const head = nearestToMiddle(round, height);
    await hands.strike(
      box.x + box.width / 2 + (head.x - width / 2) * scale,
      box.y + box.height / 2 + (head.y - height / 2) * scale,
    );
    round.act({ code: 1, x: Math.round(head.x), y: Math.round(head.y) });
    await hands.wait(MS_BETWEEN_STRIKES);
    advance(round, TICKS_BETWEEN_STRIKES);
  }
}

/** Brings the copy to where the game is, which the clock on the screen tells when a second begins. */
async function catchUp(page: Page, round: Round, { wait }: Hands): Promise<void> {
  const time = page.locator('dl > div', { hasText: 'Time' }).locator('dd');
  const before = await time.innerText();
  let now = before;
  while (now === before) {
    await wait(FRAME_MS);
    now = await time.innerText();
  }
  const [minutes = 0, seconds = 0] = now.split(':').map(Number);
  advance(round, 60 * TICKS_PER_SECOND - (60 * minutes + seconds) * TICKS_PER_SECOND);
}

function advance(round: Round, ticks: number): void {
  for (let tick = 0; tick < ticks; tick++) round.advance();
}

/** The head nearest to the middle line of the field. */
function nearestToMiddle(round: Round, height: number): Head {
  const { targets } = round.state as { targets: readonly Head[] };
  const distance = ({ y }: Head): number => Math.abs(y - height / 2);
  const [nearest] = targets.toSorted((one, other) => distance(one) - distance(other));
  if (!nearest) throw new Error('No head falls.');
  return nearest;
}
