/** Calls `onLoaded` with what a promise brings; a failure is ignored. Returns a function that cancels it. */
export function whenLoaded<Loaded>(loading: Promise<Loaded>, onLoaded: (loaded: Loaded) => void): () => void {
  let isWanted = true;
  const tell = (loaded: Loaded): void => {
    if (isWanted) onLoaded(loaded);
  };
  loading.then(tell, () => undefined);
  return () => {
    isWanted = false;
  };
}
