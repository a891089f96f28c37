import { act } from '@testing-library/react';

type Handler = (event: string, data: object) => void;

/** Every player created in this test, newest last; empty it before each test. */
export const players: FakeHls[] = [];

/**
 * Stub of hls.js, for a test file with
 * `jest.unstable_mockModule('hls.js/light', () => ({ default: FakeHls }))`.
 */
export class FakeHls {
  static isThere = true;
  static readonly Events = { ERROR: 'error', FRAG_BUFFERED: 'buffered', MEDIA_ATTACHED: 'attached' };
  static readonly ErrorTypes = { MEDIA_ERROR: 'media', NETWORK_ERROR: 'network', OTHER_ERROR: 'other' };
  static isSupported(): boolean {
    return FakeHls.isThere;
  }

  /** Names of the methods called, in order. */
  readonly actions: string[] = [];
  levels: object[] = [];
  liveSyncPosition: number | null = null;
  private readonly handlers = new Map<string, Handler>();

  constructor() {
    players.push(this);
  }

  on(event: string, handler: Handler): void {
    this.handlers.set(event, handler);
  }

  /** Emits an event. */
  emit(event: keyof typeof FakeHls.Events, data: object = {}): void {
    act(() => this.handlers.get(FakeHls.Events[event])?.(event, data));
  }

  loadSource(playlist: string): void {
    this.actions.push(`load ${playlist}`);
  }

  attachMedia(): void {
    this.actions.push('attach');
  }

  startLoad(): void {
    this.actions.push('go on');
  }

  recoverMediaError(): void {
    this.actions.push('mend');
  }

  destroy(): void {
    this.actions.push('end');
  }
}

/** Returns the newest player. */
export function player(): FakeHls {
  const newest = players.at(-1);
  if (newest === undefined) throw new Error('No player was made.');
  return newest;
}
