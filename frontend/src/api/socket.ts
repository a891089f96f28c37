import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import type { Frame, FrameType, SentFrame } from './socket-frames';

/** How this tab's socket is. */
export interface SocketState {
  /** `closed`: it will be opened again; `none`: nobody is signed in, or the session is over. */
  phase: 'none' | 'connecting' | 'open' | 'closed';
  /** The server works, but does not reach its other nodes. */
  isDegraded: boolean;
  /** Null while nobody has told. */
  membersOnline: number | null;
}

type Handler<Type extends FrameType> = (frame: Frame<Type>) => void;

const noSocket: SocketState = { phase: 'none', isDegraded: false, membersOnline: null };

let state = noSocket;
let transmit: ((text: string) => void) | null = null;
const stateListeners = new Set<() => void>();
const handlers = new Map<FrameType, Set<(frame: never) => void>>();

/** Calls for each frame of a type; returns a stop function. */
export function onFrame<Type extends FrameType>(type: Type, handler: Handler<Type>): () => void {
  const ofType = handlers.get(type) ?? new Set();
  handlers.set(type, ofType.add(handler));
  return () => ofType.delete(handler);
}

/** Calls for each frame of a type as long as the component is there. */
export function useFrames<Type extends FrameType>(type: Type, handler: Handler<Type>): void {
  const onEach = useEffectEvent(handler);
  useEffect(() => onFrame(type, (frame) => onEach(frame)), [type]);
}

/** Says something to the server; false when it could not be said: the socket is not open, or sending failed. */
export function sendFrame(frame: SentFrame): boolean {
  if (transmit === null) return false;
  try {
    transmit(JSON.stringify(frame));
    return true;
  } catch {
    return false;
  }
}

/** How the socket is now. */
export const socketState = (): SocketState => state;

/** How the socket is, and again whenever that changes. */
export function useSocketState(): SocketState {
  return useSyncExternalStore(onSocketState, socketState, () => noSocket);
}

/** Calls at every change of the socket's state; returns a stop function. */
export function onSocketState(listener: () => void): () => void {
  stateListeners.add(listener);
  return () => stateListeners.delete(listener);
}

/** For the connection alone: hands a frame to whoever asked for its type. */
export function deliver(frame: Frame): void {
  if (frame.type === 'status') changeState(frame.data);
  for (const handler of [...(handlers.get(frame.type) ?? [])]) handler(frame as never);
}

/** For the connection alone: the socket is open, and this is the way to say something. */
export function socketOpened(send: (text: string) => void): void {
  transmit = send;
  changeState({ phase: 'open' });
}

/** For the connection alone: nothing can be said for now, or, by `none`, at all. */
export function socketNotOpen(phase: 'none' | 'connecting' | 'closed'): void {
  transmit = null;
  // Who else is there, and how the server is, is known again once it says so.
  changeState({ ...noSocket, phase });
}

function changeState(changes: Partial<SocketState>): void {
  state = { ...state, ...changes };
  for (const listener of [...stateListeners]) listener();
}
