import type { Client, RequestKind } from './client.js';
import type { Random } from './random.js';
import { Shopping } from './shopping.js';
import { Uploads } from './uploads.js';

/** Something besides playing that a member does with their coins, and remembers every answer to. */
export interface MemberTask {
  /** How many wishes were sent and got no answer. */
  readonly unanswered: number;
  /** Coins of every ledger line that the answered wishes have written, each below 0. */
  readonly spent: readonly number[];
  /** Runs once, or as far as the site lives. */
  turn(): Promise<void>;
  /** Sends every wish again that got no answer, in the order they were made in. */
  sendUnanswered(): Promise<void>;
  /** Every wish that was granted is answered the same again, and all that was bought is there, once. */
  assertStands(): Promise<void>;
}

/** The LIST of tasks; the kinds of their requests belong into `SPENDING_AIMS`. */
const MEMBER_TASKS: readonly (new (name: string, client: Client, random: Random) => MemberTask)[] = [
  Shopping,
  Uploads,
];

/** After which of the tasks' requests the server is killed. */
export const SPENDING_AIMS = ['purchase', 'upload'] as const satisfies RequestKind[];

/** Every task of one member. */
export function memberTasksOf(name: string, client: Client, random: Random): readonly MemberTask[] {
  return MEMBER_TASKS.map((Kind) => new Kind(name, client, random.fork()));
}
