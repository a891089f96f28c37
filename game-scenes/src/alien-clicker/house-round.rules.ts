import type { FieldName } from '../rules-core/define-game.js';

/** A round whose log is shown to visitors, played again by their browser. */
export interface ShownRound {
  readonly rulesVersion: number;
  readonly seed: string;
  readonly field: FieldName;
  /** What the rules compute from seed and log. */
  readonly score: number;
  readonly log: string;
}

/**
 * The round of the house on the landing page, played by the decent bot: its golden round on the wide field.
 * When `rulesVersion` of Alien Clicker is increased, record a new one by
 * `npm run record-round -- alien-clicker --player decent --field wide` and copy it here; `house-round.test.ts`
 * says so.
 */
export const HOUSE_ROUND: ShownRound = {
  rulesVersion: 2,
  seed: '00000000000000000000000000000000',
  field: 'wide',
  score: 74,
  log: 'AQAIKgf6B_IDMQeqCa4IOweWCsYFLweKDNgFQAfIB4gDNAe0BtwCMge8A5wBJge0BNoCKAesBdICJwfGBNADLQeWAsQENwfKA8QBLQfgAewCOweYB8AFLQe-CegGNgf-C7wGKgf8DMoGJQf4DNoGKwfiDIQFMQfQDPwCMgfiCfwBMAeCCO4BMwfgBqYFLQeMBOYFLwe-AZYGJAeOAs4HOQecAsQFMgfMBMQEKwf8BcAFOAfGBPYCNgf6B6gFKAecCaoGHweuCZgGLge2C6YIOQeKC6AFLgfqDKIHKweYDP4GLweUDKoGIwfuDOgGKweWDOoGPAf4C84CMAfQDd4COQeiCdIDMAeIB54DJgeMBuIEKgfqBcQEJgeMBf4ELweWA7IFJgeKArwGIQeoAe4HOgeABIYGLAfSAtoHLweWAuAGNgfqBNoGNgfwBcQFNQe8B9YENAfWCq4FNAewCOAFOAf6C94FMgf0CpgDKwfYC6QGLAfaDPoGNge4CcoHOAeoC6AFPQeGB8AENgewCNICIgfeCNAEMwf0C4QGOge-C6gENQesCc4BMQeuC8QCPQfsBvAGLQe0BZwGMwfEAaoGJgA',
};
