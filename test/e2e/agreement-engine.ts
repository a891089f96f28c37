/**
 * Script that agreement-engines.spec.ts runs in an engine without a page: a classic script that uses no host
 * function but `print`. A call of `agree` is appended to it.
 */
import { playRounds, replayLogs, type BotRound } from './agreement-rules.js';

declare const print: (line: string) => void;

/** Prints the rounds' logs, one per line, and then their replay results. */
function agree(rounds: readonly BotRound[]): void {
  const logs = playRounds(rounds);
  logs.forEach((log) => print(log));
  const played = rounds.map(({ game, seed }, index) => ({ game, seed, log: logs[index] ?? '' }));
  for (const result of replayLogs(played)) print(JSON.stringify(result));
}

Object.assign(globalThis, { agree });
