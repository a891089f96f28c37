import { act } from '@testing-library/react';
import type { Frame, FrameType, SentFrame } from '../../src/api/socket-frames';

type CloseListener = ((event: { code: number }) => void) | null;

/** The part of WebSocket that the site uses. */
class FakeSocket {
  static readonly OPEN = 1;
  readonly sent: SentFrame[] = [];
  readyState = 0;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: CloseListener = null;

  constructor(readonly address: string) {
    opened.push(this);
  }

  send(text: string): void {
    if (this.readyState !== FakeSocket.OPEN) throw new DOMException('Still in CONNECTING state.');
    if (isBroken) throw new DOMException('It cannot be sent.');
    const frame = JSON.parse(text) as SentFrame;
    this.sent.push(frame);
    onSent(frame, this);
  }

  close(): void {
    this.readyState = 3;
  }
}

let opened: FakeSocket[] = [];
let isBroken = false;
let onSent: (frame: SentFrame, socket: FakeSocket) => void = () => undefined;

/** The server's end of the sockets in a test. */
export interface FakeSockets {
  /** Every socket that the page has opened so far. */
  readonly opened: readonly FakeSocket[];
  /** Frames of a type that the page has sent on the newest socket. */
  sent<Type extends SentFrame['type']>(type: Type): readonly Extract<SentFrame, { type: Type }>[];
  /** Opens the newest socket. */
  open(): void;
  /** Sends a frame on the newest socket. */
  say<Type extends FrameType>(type: Type, rest: Omit<Frame<Type>, 'type'>): void;
  /** Sends data that may not be a valid frame. */
  sayText(text: unknown): void;
  /** Closes the newest socket, like the server or a broken connection. */
  close(code?: number): void;
  /** Calls back for each frame that the page sends. */
  onSent(listener: (frame: SentFrame) => void): void;
  /** Makes sending fail from now on. */
  breakSending(): void;
  repairSending(): void;
}

/** Replaces `WebSocket` by fake sockets. Each stays unopened until the test opens it. */
export function fakeSockets(): FakeSockets {
  opened = [];
  isBroken = false;
  onSent = () => undefined;
  Object.assign(globalThis, { WebSocket: FakeSocket });
  return {
    opened,
    sent: <Type extends SentFrame['type']>(type: Type) =>
      newest().sent.filter((frame): frame is Extract<SentFrame, { type: Type }> => frame.type === type),
    open: () => {
      newest().readyState = FakeSocket.OPEN;
      act(() => newest().onopen?.());
    },
    say: (type, rest) => hear(JSON.stringify({ type, ...rest })),
    sayText: hear,
    close: (code = 1006) => {
      newest().readyState = 3;
      act(() => newest().onclose?.({ code }));
    },
    onSent: (listener) => {
      onSent = listener;
    },
    breakSending: () => {
      isBroken = true;
    },
    repairSending: () => {
      isBroken = false;
    },
  };
}

function newest(): FakeSocket {
  const socket = opened.at(-1);
  if (socket === undefined) throw new Error('The page has opened no socket.');
  return socket;
}

function hear(data: unknown): void {
  act(() => newest().onmessage?.({ data }));
}
