/** The samples of a new site. */
export class SamplesDto {
  /** Number of samples that are still there. */
  samples!: number;
}
