/** The rules and a journey in Firefox, driven by WebDriver BiDi. */
import puppeteer, { type Browser, type KeyInput, type Page } from 'puppeteer-core';
import { createRound, GAMES } from 'game-scenes/rules';
import { commandPath } from '../../../scripts/lib/commands.mjs';
import type { MemoryState } from '../../../game-scenes/src/games/memory-match/rules/state.js';
import type { Ticket } from '../followed-round.js';
import { keyboardInput, PAIRS } from '../memory-player.js';
import { giveCoinsTo } from '../rich-member.js';
import { expect, test } from '../site.js';
import { expectAgreement } from './engine-agreement.js';
import { EnginePage } from './engine-page.js';

class FirefoxPage extends EnginePage {
  constructor(readonly page: Page) {
    super();
  }

  async open(url: string): Promise<void> {
    await this.page.goto(url);
  }

  evaluate(expression: string): Promise<unknown> {
    return this.page.evaluate(expression);
  }

  protected async typeInto(xpath: string, text: string): Promise<void> {
    const element = await this.page.$(`::-p-xpath(${xpath})`);
    if (!element) throw new Error(`There is no ${xpath}.`);
    await element.type(text);
  }
}

let browser: Browser;
let firefox: FirefoxPage;

test.beforeAll(async () => {
  browser = await puppeteer.launch({ browser: 'firefox', executablePath: commandPath('firefox-esr') ?? '' });
});
test.afterAll(() => browser.close());

// A page of its own, so that it has the focus.
test.beforeEach(async () => {
  firefox = new FirefoxPage(await browser.newPage());
  await firefox.page.setViewport({ width: 1440, height: 900 });
});
test.afterEach(() => firefox.page.close());

test('Firefox replays rounds as Node.js does', () =>
  expectAgreement((expression) => firefox.evaluate(expression)));

test('a member registers, buys, and proves a round, and one without the server, in Firefox', async ({
  site,
}) => {
  await firefox.register(site);
  const { id } = (await answerOf('/api/user')) as { id: number };
  await giveCoinsTo(site, id, 50);
  await firefox.open(`${site.url}/store?category=stickers`);
  await firefox.press('Add to Cart: Peace');
  await firefox.press('Checkout');
  await firefox.says('Owned');

  await firefox.open(`${site.url}/games/memory-match`);
  await findPairs(await startRound('Start Game'));
  await firefox.says('Proven by replay');

  const pairs = await startRound('Play Again');
  await site.kill();
  await findPairs(pairs);
  await firefox.says('This round is not sent yet');
  await site.startAgain();
  await firefox.press('Try again');
  await firefox.says('Proven by replay');
  expect(await answerOf('/api/games/stats?game=Memory%20Match')).toMatchObject([
    { highScore: 10 * PAIRS, timesPlayed: 2 },
  ]);
});

/** Returns what the site answers to the page. */
const answerOf = (path: string): Promise<unknown> =>
  firefox.evaluate(`fetch('${path}').then((answer) => answer.json())`);

/** Starts a round and returns the cards of its pairs once it has begun. */
async function startRound(button: string): Promise<number[][]> {
  const answer = firefox.page.waitForResponse((response) => response.url().endsWith('/api/games/rounds'));
  await firefox.press(button);
  const { seed } = (await (await answer).json()) as Ticket;
  await firefox.says('Get ready');
  await expect.poll(() => firefox.evaluate('document.querySelector(".play__countdown") === null')).toBe(true);
  const { symbols } = createRound(GAMES['memory-match'], seed, 'wide').state as MemoryState;
  return Array.from({ length: PAIRS }, (_, symbol) =>
    [...symbols.keys()].filter((card) => symbols[card] === symbol),
  );
}

/** Turns the cards of each pair until the page counts it: a card that is asked for too soon stays. */
async function findPairs(pairs: readonly number[][]): Promise<void> {
  const { page } = firefox;
  const hand = keyboardInput({ keyboard: { press: (key) => page.keyboard.press(key as KeyInput) } });
  for (const [found, pair] of pairs.entries())
    while ((await page.evaluate(pairsCounted)) === found) for (const card of pair) await hand(card);
}

const pairsCounted = (): number => {
  const label = [...document.querySelectorAll('dt')].find(({ textContent }) => textContent === 'Pairs');
  return Number.parseInt(label?.nextElementSibling?.textContent ?? '', 10);
};
