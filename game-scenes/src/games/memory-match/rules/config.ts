/**
 * Numbers of Memory Match. Those marked §9 are from the specification and must not change; the others state
 * their reason.
 */
export const MEMORY_CONFIG = {
  /** §9: 60 s. */
  roundTicks: 3600,
  /** §9: eight symbols, each on two cards. */
  symbolCount: 8,
  cardCount: 16,
  /** Three tables' worth, so that a member who has played many rounds still meets new sets of eight. */
  pictureCount: 24,
  /** §9, the same on both fields. */
  columns: 4,
  /** §9: 1 s. */
  mismatchTicks: 60,
  /**
   * A card takes 0.3 s to turn, either way, before the next can be asked for, so that turning
   * cards without looking loses to remembering them (docs/games.md). A hand needs about as long.
   */
  turnTicks: 18,
  /** §9. */
  pointsPerPair: 10,
  /** §9: paid at the end. */
  coinsPerPair: 2,
  /** Score of a decent player; bots of that skill find nearly every pair (`bot.ts`). */
  parScore: 78,
  /** More than anybody can turn, even by keyboard or with several fingers. */
  maxInputsPerSecond: 15,
  /** Limits of chance and memory for the detector. */
  detector: {
    /**
     * Minimum luck that is not flagged. Finding a pair with two unseen cards has a chance of 1 in (unseen
     * cards − 1). All eight pairs in a row have a chance of 1 in 2,027,025. A cheater who computes the cards
     * from the seed has this luck in every round.
     */
    luckLeast: 1 / 1_000_000,
  },
} as const;
