import { pointsOf } from '../../../game-scenes/src/games/alien-racing/rules/alien-racing.rules.js';
import { placeOf, type RacingState } from '../../../game-scenes/src/games/alien-racing/rules/state.js';
import { FollowedRound } from '../followed-round.js';
import { RacingPlayer, touchSteering } from '../racing-player.js';
import { registerDirectly } from '../rich-member.js';
import { expect, ON_PHONE, test } from '../site.js';
import { expectHubRecord, expectVerdict, type Line } from '../verdict.js';

/** Returns the expected coins, score / 10 (§9), as ledger lines: the place, a clean race, the rest. */
function verdictOf(state: RacingState) {
  const { distance, place, clean, time } = pointsOf(state);
  const score = distance + place + clean + time;
  const [placeCoins, cleanCoins] = [Math.floor(place / 10), clean / 10];
  const lines: Line[] = [
    { description: `Position: ${placeOf(state)} – Alien Racing`, amount: placeCoins },
    { description: 'Clean race – Alien Racing', amount: cleanCoins },
    {
      description: 'Championship points – Alien Racing',
      amount: Math.floor(score / 10) - placeCoins - cleanCoins,
    },
  ];
  return {
    gameName: 'Alien Racing',
    title: 'Race Completed!',
    score,
    lines: lines.filter(({ amount }) => amount > 0),
  };
}

test(
  'Alien Racing is finished by touch in three laps, and pays for place, a clean race and points [S1.05]',
  ON_PHONE,
  async ({ page, site }) => {
    await page.clock.install();
    await registerDirectly(page, site);
    await page.goto('/games/alien-racing');
    const round = await FollowedRound.start(page, site, 'alien-racing');
    await expect(page.getByText("Race started! Let's go!").first()).toBeVisible();
    await expect(page.getByText('Complete 3 laps to finish the race.').first()).toBeVisible();
    const player = new RacingPlayer(round, await touchSteering(page, round));
    while (!round.isOver) await player.drive();
    await player.hold('straight');
    const state = (await round.end()) as RacingState;
    expect(state.finishedAt).toBeGreaterThan(0);
    expect(state.finishedAt).toBeLessThan(3600);

    const verdict = verdictOf(state);
    await expectVerdict(page, verdict);
    await expect(page.locator('.over__headline')).toContainText(String(placeOf(state)));
    const history = (await (await page.request.get('/api/racing/coin-history')).json()) as Line[];
    expect(history.map(({ description, amount }) => ({ description, amount })).toReversed()).toEqual(
      verdict.lines,
    );
    await expectHubRecord(page, verdict);
  },
);
