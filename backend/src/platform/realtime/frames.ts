/** One message to a browser: JSON, one frame each. What belongs to a type stands in docs/architecture.md. */
export interface Frame {
  readonly type: string;
  readonly [field: string]: unknown;
}

/** Why the server ends a socket; browsers read the number. */
export const CLOSE_CODES = {
  /** The server stops: another node, or the same one, is there in a moment. */
  goingAway: 1001,
  /** The session has ended: come back after signing in. */
  sessionEnded: 4401,
  /** The member has opened newer ones than they may have. */
  tooManySockets: 4409,
} as const;

/** A frame as it goes over the wire: made once, however many sockets it is sent to. */
export function encodeFrame(frame: Frame): Buffer {
  return Buffer.from(JSON.stringify(frame));
}
