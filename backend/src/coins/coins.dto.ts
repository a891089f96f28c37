/** One line of a member's ledger as the screens read it (§7). */
export class CoinTransactionDto {
  id!: number;
  /** What the coins were earned with or spent on; the server's own words. */
  description!: string;
  /** Coins; positive is earned, negative is spent. */
  amount!: number;
  /** ISO-8601, UTC. */
  createdAt!: string;
}
