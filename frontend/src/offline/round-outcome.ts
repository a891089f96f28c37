import type { QueryClient } from '@tanstack/react-query';
import type { Verdict } from '../api/types';

/**
 * Outcome of a sent round: proven or refused by the server's verdict, or `turned-down` when the server will
 * never accept the request.
 */
export type RoundOutcome =
  | { kind: 'proven'; verdict: Verdict }
  | { kind: 'refused'; sentence: string }
  | { kind: 'turned-down'; sentence: string };

/** Returns the cache key of a round's outcome. */
export function roundOutcomeKey(round: string): readonly [string, string] {
  return ['round-outcome', round];
}

/** Returns the outcome of a round, if this page knows it. */
export function knownRoundOutcome(client: QueryClient, round: string): RoundOutcome | undefined {
  return client.getQueryData<RoundOutcome>(roundOutcomeKey(round));
}
