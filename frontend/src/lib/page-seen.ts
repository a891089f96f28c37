/** Calls `listener` when the page becomes visible; returns a stop function. */
export function onPageSeen(listener: () => void): () => void {
  const follow = (): void => {
    if (document.visibilityState === 'visible') listener();
  };
  document.addEventListener('visibilitychange', follow);
  return () => document.removeEventListener('visibilitychange', follow);
}
