import type { Achievements, Device, GameStats, Home, OwnRound } from '../api/types';

/** A member's record in a game, as the API returns it. */
export function aRecord(changes: Partial<GameStats> = {}): GameStats {
  return {
    id: 1,
    gameName: 'Alien Clicker',
    highScore: 1074,
    timesPlayed: 21,
    gamesPlayed: 21,
    timePlayed: 3480,
    level: 3,
    totalCoins: 290,
    ...changes,
  };
}

/** The data of the home screen. */
export function aHome(changes: Partial<Home> = {}): Home {
  return {
    featuredGames: [
      {
        id: 'alien-racing',
        name: 'Alien Racing',
        description: 'Three laps of neon.',
        path: '/games/alien-racing',
        imageUrl: '/covers/alien-racing.svg',
        isNew: true,
      },
      {
        id: 'alien-clicker',
        name: 'Alien Clicker',
        description: 'Ten aliens falling.',
        path: '/games/alien-clicker',
        imageUrl: '/covers/alien-clicker.svg',
        isNew: false,
      },
    ],
    upcomingEvents: [
      { id: 1, title: 'Sunday Night Series', game: 'Alien Racing', startsAt: '2026-12-05T20:00:00.000Z' },
      { id: 2, title: 'Crew Cup qualifier', game: 'Alien Racing', startsAt: '2026-12-09T00:00:00.000Z' },
    ],
    announcements: [
      {
        id: 2,
        title: 'Neon editions are in',
        description: 'Glowing hats and pets, now in the store.',
        date: '2026-11-20T12:00:00.000Z',
      },
    ],
    ...changes,
  };
}

/** Two badges, one of them earned. */
export const achievements: Achievements = {
  points: 10,
  badges: [
    {
      id: 'first-race',
      name: 'First Race',
      description: 'Drive your first race in Alien Racing.',
      points: 10,
      earnedAt: '2026-11-01T10:00:00.000Z',
    },
    {
      id: 'podium',
      name: 'Podium',
      description: 'Finish among the first three in Alien Racing.',
      points: 30,
      earnedAt: null,
    },
  ],
};

/** This browser and another one. */
export const devices: Device[] = [
  {
    id: 'here',
    device: 'Firefox on Linux',
    createdAt: '2026-11-01T10:00:00.000Z',
    lastUsedAt: '2026-11-21T10:00:00.000Z',
    isCurrent: true,
  },
  {
    id: 'there',
    device: 'Chrome on Android',
    createdAt: '2026-11-01T10:00:00.000Z',
    lastUsedAt: '2026-11-20T10:00:00.000Z',
    isCurrent: false,
  },
];

/** A verified round of the member. */
export function aRound(changes: Partial<OwnRound> = {}): OwnRound {
  return {
    round: 'round-9',
    gameName: 'Alien Clicker',
    gameId: 'alien-clicker',
    score: 74,
    coins: 14,
    decidedAt: '2026-11-21T10:00:00.000Z',
    canWatch: true,
    ...changes,
  };
}
