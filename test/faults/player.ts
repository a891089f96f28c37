import assert from 'node:assert/strict';
import { BOT_SKILLS, BOTS } from 'game-scenes/bots';
import { gameById, GAME_IDS, type GameId, TICKS_PER_SECOND } from 'game-scenes/rules';
import type { Answer, Client } from './client.js';
import type { Random } from './random.js';
import { type Site, SiteLost } from './site.js';

interface Ticket {
  readonly round: string;
  readonly game: GameId;
  readonly seed: string;
  readonly pays: boolean;
}

/** The fields of a verdict that the fault tests read. */
interface Verdict {
  readonly verdict: string;
  readonly reason: string | null;
  readonly score: number;
  readonly coins: number;
  /** Ledger lines that pay the round. */
  readonly lines: readonly { readonly amount: number }[];
  readonly highScore: number | null;
  readonly balance: number;
}

/** The first ledger line of a round. */
interface Line {
  readonly id: number;
  readonly amount: number;
}

/** A round that a member has played, and the answers to it. */
interface PlayedRound {
  readonly id: string;
  readonly gameName: string;
  readonly log: string;
  readonly score: number;
  readonly coins: number;
  /** The expected verdict. A round replaced by a newer ticket whose request got no answer may be either. */
  outcome: 'proven' | 'abandoned' | 'either';
  verdict?: Verdict;
  /** The ledger line that `coins/add` answered for it. */
  line?: Line;
}

const FIELDS = ['wide', 'tall'] as const;

/** Plays the rounds of a member and remembers every answer. */
export class Player {
  private readonly rounds: PlayedRound[] = [];
  private readonly unnamedLines = new Set<number>();
  private prefetchedTickets: readonly Ticket[] = [];

  constructor(
    readonly name: string,
    private readonly site: Site,
    private readonly client: Client,
    private readonly random: Random,
  ) {}

  /** Number of rounds played, and of those without an answer. */
  get counts(): { readonly played: number; readonly unanswered: number } {
    return { played: this.rounds.length, unanswered: this.unansweredRounds.length };
  }

  /** Amounts of the ledger lines of all answered rounds. */
  get earned(): readonly number[] {
    return this.proven.flatMap(({ verdict }) => verdict?.lines ?? []).map(({ amount }) => amount);
  }

  /** Sends every unanswered round again, in the order in which they were played. */
  async sendUnanswered(): Promise<void> {
    for (const round of this.unansweredRounds) await this.send(round, 1);
  }

  /**
   * Asserts that every answered round returns the same verdict again, and every acknowledged line the same
   * line.
   */
  async assertAnswersStand(): Promise<void> {
    for (const round of this.rounds) {
      const told = round.verdict;
      assert.ok(told, `Round ${round.id} of ${this.name} has no answer.`);
      const again = await this.post<Verdict>('/api/games/stats', bodyOf(round));
      assert.deepEqual(lasting(again), lasting(told));
      assert.ok((again.highScore ?? 0) >= (told.highScore ?? 0), `The best score of ${this.name} fell.`);
      if (round.line) assert.deepEqual((await this.add(round, round.id)).body, round.line);
    }
  }

  /** Asserts that the record counts each verified round exactly once. */
  async assertCountedOnce(): Promise<void> {
    const { body: records } = await this.client.get<{ timesPlayed: number }[]>('/api/games/stats');
    assert.equal(
      records.reduce((sum, { timesPlayed }) => sum + timesPlayed, 0),
      this.proven.length,
    );
  }

  /** Asserts that every unused prefetched ticket is still available. */
  async assertPrefetchedTickets(): Promise<void> {
    const [first] = this.prefetchedTickets;
    if (!first) return;
    const spent = new Set(this.rounds.map(({ id }) => id));
    const unspent = this.prefetchedTickets.filter(({ round }) => !spent.has(round)).map(({ round }) => round);
    const now = (await this.readPrefetched(first.game)).map(({ round }) => round);
    assert.deepEqual(now.slice(0, unspent.length), unspent);
  }

  private get proven(): readonly PlayedRound[] {
    return this.rounds.filter(({ verdict }) => verdict?.verdict === 'proven');
  }

  private get unansweredRounds(): readonly PlayedRound[] {
    return this.rounds.filter(({ verdict }) => verdict === undefined);
  }

  /** Plays a round, sends it, and sometimes acknowledges its coins. */
  async turn(): Promise<void> {
    const round = this.random.chance(0.3) ? await this.playPrefetched() : await this.playOnline();
    await this.send(round, this.random.pick([1, 1, 2, 3]));
    await this.sendUnanswered();
    if (this.random.chance(0.7)) await this.nameCoins(round);
    if (this.random.chance(0.2)) await this.sendForged(round);
  }

  /**
   * Plays a round with a fresh ticket. Sometimes its ticket abandons another round that was played and never
   * sent.
   */
  private async playOnline(): Promise<PlayedRound> {
    const game = this.random.pick(GAME_IDS);
    const round = await this.play(await this.askForTicket(game));
    if (!this.random.chance(0.15)) return round;
    round.outcome = 'either';
    const ticket = await this.askForTicket(game);
    round.outcome = 'abandoned';
    return this.play(ticket);
  }

  /** Plays a round with the oldest prefetched ticket, or with the next one, which abandons the oldest. */
  private async playPrefetched(): Promise<PlayedRound> {
    const [oldest, next] = await this.readPrefetched(this.random.pick(GAME_IDS));
    assert.ok(oldest && next, 'A stock has five tickets.');
    if (!this.random.chance(0.2)) return this.play(oldest);
    const round = await this.play(next);
    await this.play(oldest, 'abandoned');
    return round;
  }

  /** Lets a bot play the ticket's round and advances the clock by its duration. */
  private async play(ticket: Ticket, outcome: PlayedRound['outcome'] = 'proven'): Promise<PlayedRound> {
    const bot = BOTS[ticket.game](ticket.seed, this.random.pick(FIELDS), this.random.pick(BOT_SKILLS));
    const { score, ticks } = bot.outcome;
    const coins = ticket.pays ? bot.outcome.coins : 0;
    const gameName = gameById(ticket.game)?.name ?? ticket.game;
    const round: PlayedRound = { id: ticket.round, gameName, log: bot.encode(), score, coins, outcome };
    this.rounds.push(round);
    await this.site.advance((ticks * 1000) / TICKS_PER_SECOND);
    return round;
  }

  /** Sends a round `times` times in parallel; all answers must be equal. */
  private async send(round: PlayedRound, times: number): Promise<void> {
    const sendings = Array.from({ length: times }, () =>
      this.post<Verdict>('/api/games/stats', bodyOf(round)),
    );
    const results = await Promise.allSettled(sendings);
    for (const result of results) {
      if (result.status === 'fulfilled') this.remember(round, result.value);
      else if (!(result.reason instanceof SiteLost)) throw result.reason;
    }
    if (results.some(({ status }) => status === 'rejected')) throw new SiteLost();
  }

  private remember(round: PlayedRound, verdict: Verdict): void {
    if (round.verdict) assert.deepEqual(lasting(verdict), lasting(round.verdict));
    const isProven = round.outcome === 'either' ? verdict.verdict === 'proven' : round.outcome === 'proven';
    const expected = isProven
      ? { verdict: 'proven', reason: null, score: round.score, coins: round.coins }
      : { verdict: 'refused', reason: 'abandoned', score: 0, coins: 0 };
    const { reason, score, coins, lines } = verdict;
    assert.deepEqual({ verdict: verdict.verdict, reason, score, coins }, expected);
    assert.equal(
      lines.reduce((sum, { amount }) => sum + amount, 0),
      coins,
    );
    round.verdict = verdict;
  }

  /**
   * Acknowledges the round's coins: by its id, which returns its line, or without, which returns each line
   * once.
   */
  private async nameCoins(round: PlayedRound): Promise<void> {
    if (round.verdict?.verdict !== 'proven' || round.coins === 0) return;
    if (this.random.chance(0.6)) {
      const { status, body } = await this.add(round, round.id);
      assert.deepEqual([status, body.amount], [200, round.verdict.lines[0]?.amount]);
      if (round.line) assert.deepEqual(body, round.line);
      round.line = body;
      return;
    }
    const { status, body } = await this.add(round);
    if (status === 409) return;
    assert.deepEqual([status, body.amount], [200, round.coins]);
    assert.ok(!this.unnamedLines.has(body.id), `Ledger line ${body.id} was given twice.`);
    this.unnamedLines.add(body.id);
  }

  /** Asserts that another log for a decided round is refused. */
  private async sendForged(round: PlayedRound): Promise<void> {
    if (round.verdict?.verdict !== 'proven') return;
    const other = this.rounds.find(({ id }) => id !== round.id) ?? { log: 'AAAA' };
    const { verdict, reason } = await this.post<Verdict>('/api/games/stats', {
      ...bodyOf(round),
      log: other.log,
    });
    assert.deepEqual([verdict, reason], ['refused', 'ticket_spent']);
  }

  private add(round: PlayedRound, id?: string): Promise<Answer<Line>> {
    const description = `Earned ${round.coins} coins playing ${round.gameName}`;
    const body = { amount: round.coins, description, ...(id === undefined ? {} : { round: id }) };
    return this.client.post<Line>('acknowledgement', '/api/coins/add', body);
  }

  private async askForTicket(game: GameId): Promise<Ticket> {
    const gameName = gameById(game)?.name;
    const { status, body } = await this.client.post<Ticket>('ticket', '/api/games/rounds', { gameName });
    assert.equal(status, 201);
    return body;
  }

  private async readPrefetched(game: GameId): Promise<readonly Ticket[]> {
    const gameName = gameById(game)?.name;
    const { status, body } = await this.client.post<Ticket[]>('ticket', '/api/games/rounds/stock', {
      gameName,
    });
    assert.equal(status, 200);
    this.prefetchedTickets = body;
    return body;
  }

  private async post<Body>(path: string, body: object): Promise<Body> {
    const answer = await this.client.post<Body>('verdict', path, body);
    assert.equal(answer.status, 200);
    return answer.body;
  }
}

const bodyOf = ({ id, gameName, log }: PlayedRound): object => ({ gameName, round: id, log, timesPlayed: 1 });

/** Returns the part of a verdict that never changes. */
const lasting = ({ balance: _balance, highScore: _highScore, ...verdict }: Verdict): object => verdict;
