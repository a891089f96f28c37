import { onPageSeen } from '../lib/page-seen';
import { openSocket } from './one-socket';
import type { OneSocket } from './one-socket';
import { deliver, socketNotOpen, socketOpened } from './socket';

/**
 * Delay before a closed socket is reopened (§9), with random jitter, so that browsers do not all reconnect at
 * once.
 */
const REOPEN_AFTER_MS = 3000;
const REOPEN_JITTER_MS = 1000;

/** Delay after the server has closed the socket for invalid or too many frames. */
const REOPEN_AFTER_COMPLAINT_MS = 30_000;

/** Close codes of the server. */
const CLOSED = { sessionOver: 4401, tooManySockets: 4409, badFrames: 4400, flood: 4429 } as const;

interface Follower {
  /** The socket is open; earlier pushes were missed. */
  onOpen: () => void;
  /** The socket could not be opened; called once until it opens again. */
  onUnreachable: () => void;
  /** The session has expired; the socket is not reopened. */
  onSessionOver: () => void;
}

/**
 * Keeps a socket to the server open for this tab (§7: `/ws/chat`, wss on an https page). A closed socket is
 * reopened after 3 s, and at once when the network or the page comes back.
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
        if (code === CLOSED.sessionOver) {
          stop();
          return follower.onSessionOver();
        }
        socketNotOpen('closed');
        // A newer tab has taken its place; it reconnects when this tab becomes visible.
        if (code !== CLOSED.tooManySockets) reopening = setTimeout(open, reopenAfterMs(code, Math.random()));
        if (wasOpen || wasUnreachable) return;
        wasUnreachable = true;
        follower.onUnreachable();
      },
    });
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

/**
 * Calls `onBack` when the network or the page comes back, and `onNetworkGone` when the network is lost.
 * Returns a stop function.
 */
function followPage(onBack: () => void, onNetworkGone: () => void): () => void {
  const stop = onPageSeen(onBack);
  window.addEventListener('online', onBack);
  window.addEventListener('offline', onNetworkGone);
  return () => {
    stop();
    window.removeEventListener('online', onBack);
    window.removeEventListener('offline', onNetworkGone);
  };
}

/**
 * Returns the socket's address (§7: wss on an https page). It starts without the chat, which the component
 * that shows it joins.
 *
 * @param page the page's own location
 */
function socketAddress({ protocol, host }: Pick<Location, 'protocol' | 'host'>): string {
  return `${protocol === 'https:' ? 'wss:' : 'ws:'}//${host}/ws/chat?chat=off`;
}

function reopenAfterMs(code: number | undefined, chance: number): number {
  const hasComplained = code === CLOSED.badFrames || code === CLOSED.flood;
  return (hasComplained ? REOPEN_AFTER_COMPLAINT_MS : REOPEN_AFTER_MS) + chance * REOPEN_JITTER_MS;
}
