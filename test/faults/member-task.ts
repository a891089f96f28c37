import type { Client, RequestKind } from './client.js';
import type { Random } from './random.js';
import { Shopping } from './shopping.js';
import { Uploads } from './uploads.js';

/** A way to spend coins, besides playing. Remembers every answer. */
export interface MemberTask {
  /** Number of requests without an answer. */
  readonly unanswered: number;
  /** Amounts of the ledger lines of all answered requests; each is negative. */
  readonly spent: readonly number[];
  /** Runs the task once, or until the site is killed. */
  turn(): Promise<void>;
  /** Repeats every unanswered request, in the original order. */
  sendUnanswered(): Promise<void>;
  /** Asserts that every accepted request is idempotent and that each purchase exists exactly once. */
  assertStands(): Promise<void>;
}

/** The LIST of tasks; add the kinds of their requests to `SPENDING_AIMS`. */
const MEMBER_TASKS: readonly (new (name: string, client: Client, random: Random) => MemberTask)[] = [
  Shopping,
  Uploads,
];

/** Requests of the tasks after which the server is killed. */
export const SPENDING_AIMS = ['purchase', 'upload'] as const satisfies RequestKind[];

/** Creates every task of one member. */
export function memberTasksOf(name: string, client: Client, random: Random): readonly MemberTask[] {
  return MEMBER_TASKS.map((Kind) => new Kind(name, client, random.fork()));
}
