/** Numbers of the racing simulator. Marked (§9) are the specification's and may not change. */
export const SIMULATOR_CONFIG = {
  /** §9: 60 s. */
  roundTicks: 3600,
  /** §9: updated every second. */
  ticksPerUpdate: 60,
  /** §9. */
  laps: 3,
  racers: 4,
  /** §9: random progress of 0 to 2 per second, of 100; counted in hundredths, which are whole numbers. */
  mostGain: 200,
  fullProgress: 10_000,
  /** §9: while it runs the position is 1 to 3; it ends as 1 to 4. */
  worstShownPosition: 3,
  /** A point for each half of a hundredth of the way, and for the place. */
  pointsPerProgress: 2,
  placePoints: [60, 40, 20, 0],
  /** §9: coins = floor(score / 10). */
  pointsPerCoin: 10,
  /** The mean of many runs. Nobody can be better at it: it is luck, and stands on no board. */
  parScore: 145,
  maxInputsPerSecond: 1,
} as const;
