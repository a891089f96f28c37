/** What waits to be sent has an owner; once the server has refused it, it stays until its owner decides. */
export interface Outgoing {
  userId: number;
  state: { kind: 'waiting' } | { kind: 'refused'; reason: string };
}

export function isWaiting({ state }: Outgoing): boolean {
  return state.kind === 'waiting';
}
