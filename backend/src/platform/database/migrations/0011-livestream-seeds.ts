/** Initial content of the livestream's page: the specification's schedule (§9), sample standings, a race. */
export const LIVESTREAM_SEEDS = {
  schedule: [
    { title: 'Sunday Night Series', game: 'Alien Racing', weekday: 0, time: '15:00' },
    { title: 'Midweek practice and crew talk', game: 'Alien Racing', weekday: 3, time: '19:00' },
  ],
  standings: [
    { name: 'PitBoss9', points: 88 },
    { name: 'Nova_Quill', points: 81 },
    { name: 'Zorblax', points: 74 },
    { name: 'Tachyon', points: 62 },
  ],
  /** Stored as rows of `upcoming_events`, which an earlier migration created. */
  events: [],
  details: {
    race: 'Sunday Night Series',
    track: 'Ringside Loop',
    lap: null,
    laps: 3,
    pods: 4,
    fastestLap: '0:14.2',
    fastestLapBy: 'Tachyon',
    prizeCoins: 0,
  },
} as const;
