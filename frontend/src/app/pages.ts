import { paths } from './paths';
import type { ScreenPath } from './paths';

/** What a page says about itself in the tab, to search engines and in link previews. */
export interface Page {
  /** The title without the site's name. */
  title: string;
  description: string;
}

/** What the site is called, as long as admins have set no other name. */
export const siteName = 'Alien Squad';

/** One entry a screen: the compiler names a screen that says nothing about itself. */
const pages: Record<ScreenPath, Page> = {
  [paths.landing]: {
    title: 'Racing league',
    description: 'Weekly races, season points and live broadcasts: the racing league of the alien squad.',
  },
  [paths.network]: {
    title: 'The network',
    description: 'One account for the racing league and the community of the alien squad.',
  },
  [paths.auth]: {
    title: 'Access Portal',
    description: 'Sign in or join: play games, win coins and race with the alien squad, online and off.',
  },
  [paths.racing]: {
    title: 'Racing Simulator',
    description: 'Four racers, sixty seconds of pure luck: start a race and watch your pod fly.',
  },
  [paths.racingCoinHistory]: {
    title: 'Racing Coin History',
    description: 'Every coin that your races have brought home: places, clean races, championship points.',
  },
  [paths.home]: { title: 'Home', description: 'Your coins, your games and what the squad is up to.' },
  [paths.profile]: {
    title: 'Profile',
    description: 'Your alien, your records, badges and stickers, and the settings of your account.',
  },
  [paths.games]: {
    title: 'Games',
    description: 'Every game of the squad, with your high scores: pick one, play a round, win coins.',
  },
  [paths.store]: {
    title: 'Store',
    description: 'Neon editions, stickers and coupons: spend the coins that your rounds have won.',
  },
  [paths.leaderboard]: {
    title: 'Leaderboard',
    description: 'Who leads in every game, today and of all times, each rank with the round that proves it.',
  },
  [paths.friends]: {
    title: 'Friends',
    description: 'Your crew: who is on the track, what they write, and copies to give to each other.',
  },
  [paths.livestream]: {
    title: 'Livestream',
    description: 'Watch the races live, talk with the squad, and see when the next stream begins.',
  },
  [paths.admin]: {
    title: 'Admin Dashboard',
    description: 'Members, coins, streams and the store of the alien squad, for those who run it.',
  },
  [paths.alienRacing]: {
    title: 'Alien Racing',
    description: 'Three laps of neon in sixty seconds: dodge rocks, catch the slipstream, take the flag.',
  },
  [paths.alienClicker]: {
    title: 'Alien Clicker',
    description: 'Sixty seconds, ten falling aliens: tap them all and earn coins.',
  },
  [paths.memoryMatch]: {
    title: 'Memory Match',
    description: 'Sixteen cards, eight pairs, sixty seconds: find them all and earn coins.',
  },
  [paths.strongholdDefense]: {
    title: 'Stronghold Defense',
    description: 'Build towers, hold the dome and outlast the swarm for two minutes.',
  },
};

const notFoundPage: Page = {
  title: '404 Page Not Found',
  description: 'This address leads nowhere in the alien squad.',
};

/** Returns the page at an address, or the not-found page; as the router, it overlooks case and slashes at the end. */
export function pageAt(pathname: string): Page {
  const path = pathname.toLowerCase().replace(/\/+$/, '') || '/';
  return path in pages ? pages[path as ScreenPath] : notFoundPage;
}

/** Returns the tab's title, such as 'Home · Alien Squad'. */
export function fullTitle(page: Page, name: string = siteName): string {
  return `${page.title} · ${name}`;
}
