/** Asks for confirmation, and calls `signOut` if the user agrees. */
type Guard = (signOut: () => void) => void;

let guard: Guard | null = null;

/** Makes this page call `ask` before a sign-out; returns a stop function. */
export function guardSignOut(ask: Guard): () => void {
  guard = ask;
  return () => {
    if (guard === ask) guard = null;
  };
}

/** Signs out at once, or after the confirmation if a guard is set. */
export function signOutGuarded(signOut: () => void): void {
  if (guard === null) signOut();
  else guard(signOut);
}
