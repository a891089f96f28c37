import assert from 'node:assert/strict';
import { type Answer, Client, type OnSend } from './client.js';
import { type MemberTask, memberTasksOf } from './member-task.js';
import { Player } from './player.js';
import type { Random } from './random.js';
import { type Site, SiteLost, WELCOME_COINS } from './site.js';

interface Line {
  readonly amount: number;
}

/**
 * Probability that a member runs a task during a round, and probability that they run one instead of playing.
 */
const BESIDE_SHARE = 0.3;
const INSTEAD_SHARE = 0.4;

/** A member who plays and runs tasks, and remembers every answer. */
export class Member {
  readonly client: Client;
  private readonly player: Player;
  private readonly tasks: readonly MemberTask[];

  constructor(
    readonly name: string,
    site: Site,
    private readonly random: Random,
    onSend: OnSend,
  ) {
    this.client = new Client(site, onSend);
    this.player = new Player(name, site, this.client, random.fork());
    this.tasks = memberTasksOf(name, this.client, random);
  }

  /** Number of rounds played, and of rounds and task requests without an answer. */
  get counts(): { readonly played: number; readonly rounds: number; readonly wishes: number } {
    const { played, unanswered } = this.player.counts;
    const wishes = this.tasks.reduce((sum, task) => sum + task.unanswered, 0);
    return { played, rounds: unanswered, wishes };
  }

  async register(): Promise<void> {
    const account = { username: this.name, password: 'correct horse battery' };
    assert.equal((await this.client.post('account', '/api/register', account)).status, 201);
  }

  /** Plays and runs tasks until the site is lost. */
  async liveUntilLost(): Promise<void> {
    try {
      for (;;) await this.turn();
    } catch (error) {
      if (!(error instanceof SiteLost)) throw error;
    }
  }

  async sendUnanswered(): Promise<void> {
    await this.player.sendUnanswered();
    for (const task of this.tasks) await task.sendUnanswered();
  }

  /** Counts the ledger lines of unanswered rounds and of unanswered task requests. */
  async countUntold(): Promise<{ readonly rounds: number; readonly wishes: number }> {
    const amounts = await this.readAmounts();
    const paid = amounts.filter((amount) => amount > 0).length - 1;
    const spent = amounts.length - paid - 1;
    return { rounds: paid - this.player.earned.length, wishes: spent - this.spent.length };
  }

  async assertAnswersStand(): Promise<void> {
    await this.player.assertAnswersStand();
    for (const task of this.tasks) await task.assertStands();
  }

  /**
   * Asserts that the ledger and the balance contain the welcome bonus, each verified round and each accepted
   * request exactly once.
   */
  async assertPaidOnce(): Promise<void> {
    await this.player.assertCountedOnce();
    const expected = [WELCOME_COINS, ...this.player.earned, ...this.spent];
    assert.deepEqual((await this.readAmounts()).sort(upwards), expected.sort(upwards), this.name);
    const { body: user } = await this.client.get<{ coins: number }>('/api/user');
    assert.equal(
      user.coins,
      expected.reduce((sum, coins) => sum + coins, 0),
    );
  }

  /** Returns the address of the member's picture. */
  async readPicture(): Promise<string | null> {
    const { body: user } = await this.client.get<{ profilePicture: string | null }>('/api/user');
    return user.profilePicture;
  }

  assertPrefetchedTickets(): Promise<void> {
    return this.player.assertPrefetchedTickets();
  }

  private get spent(): readonly number[] {
    return this.tasks.flatMap(({ spent }) => spent);
  }

  private async turn(): Promise<void> {
    const [first, ...others] = this.tasks;
    const task = first && this.random.pick([first, ...others]);
    if (task && this.random.chance(INSTEAD_SHARE)) return task.turn();
    const isBeside = task && this.random.chance(BESIDE_SHARE);
    const turns = await Promise.allSettled([this.player.turn(), ...(isBeside ? [task.turn()] : [])]);
    const failures = turns.flatMap((turn) => (turn.status === 'rejected' ? [turn.reason as Error] : []));
    const mistake = failures.find((failure) => !(failure instanceof SiteLost));
    if (mistake) throw mistake;
    if (failures.length > 0) throw new SiteLost();
  }

  /** Reads all amounts of the member's ledger, page by page. */
  private async readAmounts(): Promise<number[]> {
    const amounts: number[] = [];
    for (let path: string | undefined = '/api/coins/transactions?limit=25'; path !== undefined;) {
      const { headers, body }: Answer<Line[]> = await this.client.get<Line[]>(path);
      amounts.push(...body.map(({ amount }) => amount));
      path = /^<([^>]+)>; rel="next"$/.exec(headers.get('link') ?? '')?.[1];
    }
    return amounts;
  }
}

const upwards = (one: number, other: number): number => one - other;
