import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { IngestOrders } from '../livestream/ingest-orders.js';
import type { IngestReportDto } from '../livestream/ingest-report.dto.js';
import type { HlsSession } from './hls/hls-session.js';
import { EncoderStream, type Segment } from './media/encoder-stream.js';
import { type Figures, figuresOf } from './media/figures.js';
import type { PublishRequest } from '../livestream/publish-name.js';
import type { RtmpMessage } from './rtmp/rtmp-message.js';
import { StreamProblem, type StreamProblemCode } from '../livestream/stream-problem.js';

/** An encoder's connection, as the broadcast sees it. */
export interface Publisher {
  accept(): void;
  /** Tells the encoder why, and ends the connection. */
  refuse(problem: StreamProblem): void;
  readonly isGone: boolean;
}

/** What a broadcast needs of the world. */
export interface BroadcastParts {
  /** Asks the site now what holds; rejects when it can't be reached. */
  readonly ask: () => Promise<IngestOrders>;
  readonly openSession: (name: string, events: SessionEvents) => HlsSession;
  readonly now: () => number;
  /** Something that the site should know at once. */
  readonly changed: () => void;
  /** A line for the log. */
  readonly say: (what: string, facts?: object) => void;
}

/** What a session tells. */
export interface SessionEvents {
  failed(problem: StreamProblem): void;
  playable(): void;
}

/** An encoder with nothing to say for so long may be replaced by another one with the key. */
const SILENCE_MS = 5_000;
/** So long it may take from one segment to the next. */
const STALL_MS = 20_000;
/** An encoder that is lost may come back for so long: the players go on. */
const GRACE_MS = 30_000;
/** An ended session's files stay so long, for players that are still at them. */
const ENDED_FILES_MS = 30_000;

interface Push {
  readonly publisher: Publisher;
  readonly stream: EncoderStream;
  readonly keyHash: string;
  readonly since: number;
  heardAt: number;
  segmentAt: number;
  figures: Figures | undefined;
}

interface Session {
  readonly name: string;
  readonly audience: string;
  readonly since: number;
  readonly hls: HlsSession;
  /** When it ends unless the encoder comes back; undefined while one is there. */
  endsAt: number | undefined;
}

/** The one stream of the site: who sends it, and the session that its viewers see. */
export class Broadcast {
  private orders: IngestOrders | undefined;
  private push: Push | undefined;
  private session: Session | undefined;
  private readonly ended: { readonly hls: HlsSession; readonly removeAt: number }[] = [];
  private lastProblem: { readonly code: StreamProblemCode; readonly at: number } | undefined;

  constructor(private readonly parts: BroadcastParts) {}

  /** What the site is to know. */
  report(): Pick<IngestReportDto, 'session' | 'push' | 'problem'> {
    const { session, push, lastProblem } = this;
    return {
      session:
        session?.hls.isPlayable === true
          ? { name: session.name, audience: session.audience, startedAt: iso(session.since) }
          : null,
      push: push ? { since: iso(push.since), ...(push.figures ?? figuresOf(undefined)) } : null,
      problem: lastProblem ? { code: lastProblem.code, at: iso(lastProblem.at) } : null,
    };
  }

  /** Whether there is anything that the site wants to hear of often. */
  get isActive(): boolean {
    return this.push !== undefined || this.session !== undefined;
  }

  /** Notes a problem that belongs to no encoder. */
  note(code: StreamProblemCode): void {
    this.lastProblem = { code, at: this.parts.now() };
    this.parts.changed();
  }

  /** Decides whether an encoder may publish. Its key is compared by hashes and in constant time, and not kept. */
  async admit(publisher: Publisher, request: PublishRequest): Promise<void> {
    const orders = await this.parts.ask().catch(() => undefined);
    const code = this.objection(request, orders);
    if (publisher.isGone) return;
    if (code !== undefined || !orders) return this.refuse(publisher, code ?? 'site_unreachable');
    if (this.push) this.end(this.push, new StreamProblem('taken_over'));
    this.orders = orders;
    const now = this.parts.now();
    const startMs = this.session?.hls.endMs ?? 0;
    const stream = new EncoderStream(startMs, (segment) => this.add(segment), this.parts.now, orders.limits);
    const { streamKeyHash: keyHash } = orders;
    this.push = { publisher, stream, keyHash, since: now, heardAt: now, segmentAt: now, figures: undefined };
    if (this.session) this.session.endsAt = undefined;
    this.parts.say('An encoder streams.');
    publisher.accept();
    this.parts.changed();
  }

  /** Takes sound or pictures. */
  media(publisher: Publisher, message: RtmpMessage): void {
    const { push } = this;
    if (push?.publisher !== publisher) return;
    push.heardAt = this.parts.now();
    try {
      push.stream.receive(message);
    } catch (error) {
      this.end(push, problemOf(error));
    }
  }

  /** An encoder has gone; `problem` says why, unless it said that it has finished. */
  gone(publisher: Publisher, problem: StreamProblemCode | undefined): void {
    if (this.push?.publisher !== publisher) return;
    if (problem !== undefined) this.end(this.push, new StreamProblem(problem));
    else this.drop(this.push);
  }

  /** Obeys the site: a changed key cuts the push, a changed audience gets a session of its own. */
  obey(orders: IngestOrders): void {
    this.orders = orders;
    const { push, session } = this;
    if (push && push.keyHash !== orders.streamKeyHash) this.end(push, new StreamProblem('key_rotated'));
    if (!session || session.audience === orders.audience) return;
    push?.stream.restart();
    this.endSession(session);
  }

  /** What time alone brings about; to be called every second or so. */
  tick(): void {
    const now = this.parts.now();
    const { push } = this;
    if (push && now - push.segmentAt > STALL_MS)
      this.end(push, new StreamProblem(push.stream.picture ? 'stalled' : 'no_video'));
    const { session } = this;
    if (session?.endsAt !== undefined && now >= session.endsAt) this.endSession(session);
    while (this.ended[0] && now >= this.ended[0].removeAt) void this.ended.shift()?.hls.remove();
  }

  /** Ends everything and removes all files. */
  async stop(): Promise<void> {
    if (this.push) this.drop(this.push);
    if (this.session) this.endSession(this.session);
    await Promise.all(this.ended.splice(0).map(({ hls }) => hls.remove()));
  }

  private objection(
    request: PublishRequest,
    orders: IngestOrders | undefined,
  ): StreamProblemCode | undefined {
    if (!orders) return 'site_unreachable';
    if (!request.isRightAddress) return 'wrong_address';
    if (!isKey(request.key, orders.streamKeyHash)) return 'wrong_key';
    const isAlive = this.push !== undefined && this.parts.now() - this.push.heardAt < SILENCE_MS;
    return isAlive ? 'already_streaming' : undefined;
  }

  private refuse(publisher: Publisher, code: StreamProblemCode): void {
    publisher.refuse(new StreamProblem(code));
    this.note(code);
  }

  private add(segment: Segment): void {
    const { push, orders } = this;
    if (!push || !orders) return;
    push.segmentAt = this.parts.now();
    push.figures = figuresOf(segment);
    this.session ??= this.open(orders.audience);
    this.session.hls.add(segment);
  }

  private open(audience: string): Session {
    const name = randomBytes(16).toString('hex');
    const hls = this.parts.openSession(name, {
      playable: () => this.parts.changed(),
      failed: (problem) => this.fail(hls, problem),
    });
    return { name, audience, since: this.parts.now(), hls, endsAt: undefined };
  }

  /** A session whose files can't be written ends at once, and makes room. */
  private fail(hls: HlsSession, problem: StreamProblem): void {
    if (this.session?.hls !== hls) return;
    const { session, push } = this;
    this.session = undefined;
    // What is left of the stream would only begin another one.
    push?.stream.restart();
    if (push) this.end(push, problem);
    else this.note(problem.code);
    void session.hls.remove();
  }

  /** Ends a push for a reason that its encoder and the admin are told. */
  private end(push: Push, problem: StreamProblem): void {
    this.drop(push);
    this.parts.say('A stream was cut.', {
      code: problem.code,
      ...(problem.cause ? { err: problem.cause } : {}),
    });
    push.publisher.refuse(problem);
    this.note(problem.code);
  }

  /** The push is over; its session waits for the next one. */
  private drop(push: Push): void {
    if (this.push !== push) return;
    try {
      push.stream.flush();
    } catch {
      // What can't be written any more is left out: the push has ended for another reason already.
    }
    this.push = undefined;
    if (this.session) this.session.endsAt = this.parts.now() + GRACE_MS;
    this.parts.changed();
  }

  private endSession(session: Session): void {
    this.session = undefined;
    this.ended.push({ hls: session.hls, removeAt: this.parts.now() + ENDED_FILES_MS });
    void session.hls.finish();
    this.parts.changed();
  }
}

function isKey(key: string, hash: string): boolean {
  const given = createHash('sha256').update(key).digest();
  const right = Buffer.from(hash, 'hex');
  return given.length === right.length && timingSafeEqual(given, right);
}

const problemOf = (error: unknown): StreamProblem =>
  error instanceof StreamProblem ? error : new StreamProblem('damaged', { cause: error });

const iso = (milliseconds: number): string => new Date(milliseconds).toISOString();
