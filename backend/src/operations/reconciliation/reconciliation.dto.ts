/** A rule of the reconciliation, and its violations. */
export class ReconciliationCheckDto {
  /** The rule, as a sentence. */
  claim!: string;
  differences!: number;
  /** The first hundred differences, as sentences. */
  sentences!: string[];
}

/** Result of a reconciliation. */
export class ReconciliationDto {
  /** When it was made, ISO-8601, UTC. */
  checkedAt!: string;
  tookMs!: number;
  /** Number of members compared. */
  members!: number;
  lines!: number;
  rounds!: number;
  records!: number;
  receipts!: number;
  /** Number of differences over all checks; 0 when everything agrees. */
  differences!: number;
  checks!: ReconciliationCheckDto[];
}
