import type { Forgery } from './forgery.js';
import { closeLog, openLog, PAUSE } from './forgery-log.js';
import { atMost } from './forgery-outcomes.js';
import { stressCount } from '../stress-count.js';

/** Returns the same round in this many encodings, which differ in their pauses. */
function spellings(log: string, count: number): readonly string[] {
  const open = openLog(log);
  return Array.from({ length: count }, (_, index) => {
    const pauses = Array.from({ length: index }, () => ({ tick: 0, head: PAUSE, numbers: [] }));
    return closeLog({ ...open, entries: [...pauses, ...open.entries] });
  });
}

/** Many requests that race each other. */
export const RACE_FORGERIES: readonly Forgery[] = [
  {
    name: 'one round many times at once [SEC-20]',
    expected: atMost(1),
    isAtOnce: true,
    forge: async (stage) => {
      const { ticket, log } = await stage.honestRound();
      return Array.from({ length: stressCount(10, 100) }, () => stage.finishing(ticket, { log }));
    },
  },
  {
    name: 'one ticket with many spellings of its round at once [SEC-03]',
    expected: atMost(1, 'ticket_spent'),
    isAtOnce: true,
    forge: async (stage) => {
      const { ticket, log } = await stage.honestRound();
      return spellings(log, stressCount(10, 100)).map((spelling) =>
        stage.finishing(ticket, { log: spelling }),
      );
    },
  },
  {
    name: 'one ticket with rounds of several skills and broken logs at once',
    expected: atMost(1, 'ticket_spent', 'log_malformed'),
    isAtOnce: true,
    forge: async (stage) => {
      const ticket = await stage.ticket();
      const rounds = (['novice', 'decent', 'expert'] as const).map((skill) =>
        stage.play(ticket, 'wide', skill),
      );
      stage.pass(stage.longestRoundMs);
      return [...rounds.map(({ log }) => log), '', 'AQ', 'AQAI'].map((log) =>
        stage.finishing(ticket, { log }),
      );
    },
  },
  {
    name: 'a round that is sent while its member starts others [SEC-20]',
    expected: atMost(1, 'abandoned'),
    isAtOnce: true,
    forge: async (stage) => {
      const { ticket, log } = await stage.honestRound();
      const { send } = stage.finishing(ticket, { log });
      const start = (): Promise<unknown> => stage.ticket();
      return Array.from({ length: 5 }, () => ({
        ticket,
        log,
        send: async () => (await Promise.all([send(), start(), start()]))[0],
      }));
    },
  },
];
