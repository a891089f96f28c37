import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { RequestKind } from './client.js';
import { SPENDING_AIMS } from './member-task.js';
import { Member } from './member.js';
import type { Random } from './random.js';
import { type DataPlace, Site } from './site.js';

const RECONCILE = fileURLToPath(new URL('../../backend/dist/app/commands/reconcile.js', import.meta.url));

const NAMES = ['quasar', 'nova', 'comet', 'pulsar'] as const;

/** Requests of a round after which the server is killed; mostly verdicts, because they pay the coins. */
const ROUND_AIMS = [
  'ticket',
  'verdict',
  'verdict',
  'verdict',
  'acknowledgement',
] as const satisfies RequestKind[];

/** Groups of requests at which kills are aimed, in turn. */
const AIMS = [ROUND_AIMS, SPENDING_AIMS] as const;

/** Upper limit of a kill's delay, as a share of the usual duration of the request on this machine. */
const MAX_DELAY_SHARE = 1.5;

/** Weight of the latest request in the moving average of the duration. */
const LATEST_SHARE = 0.3;

/**
 * A scheduled kill: after `left` further requests of this kind, and a share of the duration of the last one.
 */
interface Aim {
  readonly kind: RequestKind;
  readonly delayShare: number;
  left: number;
}

/** What was in progress during a kill. */
export interface KillReport {
  /** Rounds played since the start of the test. */
  readonly played: number;
  readonly unansweredRequests: number;
  readonly unansweredRounds: number;
  /** Unanswered purchases and uploads. */
  readonly unansweredWishes: number;
  /** Unanswered rounds that the ledger had already paid. */
  readonly paidUnanswered: number;
  /** Unanswered task requests that the ledger had already charged. */
  readonly grantedUnanswered: number;
}

/** Members who play and spend on a site that is killed again and again. */
export class World {
  private readonly site: Site;
  private readonly members: readonly Member[];
  private readonly usualMs = new Map<RequestKind, number>();
  private aim: Aim | undefined;
  private kills = 0;
  private killing = Promise.resolve();

  constructor(
    private readonly place: DataPlace,
    private readonly random: Random,
  ) {
    this.site = new Site(place);
    const onSend = (kind: RequestKind): (() => void) => this.noteRequest(kind);
    this.members = NAMES.map((name) => new Member(name, this.site, random.fork(), onSend));
  }

  async begin(): Promise<void> {
    await this.site.start();
    await this.each((member) => member.register());
  }

  end(): Promise<void> {
    return this.site.kill();
  }

  /** Lets all members play, kills the server meanwhile, and restarts it on the same data. */
  async playUntilKilled(): Promise<KillReport> {
    const before = this.countUnansweredRequests();
    this.aim = {
      kind: this.random.pick(AIMS[this.kills % AIMS.length] ?? ROUND_AIMS),
      delayShare: this.random.next() * MAX_DELAY_SHARE,
      left: this.random.whole(4, 20),
    };
    this.kills += 1;
    const plays = await Promise.allSettled(this.members.map((member) => member.liveUntilLost()));
    await this.killing;
    await this.site.kill();
    for (const play of plays) if (play.status === 'rejected') throw play.reason;
    await this.site.start();
    return this.report(this.countUnansweredRequests() - before);
  }

  /** Runs an action for every member, one after the other. */
  async each(action: (member: Member) => Promise<void>): Promise<void> {
    for (const member of this.members) await action(member);
  }

  /**
   * Asserts that, after a sweep, the data folder contains the complete picture of every member and no other
   * picture files.
   */
  async assertPicturesStand(): Promise<void> {
    await this.site.sweepPictures();
    const pictures = await Promise.all(this.members.map((member) => member.readPicture()));
    const owned = new Set(pictures.filter((picture) => picture !== null));
    assert.deepEqual(this.storedPictures(), [...owned].sort());
    for (const picture of owned) {
      const { status, headers } = await fetch(this.site.url + picture);
      assert.deepEqual([status, headers.get('content-type')], [200, 'image/webp']);
    }
  }

  /** Returns the output of `npm run reconcile`, run next to the server. */
  reconcile(): Promise<string> {
    const { databaseUrl, dataFolder } = this.place;
    const env = { ...process.env, NODE_OPTIONS: '', DATABASE_URL: databaseUrl, DATA_DIR: dataFolder };
    return new Promise((resolve) => {
      execFile(process.execPath, [RECONCILE], { env }, (_error, out, err) => resolve(out + err));
    });
  }

  /** Returns the addresses of all files in the data folder's media, including partially written ones. */
  private storedPictures(): string[] {
    const folder = join(this.place.dataFolder, 'media');
    if (!existsSync(folder)) return [];
    return readdirSync(folder)
      .flatMap((part) => readdirSync(join(folder, part)).map((name) => `/media/${part}/${name}`))
      .sort();
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
    const counts = this.members.map((member) => member.counts);
    const untold = { rounds: 0, wishes: 0 };
    await this.each(async (member) => {
      const { rounds, wishes } = await member.countUntold();
      untold.rounds += rounds;
      untold.wishes += wishes;
    });
    return {
      played: counts.reduce((sum, { played }) => sum + played, 0),
      unansweredRequests,
      unansweredRounds: counts.reduce((sum, { rounds }) => sum + rounds, 0),
      unansweredWishes: counts.reduce((sum, { wishes }) => sum + wishes, 0),
      paidUnanswered: untold.rounds,
      grantedUnanswered: untold.wishes,
    };
  }

  private countUnansweredRequests(): number {
    return this.members.reduce((sum, { client }) => sum + client.unanswered, 0);
  }
}
