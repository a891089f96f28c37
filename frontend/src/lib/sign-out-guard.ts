/** Asks whether to sign out, and calls `signOut` when the answer is yes. */
type Guard = (signOut: () => void) => void;

let guard: Guard | null = null;

/** Has `ask` asked before the member signs out on this page; returns a stop function. */
export function guardSignOut(ask: Guard): () => void {
  guard = ask;
  return () => {
    if (guard === ask) guard = null;
  };
}

/** Signs out at once, or when the answer is yes where somebody asks. */
export function signOutGuarded(signOut: () => void): void {
  if (guard === null) signOut();
  else guard(signOut);
}
