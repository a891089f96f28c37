import type { Page } from '@playwright/test';
import { pointsOf } from '../../game-scenes/src/alien-racing/alien-racing.rules.js';
import { placeOf, type RacingState } from '../../game-scenes/src/alien-racing/racing-state.rules.js';
import { FollowedRound } from './followed-round.js';
import { keySteering, RacingPlayer, touchSteering } from './racing-player.js';
import { registerDirectly } from './rich-member.js';
import { expect, ONE_SIZE, test, type Site } from './site.js';
import { expectHubRecord, expectVerdict, figure, type Line } from './verdict.js';

async function open(page: Page, site: Site): Promise<FollowedRound> {
  await page.clock.install();
  await registerDirectly(page, site);
  await page.goto('/games/alien-racing');
  return FollowedRound.start(page, site, 'alien-racing');
}

async function playerOf(round: FollowedRound, isMobile: boolean): Promise<RacingPlayer> {
  const { page } = round.time;
  return new RacingPlayer(round, isMobile ? await touchSteering(page, round) : keySteering(page));
}

/** Expects the toast at the start (§4). */
async function expectStartToast(page: Page): Promise<void> {
  await expect(page.getByText("Race started! Let's go!").first()).toBeVisible();
  await expect(page.getByText('Complete 3 laps to finish the race.').first()).toBeVisible();
}

/** Returns the expected coins, score / 10 (§9), as ledger lines: the place, a clean race, the rest. */
function verdictOf(state: RacingState) {
  const { distance, place, clean, time } = pointsOf(state);
  const score = distance + place + clean + time;
  const lines: Line[] = [
    { description: `Position: ${placeOf(state)} – Alien Racing`, amount: place / 10 },
    { description: 'Clean race – Alien Racing', amount: clean / 10 },
    {
      description: 'Championship points – Alien Racing',
      amount: Math.floor(score / 10) - place / 10 - clean / 10,
    },
  ];
  return {
    gameName: 'Alien Racing',
    title: 'Race Completed!',
    score,
    lines: lines.filter(({ amount }) => amount > 0),
  };
}

/** Expects the racing coin history to list exactly the lines of the race. */
async function expectCoinHistory(page: Page, lines: readonly Line[]): Promise<void> {
  const history = (await (await page.request.get('/api/racing/coin-history')).json()) as Line[];
  expect(history.map(({ description, amount }) => ({ description, amount })).toReversed()).toEqual(lines);
}

test('Alien Racing is finished in three laps, and pays for place, a clean race and points [S1.05]', async ({
  page,
  site,
  isMobile,
}) => {
  const round = await open(page, site);
  await expectStartToast(page);
  const player = await playerOf(round, isMobile);
  while (!round.isOver) await player.drive();
  await player.hold('straight');
  const state = (await round.end()) as RacingState;
  expect(state.finishedAt).toBeGreaterThan(0);
  expect(state.finishedAt).toBeLessThan(3600);

  const verdict = verdictOf(state);
  await expectVerdict(page, verdict);
  await expect(figure(page.locator('.play__panel'), 'Position')).toHaveText(`${placeOf(state)}/4`);
  await expectCoinHistory(page, verdict.lines);
  await expectHubRecord(page, verdict);
});

test(
  'Alien Racing along the barrier ends with its minute, last, and pays for the way',
  ONE_SIZE,
  async ({ page, site, isMobile }) => {
    const round = await open(page, site);
    const player = await playerOf(round, isMobile);
    await page.keyboard.press('p');
    await page.getByRole('button', { name: 'Resume' }).press('Enter');
    await expect(page.getByText('Get ready', { exact: true })).toBeVisible();
    // A key that is held on resume steers; a touch has to begin after it.
    if (!isMobile) await player.hold('left');
    await round.time.untilVisible(page.getByRole('button', { name: 'Pause' }));
    if (isMobile) await player.hold('left');
    while (!round.isOver) await round.pass(24);
    const state = (await round.end()) as RacingState;
    expect(state).toMatchObject({ tick: 3600, finishedAt: 0, lap: 1, pod: { steer: -1 } });

    const verdict = verdictOf(state);
    expect(verdict.lines).toMatchObject([{ description: 'Championship points – Alien Racing' }]);
    await expectVerdict(page, verdict);
    const panel = page.locator('.play__panel');
    await expect(figure(panel, 'Position')).toHaveText('4/4');
    await expect(figure(panel, 'Laps')).toHaveText('0/3');
    await expectCoinHistory(page, verdict.lines);
    await expectHubRecord(page, verdict);
  },
);
