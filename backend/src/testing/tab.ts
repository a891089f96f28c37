import { once } from 'node:events';
import { WebSocket } from 'ws';
import type { Frame } from '../platform/realtime/frames.js';
import type { TestApp, TestMember } from './app.js';

/** A frame that a test has received. */
export type ReceivedFrame = Frame & { readonly data?: unknown };

interface Wish {
  readonly isMeant: (frame: ReceivedFrame) => boolean;
  readonly grant: (frame: ReceivedFrame) => void;
  readonly refuse: (error: Error) => void;
}

/** A tab of a member: everything its socket was told. */
export class TestTab {
  /** All frames, in the order they came. */
  readonly frames: ReceivedFrame[] = [];
  private readonly wishes = new Set<Wish>();
  private closing: { readonly code: number } | undefined;

  constructor(readonly socket: WebSocket) {
    socket.on('message', (data: Buffer) => this.receive(JSON.parse(data.toString()) as ReceivedFrame));
    socket.on('error', () => undefined);
    socket.once('close', (code) => {
      this.closing = { code };
      for (const { refuse } of this.wishes) refuse(new Error(`The socket was closed with ${code}.`));
    });
  }

  /** The frames of a type that have come so far. */
  of(type: string): ReceivedFrame[] {
    return this.frames.filter((frame) => frame.type === type);
  }

  /** The first frame of a type, among those that came and those to come; rejects when the socket closes first. */
  frame<Data = unknown>(
    type: string,
    isMeant: (data: Data) => boolean = () => true,
  ): Promise<ReceivedFrame & { readonly data: Data }> {
    const matches = (frame: ReceivedFrame): boolean => frame.type === type && isMeant(frame.data as Data);
    const known = this.frames.find(matches);
    if (known) return Promise.resolve(known as ReceivedFrame & { data: Data });
    return new Promise((resolve, reject) => {
      if (this.closing) return reject(new Error(`The socket was closed with ${this.closing.code}.`));
      this.wishes.add({
        isMeant: matches,
        grant: (frame) => resolve(frame as ReceivedFrame & { data: Data }),
        refuse: reject,
      });
    });
  }

  /** Sends a frame. */
  send(frame: Frame): void {
    this.socket.send(JSON.stringify(frame));
  }

  /** With what code the server closed the socket; waits for it. */
  async closeCode(): Promise<number> {
    if (!this.closing) await once(this.socket, 'close');
    return this.closing?.code ?? 0;
  }

  /** Closes the tab; gives when the socket is gone. */
  async close(): Promise<void> {
    if (this.closing) return;
    this.socket.close();
    await once(this.socket, 'close');
  }

  private receive(frame: ReceivedFrame): void {
    this.frames.push(frame);
    for (const input of [...this.wishes]) {
      if (!input.isMeant(frame)) continue;
      this.wishes.delete(input);
      input.grant(frame);
    }
  }
}

/** Opens a tab of a member, without the chat unless `chat` is `on`; gives when the socket is open and was greeted. */
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
