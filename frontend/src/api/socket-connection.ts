import { openSocket } from './one-socket';
import type { OneSocket } from './one-socket';
import { deliver, socketNotOpen, socketOpened } from './socket';

/** §9: a closed socket is opened again after 3 s; by chance up to one later, so that not all browsers come at once. */
const REOPEN_AFTER_MS = 3000;
const REOPEN_JITTER_MS = 1000;

/** After the server has closed the socket for what came over it. */
const REOPEN_AFTER_COMPLAINT_MS = 30_000;

/** What the server closes a socket with. */
const CLOSED = { sessionOver: 4401, tooManySockets: 4409, badFrames: 4400, flood: 4429 } as const;

interface Follower {
  /** The socket is open: what was said before was not heard here. */
  onOpen: () => void;
  /** It could not be opened; told once until it could. */
  onUnreachable: () => void;
  /** The session of this browser is over; the socket is not opened again. */
  onSessionOver: () => void;
}

/**
 * Keeps a socket to the server open for this tab (§7: `/ws/chat`, wss on an https page). A closed one is opened again
 * after 3 s, and at once when the network or the page comes back.
 *
 * @returns a stop function
 */
export function keepSocket(follower: Follower): () => void {
  let socket: OneSocket | null = null;
  let reopening: ReturnType<typeof setTimeout> | undefined;
  let wasUnreachable = false;

  const open = (): void => {
    clearTimeout(reopening);
    if (socket !== null || !navigator.onLine) return;
    let wasOpen = false;
    socketNotOpen('connecting');
    socket = openSocket(socketAddress(window.location), {
      onOpen: (send) => {
        wasOpen = true;
        wasUnreachable = false;
        socketOpened(send);
        follower.onOpen();
      },
      onFrame: deliver,
      onLost: (code) => {
        socket = null;
        if (code === CLOSED.sessionOver) return end();
        wait(code);
        if (!wasOpen) notifyUnreachable();
      },
    });
  };
  const wait = (code?: number): void => {
    socketNotOpen('closed');
    // Its place is taken by a newer tab: it comes back when somebody looks at this one.
    if (code !== CLOSED.tooManySockets) reopening = setTimeout(open, reopenAfterMs(code, Math.random()));
  };
  const notifyUnreachable = (): void => {
    if (wasUnreachable) return;
    wasUnreachable = true;
    follower.onUnreachable();
  };
  const end = (): void => {
    stop();
    follower.onSessionOver();
  };
  const comeBack = (): void => {
    socket?.check();
    open();
  };
  const leaveNetwork = (): void => {
    socket?.leave();
    socket = null;
    socketNotOpen('closed');
  };
  const stopFollowing = followPage(comeBack, leaveNetwork);
  const stop = (): void => {
    clearTimeout(reopening);
    stopFollowing();
    socket?.leave();
    socketNotOpen('none');
  };
  socketNotOpen('closed');
  open();
  return stop;
}

/** Calls when the network or the page comes back, and when the network goes; returns a stop function. */
function followPage(onBack: () => void, onNetworkGone: () => void): () => void {
  const onSeen = (): void => {
    if (document.visibilityState === 'visible') onBack();
  };
  window.addEventListener('online', onBack);
  window.addEventListener('offline', onNetworkGone);
  document.addEventListener('visibilitychange', onSeen);
  return () => {
    window.removeEventListener('online', onBack);
    window.removeEventListener('offline', onNetworkGone);
    document.removeEventListener('visibilitychange', onSeen);
  };
}

/**
 * Returns where the socket of a page is (§7: wss on an https page); without the chat, which who shows it asks for.
 *
 * @param page the page's own address
 */
export function socketAddress({ protocol, host }: Pick<Location, 'protocol' | 'host'>): string {
  return `${protocol === 'https:' ? 'wss:' : 'ws:'}//${host}/ws/chat?chat=off`;
}

function reopenAfterMs(code: number | undefined, chance: number): number {
  const hasComplained = code === CLOSED.badFrames || code === CLOSED.flood;
  return (hasComplained ? REOPEN_AFTER_COMPLAINT_MS : REOPEN_AFTER_MS) + chance * REOPEN_JITTER_MS;
}
