/** What has become of the daily bonus. */
export class DailyBonusDto {
  /** Whether this call has given it: once per UTC day, and never while the settings give none. */
  granted!: boolean;
  /** Coins that this call has given; 0 when it has not. */
  amount!: number;
  /** The UTC day that this is about, such as `2026-11-21`, by the server's clock. */
  day!: string;
  /** The balance right afterwards. */
  coins!: number;
}
