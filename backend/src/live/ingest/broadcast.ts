import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { IngestOrders, IngestReport, StreamFigures } from '../livestream/ingest-channel.js';
import type { HlsSession } from './hls/hls-session.js';
import { EncoderStream, type Segment } from './media/encoder-stream.js';
import type { PublishRequest } from '../livestream/publish-name.js';
import type { RtmpMessage } from './rtmp/rtmp-message.js';
import { StreamProblem, type StreamProblemCode } from '../livestream/stream-problem.js';

/** An encoder's connection, as the broadcast sees it. */
export interface Publisher {
  accept(): void;
  /** Sends the encoder the reason and ends the connection. */
  refuse(problem: StreamProblem): void;
  readonly isGone: boolean;
}

export interface BroadcastParts {
  /** Requests the current orders from the site; rejects when it can't be reached. */
  readonly ask: () => Promise<IngestOrders>;
  /** Opens a session, which reports once that its files can't be written. */
  readonly openSession: (name: string, failed: (problem: StreamProblem) => void) => HlsSession;
  readonly now: () => number;
  /** Writes a log line, with facts as a warning. */
  readonly say: (what: string, facts?: object) => void;
}

/** Silence of an encoder after which another one with the key may replace it. */
const SILENCE_MS = 5_000;
/** Timeout from one segment to the next. */
const STALL_MS = 20_000;
/** Time in which a lost encoder may come back; meanwhile the session continues. */
const GRACE_MS = 30_000;
/** How long an ended session's files are kept, for players that are behind. */
const ENDED_FILES_MS = 30_000;

interface Push {
  readonly publisher: Publisher;
  readonly stream: EncoderStream;
  readonly keyHash: string;
  readonly since: number;
  heardAt: number;
  segmentAt: number;
  figures: StreamFigures | null;
}

interface Session {
  readonly name: string;
  readonly audience: string;
  readonly since: number;
  readonly hls: HlsSession;
  /** When it ends unless the encoder comes back; undefined while an encoder is connected. */
  endsAt: number | undefined;
}

/** The site's only stream: its encoder, and the session that viewers see. */
export class Broadcast {
  private orders: IngestOrders | undefined;
  private push: Push | undefined;
  private session: Session | undefined;
  private readonly ended: { readonly hls: HlsSession; readonly removeAt: number }[] = [];
  private lastProblem: { readonly code: StreamProblemCode; readonly at: number } | undefined;

  constructor(private readonly parts: BroadcastParts) {}

  /** Returns the state to report to the site. */
  report(): Pick<IngestReport, 'session' | 'push' | 'problem'> {
    const { session, push, lastProblem } = this;
    return {
      session:
        session?.hls.isPlayable === true
          ? { name: session.name, audience: session.audience, startedAt: iso(session.since) }
          : null,
      push: push ? { since: iso(push.since), figures: push.figures } : null,
      problem: lastProblem ? { code: lastProblem.code, at: iso(lastProblem.at) } : null,
    };
  }

  /** Records a problem for the next report. */
  note(code: StreamProblemCode): void {
    this.lastProblem = { code, at: this.parts.now() };
  }

  /** Decides whether an encoder may publish. Its key is compared by hash in constant time, and not stored. */
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
    this.push = { publisher, stream, keyHash, since: now, heardAt: now, segmentAt: now, figures: null };
    if (this.session) this.session.endsAt = undefined;
    this.parts.say('An encoder streams.');
    publisher.accept();
  }

  /** Receives an audio, video or aggregate message. */
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

  /** Ends an encoder's connection for this reason, whether it streams or has not been accepted. */
  cut(publisher: Publisher, code: StreamProblemCode): void {
    if (this.push?.publisher === publisher) return this.end(this.push, new StreamProblem(code));
    publisher.refuse(new StreamProblem(code));
    // A stranger's problem must not replace those of the encoder that streams.
    if (!this.push) this.note(code);
  }

  /** Handles a closed connection. `problem` is its reason; undefined if the encoder announced its end. */
  gone(publisher: Publisher, problem: StreamProblemCode | undefined): void {
    if (this.push?.publisher !== publisher) return;
    if (problem !== undefined) this.cut(publisher, problem);
    else this.drop(this.push);
  }

  /** Applies the site's orders: a changed key cuts the push, a changed audience gets a new session. */
  obey(orders: IngestOrders): void {
    this.orders = orders;
    const { push, session } = this;
    if (push && push.keyHash !== orders.streamKeyHash) this.end(push, new StreamProblem('key_rotated'));
    if (!session || session.audience === orders.audience) return;
    push?.stream.restart();
    this.endSession(session);
  }

  /** Handles timeouts. Call this about once a second. */
  tick(): void {
    const now = this.parts.now();
    const { push } = this;
    if (push && now - push.segmentAt > STALL_MS)
      this.end(push, new StreamProblem(push.stream.picture ? 'stalled' : 'no_video'));
    const { session } = this;
    if (session?.endsAt !== undefined && now >= session.endsAt) this.endSession(session);
    while (this.ended[0] && now >= this.ended[0].removeAt) void this.ended.shift()?.hls.remove();
  }

  /** Ends everything and deletes all files. */
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
    const hls = this.parts.openSession(name, (problem) => this.fail(hls, problem));
    return { name, audience, since: this.parts.now(), hls, endsAt: undefined };
  }

  /** Ends a session whose files can't be written, and deletes its files. */
  private fail(hls: HlsSession, problem: StreamProblem): void {
    if (this.session?.hls !== hls) return;
    const { session, push } = this;
    this.session = undefined;
    // Frames that are left would only begin another session.
    push?.stream.restart();
    if (push) this.end(push, problem);
    else this.note(problem.code);
    void session.hls.remove();
  }

  /** Ends a push and reports the reason to its encoder and the admin. */
  private end(push: Push, problem: StreamProblem): void {
    this.drop(push);
    this.parts.say('A stream was cut.', {
      code: problem.code,
      ...(problem.cause ? { err: problem.cause } : {}),
    });
    push.publisher.refuse(problem);
    this.note(problem.code);
  }

  /** Ends a push; its session waits for the next one. */
  private drop(push: Push): void {
    if (this.push !== push) return;
    try {
      push.stream.flush();
    } catch {
      // Frames that can't be written are dropped: the push has already ended for another reason.
    }
    this.push = undefined;
    if (this.session) this.session.endsAt = this.parts.now() + GRACE_MS;
  }

  private endSession(session: Session): void {
    this.session = undefined;
    this.ended.push({ hls: session.hls, removeAt: this.parts.now() + ENDED_FILES_MS });
    void session.hls.finish();
  }
}

function isKey(key: string, hash: string): boolean {
  return timingSafeEqual(createHash('sha256').update(key).digest(), Buffer.from(hash, 'hex'));
}

const problemOf = (error: unknown): StreamProblem =>
  error instanceof StreamProblem ? error : new StreamProblem('damaged', { cause: error });

const iso = (milliseconds: number): string => new Date(milliseconds).toISOString();

/** Computes the figures of a segment. */
function figuresOf({ video, frames, durationMs }: Segment): StreamFigures {
  const seconds = durationMs / 1000;
  const bits = (kind: 'video' | 'audio'): number =>
    frames.reduce((sum, frame) => sum + (frame.kind === kind ? frame.data.length * 8 : 0), 0);
  return {
    width: video.width,
    height: video.height,
    fps: Math.round(frames.filter(({ kind }) => kind === 'video').length / seconds),
    videoBitsPerSecond: Math.round(bits('video') / seconds),
    audioBitsPerSecond: Math.round(bits('audio') / seconds),
  };
}
