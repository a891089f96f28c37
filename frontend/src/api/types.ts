import type { components } from './schema.gen';

type Schemas = components['schemas'];

/** The member as the API tells it (§3). */
export type User = Schemas['UserDto'];
export type Credentials = Schemas['CredentialsDto'];
/** The permission and the seed for one round. */
export type Ticket = Schemas['TicketDto'];
/** A finished round as the player's browser saw it, with the log that proves it. */
export type FinishedRound = Schemas['FinishedRoundDto'];
/** What the server's replay decided about a round. */
export type Verdict = Schemas['VerdictDto'];
/** The server's closed list of reasons why a round proves nothing. */
export type RefusalReason = NonNullable<Verdict['reason']>;
/** One line of the member's ledger. */
export type CoinTransaction = Schemas['CoinTransactionDto'];
/** Where a member stands in racing. */
export type RacingSummary = Schemas['RacingSummaryDto'];
/** What a member has played of one game. */
export type GameStats = Schemas['GameStatsDto'];
/** The server's closed list of reasons to say no. */
export type ProblemCode = Schemas['Problem']['code'];
