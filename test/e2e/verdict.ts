import { expect, type Locator, type Page } from '@playwright/test';
import { expectBalance } from './member.js';

/** A line of the ledger, as far as a round decides it. */
export interface Line {
  readonly description: string;
  readonly amount: number;
}

/** What a member's first round of a game has to come to. */
export interface ExpectedVerdict {
  readonly gameName: string;
  /** What its panel is headed by. */
  readonly title: string;
  readonly score: number;
  /** In the order in which they are paid; empty for a round that wins nothing. */
  readonly lines: readonly Line[];
}

/** The figure that stands under a term, such as 'High Score'. */
export function figure(place: Locator, term: string): Locator {
  return place.locator(`dl > div:has(dt:text-is("${term}")) dd`).first();
}

const coinsOf = (lines: readonly Line[]): number => lines.reduce((sum, { amount }) => sum + amount, 0);

/** What the panel of an ended round tells, and that the server has recorded just that: ledger, balance, record. */
export async function expectVerdict(page: Page, expected: ExpectedVerdict): Promise<void> {
  await expectPanel(page, expected);
  await expectRecords(page, expected);
}

async function expectPanel(page: Page, { title, score, lines }: ExpectedVerdict): Promise<void> {
  await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible();
  await expect(page.getByText('Proven by replay')).toBeVisible();
  await expect(figure(page.locator('.play__panel'), 'Score')).toHaveText(String(score));
  const won = page.locator('.play__coins');
  await expect(won).toHaveCount(lines.length > 0 ? 1 : 0);
  if (lines.length > 0) await expect(won).toContainText(`+${coinsOf(lines)}`);
  for (const { description } of lines) await expect(won).toContainText(description);
}

/** The server's books after a member's first proven round. */
export async function expectRecords(
  page: Page,
  { gameName, score, lines }: Omit<ExpectedVerdict, 'title'>,
): Promise<void> {
  const read = async (path: string): Promise<unknown> => (await page.request.get(path)).json();
  const coins = coinsOf(lines);
  const ledger = (await read('/api/coins/transactions')) as Line[];
  expect(ledger.map(({ description, amount }) => ({ description, amount })).toReversed()).toEqual(lines);
  expect(await read('/api/user')).toMatchObject({ coins });
  const name = encodeURIComponent(gameName);
  expect(await read(`/api/games/stats?game=${name}`)).toMatchObject([
    { gameName, highScore: score, timesPlayed: 1, level: 1 },
  ]);
}

/** The way back to the hub, whose card tells the round as the member's record. */
export async function expectHubRecord(
  page: Page,
  { gameName, score, lines }: ExpectedVerdict,
): Promise<void> {
  await page.getByRole('link', { name: 'Back to Games' }).last().click();
  await expect(page).toHaveURL('/games');
  const card = page.getByRole('article', { name: gameName });
  await expect(figure(card, 'High Score')).toHaveText(score.toLocaleString('en-US'));
  await expect(figure(card, 'Times Played')).toHaveText('1');
  await expectBalance(page, coinsOf(lines));
}
