/** What `backend/src/community/chat/server-frames.dto.ts` adds here: data of a frame belong to the areas above. */
export interface Wire {
  readonly platform: never;
}

/** One message to a browser: JSON, one frame each. */
export type Frame = Wire[keyof Wire];

/** Codes with which the server closes a socket; browsers read the number. */
export const CLOSE_CODES = {
  /** The server stops; reconnect to another node, or to this one in a moment. */
  goingAway: 1001,
  /** The session has ended; sign in before reconnecting. */
  sessionEnded: 4401,
  /** The member has opened more sockets than allowed; this was the oldest. */
  tooManySockets: 4409,
} as const;

/** Encodes a frame for the wire. Done once, however many sockets it is sent to. */
export function encodeFrame(frame: Frame): Buffer {
  return Buffer.from(JSON.stringify(frame));
}
