import { GAME_IDS, GAMES } from 'game-scenes/rules';
import type { Forgery } from './forgery.js';
import { AS_REPLAYED, atMost, refused } from './forgery-outcomes.js';
import { otherGameThan, playedMs, type PlayedRound, type Stage } from './forgery-stage.js';
import type { Ticket } from '../rounds.js';

const MINUTE_MS = 60 * 1000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** How far a round may end ahead of the server's clock. */
const TOLERANCE_MS = 2000;
const TICK_MS = 17;
const TOO_FAST = refused('faster_than_time');

/** A round that is sent this many milliseconds before its ticks have passed. */
const early = (
  name: string,
  expected: Forgery['expected'],
  earlyMs: (round: PlayedRound) => number,
): Forgery => ({
  name,
  expected,
  forge: async (stage) => {
    const round = stage.play(await stage.ticket());
    stage.pass(playedMs(round.ticks) - earlyMs(round));
    return [stage.finishing(round.ticket, { log: round.log })];
  },
});

/** A second round that is sent this many milliseconds before both rounds' ticks have passed. */
const second = (name: string, expected: Forgery['expected'], earlyMs: number): Forgery => ({
  name,
  expected,
  forge: async (stage) => {
    const first = stage.play(await stage.ticket());
    stage.pass(playedMs(first.ticks) - TOLERANCE_MS);
    await stage.finish(first.ticket, { log: first.log });
    const next = stage.play(await stage.ticket());
    stage.pass(playedMs(next.ticks) + TOLERANCE_MS - earlyMs);
    return [stage.finishing(next.ticket, { log: next.log })];
  },
});

const tooEarly: readonly Forgery[] = [
  early('a round that took no time', TOO_FAST, ({ ticks }) => playedMs(ticks)),
  early('a round that took half its time', TOO_FAST, ({ ticks }) => playedMs(ticks) / 2),
  early('a round a tick before the earliest moment', TOO_FAST, () => TOLERANCE_MS + TICK_MS),
  early('a round a millisecond before the earliest moment [SEC-05]', TOO_FAST, () => TOLERANCE_MS + 1),
  early('a round at the earliest moment', AS_REPLAYED, () => TOLERANCE_MS),
  second('a second round that borrows the tolerance again [SEC-05]', TOO_FAST, TOLERANCE_MS + 1),
  second('a second round at the earliest moment of both', AS_REPLAYED, TOLERANCE_MS),
  {
    name: 'a round of an account that was idle for a day, at once [SEC-05]',
    expected: TOO_FAST,
    forge: async (stage) => {
      await stage.provenRound();
      stage.pass(DAY_MS);
      const round = stage.play(await stage.ticket());
      return [stage.finishing(round.ticket, { log: round.log })];
    },
  },
];

/** Plays the prefetched tickets of one game, or of all, one after the other without time passing. */
async function prefetchedTickets(
  stage: Stage,
  gameNames: readonly string[],
): Promise<readonly PlayedRound[]> {
  const tickets: Ticket[] = [];
  for (const gameName of gameNames) tickets.push(...(await stage.prefetched(stage.forger, gameName)));
  return tickets.map((ticket) => stage.play(ticket));
}

const nameOf = (ticket: Ticket): string =>
  GAMES[GAME_IDS.find((id) => id === ticket.game) ?? GAME_IDS[0]].name;

/** All prefetched rounds, sent in their order after this many milliseconds. */
const prefetchedForgery = (
  name: string,
  isAtOnce: boolean,
  gameNames: (stage: Stage) => readonly string[],
  afterMs: (rounds: readonly PlayedRound[]) => number,
  expected: Forgery['expected'],
): Forgery => ({
  name,
  expected,
  isAtOnce,
  forge: async (stage) => {
    const rounds = await prefetchedTickets(stage, gameNames(stage));
    stage.pass(afterMs(rounds));
    return rounds.map(({ ticket, log }) => stage.finishing(ticket, { log, gameName: nameOf(ticket) }));
  },
});

const everyGame = (): readonly string[] => GAME_IDS.map((id) => GAMES[id].name);
const thisGame = (stage: Stage): readonly string[] => [stage.game.name];
const shortest = (rounds: readonly PlayedRound[]): number =>
  Math.min(...rounds.map(({ ticks }) => playedMs(ticks)));

const manyAtOnce: readonly Forgery[] = [
  prefetchedForgery('the whole stock as soon as it is there', false, everyGame, () => 0, TOO_FAST),
  prefetchedForgery(
    'the whole stock within the time of one round',
    false,
    thisGame,
    shortest,
    atMost(1, 'faster_than_time', 'abandoned'),
  ),
  prefetchedForgery(
    'the whole stock at once in the time of one round',
    true,
    thisGame,
    shortest,
    atMost(1, 'faster_than_time', 'abandoned'),
  ),
  prefetchedForgery(
    'the stock of every game within the time of one round [SEC-05]',
    true,
    everyGame,
    shortest,
    atMost(1, 'faster_than_time', 'abandoned'),
  ),
  {
    name: 'rounds of two games in the time of one',
    expected: TOO_FAST,
    forge: async (stage) => {
      const foreign = stage.play(await stage.ticket(stage.forger, otherGameThan(stage.game)?.name));
      const own = stage.play(await stage.ticket());
      stage.pass(Math.max(playedMs(foreign.ticks), playedMs(own.ticks)));
      const [longer, shorter] = own.ticks > foreign.ticks ? [own, foreign] : [foreign, own];
      await stage.finish(longer.ticket, { log: longer.log, gameName: nameOf(longer.ticket) });
      return [stage.finishing(shorter.ticket, { log: shorter.log, gameName: nameOf(shorter.ticket) })];
    },
    isFor: (game) => otherGameThan(game) !== undefined,
  },
];

/** Prefetched rounds sent after a later online one, which uses the tolerance and leaves a gap before it. */
const gapped = (
  name: string,
  expected: Forgery['expected'],
  count: number,
  gapMs: (rounds: readonly PlayedRound[]) => number,
): Forgery => ({
  name,
  expected,
  forge: async (stage) => {
    const rounds = (await prefetchedTickets(stage, [stage.game.name])).slice(0, count);
    stage.pass(gapMs(rounds));
    const online = stage.play(await stage.ticket());
    stage.pass(playedMs(online.ticks) - TOLERANCE_MS);
    await stage.finish(online.ticket, { log: online.log });
    return rounds.map(({ ticket, log }) => stage.finishing(ticket, { log }));
  },
});

const allOf = (rounds: readonly PlayedRound[]): number =>
  rounds.reduce((sum, { ticks }) => sum + playedMs(ticks), 0);

const inGaps: readonly Forgery[] = [
  gapped(
    'a round in a gap that is a millisecond too short [SEC-05]',
    TOO_FAST,
    1,
    (rounds) => allOf(rounds) - 1,
  ),
  gapped('a round in a gap that is just long enough', AS_REPLAYED, 1, allOf),
  gapped('two rounds in a gap for one [SEC-05]', atMost(1, 'faster_than_time', 'abandoned'), 2, (rounds) =>
    Math.max(...rounds.map(({ ticks }) => playedMs(ticks))),
  ),
  gapped('two rounds in a gap for both', AS_REPLAYED, 2, allOf),
  gapped(
    'a round in a gap that borrows the tolerance of the one behind it again [SEC-05]',
    TOO_FAST,
    1,
    (rounds) => allOf(rounds) - TOLERANCE_MS,
  ),
];

/** Rounds in less time than they take, alone and together, and exactly at the limits. */
export const TIME_FORGERIES: readonly Forgery[] = [...tooEarly, ...manyAtOnce, ...inGaps];
