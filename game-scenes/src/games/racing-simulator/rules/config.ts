/** Numbers of the racing simulator. Those marked §9 are from the specification and must not change. */
export const SIMULATOR_CONFIG = {
  /** §9: 60 s. */
  roundTicks: 3600,
  /** §9: updated every second. */
  ticksPerUpdate: 60,
  /** §9. */
  laps: 3,
  racers: 4,
  /** §9: random progress of 0 to 2 % per second, counted in hundredths of a percent to stay integer. */
  mostGain: 200,
  fullProgress: 10_000,
  /** §9: 1 to 3 while the race runs; the final position is 1 to 4. */
  worstShownPosition: 3,
  /** Points per percent of progress, and by place. */
  pointsPerProgress: 2,
  placePoints: [60, 40, 20, 0],
  /** §9: coins = floor(score / 10). */
  pointsPerCoin: 10,
  /** Mean of many runs. No player can do better: it is pure luck and appears on no leaderboard. */
  parScore: 145,
  maxInputsPerSecond: 1,
} as const;
