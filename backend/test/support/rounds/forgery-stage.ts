import { BOTS, type BotSkill } from 'game-scenes/bots';
import {
  chanceGameById,
  createRound,
  GAME_IDS,
  GAMES,
  replay,
  TICKS_PER_SECOND,
  type FieldName,
  type GameAction,
  type GameRules,
  type Round,
} from 'game-scenes/rules';
import { SessionsService } from '../../../src/members/auth/sessions.service.js';
import type { TestApp, TestMember } from '../app.js';
import type { Answer, RequestOptions, TestClient } from '../client.js';
import type { Ticket, Verdict } from '../rounds.js';

/** A round that was played to its end, with its result by its own rules. */
export interface PlayedRound {
  readonly ticket: Ticket;
  readonly log: string;
  readonly ticks: number;
  readonly coins: number;
}

/** One request of a forgery, with the ticket and log to replay, if any. */
export interface Sending {
  readonly send: () => Promise<Answer<Verdict>>;
  readonly ticket?: Ticket;
  readonly log?: string;
  /** The log before the forger inserted anything. */
  readonly honestLog?: string;
}

type ActionKind = GameRules['actions'][string];

/** Client figures and texts of a finished round; omitted fields have the honest value. */
export type RoundBody = Readonly<Record<string, unknown>>;

/** Returns how many milliseconds a round of this many ticks takes. */
export const playedMs = (ticks: number): number => Math.ceil((ticks * 1000) / TICKS_PER_SECOND);

/** Returns another game than this one; undefined if there is only one. */
export const otherGameThan = (game: GameRules): GameRules | undefined =>
  GAME_IDS.map((id) => GAMES[id]).find(({ id }) => id !== game.id);

/** The setting of a forgery: a game, a member who forges, and another member who never did anything wrong. */
export class Stage {
  private constructor(
    readonly app: TestApp,
    readonly game: GameRules,
    readonly forger: TestMember,
    readonly other: TestMember,
  ) {}

  static async of(app: TestApp, game: GameRules): Promise<Stage> {
    return new Stage(app, game, await app.aMember({ coins: 0 }), await app.aMember({ coins: 0 }));
  }

  /** Fetches a ticket whose round begins now. */
  async ticket(member: TestMember = this.forger, gameName: string = this.game.name): Promise<Ticket> {
    return (await member.client.post<Ticket>('/api/games/rounds', { gameName })).body;
  }

  /** Fetches the member's prefetched tickets of the game, oldest first. */
  async prefetched(member: TestMember = this.forger, gameName: string = this.game.name): Promise<Ticket[]> {
    const answer = await member.client.post<Ticket[]>('/api/games/rounds/stock', { gameName });
    if (answer.status !== 200) throw new Error(`No prefetched tickets: ${answer.status} ${answer.text}`);
    return answer.body;
  }

  /** Plays a ticket's round as a decent player would, or watches its run; no time passes. */
  play(ticket: Ticket, field: FieldName = 'wide', skill: BotSkill = 'decent'): PlayedRound {
    const game = chanceGameById(ticket.game);
    const round = game ? watchedRun(game, ticket.seed) : botRound(ticket, field, skill);
    return { ticket, log: round.encode(), ticks: round.outcome.ticks, coins: round.outcome.coins };
  }

  /** Duration of the game's longest round. */
  get longestRoundMs(): number {
    return playedMs(this.game.ticksPerRound);
  }

  /**
   * Plays an honest round up to its sending and lets the time of the game's longest round pass, so that a
   * forgery is never refused for its length.
   */
  async honestRound(member: TestMember = this.forger): Promise<PlayedRound> {
    const round = this.play(await this.ticket(member));
    this.pass(this.longestRoundMs);
    return round;
  }

  /** Plays an honest round, sends it and has it proven. */
  async provenRound(member: TestMember = this.forger): Promise<PlayedRound> {
    const round = await this.honestRound(member);
    await this.finish(round.ticket, { log: round.log }, member);
    return round;
  }

  /**
   * Returns the log of a whole round that is valid under both seeds, different for every first seed.
   * Undefined if the game ends at different ticks under the two seeds, so that no copy of a round can fit
   * another ticket.
   */
  logForBoth(one: Ticket, two: Ticket): string | undefined {
    const round = createRound(this.game, one.seed, 'wide');
    const kinds = Object.values(this.game.actions);
    while (!round.outcome.isFinished) {
      const digit = Number.parseInt(one.seed.charAt(Math.floor(round.tick / 60) % 32), 16);
      if (round.tick % 60 === digit) for (const kind of kinds) round.act(anyAction(kind, digit));
      round.advance();
    }
    const log = round.encode();
    const result = replay(this.game, two.seed, log);
    return result.ok ? log : undefined;
  }

  /** Voids a proven round as an admin. */
  async void({ round }: Ticket): Promise<void> {
    const admin = await this.app.aMember({ isAdmin: true });
    const answer = await admin.client.post(`/api/admin/rounds/${round}/void`, {
      reason: 'A test takes it back',
    });
    if (answer.status !== 200) throw new Error(`Not voided: ${answer.status} ${answer.text}`);
  }

  /** Lets time pass. */
  pass(milliseconds: number): void {
    this.app.clock.advance(milliseconds);
  }

  /** Sends a finished round now. */
  finish(ticket: Ticket, body: RoundBody, member: TestMember = this.forger): Promise<Answer<Verdict>> {
    return this.finishing(ticket, body, {}, member.client).send();
  }

  /** Prepares the request of a finished round, with its ticket and game unless the body says otherwise. */
  finishing(
    ticket: Ticket,
    body: RoundBody,
    options: RequestOptions = {},
    client: TestClient = this.forger.client,
  ): Sending {
    const whole = { gameName: this.game.name, round: ticket.round, ...body };
    const log = 'log' in body && typeof body['log'] === 'string' ? { log: body['log'] } : {};
    return { send: () => client.post<Verdict>('/api/games/stats', whole, options), ticket, ...log };
  }

  /** Prepares a request with any body, as it is sent over the wire. */
  sendingRaw(
    raw: string | Uint8Array<ArrayBuffer>,
    headers: Readonly<Record<string, string | undefined>> = {},
  ): Sending {
    return {
      send: () => this.forger.client.post<Verdict>('/api/games/stats', undefined, { raw, headers }),
    };
  }

  /** Signs the forger in from a second browser; returns its client and its session's token. */
  async secondSession(): Promise<{ readonly client: TestClient; readonly token: string }> {
    const token = await this.app.unitOfWork.run((tx) =>
      this.app.nest.get(SessionsService).start(tx, this.forger.id, undefined),
    );
    const client = this.app.aVisitor();
    client.setCookie('session', token);
    return { client, token };
  }
}

function botRound(ticket: Ticket, field: FieldName, skill: BotSkill): Round {
  const id = GAME_IDS.find((known) => known === ticket.game);
  if (id === undefined) throw new Error(`This is no ticket of a game: ${JSON.stringify(ticket)}`);
  return BOTS[id](ticket.seed, field, skill);
}

/** Runs a game of chance, which takes no input. */
function watchedRun(game: GameRules, seed: string): Round {
  const round = createRound(game, seed, 'wide');
  while (!round.outcome.isFinished) round.advance();
  return round;
}

/** Returns an action of a kind that every game takes. */
export function anyAction({ code, takes }: ActionKind, digit = 0): GameAction {
  if (takes === 'point') return { code, x: 100 + digit, y: 100 };
  return { code, x: takes === 'nothing' ? 0 : digit % takes.choices, y: 0 };
}
