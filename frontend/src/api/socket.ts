import { useEffect, useEffectEvent } from 'react';
import { sharedValue } from '../lib/shared-value';
import type { Frame, FrameType, SentFrame } from './socket-frames';

/** State of this tab's socket. */
export interface SocketState {
  /** `closed`: it will be reopened; `none`: nobody is signed in, or the session has expired. */
  phase: 'none' | 'connecting' | 'open' | 'closed';
  /** The server works but cannot reach its other nodes. */
  isDegraded: boolean;
  /** Null while unknown. */
  membersOnline: number | null;
}

type Handler<Type extends FrameType> = (frame: Frame<Type>) => void;

const noSocket: SocketState = { phase: 'none', isDegraded: false, membersOnline: null };

const state = sharedValue(noSocket);
let transmit: ((text: string) => void) | null = null;
const handlers = new Map<FrameType, Set<(frame: never) => void>>();

/** Calls `handler` for each frame of a type; returns a stop function. */
export function onFrame<Type extends FrameType>(type: Type, handler: Handler<Type>): () => void {
  const ofType = handlers.get(type) ?? new Set();
  handlers.set(type, ofType.add(handler));
  return () => ofType.delete(handler);
}

/** Calls `handler` for each frame of a type while the component is mounted. */
export function useFrames<Type extends FrameType>(type: Type, handler: Handler<Type>): void {
  const onEach = useEffectEvent(handler);
  useEffect(() => onFrame(type, (frame) => onEach(frame)), [type]);
}

/** Sends a frame; returns false when the socket is not open or sending failed. */
export function sendFrame(frame: SentFrame): boolean {
  if (transmit === null) return false;
  try {
    transmit(JSON.stringify(frame));
    return true;
  } catch {
    return false;
  }
}

/** Returns the current state of the socket. */
export const socketState = state.get;

/** Returns the state of the socket and updates with it. */
export const useSocketState = state.useValue;

/** Calls `listener` at every change of the socket's state; returns a stop function. */
export const onSocketState = state.subscribe;

/** Delivers a frame to the handlers of its type. To be called by the connection only. */
export function deliver(frame: Frame): void {
  if (frame.type === 'status') changeState(frame.data);
  for (const handler of [...(handlers.get(frame.type) ?? [])]) handler(frame as never);
}

/** Sets the socket as open, with its send function. To be called by the connection only. */
export function socketOpened(send: (text: string) => void): void {
  transmit = send;
  changeState({ phase: 'open' });
}

/** Sets the socket as not open. To be called by the connection only. */
export function socketNotOpen(phase: 'none' | 'connecting' | 'closed'): void {
  transmit = null;
  // The number of members and the server's state are unknown until its next `status` frame.
  changeState({ ...noSocket, phase });
}

function changeState(changes: Partial<SocketState>): void {
  state.set({ ...state.get(), ...changes });
}
