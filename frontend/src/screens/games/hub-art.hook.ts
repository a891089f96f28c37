import { useEffect, useState } from 'react';

type HubArt = typeof import('./hub-art');

/** The drawings once they are loaded; null if they could not be. */
let known: HubArt | null | undefined;

/** Returns the hub's large drawings, which are loaded after the screen; undefined until then, null if that failed. */
export function useHubArt(): HubArt | null | undefined {
  const [art, setArt] = useState(known);
  useEffect(() => {
    let isShown = true;
    const settle = (loaded: HubArt | null): void => {
      known = loaded ?? undefined;
      if (isShown) setArt(loaded);
    };
    import('./hub-art').then(settle, () => settle(null));
    return () => {
      isShown = false;
    };
  }, []);
  return art;
}
