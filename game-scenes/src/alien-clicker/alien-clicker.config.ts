/**
 * Numbers of Alien Clicker. Marked (§9) are the specification's and may not change; the others complete it, each with
 * its reason. "Per frame" is per tick here: the same game on every screen.
 */
export const CLICKER_CONFIG = {
  /** §9: 60 s. */
  roundTicks: 3600,
  /** §9. */
  targetCount: 10,
  /** §9: diameter of the head and of what can be hit. */
  minSizePx: 40,
  maxSizePx: 70,
  /** §9: falling speed. */
  minSpeedPxPerTick: 1,
  maxSpeedPxPerTick: 3,
  /** Speeds are multiples of 1/8 px, which doubles add up without rounding. */
  speedStepsPerPx: 8,
  /** §9: coins = floor(score / 5). */
  pointsPerCoin: 5,
  /** Colour and face of a target, for the view. */
  lookCount: 10,
  /**
   * Heads stay this far inside the left and right edge. The wide field's is larger: its ways are longer, and its heads
   * are in view for a shorter time. Bots of three skills then score the same on both within 5 %
   * (`every-game.test.ts`).
   */
  sideMarginPx: { wide: 64, tall: 6 },
  /** The new column is the emptiest of so many drawn ones: heads that lie on each other look and play badly. */
  columnCandidates: 4,
  /** Only heads above this share of the height count for that choice; the lower ones will be gone. */
  crowdedHeightShare: 0.3,
  /** First positions reach this far down the field, so that a round starts full but nothing leaves at once. */
  startHeightShare: 0.75,
  /**
   * A strike next to a head still hits: pixels a finger or a late frame costs. A head right under the pointer always
   * goes first.
   */
  hitSlopPx: 8,
  /** A decent player's score (§ balance: about 15 coins a minute). */
  parScore: 75,
  /** Several fingers drum up to about 25 a second. */
  maxInputsPerSecond: 30,
  /** What the detector takes for more than a hand can do; all of it is far from what the best bots of three skills do. */
  detector: {
    /**
     * A head struck when it has been in view for at most so many ticks (0.1 s) was not seen first: below that, sprinters'
     * starts count as false, and here a hand still has to travel.
     */
    earlyTicks: 6,
    /**
     * Drumming along the top edge without looking meets such heads by chance, with up to three strikes in a hundred
     * and forty times a round; so it needs many of them, and a good part of all strikes.
     */
    earlyHitsLeast: 12,
    earlyShareLeast: 0.25,
    /** A strike no farther than this from the middle of a falling head, which is as near as whole px get. */
    centredWithinPx: 1,
    /** A hand that strays by 4 px, and that is a steady one, gets there with one hit in thirty. */
    centredHitsLeast: 12,
    centredShareLeast: 0.3,
  },
} as const;
