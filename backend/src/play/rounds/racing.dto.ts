/** Where a member stands in racing. */
export class RacingSummaryDto {
  /** Coins of all racing lines of the member's ledger. */
  coinsEarned!: number;
  /** Runs of the simulator that the member has drawn since midnight UTC. */
  runsToday!: number;
  /** How many runs of a UTC day pay; later ones are for fun. */
  paidRunsPerDay!: number;
}
