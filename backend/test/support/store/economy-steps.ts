import { expect } from '@jest/globals';
import fc from 'fast-check';
import type { TestApp, TestMember } from '../app.js';
import type { Answer } from '../client.js';
import {
  AVATAR_ITEMS,
  type AvatarThing,
  avatarPriceOf,
  type EconomyModel,
  type Outcome,
  type Quantities,
  STORE_IDS,
} from './economy-model.js';
import { playedTicket, sendRound } from '../rounds.js';
import { buy, buyForAvatar, cartOf, freshKey, inventoryOf } from '../shop.js';

/** A completed purchase with everything needed to send it again. */
interface Sent {
  readonly path: string;
  readonly body: object;
  readonly key: string;
  readonly answer: string;
}

/** The site under test, with one member. */
export interface RealEconomy {
  readonly app: TestApp;
  readonly member: TestMember;
  readonly admin: TestMember;
  /** Completed purchases, oldest first. */
  readonly sent: Sent[];
  /** Verified rounds that were not voided, oldest first. */
  readonly rounds: string[];
}

type Take = (model: EconomyModel, real: RealEconomy) => Promise<void>;

const anyQuantities = fc
  .uniqueArray(fc.tuple(fc.constantFrom(...STORE_IDS), fc.integer({ min: 1, max: 3 })), {
    minLength: 1,
    selector: ([id]) => id,
  })
  .map((lines): Quantities => Object.fromEntries(lines));

const anyThing = fc.constantFrom(...(Object.keys(AVATAR_ITEMS) as AvatarThing[]));

/** Returns an arbitrary sequence of steps for `fc.asyncModelRun`. `onStep` is called for each step taken. */
export function anySteps(
  onStep: () => void,
): fc.Arbitrary<Iterable<fc.AsyncCommand<EconomyModel, RealEconomy>>> {
  const step = (name: string, take: Take): Step => new Step(name, take, onStep);
  const commands = [
    anyQuantities.map((quantities) => step(`buy ${JSON.stringify(quantities)}`, buyCart(quantities))),
    fc
      .tuple(anyThing, fc.boolean())
      .map(([thing, coupon]) =>
        step(`buy ${thing}${coupon ? ' for a coupon' : ''}`, buyThing(thing, coupon)),
      ),
    fc.nat(20).map((which) => step(`send purchase ${which} again`, sendAgain(which))),
    fc.constant(step('claim the bonus', claimBonus)),
    fc.integer({ min: 0, max: 40 }).map((hits) => step(`play ${hits} hits`, play(hits))),
    fc.constant(step('void a round', voidRound)),
    fc.integer({ min: 1, max: 30 }).map((hours) => step(`wait ${hours} h`, wait(hours))),
  ];
  return fc.commands(commands, { maxCommands: 60, size: 'max' });
}

/** Takes a step in the model and on the site, and asserts that they agree. */
class Step implements fc.AsyncCommand<EconomyModel, RealEconomy> {
  constructor(
    private readonly name: string,
    private readonly take: Take,
    private readonly onStep: () => void,
  ) {}

  check(): boolean {
    return true;
  }

  async run(model: EconomyModel, real: RealEconomy): Promise<void> {
    this.onStep();
    await this.take(model, real);
    await expectAgreement(model, real);
  }

  toString(): string {
    return this.name;
  }
}

const buyCart =
  (quantities: Quantities): Take =>
  async (model, real) => {
    const body = await cartOf(real.app, quantities);
    const key = freshKey();
    const answer = await buy(real.member, body, key);
    expectOutcome(answer, model.buy(quantities));
    remember(real, { path: '/api/store/purchase', body, key }, answer);
  };

const buyThing =
  (thing: AvatarThing, coupon: boolean): Take =>
  async (model, real) => {
    const [itemType, itemId] = thing.split('/');
    const body = { itemType, itemId, price: avatarPriceOf(thing, coupon), coupon };
    const key = freshKey();
    const answer = await buyForAvatar(real.member, body, key);
    expectOutcome(answer, model.buyForAvatar(thing, coupon));
    remember(real, { path: '/api/store/purchase-avatar-item', body, key }, answer);
  };

function remember(real: RealEconomy, sent: Omit<Sent, 'answer'>, answer: Answer): void {
  if (answer.status === 201) real.sent.push({ ...sent, answer: answer.text });
}

const sendAgain =
  (which: number): Take =>
  async (_model, { sent, member }) => {
    const one = sent[which % Math.max(1, sent.length)];
    if (!one) return;
    const headers = { 'Idempotency-Key': one.key };
    const { status, text } = await member.client.post(one.path, one.body, { headers });
    expect([status, text]).toEqual([201, one.answer]);
  };

const claimBonus: Take = async (model, { app, member }) => {
  const day = app.clock.now().toISOString().slice(0, 10);
  expectOutcome(await member.client.post('/api/daily-bonus'), model.claimBonus(day));
};

const play =
  (hits: number): Take =>
  async (model, { app, member, rounds }) => {
    const { ticket, played } = await playedTicket(app, member, hits);
    const verdict = await sendRound(member, ticket, played.log);
    expect(verdict).toMatchObject({ verdict: 'proven', coins: played.coins });
    model.earn(played.coins);
    rounds.push(ticket.round);
  };

const voidRound: Take = async (model, { admin, rounds }) => {
  const round = rounds.pop();
  if (round === undefined) return;
  const { status } = await admin.client.post(`/api/admin/rounds/${round}/void`, { reason: 'Tried out' });
  expect(status).toBeLessThan(300);
  model.voidRound();
};

const wait =
  (hours: number): Take =>
  (_model, { app }) => {
    app.clock.advance(hours * 3_600_000);
    return Promise.resolve();
  };

function expectOutcome({ status, body }: Answer, outcome: Outcome): void {
  if ('refused' in outcome) expect(body).toMatchObject({ code: outcome.refused });
  else expect([status < 300, body]).toMatchObject([true, outcome.done]);
}

async function expectAgreement(model: EconomyModel, { member }: RealEconomy): Promise<void> {
  const [user, inventory] = await Promise.all([
    member.client.get<{ coins: number }>('/api/user'),
    inventoryOf(member),
  ]);
  const owned = inventory.map(({ itemType, itemId, copies }) => [`${itemType}/${itemId}`, copies]);
  const expected = [...model.copies].filter(([, copies]) => copies > 0);
  expect(user.body.coins).toBe(model.coins);
  expect(owned.sort()).toEqual(expected.sort());
}
