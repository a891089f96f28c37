import { SERVER_FRAME_TYPES } from './schema.gen';
import type { components } from './schema.gen';

type ServerFrame = components['schemas']['ServerFrame'];

export type FrameType = ServerFrame['type'];

/** A frame from the server. */
export type Frame<Type extends FrameType = FrameType> = ServerFrame & { type: Type };

/** A frame from a page to the server. */
export type SentFrame = components['schemas']['ClientFrame'];

export type ChatMute = Frame<'chat_muted'>['data'];

/** Returns the frame of a socket message; null for one that this version of the site does not know. */
export function frameIn(text: unknown): Frame | null {
  if (typeof text !== 'string') return null;
  try {
    const frame: unknown = JSON.parse(text);
    return isFrame(frame) ? frame : null;
  } catch {
    return null;
  }
}

function isFrame(value: unknown): value is Frame {
  return (
    typeof value === 'object' &&
    value !== null &&
    'type' in value &&
    (SERVER_FRAME_TYPES as readonly unknown[]).includes(value.type)
  );
}
