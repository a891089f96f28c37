import type { IncomingMessage } from 'node:http';
import { type BeforeApplicationShutdown, Logger } from '@nestjs/common';
import { type OnGatewayConnection, type OnGatewayInit, WebSocketGateway } from '@nestjs/websockets';
import type { WebSocket, WebSocketServer } from 'ws';
import { Clock } from '../../platform/common/clock.js';
import { PROBLEMS, Problem } from '../../platform/errors/problem.js';
import { RATE_LIMITS } from '../../platform/limits/rate-limits.js';
import { Config } from '../../platform/config/config.js';
import { PresenceService } from '../../platform/realtime/presence.service.js';
import { SessionEndsService } from '../../platform/realtime/session-ends.service.js';
import { SocketRegistryService } from '../../platform/realtime/socket-registry.service.js';
import { ChatModerationService } from './chat-moderation.service.js';
import { ChatPostsService } from './chat-posts.service.js';
import { ChatRoomService, type Resume, Visitor } from './chat-room.service.js';
import type { ChatJoinFrameDto, ChatMessageFrameDto, ClientFrame } from './client-frames.dto.js';
import { FrameInbox } from './frame-inbox.js';
import { SocketAdmissionService } from './socket-admission.service.js';

/**
 * Maximum size of a frame: a message of 500 characters, each written as \uXXXX, plus the fields around it.
 */
const MAX_FRAME_BYTES = 4096;

/** Time for a browser to complete the closing handshake. */
const CLOSE_TIMEOUT_MS = 2_000;

/** Maximum time that a stopping server waits for messages that are being stored. */
const LAST_MESSAGES_MS = 5_000;

/** Close code "Try Again Later" (IANA registry of RFC 6455). */
const TRY_AGAIN_LATER = 1013;

/** The site's WebSocket (§7): accepts members, reads their frames and dispatches them. */
@WebSocketGateway({
  path: '/ws/chat',
  maxPayload: MAX_FRAME_BYTES,
  maxFragments: 16,
  perMessageDeflate: false,
  autoPong: false,
  closeTimeout: CLOSE_TIMEOUT_MS,
})
export class ChatGateway implements OnGatewayInit, OnGatewayConnection, BeforeApplicationShutdown {
  private readonly logger = new Logger(ChatGateway.name);
  private readonly inboxes = new Set<FrameInbox>();
  /** By member: the sockets that join next, and what each has already. The key is there while one joins. */
  private readonly entering = new Map<number, Map<Visitor, Resume | null>>();
  private readonly maxFrames: number;

  constructor(
    private readonly admission: SocketAdmissionService,
    private readonly sockets: SocketRegistryService,
    private readonly sessionEnds: SessionEndsService,
    private readonly presence: PresenceService,
    private readonly posts: ChatPostsService,
    private readonly room: ChatRoomService,
    private readonly moderation: ChatModerationService,
    private readonly clock: Clock,
    config: Config,
  ) {
    this.maxFrames = Math.max(1, Math.round(RATE_LIMITS.framePerSocket.requests * config.rateLimitScale));
  }

  afterInit(server: WebSocketServer): void {
    server.options.verifyClient = ({ req }, answer) => {
      void this.admission.refusalOf(req).then((problem) => {
        if (!problem) return answer(true);
        const body = JSON.stringify({ status: problem.status, code: problem.code, message: problem.message });
        const headers = { ...problem.headers, 'Content-Type': 'application/problem+json' };
        answer(false, problem.status, body, headers);
      });
    };
  }

  handleConnection(socket: WebSocket, upgrade: IncomingMessage): void {
    const admitted = this.admission.admittedBy(upgrade);
    if (!admitted) return socket.terminate();
    const member = this.sockets.add(socket, admitted.member, admitted.sessionId);
    const from = new Visitor(member, upgrade.socket);
    const inbox = new FrameInbox(member, this.clock, this.maxFrames, (frame) => this.handle(from, frame));
    this.inboxes.add(inbox);
    socket.on('message', (data, isBinary) => inbox.hear(data, isBinary));
    socket.on('ping', (data) => inbox.hearPing(data));
    socket.once('close', () => {
      this.leave(from);
      void inbox.settled.finally(() => this.inboxes.delete(inbox));
    });
    if (admitted.wantsChat) this.enter(from, null);
  }

  /**
   * Waits for the messages that members have sent, so that the database is not closed before they are stored.
   */
  async beforeApplicationShutdown(): Promise<void> {
    const deadline = new Promise((resolve) => setTimeout(resolve, LAST_MESSAGES_MS).unref());
    await Promise.race([Promise.all([...this.inboxes].map(({ settled }) => settled)), deadline]);
  }

  private async handle(from: Visitor, frame: ClientFrame): Promise<void> {
    switch (frame.type) {
      case 'chat_message':
        return this.post(from, frame);
      case 'chat_join':
        return this.enter(from, resumeOf(frame));
      case 'chat_leave':
        return this.leave(from);
      case 'activity':
        return this.presence.setPlaying(from.socket, frame.data.game ?? null);
      case 'heartbeat':
        from.socket.send({ type: 'heartbeat', data: {} });
        return;
    }
  }

  /** Stores a message. The author is the session's member, whatever the frame says (§7). */
  private async post({ socket }: Visitor, frame: ChatMessageFrameDto): Promise<void> {
    const { message, clientId = null } = frame;
    const writer = { userId: socket.member.id, sessionId: socket.sessionId };
    try {
      const id = await this.posts.post(writer, { message, clientId });
      socket.send({ type: 'chat_ack', clientId, id });
    } catch (error) {
      const problem = error instanceof Problem ? error : new Problem('chat.not_kept', { cause: error });
      if (problem.code === 'auth.signed_out') return this.sessionEnds.closeEnded([socket]);
      const seconds = problem.headers['Retry-After'];
      socket.send({
        type: 'chat_refused',
        clientId,
        code: problem.code,
        message: PROBLEMS[problem.code][1],
        ...(seconds === undefined ? {} : { retryAfterSeconds: Number(seconds) }),
      });
    }
  }

  /** Has a socket join the chat as it asked last, after the other sockets of its member that wait. */
  private enter(from: Visitor, resume: Resume | null): void {
    const { id } = from.socket.member;
    const waiting = this.entering.get(id);
    if (waiting) return void waiting.set(from, resume);
    const first = new Map([[from, resume]]);
    this.entering.set(id, first);
    void this.joinAll(id, first);
  }

  private async joinAll(memberId: number, waiting: Map<Visitor, Resume | null>): Promise<void> {
    // An entry that is set meanwhile is visited as well.
    for (const [visitor, resume] of waiting) {
      waiting.delete(visitor);
      await this.join(visitor, resume);
    }
    this.entering.delete(memberId);
  }

  private leave(visitor: Visitor): void {
    this.entering.get(visitor.socket.member.id)?.delete(visitor);
    this.room.leave(visitor);
  }

  private async join(from: Visitor, resume: Resume | null): Promise<void> {
    try {
      await this.room.join(from, resume);
      const mute = await this.moderation.muteOf(from.socket.member.id);
      if (mute) from.socket.send({ type: 'chat_muted', data: mute });
    } catch (error) {
      if (!from.socket.isReady()) return;
      this.logger.warn('The chat could not be read.', error);
      from.socket.close(TRY_AGAIN_LATER, 'The chat can not be read now');
    }
  }
}

function resumeOf({ after = null, from }: ChatJoinFrameDto): Resume | null {
  return after === null ? null : { after, from: from ?? after };
}
