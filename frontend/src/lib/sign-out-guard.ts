/** Asks whether to leave, and calls `leave` when the answer is yes. */
type Guard = (leave: () => void) => void;

let guard: Guard | null = null;

/**
 * Has whoever is about to end something by more than a change of address asked first: signing out, above all.
 *
 * @returns the way to stop
 */
export function guardLeaving(ask: Guard): () => void {
  guard = ask;
  return () => {
    if (guard === ask) guard = null;
  };
}

/** Leaves at once, or when the answer is yes where something would be lost. */
export function leaveGuarded(leave: () => void): void {
  if (guard === null) leave();
  else guard(leave);
}
