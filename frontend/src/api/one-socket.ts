import { frameIn } from './socket-frames';
import type { Frame, SentFrame } from './socket-frames';

const HEARTBEAT_EVERY_MS = 25_000;

/** Timeout for opening the socket and for a heartbeat, after which the server counts as unreachable. */
const ANSWER_LIMIT_MS = 10_000;

interface Listener {
  /** `send` throws when the socket cannot send. */
  onOpen: (send: (text: string) => void) => void;
  onFrame: (frame: Frame) => void;
  /**
   * The socket is closed or could not be opened; `code` is the server's close code. Called once, as the last
   * event.
   */
  onLost: (code?: number) => void;
}

export interface OneSocket {
  /** Sends a heartbeat after a longer silence: after standby, a machine has not noticed a lost connection. */
  check: () => void;
  /** Closes the socket; its listener receives no more events. */
  leave: () => void;
}

/** Opens a socket with heartbeats, which detect a dead network within 35 s. */
export function openSocket(address: string, listener: Listener): OneSocket {
  const socket = new WebSocket(address);
  let heardAtMs = 0;
  let watching = setTimeout(lose, ANSWER_LIMIT_MS);

  function leave(): void {
    clearTimeout(watching);
    // A closing socket may still fire events.
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
