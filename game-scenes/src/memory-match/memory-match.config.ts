/**
 * Numbers of Memory Match. Marked (§9) are the specification's and may not change; the others complete it, each with
 * its reason.
 */
export const MEMORY_CONFIG = {
  /** §9: 60 s. */
  roundTicks: 3600,
  /** §9: eight symbols, each on two cards. */
  symbolCount: 8,
  cardCount: 16,
  /** §9, the same on both fields. */
  columns: 4,
  /** §9: 1 s. */
  mismatchTicks: 60,
  /** §9. */
  pointsPerPair: 10,
  /** §9: paid at the end. */
  coinsPerPair: 2,
  /** A decent player's score: bots of that skill find nearly every pair in the minute (`memory-match.bot.ts`). */
  parScore: 78,
  /** Nobody turns cards faster than this, on keys or with several fingers. */
  maxInputsPerSecond: 15,
  /** What the detector takes for more than chance and memory can do. */
  detector: {
    /**
     * Turning two cards that nobody has seen and finding a pair is luck of 1 in (unseen cards − 1). All eight pairs in
     * a row are luck of 1 in 2,027,025; somebody who reads the cards from the seed has it in every round.
     */
    luckLeast: 1 / 1_000_000,
  },
} as const;
