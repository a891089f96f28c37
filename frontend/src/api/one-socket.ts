import { frameIn } from './socket-frames';
import type { Frame, SentFrame } from './socket-frames';

const HEARTBEAT_EVERY_MS = 25_000;

/** A server that has not answered by then is out of reach, whatever the network says. */
const ANSWER_LIMIT_MS = 10_000;

interface Listener {
  /** `send` throws where nothing can be sent. */
  onOpen: (send: (text: string) => void) => void;
  onFrame: (frame: Frame) => void;
  /** It is gone, or was never there; `code` as the server closed it. Called once, and nothing after it. */
  onLost: (code?: number) => void;
}

export interface OneSocket {
  /** Asks for a sign of life, where there was none for a while: a machine that has slept knows of no loss yet. */
  check: () => void;
  /** Returns it up: its listener hears nothing more. */
  leave: () => void;
}

/** Opens a socket, and asks for signs of life, so that a dead network is noticed within 35 s. */
export function openSocket(address: string, listener: Listener): OneSocket {
  const socket = new WebSocket(address);
  let heardAtMs = 0;
  let watching = setTimeout(lose, ANSWER_LIMIT_MS);

  function leave(): void {
    clearTimeout(watching);
    // What was given up may still speak.
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }
  function lose(code?: number): void {
    leave();
    listener.onLost(code);
  }
  function noteLife(): void {
    heardAtMs = Date.now();
    clearTimeout(watching);
    watching = setTimeout(askForLife, HEARTBEAT_EVERY_MS);
  }
  function askForLife(): void {
    clearTimeout(watching);
    watching = setTimeout(lose, ANSWER_LIMIT_MS);
    socket.send(JSON.stringify({ type: 'heartbeat' } satisfies SentFrame));
  }
  socket.onopen = () => {
    noteLife();
    listener.onOpen((text) => socket.send(text));
  };
  socket.onmessage = ({ data }) => {
    noteLife();
    const frame = frameIn(data);
    if (frame !== null) listener.onFrame(frame);
  };
  socket.onclose = ({ code }) => lose(code);
  return {
    check: () => {
      if (heardAtMs > 0 && Date.now() - heardAtMs > HEARTBEAT_EVERY_MS) askForLife();
    },
    leave,
  };
}
