import { randomUUID } from 'node:crypto';
import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '../common/clock.js';
import { Bus } from './bus.js';
import type { MemberSocket } from './member-socket.js';
import { PushService } from './push.service.js';
import { SocketRegistryService } from './socket-registry.service.js';

const CHANNEL = 'presence';

/** Age of a node's last message after which it counts as dead: two and a half heartbeats. */
export const STALE_MS = 75_000;

/** Presence of a member, as visible to friends. */
export interface PresenceState {
  readonly isOnline: boolean;
  /** The name of the game that the member plays. */
  readonly playing: string | null;
}

/** The members with a socket at a node, with the games they play. */
interface Node {
  readonly members: Map<number, string | null>;
  heardAtMs: number;
}

/** Message between nodes: a member came, plays or left; everybody at a node; or a node stops. */
type PresenceNews = Readonly<{ node: string }> &
  (
    | Readonly<{ kind: 'change'; userId: number; isHere: boolean; playing: string | null }>
    | Readonly<{ kind: 'everybody'; members: readonly (readonly [number, string | null])[]; asks: boolean }>
    | Readonly<{ kind: 'stop' }>
  );

/**
 * Who is online, over all nodes. Every node publishes its members on the bus: each change at once, all of
 * them with its heartbeat. Every node keeps what it receives in memory and tells its own members about their
 * friends, so that each is told what this node last received.
 */
@Injectable()
export class PresenceService {
  /** Id of this node; a new random one at every start. */
  readonly nodeId = randomUUID();
  private readonly logger = new Logger(PresenceService.name);
  private readonly own = new Map<number, string | null>();
  private readonly nodes = new Map<string, Node>([[this.nodeId, { members: this.own, heardAtMs: Infinity }]]);
  /** Members whose friends are still to be told, with the time of the change. */
  private readonly untold = new Map<number, number>();
  private telling: Promise<void> | undefined;
  private friendsOf: (userId: number) => Promise<readonly number[]> = () => Promise.resolve([]);
  private isStopping = false;

  constructor(
    private readonly bus: Bus,
    private readonly sockets: SocketRegistryService,
    private readonly pushes: PushService,
    private readonly clock: Clock,
  ) {
    sockets.onAdded(({ member }) => this.update(member.id));
    sockets.onRemoved(({ member }) => this.update(member.id));
    bus.subscribe<PresenceNews>(CHANNEL, (news) => this.receive(news));
    bus.onMissed(() => this.announce(true));
  }

  /** Number of running nodes, as far as this one can reach them. */
  get nodeCount(): number {
    return this.nodes.size;
  }

  /** Number of members who are online. */
  get memberCount(): number {
    if (this.nodes.size === 1) return this.own.size;
    return new Set([...this.nodes.values()].flatMap(({ members }) => [...members.keys()])).size;
  }

  stateOf(userId: number): PresenceState {
    const places = [...this.nodes.values()].filter(({ members }) => members.has(userId));
    const games = places.map(({ members }) => members.get(userId) ?? null);
    return { isOnline: places.length > 0, playing: games.find((game) => game !== null) ?? null };
  }

  /** Returns whether a member has a socket at another node. */
  isElsewhere(userId: number): boolean {
    return [...this.nodes.values()].some(({ members }) => members !== this.own && members.has(userId));
  }

  /** Sets the source of the friends who are told when a member comes, plays or leaves. */
  tellFriends(friendsOf: (userId: number) => Promise<readonly number[]>): void {
    this.friendsOf = friendsOf;
  }

  /** Stores the game that a tab reports, or null for none. */
  setPlaying(socket: MemberSocket, game: string | null): void {
    socket.playing = game;
    this.update(socket.member.id);
  }

  /** Publishes everybody at this node; `asks` the other nodes to do the same. */
  announce(asks = false): void {
    if (this.isStopping) return;
    this.publish({ kind: 'everybody', node: this.nodeId, members: [...this.own], asks });
  }

  /** Forgets the nodes that have sent nothing for `STALE_MS`. */
  dropDeadNodes(): void {
    const deadline = this.clock.runningMs() - STALE_MS;
    const lastSeenMs = this.clock.now().getTime() - STALE_MS;
    for (const [id, { heardAtMs }] of this.nodes) if (heardAtMs <= deadline) this.drop(id, lastSeenMs);
  }

  /** Publishes that this node stops: its members are online only if another node has them. */
  stop(): void {
    this.isStopping = true;
    this.untold.clear();
    this.publish({ kind: 'stop', node: this.nodeId });
  }

  /** Publishes the member's change at this node, if there is one. */
  private update(userId: number): void {
    const isHere = this.sockets.has(userId);
    const playing = isHere ? this.playingOf(userId) : undefined;
    if (this.isStopping || this.own.get(userId) === playing) return;
    this.publish({ kind: 'change', node: this.nodeId, userId, isHere, playing: playing ?? null });
  }

  private publish(news: PresenceNews): void {
    this.bus.publish(CHANNEL, news);
  }

  private receive(news: PresenceNews): void {
    if (news.kind === 'stop') return this.drop(news.node, this.clock.now().getTime());
    const node: Node = this.nodes.get(news.node) ?? { members: new Map(), heardAtMs: 0 };
    this.nodes.set(news.node, node);
    if (news.node !== this.nodeId) node.heardAtMs = this.clock.runningMs();
    if (news.kind === 'change') return this.change(node, news.userId, news.isHere ? news.playing : undefined);
    const members = new Map(news.members);
    for (const userId of new Set([...node.members.keys(), ...members.keys()])) {
      this.change(node, userId, members.get(userId));
    }
    if (news.asks && news.node !== this.nodeId) this.announce();
  }

  /** Stores what a member plays at a node, or `undefined` for one who left, and tells the friends. */
  private change({ members }: Node, userId: number, playing: string | null | undefined): void {
    if (members.get(userId) === playing) return;
    if (playing === undefined) members.delete(userId);
    else members.set(userId, playing);
    this.tellSoon(userId, this.clock.now().getTime());
  }

  private drop(nodeId: string, lastSeenMs: number): void {
    const members = this.nodes.get(nodeId)?.members ?? new Map<number, string | null>();
    this.nodes.delete(nodeId);
    for (const userId of members.keys()) this.tellSoon(userId, lastSeenMs);
  }

  private tellSoon(userId: number, changedAtMs: number): void {
    if (this.isStopping || this.sockets.count === 0) return;
    this.untold.set(userId, changedAtMs);
    this.telling ??= this.tellAll();
  }

  /** Tells friends at this node. Failed news is dropped: friends see the state when they look. */
  private async tellAll(): Promise<void> {
    for (const [userId, changedAtMs] of this.untold) {
      this.untold.delete(userId);
      try {
        const friends = await this.friendsOf(userId);
        const data = { userId, ...this.stateOf(userId), lastSeen: new Date(changedAtMs).toISOString() };
        this.pushes.toOwnNode({ type: 'presence', data }, friends);
      } catch (error) {
        this.logger.warn('Friends could not be told who came or went.', error);
      }
    }
    this.telling = undefined;
  }

  /** Returns the game of the most recently opened tab that plays. */
  private playingOf(userId: number): string | null {
    let game: string | null = null;
    for (const { playing } of this.sockets.of(userId)) game = playing ?? game;
    return game;
  }
}
