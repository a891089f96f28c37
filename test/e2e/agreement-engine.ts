/**
 * What agreement-engines.spec.ts runs in an engine without a page: one classic script that asks the engine for nothing
 * but `print`. A call of `agree` is appended to it.
 */
import { playRounds, replayLogs, type BotRound, type PlayedLog } from './agreement-rules.js';

declare const print: (line: string) => void;

/** Prints the rounds' logs, one a line, and then what each of them and each of the further logs proves. */
function agree(rounds: readonly BotRound[], furtherLogs: readonly PlayedLog[]): void {
  const logs = playRounds(rounds);
  logs.forEach((log) => print(log));
  const played = rounds.map(({ game, seed }, index) => ({ game, seed, log: logs[index] ?? '' }));
  for (const result of replayLogs([...played, ...furtherLogs])) print(JSON.stringify(result));
}

Object.assign(globalThis, { agree });
