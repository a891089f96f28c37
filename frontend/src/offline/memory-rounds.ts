import type { WaitingRound } from './waiting-round';

const rounds = new Map<string, WaitingRound>();

/** Holds a round as long as this page lives: until it is written down, or for good where nothing can be written. */
export function holdInMemory(round: WaitingRound): void {
  rounds.set(round.id, round);
  window.addEventListener('beforeunload', warn);
}

/** Lets go of a round that is safe elsewhere or decided. */
export function releaseFromMemory(id: string): void {
  rounds.delete(id);
  if (rounds.size === 0) window.removeEventListener('beforeunload', warn);
}

/** Returns the rounds that would be lost with this page. */
export function roundsInMemory(): WaitingRound[] {
  return [...rounds.values()];
}

function warn(event: BeforeUnloadEvent): void {
  event.preventDefault();
}
