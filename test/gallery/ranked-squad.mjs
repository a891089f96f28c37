/** @typedef {import('./screens.mjs').Page} Page */

const MINUTE_MS = 60_000;

/** Rows per page. */
const PAGE_ROWS = 25;

/** Number of members on the board. */
const TOTAL = 1204;

/** Name, colour, hat, face, score, minutes since the last round. The fourth is the member of the page. */
const SQUAD = [
  ['Nova_Quill', 'pink', 'crown', 'smile', 14_850, 2],
  ['PitBoss9', 'orange', 'cowboy-hat', 'cool', 13_310, 18],
  ['Tachyon', 'blue', 'space-helmet', 'smile', 12_960, 70],
  ['Zorblax', 'green', 'crown', 'smile', 11_420, 12],
  ['Miri.V', 'purple', 'halo', 'surprised', 10_875, 190],
  ['Kessel', 'black', 'none', 'alien', 9640, 1500],
  ['Halley', 'white', 'none', 'cool', 9115, 1700],
  ['Ooze_42', 'yellow', 'alien-helmet', 'angry', 8730, 2900],
  ['a_name_of_24_characters_', 'pink', 'none', 'cool', 8729, 4400],
  ['zib', 'blue', 'none', 'smile', 8100, 6000],
];

/**
 * Returns a row of a board, as the server does.
 *
 * @param {number} index
 * @param {string} gameName
 */
function row(index, gameName) {
  const [name, color, hat, face, score, minutes] = SQUAD[index % SQUAD.length] ?? [];
  const isInSquad = index < SQUAD.length;
  return {
    id: 1000 + index,
    rank: index + 1,
    username: isInSquad ? name : `racer_${index + 1}`,
    gameName,
    score: isInSquad ? score : 8000 - index,
    lastPlayed: new Date(Date.now() - (minutes + (isInSquad ? 0 : index)) * MINUTE_MS).toISOString(),
    isCurrentUser: index === 3,
    avatar: { color, hat, face, accessory: 'none' },
    profilePicture: null,
    round: index % 7 === 5 ? null : `round-${index}`,
  };
}

/** @param {string} gameName @param {number} first */
const rows = (gameName, first = 0) =>
  Array.from({ length: PAGE_ROWS }, (_, index) => row(first + index, gameName));

/** @type {readonly [string, string, number, number | null][]} */
const BESTS = [
  ['Alien Clicker', 'alien-clicker', 74, 12],
  ['Memory Match', 'memory-match', 80, 9],
  ['Stronghold Defense', 'stronghold-defense', 0, null],
  ['Alien Racing', 'alien-racing', 412, 1103],
];
const OWN_BESTS = BESTS.map(([gameName, gameId, score, rank]) => ({
  gameName,
  gameId,
  score,
  rank,
  round: rank === null ? null : `best-${gameId}`,
}));

/** The member's own standing: fourth. */
export const OWN_STANDING = {
  rank: 4,
  score: 11_420,
  total: TOTAL,
  toNext: { rank: 3, username: 'Tachyon', points: 1540 },
  toThird: 1540,
  bests: OWN_BESTS,
  top: rows('All Games').slice(0, 3),
};

/**
 * Mocks a site with a thousand players, on which the member of the page is fourth.
 *
 * @param {Page} page
 */
export async function rankedSquad(page) {
  await page.route('**/api/leaderboard/me*', (route) => route.fulfill({ json: OWN_STANDING }));
  await page.route('**/api/leaderboard/members/*', (route) =>
    route.fulfill({
      json: {
        username: 'Nova_Quill',
        avatar: row(0, '').avatar,
        profilePicture: null,
        bests: OWN_BESTS.filter(({ rank }) => rank !== null).map((best) => ({
          ...best,
          decidedAt: new Date(Date.now() - 300 * MINUTE_MS).toISOString(),
        })),
      },
    }),
  );
  await page.route(/\/api\/leaderboard(\?.*)?$/, (route) => {
    const { searchParams } = new URL(route.request().url());
    const first = searchParams.has('cursor') ? PAGE_ROWS : 0;
    const json = searchParams.has('search') ? [] : rows(searchParams.get('game') ?? 'All Games', first);
    const links = ['</api/leaderboard?cursor=next>; rel="next"'];
    if (first > 0) links.push('</api/leaderboard?cursor=previous>; rel="prev"');
    const headers = { 'X-Total-Count': json.length === 0 ? '0' : String(TOTAL), Link: links.join(', ') };
    return route.fulfill({ json, headers });
  });
  await page.reload();
  await page.getByRole('heading', { name: 'Your Stats' }).waitFor();
  await page.getByText('1,540').first().waitFor();
}
