import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { RequestKind } from './client.js';
import { Player } from './player.js';
import type { Random } from './random.js';
import { type DataPlace, Site } from './site.js';

const RECONCILE = fileURLToPath(new URL('../../backend/dist/commands/reconcile.js', import.meta.url));

const PLAYERS = ['quasar', 'nova', 'comet', 'pulsar'] as const;

/** After which request the server is killed: the payment is what matters most. */
const AIMS = ['ticket', 'verdict', 'verdict', 'verdict', 'acknowledgement'] as const satisfies RequestKind[];

/** The kill comes after at most this share of the time that such a request took on this machine until now. */
const LONGEST_DELAY_SHARE = 1.5;

/** How much the latest request counts in that time. */
const LATEST_SHARE = 0.3;

/** A kill that is still to come: `left` requests of this kind from now, and a share of their time after the last. */
interface Aim {
  readonly kind: RequestKind;
  readonly delayShare: number;
  left: number;
}

/** What a kill met. */
export interface KillReport {
  /** Rounds played in all lives of the site. */
  readonly played: number;
  readonly unansweredRequests: number;
  readonly unansweredRounds: number;
  /** Rounds without an answer that the ledger had paid. */
  readonly paidUnanswered: number;
}

/** Members who play on a site that is killed again and again. */
export class World {
  private readonly site: Site;
  private readonly players: readonly Player[];
  private readonly usualMs = new Map<RequestKind, number>();
  private aim: Aim | undefined;
  private killing = Promise.resolve();

  constructor(
    private readonly place: DataPlace,
    private readonly random: Random,
  ) {
    this.site = new Site(place);
    const onSend = (kind: RequestKind): (() => void) => this.noteRequest(kind);
    this.players = PLAYERS.map((name) => new Player(name, this.site, random.fork(), onSend));
  }

  async begin(): Promise<void> {
    await this.site.start();
    await this.each((player) => player.register());
  }

  end(): Promise<void> {
    return this.site.kill();
  }

  /** Has everybody play, kills the server in the middle of it, and starts it again on the same data. */
  async playUntilKilled(): Promise<KillReport> {
    const before = this.countUnansweredRequests();
    this.aim = {
      kind: this.random.pick(AIMS),
      delayShare: this.random.next() * LONGEST_DELAY_SHARE,
      left: this.random.whole(4, 20),
    };
    const plays = await Promise.allSettled(this.players.map((player) => player.playUntilLost()));
    await this.killing;
    await this.site.kill();
    for (const play of plays) if (play.status === 'rejected') throw play.reason;
    await this.site.start();
    return this.report(this.countUnansweredRequests() - before);
  }

  /** Does something for every player, one after the other. */
  async each(action: (player: Player) => Promise<void>): Promise<void> {
    for (const player of this.players) await action(player);
  }

  /** What `npm run reconcile` says of the data, beside the running server. */
  reconcile(): Promise<string> {
    const { databaseUrl, dataFolder } = this.place;
    const env = { ...process.env, NODE_OPTIONS: '', DATABASE_URL: databaseUrl, DATA_DIR: dataFolder };
    return new Promise((resolve) => {
      execFile(process.execPath, [RECONCILE], { env }, (_error, out, err) => resolve(out + err));
    });
  }

  private noteRequest(kind: RequestKind): () => void {
    const sentAt = performance.now();
    this.follow(kind);
    return () => {
      const tookMs = performance.now() - sentAt;
      const usualMs = this.usualMs.get(kind) ?? tookMs;
      this.usualMs.set(kind, usualMs + (tookMs - usualMs) * LATEST_SHARE);
    };
  }

  private follow(kind: RequestKind): void {
    if (this.aim?.kind !== kind) return;
    this.aim.left -= 1;
    if (this.aim.left > 0) return;
    const delayMs = this.aim.delayShare * (this.usualMs.get(kind) ?? 0);
    this.aim = undefined;
    this.site.cut();
    this.killing = new Promise((resolve) => {
      setTimeout(() => void this.site.kill().then(resolve), delayMs);
    });
  }

  private async report(unansweredRequests: number): Promise<KillReport> {
    const counts = this.players.map((player) => player.counts);
    let paidUnanswered = 0;
    await this.each(async (player) => {
      paidUnanswered += await player.countPaidUnanswered();
    });
    return {
      played: counts.reduce((sum, { played }) => sum + played, 0),
      unansweredRequests,
      unansweredRounds: counts.reduce((sum, { unanswered }) => sum + unanswered, 0),
      paidUnanswered,
    };
  }

  private countUnansweredRequests(): number {
    return this.players.reduce((sum, { client }) => sum + client.unanswered, 0);
  }
}
