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

/** After which request of a round the server is killed: the payment is what matters most. */
const ROUND_AIMS = [
  'ticket',
  'verdict',
  'verdict',
  'verdict',
  'acknowledgement',
] as const satisfies RequestKind[];

/** What kills are aimed at, in turn. */
const AIMS = [ROUND_AIMS, SPENDING_AIMS] as const;

/** The kill comes after at most this share of the time that such a request took on this machine until now. */
const MAX_DELAY_SHARE = 1.5;

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
  /** Purchases and the like. */
  readonly unansweredWishes: number;
  /** Rounds without an answer that the ledger had paid. */
  readonly paidUnanswered: number;
  /** Wishes without an answer that the ledger had taken coins for. */
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

  /** Has everybody play, kills the server in the middle of it, and starts it again on the same data. */
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

  /** Does something for every member, one after the other. */
  async each(action: (member: Member) => Promise<void>): Promise<void> {
    for (const member of this.members) await action(member);
  }

  /** After a sweep the data folder holds the picture of every member, whole, and no other file of a picture. */
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

  /** What `npm run reconcile` says of the data, beside the running server. */
  reconcile(): Promise<string> {
    const { databaseUrl, dataFolder } = this.place;
    const env = { ...process.env, NODE_OPTIONS: '', DATABASE_URL: databaseUrl, DATA_DIR: dataFolder };
    return new Promise((resolve) => {
      execFile(process.execPath, [RECONCILE], { env }, (_error, out, err) => resolve(out + err));
    });
  }

  /** The addresses of all files below the data folder's media, half-written ones included. */
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
