import { byBody, type Forgery } from './forgery.js';
import { AS_REPLAYED, problem, UNVERIFIED } from './forgery-outcomes.js';
import { otherGameThan, type RoundBody } from './forgery-stage.js';

/** An honest round with figures of the client's own. */
const claiming = (name: string, figures: RoundBody): Forgery => byBody(name, AS_REPLAYED, () => figures);

/** Figures without a round. */
const reporting = (name: string, figures: RoundBody): Forgery =>
  byBody(name, UNVERIFIED, () => ({ round: undefined, log: undefined, ...figures }));

/** False scores and coins claimed by the browser. */
export const CLAIM_FORGERIES: readonly Forgery[] = [
  claiming('a round that claims a high score', { highScore: 999_999 }),
  claiming('a round that claims a score', { score: 999_999 }),
  claiming('a round that claims a thousand million coins [SEC-01]', { coins: 1_000_000_000 }),
  claiming('a round that claims a thousand plays', { timesPlayed: 1000 }),
  claiming('a round that claims a day of play', { timePlayed: 86_400 }),
  claiming('a round that claims less than it is worth', { score: 0, highScore: 0, coins: 0, timePlayed: 0 }),
  reporting('a high score without a round', { highScore: 999_999, timesPlayed: 1, timePlayed: 60 }),
  reporting('coins without a round [SEC-01]', { score: 10_000, coins: 1_000_000_000, timePlayed: 60 }),
  reporting('a thousand plays without a round', { timesPlayed: 1000, timePlayed: 86_400 }),
  byBody('a log without a ticket under the name of another game', UNVERIFIED, (_log, { game }) => ({
    round: undefined,
    gameName: otherGameThan(game)?.name ?? game.name,
  })),
  byBody('a claim for a game that does not exist', problem(404, 'games.unknown'), () => ({
    round: undefined,
    gameName: 'Alien Snake',
    score: 1,
  })),
  byBody('more coins than a figure can have', problem(400, 'request.invalid'), () => ({
    coins: 1_000_000_001,
  })),
];
