import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CHANCE_GAMES, GAME_IDS, GAMES } from 'game-scenes/rules';
import { startTestApp, type TestApp } from '../../../test/support/app.js';
import { anAccident } from '../../../test/support/rounds/forgery-accidents.js';
import { CHANCE_FORGERIES, FORGERIES, forgeriesOf } from '../../../test/support/rounds/forgeries.js';
import type { Forgery } from '../../../test/support/rounds/forgery.js';
import { ledgerOf, coinsOfEverybody } from '../../../test/support/rounds/forgery-ledger.js';
import { createDice } from '../../../test/support/rounds/forgery-mutations.js';
import {
  expectConsistentLedger,
  expectHonestRoundWorks,
  replayOf,
  type Sent,
} from '../../../test/support/rounds/forgery-outcomes.js';
import { Stage, type Sending } from '../../../test/support/rounds/forgery-stage.js';
import { stressCount } from '../../../test/support/stress-count.js';

/** Timeouts for a busy machine: of one forgery, and of thousands of accidents. */
const TIMEOUT_MS = 60_000;
const FULL_STRESS_MS = 10 * TIMEOUT_MS;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const answered = async (sending: Sending): Promise<Sent> => ({ ...sending, answer: await sending.send() });

async function sendAll(sendings: readonly Sending[], isAtOnce: boolean): Promise<readonly Sent[]> {
  if (isAtOnce) return Promise.all(sendings.map(answered));
  const sent: Sent[] = [];
  for (const sending of sendings) sent.push(await answered(sending));
  return sent;
}

/** Tries one forgery and asserts its answers, the ledger, and that an honest round still works. */
async function attempt(stage: Stage, forgery: Forgery): Promise<void> {
  const sendings = await forgery.forge(stage);
  const before = await ledgerOf(stage);
  const sent = await sendAll(sendings, forgery.isAtOnce ?? false);
  await expectConsistentLedger(stage, before, forgery.expected.check(sent));
  await expectHonestRoundWorks(stage);
}

describe('The forgeries', () => {
  it('are many, and each has a name of its own', () => {
    expect(FORGERIES.length).toBeGreaterThan(200);
    for (const forgeries of [FORGERIES, CHANCE_FORGERIES]) {
      expect(new Set(forgeries.map(({ name }) => name)).size).toBe(forgeries.length);
    }
  });
});

describe.each(GAME_IDS)('In %s', (gameId) => {
  it.each(forgeriesOf(gameId))(
    '$name is $expected.says',
    async (forgery) => attempt(await Stage.of(app, GAMES[gameId]), forgery),
    TIMEOUT_MS,
  );

  it('the same inputs prove one round when two members send them at once [SEC-04]', async () => {
    const stage = await Stage.of(app, GAMES[gameId]);
    const tickets = [await stage.ticket(), await stage.ticket(stage.other)] as const;
    const log = stage.logForBoth(...tickets) ?? stage.play(tickets[0]).log;
    stage.pass(stage.longestRoundMs);
    const before = await coinsOfEverybody(app);
    const answers = await Promise.all([
      stage.finish(tickets[0], { log }),
      stage.finish(tickets[1], { log }, stage.other),
    ]);
    const reasons = answers.map(({ body }) => body.reason);
    expect(reasons.filter((reason) => reason === null)).toHaveLength(1);
    if (tickets.every((ticket) => replayOf({ ticket, log }).ok)) expect(reasons).toContain('copied');
    await expectPaid(
      before,
      answers.reduce((sum, { body }) => sum + body.coins, 0),
    );
  });
});

describe.each(CHANCE_GAMES.map((game) => ({ name: game.name, game })))('In $name', ({ game }) => {
  it.each(CHANCE_FORGERIES)(
    '$name is $expected.says',
    async (forgery) => attempt(await Stage.of(app, game), forgery),
    TIMEOUT_MS,
  );
});

/** Asserts that all balances together, and the ledger, have grown by exactly this many coins. */
async function expectPaid(
  before: { readonly coins: number; readonly ledger: number },
  paid: number,
): Promise<void> {
  expect(await coinsOfEverybody(app)).toEqual({ coins: before.coins + paid, ledger: before.ledger + paid });
}

/** Sends a damaged round and returns the coins that its own replay is worth. */
async function fairPayOf(accident: Sending): Promise<number> {
  const answer = await accident.send();
  expect(answer.status).toBeLessThan(500);
  const result = accident.log === undefined ? undefined : replayOf(accident);
  if (answer.status !== 200 || !result?.ok) {
    expect(answer.body.verdict).not.toBe('proven');
    return 0;
  }
  expect(answer.body).toMatchObject({ verdict: 'proven', score: result.score, coins: result.coins });
  return result.coins;
}

describe('Hundreds of accidents to honest rounds', () => {
  it(
    'never break the server and never pay more than the replay of what arrived [SEC-02]',
    async () => {
      const dice = createDice(20_300_101);
      const before = await coinsOfEverybody(app);
      let paid = 0;
      for (let count = 0; count < stressCount(200, 1500); count += 1) {
        const gameId = GAME_IDS[count % GAME_IDS.length] ?? GAME_IDS[0];
        const stage = await Stage.of(app, GAMES[gameId]);
        paid += await fairPayOf(await anAccident(stage, dice));
      }
      expect(paid).toBeGreaterThan(0);
      await expectPaid(before, paid);
    },
    FULL_STRESS_MS,
  );
});
