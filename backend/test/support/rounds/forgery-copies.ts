import type { Forgery } from './forgery.js';
import { closeLog, openLog, withAPause } from './forgery-log.js';
import { AS_REPLAYED, COPIED, type Expectation } from './forgery-outcomes.js';
import type { Stage } from './forgery-stage.js';
import type { Ticket } from '../rounds.js';

/** A log that was proven before, and a fresh ticket of the forger whose time has passed. */
interface Copy {
  readonly ticket: Ticket;
  readonly log: string;
}

async function copyOfAnother(stage: Stage): Promise<Copy> {
  const original = await stage.ticket(stage.other);
  const ticket = await stage.ticket();
  const log = stage.logForBoth(original, ticket) ?? stage.play(original).log;
  stage.pass(stage.longestRoundMs);
  await stage.finish(original, { log }, stage.other);
  return { ticket, log };
}

async function copyOfOneself(
  stage: Stage,
  afterwards: (original: Ticket) => Promise<void> = () => Promise.resolve(),
): Promise<Copy> {
  const original = await stage.ticket();
  const log = stage.logForBoth(original, original) ?? stage.play(original).log;
  stage.pass(stage.longestRoundMs);
  await stage.finish(original, { log });
  await afterwards(original);
  const ticket = await stage.ticket();
  stage.pass(stage.longestRoundMs);
  return { ticket, log };
}

const byCopy = (
  name: string,
  expected: Expectation,
  copy: (stage: Stage) => Promise<Copy>,
  change: (log: string) => string = (log) => log,
): Forgery => ({
  name,
  expected,
  forge: async (stage) => {
    const { ticket, log } = await copy(stage);
    return [stage.finishing(ticket, { log: change(log) })];
  },
});

function withoutItsFirstInput(log: string): string {
  const open = openLog(log);
  return closeLog({ ...open, entries: open.entries.slice(1) });
}

/** Rounds that another member, or the forger, has played before. */
export const COPY_FORGERIES: readonly Forgery[] = [
  byCopy("a copy of another member's round", COPIED, copyOfAnother),
  byCopy("a copy of another member's round with a pause in it [SEC-04]", COPIED, copyOfAnother, withAPause),
  byCopy('a copy of an own earlier round', COPIED, (stage) => copyOfOneself(stage)),
  byCopy('a copy of an own round that was voided', COPIED, (stage) =>
    copyOfOneself(stage, (original) => stage.void(original)),
  ),
  byCopy(
    "a copy of another member's round with one input less [SEC-04]",
    AS_REPLAYED,
    copyOfAnother,
    withoutItsFirstInput,
  ),
];
