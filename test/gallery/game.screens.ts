import { GAME_IDS } from 'game-scenes/names';
import { ok } from '../../frontend/test/fixtures/busy-site';
import { aPlace, RIVAL } from '../../frontend/test/fixtures/home-data';
import { aProgress } from '../../frontend/test/fixtures/progress-data';
import { loadingAndError, UNREACHABLE } from './answers.js';
import { playOn, playRound, seeMoments } from './play-round.js';
import type { GalleryScreen, Stage } from './screen.js';

/** Text for screen readers once the coins of a round are counted into the balance. */
const COINS_LANDED = /^Your balance: \d/;

/** Leaves the picture of the place, over which a demo would run. */
const holdStill = ({ page }: Stage): Promise<void> => page.emulateMedia({ reducedMotion: 'reduce' });

/** Lets the demo run, also where tests hold everything still. */
const letMove = ({ page }: Stage): Promise<void> => page.emulateMedia({ reducedMotion: 'no-preference' });

/** The moments of a round that look different in every game. */
const roundOf = (id: string): GalleryScreen[] => {
  const path = `/games/${id}`;
  return [
    { name: `${id}-start`, path, press: [holdStill] },
    { name: `${id}-demo`, path, press: [letMove], shows: 'Demo, played by a bot' },
    { name: `${id}-playing`, path, press: ['Start Game', playOn] },
    { name: `${id}-over`, path, press: [playRound, seeMoments], shows: COINS_LANDED },
  ];
};

/** Answers of a server that takes a round for a usual or for a poor one, whatever was played. */
const judged = (usualScore: number): NonNullable<GalleryScreen['fixtures']> => ({
  'GET /api/games/progress': ok(aProgress({ usualScore })),
  'POST /api/games/stats': ({ body }) => {
    const { round } = body as { round: string };
    return ok({ ...VERDICT, round });
  },
  'POST /api/coins/add': ok({ id: 1, createdAt: new Date().toISOString(), ...PAID }),
});

const PAID = { amount: 2, description: 'Earned 2 coins' };

const VERDICT = {
  ...{ verdict: 'proven', reason: null, score: 10, coins: 2, timePlayed: 60, highScore: 74, balance: 32 },
  ...{ isNewHighScore: false, playedOffline: false },
  lines: [PAID],
};

/** The other ways in which the result of a game is staged; a first proven round is a record. */
const resultsOf = (id: string): GalleryScreen[] => {
  const result = { path: `/games/${id}`, press: [playRound] };
  return [
    { ...result, name: `${id}-over-usual`, fixtures: judged(1), shows: 'Proven by replay' },
    { ...result, name: `${id}-over-poor`, fixtures: judged(10_000), shows: 'Proven by replay' },
    { ...result, name: `${id}-over-offline`, fixtures: NOT_SENT, shows: 'Try again' },
  ];
};

const CLICKER = '/games/alien-clicker';
const NOT_SENT = { 'POST /api/games/stats': UNREACHABLE };

/** Starts a round in another tab, which stops the one of this tab. */
async function startElsewhere({ page }: Stage): Promise<void> {
  const otherTab = await page.context().newPage();
  await otherTab.goto(page.url());
  await otherTab.getByRole('button', { name: 'Start Game' }).click();
  await otherTab.getByRole('button', { name: 'Pause' }).waitFor();
  await otherTab.close();
}

const ROUND_SCREENS: GalleryScreen[] = [
  ...GAME_IDS.flatMap(roundOf),
  ...GAME_IDS.flatMap(resultsOf),
  {
    name: 'stronghold-defense-placing',
    path: '/games/stronghold-defense',
    press: ['Start Game', playOn, /^Build Tower/],
  },
  { name: 'alien-clicker-count', path: CLICKER, press: ['Start Game'], shows: 'Get ready' },
  { name: 'alien-clicker-paused', path: CLICKER, press: ['Start Game', playOn, 'Pause'] },
  { name: 'alien-clicker-leaving', path: CLICKER, press: ['Start Game', playOn, 'Back to Games'] },
  {
    name: 'alien-clicker-watching',
    path: CLICKER,
    press: [playRound, seeMoments, 'Watch the round'],
    shows: 'Watching',
  },
  {
    name: 'alien-clicker-waiting',
    path: CLICKER,
    fixtures: NOT_SENT,
    press: [
      playRound,
      ({ page }) => page.getByRole('button', { name: 'Try again' }).waitFor(),
      ({ page }) => page.reload(),
    ],
    shows: 'Send now',
  },
  {
    name: 'alien-clicker-stopped',
    path: CLICKER,
    press: ['Start Game', playOn, startElsewhere],
    shows: 'Round Stopped',
  },
  { name: 'watch-missing-round', path: `${CLICKER}?watch=no-such-round`, shows: 'No Round to Watch' },
];

const RACE_MS = 61_000;

/** Lets so much of a race pass, in the browser and on the server. */
const race =
  (milliseconds: number) =>
  async ({ page, site }: Stage): Promise<void> => {
    await page.getByText('Race running').waitFor();
    await site.advance(milliseconds);
    await page.clock.fastForward(milliseconds);
  };

const HISTORY = { name: 'racing-coin-history', path: '/racing/coin-history' };

const RACING_SCREENS: GalleryScreen[] = [
  { name: 'racing', path: '/racing', shows: 'Run 1 of the 10 that pay today' },
  {
    name: 'racing-for-fun',
    path: '/racing',
    fixtures: { 'GET /api/racing/summary': ok({ coinsEarned: 91, runsToday: 10, paidRunsPerDay: 10 }) },
    shows: 'This one is for fun',
  },
  { name: 'racing-running', path: '/racing', press: ['Start Race', race(32_000)] },
  { name: 'racing-over', path: '/racing', press: ['Start Race', race(RACE_MS)], shows: COINS_LANDED },
  { ...HISTORY, as: 'member', shows: 'Season opener bonus' },
  { ...HISTORY, name: 'racing-coin-history-empty', shows: 'No Racing Coins Yet' },
  ...loadingAndError(HISTORY, ['GET /api/racing/coin-history']),
];

/** Where the member of the busy site stands in the game that they played last. */
const IN_RACING = aProgress({
  gameName: 'Alien Racing',
  place: aPlace({ rank: 5, score: 412, above: { ...RIVAL, rank: 4, points: 18 } }),
});

/** The games and the racing simulator, whose rounds the real server proves. */
export const GAME_SCREENS = [
  {
    name: 'games',
    path: '/games',
    as: 'member',
    fixtures: { 'GET /api/games/progress': ok(IN_RACING) },
    shows: 'Carry on',
  } as const,
  ...[
    { name: 'games-no-rounds', path: '/games', shows: 'No rounds yet' },
    ...loadingAndError({ name: 'games', path: '/games' }, ['GET /api/games/stats']),
    ...ROUND_SCREENS,
    ...RACING_SCREENS,
  ].map((screen): GalleryScreen => ({ as: 'new member', ...screen })),
];
