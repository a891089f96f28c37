/** Result of claiming the daily bonus. */
export class DailyBonusDto {
  /** Whether this call granted the bonus: once per UTC day, and never while the bonus is set to 0. */
  granted!: boolean;
  /** Coins that this call granted; 0 if it did not. */
  amount!: number;
  /** The UTC day of the bonus, such as `2026-11-21`, by the server's clock. */
  day!: string;
  /** Balance after the call. */
  coins!: number;
}
