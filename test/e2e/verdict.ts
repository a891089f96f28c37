import { expect, type Locator, type Page } from '@playwright/test';
import { expectBalance } from './member.js';

/** The parts of a ledger line that a round determines. */
export interface Line {
  readonly description: string;
  readonly amount: number;
}

/** The expected result of a member's first round of a game. */
export interface ExpectedVerdict {
  readonly gameName: string;
  /** Heading of its panel. */
  readonly title: string;
  readonly score: number;
  /** In the order of payment; empty for a round without pay. */
  readonly lines: readonly Line[];
}

/** Returns the value of a term, such as 'High Score'. */
export function figure(place: Locator, term: string): Locator {
  return place.locator(`dl > div:has(dt:text-is("${term}")) dd`).first();
}

const coinsOf = (lines: readonly Line[]): number => lines.reduce((sum, { amount }) => sum + amount, 0);

/**
 * Expects the result in the panel of an ended round, and the same in the server's ledger, balance and record.
 */
export async function expectVerdict(page: Page, expected: ExpectedVerdict): Promise<void> {
  await expectPanel(page, expected);
  await expectRecords(page, expected);
}

async function expectPanel(page: Page, { title, score, lines }: ExpectedVerdict): Promise<void> {
  await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible();
  await expect(page.getByText('Proven by replay')).toBeVisible();
  await expect(figure(page.locator('.over'), 'Score')).toHaveText(score.toLocaleString('en-US'));
  const won = page.locator('.play__coins');
  await expect(won).toHaveCount(lines.length > 0 ? 1 : 0);
  if (lines.length > 0) await expect(won).toContainText(`+${coinsOf(lines)}`);
  for (const { description } of lines) await expect(won).toContainText(description);
}

/** Expects the server's ledger, balance and record after a member's first verified round. */
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

/** Returns to the hub and expects the round on its card as the member's record. */
export async function expectHubRecord(
  page: Page,
  { gameName, score, lines }: ExpectedVerdict,
): Promise<void> {
  await page.getByRole('link', { name: 'Back to Games' }).last().click();
  await expect(page).toHaveURL('/games');
  const card = page.getByRole('article', { name: gameName });
  // With its time, where that ranks.
  const best = new RegExp(`^${score.toLocaleString('en-US')}( \\d+\\.\\d\\d s)?$`);
  await expect(figure(card, 'High Score')).toHaveText(best);
  await expect(figure(card, 'Times Played')).toHaveText('1');
  await expectBalance(page, coinsOf(lines));
}
