import type { Answer } from '../client.js';
import type { Forgery } from './forgery.js';
import { problem } from './forgery-outcomes.js';
import type { PlayedRound, Sending, Stage } from './forgery-stage.js';
import type { Verdict } from '../rounds.js';

const NOTHING_EARNED = problem(409, 'coins.nothing_earned');
const INVALID = problem(400, 'request.invalid');

/** Requests `POST /api/coins/add`, which moves no coin. */
const adding = ({ forger }: Stage, body: Readonly<Record<string, unknown>>): Sending => ({
  send: () => forger.client.post<Verdict>('/api/coins/add', { description: 'Earned by me', ...body }),
});

const byAdding = (
  name: string,
  expected: Forgery['expected'],
  body: (round: PlayedRound) => Readonly<Record<string, unknown>>,
  prepare: (stage: Stage) => Promise<PlayedRound> = (stage) => stage.provenRound(),
): Forgery => ({
  name,
  expected,
  forge: async (stage) => [adding(stage, body(await prepare(stage)))],
});

/** Every answer is the same ledger line, which exists already. */
const THE_LINE: Forgery['expected'] = {
  says: 'answered with the line that is there already',
  check: (sent) => {
    const lines = new Set(sent.map(({ answer }) => lineOf(answer)));
    if (lines.size !== 1) throw new Error(`Several answers: ${[...lines].join(' ')}`);
    return [];
  },
};

function lineOf(answer: Answer): string {
  if (answer.status !== 200) throw new Error(`Not acknowledged: ${answer.status} ${answer.text}`);
  return answer.text;
}

/** Coins that are requested instead of played for. */
export const COIN_FORGERIES: readonly Forgery[] = [
  byAdding(
    'coins that were never played for',
    NOTHING_EARNED,
    () => ({ amount: 5 }),
    (stage) => stage.honestRound(),
  ),
  byAdding(
    'the coins of a round that was not sent',
    NOTHING_EARNED,
    ({ ticket, coins }) => ({ amount: coins || 5, round: ticket.round }),
    (stage) => stage.honestRound(),
  ),
  byAdding(
    "the coins of another member's round",
    NOTHING_EARNED,
    ({ ticket, coins }) => ({ amount: coins || 5, round: ticket.round }),
    (stage) => stage.provenRound(stage.other),
  ),
  byAdding('a coin more than the round paid', NOTHING_EARNED, ({ ticket, coins }) => ({
    amount: coins + 1,
    round: ticket.round,
  })),
  byAdding('a million coins for a round [SEC-01]', NOTHING_EARNED, ({ ticket }) => ({
    amount: 1_000_000,
    round: ticket.round,
  })),
  byAdding('another amount without a round', NOTHING_EARNED, ({ coins }) => ({ amount: coins + 1 })),
  byAdding('coins of a round that does not exist', NOTHING_EARNED, ({ coins }) => ({
    amount: coins || 5,
    round: 'AAAAAAAAAAAAAAAAAAAAAA',
  })),
  byAdding('an amount in quotes', INVALID, () => ({ amount: '5' })),
  byAdding('an amount with a fraction', INVALID, () => ({ amount: 0.5 })),
  byAdding('coins for somebody else', INVALID, ({ coins }) => ({ amount: coins || 5, userId: 1 })),
  {
    name: 'the coins of one round asked for twenty times [SEC-20]',
    expected: THE_LINE,
    isAtOnce: true,
    forge: async (stage) => {
      const { ticket, coins } = await stage.provenRound();
      if (coins === 0) throw new Error(`A decent player of ${stage.game.name} earned nothing.`);
      return Array.from({ length: 20 }, () => adding(stage, { amount: coins, round: ticket.round }));
    },
  },
];
