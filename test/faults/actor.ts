import assert from 'node:assert/strict';
import { BOT_SKILLS } from 'game-scenes/bots';
import { GAME_IDS, gameById } from 'game-scenes/rules';
import { type Answer, TestClient } from '../../backend/test/support/client.js';
import { playTicket, roundMs, type Ticket, type Verdict } from '../../backend/test/support/rounds.js';
import type { Cart, Owned } from '../../backend/test/support/shop.js';
import type { Random } from './random.js';
import { type RequestKind, type Site, SiteLost } from './site.js';

const PICTURE_COINS = 500;

/** Few pictures, so that members share them and use replaced ones again. */
const PICTURES = ['ff0000', '00ff00', '0000ff', 'ffff00', '00ffff', 'ff00ff'].map(pictureOf);

type StoreItem = Cart['items'][number] & Omit<Owned, 'copies'>;

/** The body of an answer to a wish. */
type Reply = Partial<Verdict> & { readonly profilePicture?: string };

/** What a member sends, in the same words each time, and the answer. */
interface Wish {
  readonly kind: 'round' | 'purchase' | 'upload';
  readonly path: string;
  readonly body: Readonly<Record<string, unknown>>;
  /** Score of a round. */
  readonly score?: number;
  /** Coins that it costs. */
  readonly price?: number;
  /** What it adds to the inventory. */
  readonly item?: Owned;
  reply?: Reply;
  isRefused?: boolean;
}

/** A member who plays, buys and uploads pictures, and remembers every answer. */
export class Actor {
  private readonly client: TestClient;
  private readonly wishes: Wish[] = [];
  private prefetched: readonly Ticket[] = [];

  constructor(
    private readonly name: string,
    private readonly site: Site,
    private readonly random: Random,
  ) {
    this.client = new TestClient(site.url, '127.0.0.1');
  }

  async register(): Promise<void> {
    const account = { username: this.name, password: 'correct horse battery' };
    assert.equal((await this.post('look', '/api/register', account)).status, 201);
  }

  /** Plays, buys and uploads until the site is lost. */
  async actUntilLost(): Promise<void> {
    const { random } = this;
    const choices = [() => this.aRound(), () => this.aRound(), () => this.aCart(), () => this.aPicture()];
    try {
      for (;;) {
        const wish = await random.pick(choices)();
        this.wishes.push(wish);
        await this.send(wish, random.pick([1, 1, 2, 3]));
      }
    } catch (error) {
      if (!(error instanceof SiteLost)) throw error;
    }
  }

  /** Sends everything again: what has no answer gets one, and the rest the answer that it had. */
  async sendAgain(): Promise<void> {
    for (const wish of this.wishes) if (!wish.isRefused) await this.send(wish, 1);
  }

  /** Asserts that ledger, balance, picture, record and inventory have each wish that came true exactly once. */
  async assertDoneOnce(): Promise<void> {
    const done = this.wishes.filter(({ reply }) => reply !== undefined);
    const paid = done.flatMap(({ reply }) => reply?.lines ?? []).map(({ amount }) => amount);
    const charged = done.flatMap(({ price }) => (price === undefined ? [] : [-price]));
    const moved = [...paid, ...charged];
    const [welcome = 0, ...ledger] = (await this.readAmounts()).reverse();
    assert.deepEqual(ledger.sort(upwards), moved.sort(upwards), this.name);
    assert.equal((await this.get<{ coins: number }>('/api/user')).coins, sum([welcome, ...moved]));
    assert.equal(await this.readPicture(), this.lastUpload?.reply?.profilePicture ?? null, this.name);
    const records = await this.get<{ timesPlayed: number }[]>('/api/games/stats');
    const rounds = done.filter(({ kind }) => kind === 'round');
    assert.equal(sum(records.map(({ timesPlayed }) => timesPlayed)), rounds.length);
    const owned = await this.get<Owned[]>('/api/user/inventory');
    assert.deepEqual(countCopies(owned), countCopies(done.flatMap(({ item }) => item ?? [])));
  }

  /** Asserts that every prefetched ticket that was not played is still there. */
  async assertPrefetchedTickets(): Promise<void> {
    const played = new Set(this.wishes.map(({ body }) => body['round']));
    const unplayed = this.prefetched.map(({ round }) => round).filter((round) => !played.has(round));
    const [first] = this.prefetched;
    if (!first) return;
    const now = (await this.prefetch(first.game)).map(({ round }) => round);
    assert.deepEqual(now.slice(0, unplayed.length), unplayed);
  }

  /** Returns the address of the member's picture. */
  async readPicture(): Promise<string | null> {
    return (await this.get<{ profilePicture: string | null }>('/api/user')).profilePicture;
  }

  /** Plays a fresh or a prefetched ticket; the clock advances by the duration of the round. */
  private async aRound(): Promise<Wish> {
    const game = this.random.pick(GAME_IDS);
    const gameName = gameById(game)?.name;
    const [ticket] = this.random.pick([true, false, false])
      ? await this.prefetch(game)
      : [(await this.post<Ticket>('ticket', '/api/games/rounds', { gameName })).body];
    assert.ok(ticket);
    const played = playTicket(ticket, this.random.pick(BOT_SKILLS));
    this.site.advance(roundMs(played));
    const body = { gameName, round: ticket.round, log: played.log };
    return { kind: 'round', path: '/api/games/stats', body, score: played.score };
  }

  private async prefetch(game: string): Promise<readonly Ticket[]> {
    const gameName = gameById(game)?.name;
    const { body } = await this.post<Ticket[]>('ticket', '/api/games/rounds/stock', { gameName });
    this.prefetched = body;
    return body;
  }

  private async aCart(): Promise<Wish> {
    const { itemType, itemId, ...item } = this.random.pick(await this.get<StoreItem[]>('/api/store/items'));
    const copies = this.random.pick([1, 2, 3]);
    const price = item.price * copies;
    const body = { items: [{ ...item, quantity: copies }], totalCost: price };
    return { kind: 'purchase', path: '/api/store/purchase', body, price, item: { itemType, itemId, copies } };
  }

  private get lastUpload(): Wish | undefined {
    return this.wishes.findLast(({ reply }) => reply?.profilePicture !== undefined);
  }

  /** Returns an upload of another picture than the member's, which would cost nothing. */
  private aPicture(): Promise<Wish> {
    const others = PICTURES.filter((picture) => picture !== this.lastUpload?.body['imageData']);
    const body = { imageData: this.random.pick(others) };
    const path = '/api/profile/upload-picture';
    return Promise.resolve({ kind: 'upload', path, body, price: PICTURE_COINS });
  }

  /** Sends a wish `times` times at once. */
  private async send(wish: Wish, times: number): Promise<void> {
    const { kind, path, body } = wish;
    const key = `wish-${this.wishes.indexOf(wish)}-of-${this.name}`;
    const results = await Promise.allSettled(
      Array.from({ length: times }, () => this.post<Reply>(kind, path, body, key)),
    );
    for (const result of results) {
      if (result.status === 'fulfilled') remember(wish, result.value);
      else if (!(result.reason instanceof SiteLost)) throw result.reason;
    }
    if (results.some(({ status }) => status === 'rejected')) throw new SiteLost();
    wish.isRefused = wish.reply === undefined;
  }

  private post<Body>(kind: RequestKind, path: string, body: object, key?: string): Promise<Answer<Body>> {
    return this.site.ask(kind, () =>
      this.client.post<Body>(path, body, { headers: { 'Idempotency-Key': key } }),
    );
  }

  private async get<Body>(path: string): Promise<Body> {
    const { status, body } = await this.site.ask('look', () => this.client.get<Body>(path));
    assert.equal(status, 200);
    return body;
  }

  /** Returns the amounts of all lines of the member's ledger, newest first. */
  private async readAmounts(): Promise<number[]> {
    const amounts: number[] = [];
    for (let path: string | undefined = '/api/coins/transactions?limit=25'; path !== undefined;) {
      const address: string = path;
      const page = await this.site.ask('look', () => this.client.get<{ amount: number }[]>(address));
      amounts.push(...page.body.map(({ amount }) => amount));
      path = /^<([^>]+)>; rel="next"$/.exec(page.headers.get('link') ?? '')?.[1];
    }
    return amounts;
  }
}

/** Keeps an answer; every later one has to be the same. Only a wish that costs coins may be refused. */
function remember(wish: Wish, { status, body, text }: Answer<Reply>): void {
  if (status === 409 && wish.price !== undefined && !wish.reply) return;
  assert.equal(status, wish.kind === 'round' ? 200 : 201, text);
  if (wish.kind === 'round') {
    const { verdict, reason, score } = body;
    assert.deepEqual([verdict, reason, score], ['proven', null, wish.score]);
  }
  assert.deepEqual(lasting(body), lasting(wish.reply ?? body));
  wish.reply ??= body;
}

/** Returns the part of an answer that does not depend on what happened since. */
const lasting = ({ balance: _balance, highScore: _highScore, ...reply }: Reply): object => reply;

/** Returns the number of copies of each item. */
function countCopies(items: readonly Owned[]): object {
  const counts: Record<string, number> = {};
  for (const { itemType, itemId, copies } of items)
    counts[`${itemType} ${itemId}`] = (counts[`${itemType} ${itemId}`] ?? 0) + copies;
  return counts;
}

/** Returns a GIF of one pixel as a data URL; the colour is six hexadecimal digits. */
function pictureOf(colour: string): string {
  const [header, frame] = ['47494638396101000100800000', '2c00000000010001000002024401003b'];
  const bytes = Buffer.from(`${header}${colour}${colour}${frame}`, 'hex');
  return `data:image/gif;base64,${bytes.toString('base64')}`;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
const upwards = (one: number, other: number): number => one - other;
