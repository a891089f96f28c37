import type { Page } from '@playwright/test';
import { cardCentre, LAYOUTS } from '../../game-scenes/src/games/memory-match/scene/layout.js';
import { FLIP } from '../../game-scenes/src/games/memory-match/rules/memory-match.rules.js';
import type { MemoryState } from '../../game-scenes/src/games/memory-match/rules/state.js';
import type { FollowedRound } from './followed-round.js';

const COLUMNS = 4;
export const PAIRS = 8;

/** Time for which a card is looked at: its turn. */
const LOOK_TICKS = 18;

/** Turns a card with some input device. */
export type Hand = (card: number) => Promise<void>;

/** Turns the cards of the pairs from one number to another, which the copy of the rules tells. */
export async function findPairs(round: FollowedRound, hand: Hand, from: number, to: number): Promise<void> {
  const { symbols } = round.copy.state as MemoryState;
  for (const symbol of [...new Set(symbols)].slice(from, to))
    for (const [card] of [...symbols.entries()].filter(([, each]) => each === symbol)) {
      await hand(card);
      round.copy.act({ code: FLIP, x: card, y: 0 });
      await round.pass(LOOK_TICKS);
    }
}

/** Input by mouse or touch. */
export function pointerInput(round: FollowedRound, isTouch: boolean): Hand {
  const { page } = round.time;
  return async (card) => {
    const centre = cardCentre(LAYOUTS[round.field], card);
    const { x, y } = round.onPage(centre.x, centre.y);
    await (isTouch ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));
  };
}

/** Input by arrow keys and Enter. Initially the first card is selected. */
export function keyboardInput(page: { keyboard: Pick<Page['keyboard'], 'press'> }): Hand {
  let chosen = 0;
  const press = async (key: string, times: number): Promise<void> => {
    for (let time = 0; time < times; time++) await page.keyboard.press(key);
  };
  return async (card) => {
    const across = (card % COLUMNS) - (chosen % COLUMNS);
    const down = Math.floor(card / COLUMNS) - Math.floor(chosen / COLUMNS);
    await press(across < 0 ? 'ArrowLeft' : 'ArrowRight', Math.abs(across));
    await press(down < 0 ? 'ArrowUp' : 'ArrowDown', Math.abs(down));
    await page.keyboard.press('Enter');
    chosen = card;
  };
}
