import { expect } from '@jest/globals';
import fc from 'fast-check';
import type { TestApp, TestMember } from '../app.js';
import type { Answer } from '../client.js';
import {
  AVATAR_ITEMS,
  type AvatarThing,
  type EconomyModel,
  linesOf,
  type Outcome,
  type Step,
  STORE,
  type StoreId,
} from './economy-model.js';
import { playedTicket, sendRound } from '../rounds.js';
import { buy, buyForAvatar, freshKey, type Owned } from '../shop.js';

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

const THINGS = Object.keys(AVATAR_ITEMS) as AvatarThing[];
const WORN = THINGS.filter((thing) => !thing.startsWith('sticker/'));
const STORE_IDS = [5, 7, 15, 20, 22] as const satisfies readonly StoreId[];

/** Difference to the right price; 0 in most cases. */
const wrongBy = fc.constantFrom(0, 0, 0, 0, 0, 0, 1, -1);

const quantities = fc
  .uniqueArray(fc.tuple(fc.constantFrom(...STORE_IDS), fc.integer({ min: 1, max: 3 })), {
    minLength: 1,
    maxLength: 3,
    selector: ([id]) => id,
  })
  .map((lines): Partial<Record<StoreId, number>> => Object.fromEntries(lines));

const ANY_STEP: fc.Arbitrary<Step>[] = [
  fc.record({ kind: fc.constant('buy' as const), quantities, wrongBy }),
  fc.record({
    kind: fc.constant('buyForAvatar' as const),
    thing: fc.constantFrom(...THINGS),
    coupon: fc.boolean(),
    wrongBy,
  }),
  fc.record({ kind: fc.constant('sendAgain' as const), which: fc.nat(20) }),
  fc.record({ kind: fc.constant('reuseKey' as const), which: fc.nat(20) }),
  fc.record({ kind: fc.constant('wear' as const), thing: fc.constantFrom(...WORN) }),
  fc.constant({ kind: 'claimBonus' as const }),
  fc.record({ kind: fc.constant('play' as const), hits: fc.integer({ min: 0, max: 40 }) }),
  fc.constant({ kind: 'voidRound' as const }),
  fc.record({ kind: fc.constant('wait' as const), hours: fc.integer({ min: 1, max: 30 }) }),
  fc.record({ kind: fc.constant('setBonus' as const), amount: fc.constantFrom(0, 10, 400, 10_000) }),
  fc.record({
    kind: fc.constant('setPrice' as const),
    id: fc.constantFrom(...STORE_IDS),
    price: fc.integer({ min: 1, max: 600 }),
  }),
];

/** Returns an arbitrary sequence of steps for `fc.asyncModelRun`. `onStep` is called for each step taken. */
export function anySteps(
  onStep: () => void,
): fc.Arbitrary<Iterable<fc.AsyncCommand<EconomyModel, RealEconomy>>> {
  const commands = ANY_STEP.map((step) => step.map((taken) => new StepCommand(taken, onStep)));
  return fc.commands(commands, { maxCommands: 60, size: 'max' });
}

/** Takes a step in the model and on the site, and asserts that they agree. */
class StepCommand implements fc.AsyncCommand<EconomyModel, RealEconomy> {
  constructor(
    private readonly step: Step,
    private readonly onStep: () => void,
  ) {}

  check(): boolean {
    return true;
  }

  async run(model: EconomyModel, real: RealEconomy): Promise<void> {
    this.onStep();
    await take(this.step, model, real);
    await expectAgreement(model, real);
  }

  toString(): string {
    return JSON.stringify(this.step);
  }
}

async function take(step: Step, model: EconomyModel, real: RealEconomy): Promise<void> {
  const { app, member } = real;
  switch (step.kind) {
    case 'buy':
      return buyCart(step, model, real);
    case 'buyForAvatar':
      return buyThing(step, model, real);
    case 'sendAgain':
      return sendAgain(real.sent[step.which % Math.max(1, real.sent.length)], member);
    case 'reuseKey':
      return reuseKey(real.sent[step.which % Math.max(1, real.sent.length)], member);
    case 'wear': {
      const [part = '', id = ''] = step.thing.split('/');
      const field = `avatar${part.charAt(0).toUpperCase()}${part.slice(1)}`;
      return expectOutcome(
        await member.client.patch('/api/user/avatar', { [field]: id }),
        model.wear(step.thing),
      );
    }
    case 'claimBonus': {
      const day = app.clock.now().toISOString().slice(0, 10);
      return expectOutcome(await member.client.post('/api/daily-bonus'), model.claimBonus(day));
    }
    case 'play':
      return play(step.hits, model, real);
    case 'voidRound':
      return voidRound(model, real);
    case 'wait':
      return app.clock.advance(step.hours * 3_600_000);
    case 'setBonus':
      model.setBonus(step.amount);
      return setBonus(app, step.amount);
    case 'setPrice':
      model.prices.set(step.id, step.price);
      return setPrice(app, step.id, step.price);
  }
}

async function buyCart(step: Step & { kind: 'buy' }, model: EconomyModel, real: RealEconomy): Promise<void> {
  const items = linesOf(step.quantities).map(([id, quantity]) => ({
    id,
    name: `Item ${id}`,
    description: '',
    price: model.priceOf(id),
    type: 'cosmetic',
    imageUrl: '',
    quantity,
  }));
  const body = { items, totalCost: model.totalOf(step.quantities) + step.wrongBy };
  const key = freshKey();
  const answer = await buy(real.member, body, key);
  expectOutcome(answer, model.buy(step.quantities, step.wrongBy));
  remember(real, { path: '/api/store/purchase', body, key }, answer);
}

async function buyThing(
  { thing, coupon, wrongBy: wrong }: Step & { kind: 'buyForAvatar' },
  model: EconomyModel,
  real: RealEconomy,
): Promise<void> {
  const [itemType, itemId] = thing.split('/');
  const price = Math.max(0, model.avatarPriceOf(thing, coupon) + wrong);
  const body = { itemType, itemId, price, coupon };
  const key = freshKey();
  const answer = await buyForAvatar(real.member, body, key);
  expectOutcome(answer, model.buyForAvatar(thing, coupon, wrong));
  remember(real, { path: '/api/store/purchase-avatar-item', body, key }, answer);
}

function remember(real: RealEconomy, sent: Omit<Sent, 'answer'>, answer: Answer): void {
  if (answer.status === 201) real.sent.push({ ...sent, answer: answer.text });
}

async function sendAgain(sent: Sent | undefined, member: TestMember): Promise<void> {
  if (!sent) return;
  const headers = { 'Idempotency-Key': sent.key };
  const { status, text } = await member.client.post(sent.path, sent.body, { headers });
  expect([status, text]).toEqual([201, sent.answer]);
}

/** Sends a different request with a key that was already used. */
async function reuseKey(sent: Sent | undefined, member: TestMember): Promise<void> {
  if (!sent) return;
  const body = { itemType: 'accessory', itemId: 'ufo', price: 1000 };
  const answer = await buyForAvatar(member, body, sent.key);
  expectOutcome(answer, { refused: 'request.key_reused' });
}

async function play(hits: number, model: EconomyModel, { app, member, rounds }: RealEconomy): Promise<void> {
  const { ticket, played } = await playedTicket(app, member, hits);
  const verdict = await sendRound(member, ticket, played.log);
  expect(verdict).toMatchObject({ verdict: 'proven', coins: played.coins });
  model.earn(played.coins);
  rounds.push(ticket.round);
}

async function voidRound(model: EconomyModel, { admin, rounds }: RealEconomy): Promise<void> {
  const round = rounds.pop();
  if (round === undefined) return;
  const { status } = await admin.client.post(`/api/admin/rounds/${round}/void`, { reason: 'Tried out' });
  expect(status).toBeLessThan(300);
  model.voidRound();
}

/** Sets the daily bonus as administrators do. */
async function setBonus(app: TestApp, amount: number): Promise<void> {
  await app.unitOfWork.run((tx) =>
    tx.execute("UPDATE settings SET value = ? WHERE `key` = 'dailyBonus'", [String(amount)]),
  );
}

/** Sets what an item of the store costs. */
async function setPrice(app: TestApp, id: StoreId, price: number): Promise<void> {
  await app.unitOfWork.run((tx) => tx.execute('UPDATE store_items SET price = ? WHERE id = ?', [price, id]));
}

/** Resets the catalogue and the settings to their initial values. */
export async function resetEconomy(app: TestApp): Promise<void> {
  await setBonus(app, 10);
  for (const id of STORE_IDS) await setPrice(app, id, STORE[id].price);
}

function expectOutcome({ status, body }: Answer, outcome: Outcome): void {
  if ('refused' in outcome) expect(body).toMatchObject({ code: outcome.refused });
  else expect([status < 300, body]).toMatchObject([true, outcome.done]);
}

async function expectAgreement(model: EconomyModel, { member }: RealEconomy): Promise<void> {
  const [user, inventory] = await Promise.all([
    member.client.get<{ coins: number; avatarCustomization: object }>('/api/user'),
    member.client.get<Owned[]>('/api/user/inventory'),
  ]);
  const owned = inventory.body.map(({ itemType, itemId, copies }) => [`${itemType}/${itemId}`, copies]);
  const expected = [...model.copies].filter(([, copies]) => copies > 0);
  expect({
    coins: user.body.coins,
    worn: user.body.avatarCustomization,
    owned: Object.fromEntries(owned) as object,
  }).toEqual({ coins: model.coins, worn: model.worn, owned: Object.fromEntries(expected) });
}
