import { act } from '@testing-library/react';

type Handler = (event: string, data: object) => void;

/** Every player that was made in this test, newest last; empty it before each. */
export const players: FakeHls[] = [];

/**
 * Stands in for hls.js, in a test file that says `jest.unstable_mockModule('hls.js/light', () => ({ default: FakeHls }))`.
 */
export class FakeHls {
  static isThere = true;
  static readonly Events = { ERROR: 'error', FRAG_BUFFERED: 'buffered', MEDIA_ATTACHED: 'attached' };
  static readonly ErrorTypes = { MEDIA_ERROR: 'media', NETWORK_ERROR: 'network', OTHER_ERROR: 'other' };
  static isSupported(): boolean {
    return FakeHls.isThere;
  }

  /** What it was told, in order. */
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

  /** Something happens to it. */
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

/** The newest player. */
export function player(): FakeHls {
  const newest = players.at(-1);
  if (newest === undefined) throw new Error('No player was made.');
  return newest;
}
