import type { GameRules } from 'game-scenes/rules';
import { bytesOf, closeLog, openLog, textOf, type OpenLog } from './forgery-log.js';
import type { Expectation } from './forgery-outcomes.js';
import type { RoundBody, Sending, Stage } from './forgery-stage.js';

/** One way to cheat, tried in every game. */
export interface Forgery {
  /** What is sent, the start of the sentence '… is refused as log_malformed'. */
  readonly name: string;
  readonly expected: Expectation;
  /** Prepares the forgery and returns its requests; the ledger is read in between. */
  readonly forge: (stage: Stage) => Promise<readonly Sending[]>;
  /** All requests leave together, instead of one after the other. */
  readonly isAtOnce?: boolean;
  /** It never reaches a game's rules, so only one game tries it, a different one for each such forgery. */
  readonly isInTurn?: boolean;
  /** Games in which it can be tried at all; every game without it. */
  readonly isFor?: (game: GameRules) => boolean;
}

/** An honest round whose log's text is changed before sending. */
export const byText = (name: string, expected: Expectation, change: (log: string) => string): Forgery =>
  byBody(name, expected, (log) => ({ log: change(log) }));

/** An honest round whose log's bytes are changed before sending. */
export const byBytes = (
  name: string,
  expected: Expectation,
  change: (bytes: readonly number[]) => readonly number[],
): Forgery => byText(name, expected, (log) => textOf(change(bytesOf(log))));

/** An honest round whose log's entries are changed. */
export const byEntries = (
  name: string,
  expected: Expectation,
  change: (log: OpenLog, game: GameRules) => Partial<OpenLog>,
): Forgery => ({
  name,
  expected,
  forge: async (stage) => {
    const { ticket, log } = await stage.honestRound();
    const open = openLog(log);
    return [stage.finishing(ticket, { log: closeLog({ ...open, ...change(open, stage.game) }) })];
  },
});

/** An honest round that is sent with another body. */
export const byBody = (
  name: string,
  expected: Expectation,
  change: (log: string, stage: Stage) => RoundBody,
): Forgery => ({
  name,
  expected,
  forge: async (stage) => {
    const { ticket, log } = await stage.honestRound();
    return [stage.finishing(ticket, { log, ...change(log, stage) })];
  },
});

/** An honest round that is sent as other bytes or with other headers. */
export const byWire = (
  name: string,
  expected: Expectation,
  change: (json: string) => {
    readonly raw: string | Uint8Array<ArrayBuffer>;
    readonly headers?: Readonly<Record<string, string | undefined>>;
  },
): Forgery => ({
  name,
  expected,
  forge: async (stage) => {
    const { ticket, log } = await stage.honestRound();
    const json = JSON.stringify({ gameName: stage.game.name, round: ticket.round, log });
    const { raw, headers } = change(json);
    return [{ ...stage.sendingRaw(raw, headers), ticket, log }];
  },
});
