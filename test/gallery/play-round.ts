import type { Page } from '@playwright/test';
import { GAME_IDS, type GameId } from 'game-scenes/names';
import { FollowedRound } from '../e2e/followed-round.js';
import { findPairs, pointerInput } from '../e2e/memory-player.js';
import { playRoundQuickly } from '../e2e/quick-round.js';
import { keySteering, RacingPlayer, touchSteering } from '../e2e/racing-player.js';
import type { Site } from '../e2e/site.js';
import { StrongholdPlayer } from '../e2e/stronghold-player.js';
import type { Stage } from './screen.js';

/** Fewer than all, so that the round ends by its time limit. */
const PAIRS = 5;

/** Interval at which the player checks the money for a tower: 5 s. */
const LOOK_TICKS = 300;

type Play = (page: Page, site: Site, isTouch: boolean) => Promise<void>;

/** The players of the games; a game without one is left alone until its round is over. */
const PLAYERS: Readonly<Partial<Record<GameId, Play>>> = {
  'alien-clicker': playRoundQuickly,
  'memory-match': playMemoryMatch,
  'stronghold-defense': playStrongholdDefense,
  'alien-racing': playAlienRacing,
};

/** Plays the round of the game's screen to its end. */
export async function playRound({ page, site, isTouch }: Stage): Promise<void> {
  const { pathname } = new URL(page.url());
  const game = GAME_IDS.find((id) => pathname === `/games/${id}`);
  if (!game) throw new Error(`Nothing can be played at ${pathname}.`);
  const play = PLAYERS[game];
  if (play) return play(page, site, isTouch);
  const round = await FollowedRound.start(page, site, game);
  while (!round.isOver) await round.pass(LOOK_TICKS);
  await round.end();
}

/** Waits until the moments of a new member's first round are over. */
export async function seeMoments({ page }: Stage): Promise<void> {
  const moment = page.locator('[data-moment]');
  await moment.waitFor();
  await moment.waitFor({ state: 'detached' });
}

/** Lets the page play for 4 s. */
export const playOn = async ({ page }: Stage): Promise<void> => {
  await page.getByRole('button', { name: 'Pause' }).waitFor();
  await page.clock.runFor(4000);
};

async function playMemoryMatch(page: Page, site: Site, isTouch: boolean): Promise<void> {
  const round = await FollowedRound.start(page, site, 'memory-match');
  await findPairs(round, pointerInput(round, isTouch), 0, PAIRS);
  await round.time.pass(60_000);
  await page.clock.resume();
}

async function playStrongholdDefense(page: Page, site: Site, isTouch: boolean): Promise<void> {
  const round = await FollowedRound.start(page, site, 'stronghold-defense');
  const player = new StrongholdPlayer(round, isTouch);
  while (!round.isOver) {
    await player.decide();
    await round.pass(LOOK_TICKS);
  }
  await round.end();
}

async function playAlienRacing(page: Page, site: Site, isTouch: boolean): Promise<void> {
  const round = await FollowedRound.start(page, site, 'alien-racing');
  const player = new RacingPlayer(round, isTouch ? await touchSteering(page, round) : keySteering(page));
  while (!round.isOver) await player.drive();
  await player.hold('straight');
  await round.end();
}
