/** Sizes and speeds of new heads in a weather. */
export interface Weather {
  readonly minSizePx: number;
  readonly maxSizePx: number;
  readonly minSpeedPxPerTick: number;
  readonly maxSpeedPxPerTick: number;
  /** Ticks from one charged head to the next. */
  readonly sparkTicks: number;
}

const SPECIFIED = {
  /** §9: diameter of the head and of what can be hit. */
  minSizePx: 40,
  maxSizePx: 70,
  /** §9: falling speed. */
  minSpeedPxPerTick: 1,
  maxSpeedPxPerTick: 3,
} as const;

/** Ticks from one charged head to the next: time to wait for a full ring, and to strike others meanwhile. */
const SPARK_TICKS = 240;

/**
 * Numbers of Alien Clicker. Those marked §9 are from the specification and must not change; the others state
 * their reason. "Per frame" in §9 means per tick here, so that the speed is the same on every screen.
 */
export const CLICKER_CONFIG = {
  /** §9: 60 s. */
  roundTicks: 3600,
  /** §9. */
  targetCount: 10,
  ...SPECIFIED,
  /** The minute rises in three parts; each stays within §9. */
  weathers: {
    /** To find one's hand. */
    calm: { ...SPECIFIED, maxSpeedPxPerTick: 2, sparkTicks: SPARK_TICKS },
    /** All sizes and speeds, and the wind. */
    storm: { ...SPECIFIED, sparkTicks: SPARK_TICKS },
    /** Small and fast heads, and twice as many sparks: the end can turn a round. */
    rain: { ...SPECIFIED, maxSizePx: 50, minSpeedPxPerTick: 2, sparkTicks: SPARK_TICKS / 2 },
  } satisfies Record<string, Weather>,
  /** First ticks of the storm and of the rain; it rains on new heads alone, so two seconds before the last ten. */
  stormFromTick: 1200,
  rainFromTick: 2880,
  /** Largest sideways speed in the storm: a head drifts by one or two of its widths on its way. */
  maxDriftPxPerTick: 0.5,
  /** Drifting heads turn this far from the left and right edges, where they can be seen and struck whole. */
  driftMarginPx: 16,
  /** Speeds are multiples of 1/8 px, which doubles add up without rounding. */
  speedStepsPerPx: 8,
  /**
   * Reach of a charged head's ring at the top and at the bottom of the field. It has to grow much: one head
   * lies within 130 px on average, so that with a constant reach waiting is never worth it.
   */
  leastReachPx: 40,
  mostReachPx: { wide: 420, tall: 450 },
  /** Heads that burst together come back one above the other by this much, not in a row. */
  burstGapPx: 40,
  /** §9: coins = floor(score / 5). */
  pointsPerCoin: 5,
  /** Number of looks (colour and face) of a target, for the view. */
  lookCount: 10,
  /**
   * Margin between heads and the left and right edges. It is larger on the wide field, whose distances are
   * longer and whose heads are visible for a shorter time. So bots of all skills score the same on both
   * fields within 5 % (`every-game.test.ts`).
   */
  sideMarginPx: { wide: 50, tall: 6 },
  /** Columns drawn per new head; the emptiest is used, because overlapping heads look and play badly. */
  columnCandidates: 4,
  /** Only heads above this share of the height count for that choice; lower ones will soon be gone. */
  crowdedHeightShare: 0.3,
  /** Lowest start position, as a share of the height: the round starts full, but no head leaves soon. */
  startHeightShare: 0.75,
  /**
   * Extra radius within which a strike hits, to make up for the size of a finger or a late frame. A head
   * directly under the pointer takes precedence.
   */
  hitSlopPx: 8,
  /** A miss jams the blaster for this long, so that blind drumming loses to looking (docs/games.md). */
  jamTicks: 12,
  /** One strike counts in this many ticks: twelve a second, more than a hand makes. */
  strikeTicks: 5,
  /** Score of a decent player (§ balance: about 20 coins a minute). */
  parScore: 100,
  /** Strikes that hit, without a miss, that are a flawless round: one a second, so that only waiting for sure strikes is not enough. */
  flawlessHits: 60,
  /** Several fingers reach about 25 strikes a second. */
  maxInputsPerSecond: 30,
  /** Limits of human ability for the detector; bots of all three skills stay far below them. */
  detector: {
    /**
     * A head hit after at most this many ticks in view (0.1 s) was not seen first. Below 0.1 s sprinters'
     * starts count as false, and here the hand also has to travel.
     */
    earlyTicks: 6,
    /**
     * Blind tapping along the top edge hits such heads by chance: up to three in a hundred strikes and forty
     * times a round. So a flag needs many of them and a large share of all strikes.
     */
    earlyHitsLeast: 12,
    earlyShareLeast: 0.25,
    /** Maximum distance from the middle of a falling head for a centred strike; strikes are in whole px. */
    centredWithinPx: 1,
    /** A steady hand with an error of 4 px achieves a centred strike in one of thirty hits. */
    centredHitsLeast: 12,
    centredShareLeast: 0.3,
  },
} as const;
