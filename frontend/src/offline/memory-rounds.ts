import type { PlayedRound } from './played-round';

const rounds = new Map<string, PlayedRound>();

/**
 * Keeps a round in memory until it is written to storage, or for the life of the page where nothing can be
 * written.
 */
export function holdInMemory(round: PlayedRound): void {
  rounds.set(round.id, round);
  window.addEventListener('beforeunload', warn);
}

/** Removes a round that is stored elsewhere or decided. */
export function releaseFromMemory(id: string): void {
  rounds.delete(id);
  if (rounds.size === 0) window.removeEventListener('beforeunload', warn);
}

/** Returns the rounds that would be lost with this page. */
export function roundsInMemory(): PlayedRound[] {
  return [...rounds.values()];
}

function warn(event: BeforeUnloadEvent): void {
  event.preventDefault();
}
