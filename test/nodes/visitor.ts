import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { WebSocket } from 'ws';

/** Shortest pause before a tab reconnects, in milliseconds; browsers wait longer. */
const RETRY_MS = 50;

/** Timeout for any step, generous for slow machines. */
const TIMEOUT_MS = 30_000;

/** A received frame. */
interface Frame {
  readonly type: string;
  readonly [field: string]: unknown;
}

/** A received chat message. */
export interface ChatMessage {
  readonly id: number;
  readonly username: string;
  readonly clientId: string | null;
}

/** A member's account, signed in once for all tabs. */
export class Visitor {
  private session = '';
  id = 0;

  constructor(
    readonly name: string,
    private readonly address: string,
  ) {}

  /** Registers the account at `url`, the site's address. */
  async register(url: string): Promise<void> {
    const account = { username: this.name, password: 'correct horse battery' };
    const answer = await this.request<{ id: number }>(url, 'POST', '/api/register', account);
    assert.equal(answer.status, 201);
    this.id = answer.body.id;
  }

  /** Sends a request to `url`, the address of the site or of one node. */
  async request<Body>(
    url: string,
    method: string,
    path: string,
    body?: object,
  ): Promise<{ readonly status: number; readonly body: Body }> {
    const response = await fetch(url + path, {
      method,
      headers: this.headers(url),
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    for (const cookie of response.headers.getSetCookie()) {
      this.session = /^session=([^;]*)/.exec(cookie)?.[1] ?? this.session;
    }
    const text = await response.text();
    return { status: response.status, body: (text ? JSON.parse(text) : undefined) as Body };
  }

  /** Returns the headers of requests and socket connections. */
  headers(url: string): Record<string, string> {
    return {
      Origin: url,
      Cookie: `session=${this.session}`,
      'Content-Type': 'application/json',
      'X-Forwarded-For': this.address,
    };
  }
}

/**
 * One tab of a member with the chat open. It reconnects when its socket is closed, and resends unacknowledged
 * messages.
 */
export class Tab {
  /** All received frames, over all its sockets. */
  readonly frames: Frame[] = [];
  /** All chat messages, in the order of their arrival. */
  readonly messages: ChatMessage[] = [];
  /** Number of times the server closed its socket. */
  cuts = 0;
  /** Close code of its last socket. */
  closeCode = 0;
  private socket: WebSocket | undefined;
  private readonly unacknowledged = new Map<string, string>();
  private readonly waiting = new Set<() => void>();
  private isDone = false;

  constructor(
    readonly visitor: Visitor,
    private readonly url: string,
  ) {}

  /** Opens the socket and resolves when the chat is loaded. */
  async open(): Promise<void> {
    this.connect();
    await this.until(() => this.frames.some(({ type }) => type === 'chat_history'), 'the chat');
  }

  /** Closes the tab for good. */
  close(): void {
    this.isDone = true;
    this.socket?.close();
  }

  /**
   * Writes into the chat and returns the message's id. Unacknowledged messages are sent again after a
   * reconnect.
   */
  write(message: string): string {
    const clientId = randomBytes(8).toString('hex');
    this.unacknowledged.set(clientId, message);
    this.send({ type: 'chat_message', message, clientId });
    return clientId;
  }

  /** Returns true if every written message is stored. */
  get isAcknowledged(): boolean {
    return this.unacknowledged.size === 0;
  }

  /** Sends a frame; does nothing without a socket. */
  send(frame: Frame): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(frame));
  }

  /** Returns the data of the newest frame of a type. */
  newest<Data>(type: string): Data | undefined {
    return this.frames.findLast((frame) => frame.type === type)?.['data'] as Data | undefined;
  }

  /** Resolves when the condition, checked after every frame, holds. Rejects after a timeout. */
  async until(isSo: () => boolean, what: string): Promise<void> {
    const limit = Date.now() + TIMEOUT_MS;
    while (!isSo()) {
      if (Date.now() > limit) throw new Error(`${this.visitor.name} waits for ${what} in vain.`);
      await Promise.race([new Promise<void>((resolve) => this.waiting.add(resolve)), delay(500)]);
    }
  }

  private connect(): void {
    const [first, last] = [this.messages[0], this.messages.at(-1)];
    const socket = new WebSocket(`${this.url.replace('http', 'ws')}/ws/chat?chat=off`, {
      headers: this.visitor.headers(this.url),
    });
    this.socket = socket;
    socket.on('open', () => {
      const resume = first && last ? { after: last.id, from: first.id } : {};
      this.send({ type: 'chat_join', ...resume });
      for (const [clientId, message] of this.unacknowledged)
        this.send({ type: 'chat_message', message, clientId });
    });
    socket.on('message', (data: Buffer) => this.hear(JSON.parse(data.toString()) as Frame));
    socket.on('error', () => undefined);
    socket.on('close', (code) => {
      this.closeCode = code;
      this.cuts += 1;
      this.wake();
      if (!this.isDone && code !== 4401) setTimeout(() => this.connect(), RETRY_MS);
    });
  }

  private hear(frame: Frame): void {
    this.frames.push(frame);
    if (frame.type === 'new_message') this.messages.push(frame['data'] as ChatMessage);
    if (frame.type === 'chat_history' || frame.type === 'chat_missed')
      this.messages.push(...(frame['data'] as ChatMessage[]));
    if (frame.type === 'chat_ack') this.unacknowledged.delete(String(frame['clientId']));
    this.wake();
  }

  private wake(): void {
    for (const resolve of this.waiting) resolve();
    this.waiting.clear();
  }
}
