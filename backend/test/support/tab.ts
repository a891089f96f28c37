import { once } from 'node:events';
import { WebSocket } from 'ws';
import type { TestApp, TestMember } from './app.js';
import { assertServerFrame } from './wire.js';

/** A frame as a test sends it: also what no page would send. */
export interface AnyFrame {
  readonly type: string;
  readonly [field: string]: unknown;
}

/** A frame received by a test. */
export type ReceivedFrame = AnyFrame & { readonly data?: unknown };

interface Waiter {
  readonly isMeant: (frame: ReceivedFrame) => boolean;
  readonly grant: (frame: ReceivedFrame) => void;
  readonly refuse: (error: Error) => void;
}

/** A tab of a member, with everything its socket received. */
export class TestTab {
  /** All frames, in order of arrival. */
  readonly frames: ReceivedFrame[] = [];
  private readonly waiters = new Set<Waiter>();
  private closing: { readonly code: number } | undefined;

  constructor(readonly socket: WebSocket) {
    socket.on('message', (data: Buffer) => this.receive(JSON.parse(data.toString()) as ReceivedFrame));
    socket.on('error', () => undefined);
    socket.once('close', (code) => {
      this.closing = { code };
      for (const { refuse } of this.waiters) refuse(new Error(`The socket was closed with ${code}.`));
    });
  }

  /** Returns the frames of a type received so far. */
  of(type: string): ReceivedFrame[] {
    return this.frames.filter((frame) => frame.type === type);
  }

  /** Returns the first frame of a type, received or still to come; rejects when the socket closes first. */
  frame<Data = unknown>(
    type: string,
    isMeant: (data: Data) => boolean = () => true,
  ): Promise<ReceivedFrame & { readonly data: Data }> {
    const matches = (frame: ReceivedFrame): boolean => frame.type === type && isMeant(frame.data as Data);
    const known = this.frames.find(matches);
    if (known) return Promise.resolve(known as ReceivedFrame & { data: Data });
    return new Promise((resolve, reject) => {
      if (this.closing) return reject(new Error(`The socket was closed with ${this.closing.code}.`));
      this.waiters.add({
        isMeant: matches,
        grant: (frame) => resolve(frame as ReceivedFrame & { data: Data }),
        refuse: reject,
      });
    });
  }

  send(frame: AnyFrame): void {
    this.socket.send(JSON.stringify(frame));
  }

  /** Waits until the socket is closed, and returns the code. */
  async closeCode(): Promise<number> {
    if (!this.closing) await once(this.socket, 'close');
    return this.closing?.code ?? 0;
  }

  /** Closes the tab. Resolves when the socket is closed. */
  async close(): Promise<void> {
    if (this.closing) return;
    this.socket.close();
    await once(this.socket, 'close');
  }

  private receive(frame: ReceivedFrame): void {
    assertServerFrame(frame);
    this.frames.push(frame);
    for (const waiter of [...this.waiters]) {
      if (!waiter.isMeant(frame)) continue;
      this.waiters.delete(waiter);
      waiter.grant(frame);
    }
  }
}

/** Opens a tab of a member, without the chat unless `chat` is `on`. Resolves after the `status` frame. */
export async function openTab(
  app: Pick<TestApp, 'url'>,
  member: Pick<TestMember, 'client'>,
  chat: 'on' | 'off' = 'off',
): Promise<TestTab> {
  const url = new URL('/ws/chat', app.url);
  url.protocol = 'ws:';
  if (chat === 'off') url.searchParams.set('chat', 'off');
  const socket = new WebSocket(url, {
    headers: {
      Cookie: `session=${member.client.cookie('session') ?? ''}`,
      Origin: app.url,
      'X-Forwarded-For': member.client.address,
    },
  });
  const opened = new TestTab(socket);
  await once(socket, 'open');
  await opened.frame('status');
  return opened;
}
