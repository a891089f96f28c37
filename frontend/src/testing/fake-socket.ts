import { act } from '@testing-library/react';
import type { FrameType, Frames, SentFrame } from '../api/socket-frames';

type CloseListener = ((event: { code: number }) => void) | null;

/** A socket of the page, as far as the site uses one. */
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

/** What a test holds of the server's end of the sockets. */
export interface FakeSockets {
  /** Every socket that the page has opened so far. */
  readonly opened: readonly FakeSocket[];
  /** The newest one's frames of a type that the page has sent. */
  sent<Type extends SentFrame['type']>(type: Type): readonly Extract<SentFrame, { type: Type }>[];
  /** Lets the newest socket through. */
  open(): void;
  /** Says something on the newest socket. */
  say<Type extends FrameType>(type: Type, rest: Frames[Type]): void;
  /** Says something that may be no frame at all. */
  sayText(text: unknown): void;
  /** Closes the newest socket, as the server or a broken line does. */
  close(code?: number): void;
  /** Calls for each frame that the page sends. */
  onSent(listener: (frame: SentFrame) => void): void;
  /** From now on, sending fails. */
  breakSending(): void;
  repairSending(): void;
}

/** Puts fake sockets at the network border: `WebSocket`. Each stays unopened until the test lets it through. */
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
