import type { Page } from '@playwright/test';
import { FIELDS } from 'game-scenes/rules';
import { cardCentre, LAYOUTS } from '../../game-scenes/src/memory-match/memory-layout.view.js';
import type { PageTime } from './page-time.js';

const CARDS = 16;
const COLUMNS = 4;
export const PAIRS = 8;

/** Time a card stays open before the next one is turned, in milliseconds. */
const LOOK_MS = 150;
/** A little more than the second after which two cards that do not match are turned back. */
const TURN_BACK_MS = 1050;

/** Turns a card with some input device. */
export type Hand = (card: number) => Promise<void>;

/**
 * Plays Memory Match with perfect memory, using only what the page announces about each turned card.
 */
export class MemoryPlayer {
  pairs = 0;
  /** The symbol of each card that was turned. */
  private readonly seen = new Map<number, string>();
  private readonly found = new Set<number>();

  constructor(
    private readonly time: PageTime,
    private readonly turn: Hand,
  ) {}

  /** Turns two cards at a time until this many pairs are found. */
  async find(pairs: number): Promise<void> {
    while (this.pairs < pairs) {
      const known = this.knownPair();
      if (known === undefined) await this.explore();
      else for (const card of known) await this.look(card);
    }
  }

  /** Turns two cards; if the first matches a seen card, the second is that one. */
  private async explore(): Promise<void> {
    const first = this.unseen();
    await this.look(first);
    await this.look(this.partnerOf(first) ?? this.unseen());
  }

  private async look(card: number): Promise<void> {
    await this.turn(card);
    await this.time.pass(LOOK_MS);
    await this.time.settle();
    const said = (await this.time.page.locator('.play__news').first().textContent()) ?? '';
    // The last pair ends the round, and the finished field announces nothing.
    if (said === '' && this.pairs === PAIRS - 1) {
      this.pairs = PAIRS;
      return;
    }
    const pair = /^Pair: (.+)\. (\d) of 8$/.exec(said);
    const open = /^Row (\d), column (\d): ([a-z ]+)(\. No match)?$/.exec(said);
    if (pair?.[1] !== undefined) this.keepPair(card, pair[1], Number(pair[2]));
    else if (open?.[3] !== undefined && isPlaceOf(card, open)) this.seen.set(card, open[3]);
    else throw new Error(`Card ${card} was turned, and the page says '${said}'.`);
    if (open?.[4] !== undefined) await this.time.pass(TURN_BACK_MS);
  }

  private keepPair(card: number, symbol: string, count: number): void {
    this.seen.set(card, symbol);
    this.pairs = count;
    for (const [each, seen] of this.seen) if (seen === symbol) this.found.add(each);
    if (this.found.size !== 2 * count) throw new Error(`The page counts ${count} pairs.`);
  }

  private partnerOf(card: number): number | undefined {
    const symbol = this.seen.get(card);
    return [...this.seen.keys()].find((other) => other !== card && this.seen.get(other) === symbol);
  }

  private knownPair(): readonly [number, number] | undefined {
    for (const card of this.seen.keys()) {
      const partner = this.found.has(card) ? undefined : this.partnerOf(card);
      if (partner !== undefined) return [card, partner];
    }
    return undefined;
  }

  private unseen(): number {
    for (let card = 0; card < CARDS; card++) if (!this.seen.has(card)) return card;
    throw new Error('Every card was seen.');
  }
}

const isPlaceOf = (card: number, [, row, column]: RegExpExecArray): boolean =>
  (Number(row) - 1) * COLUMNS + Number(column) - 1 === card;

/** Input by mouse or touch. */
export async function pointerInput(page: Page, isTouch: boolean): Promise<Hand> {
  const box = await page.locator('canvas').boundingBox();
  if (!box) throw new Error('The play field is not there.');
  const field = box.height > box.width ? 'tall' : 'wide';
  const { width, height } = FIELDS[field];
  const scale = Math.min(box.width / width, box.height / height);
  return async (card) => {
    const centre = cardCentre(LAYOUTS[field], card);
    const x = box.x + box.width / 2 + (centre.x - width / 2) * scale;
    const y = box.y + box.height / 2 + (centre.y - height / 2) * scale;
    await (isTouch ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));
  };
}

/** Input by arrow keys and Enter. Initially the first card is selected. */
export function keyboardInput(page: Page): Hand {
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
