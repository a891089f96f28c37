import { useEffect } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { reportWatching } from '../../api/livestream';

const EVERY_MS = 30_000;

/** Tells the server every 30 seconds that the member is watching, while the page is visible. */
export function useWatching(isWatching: boolean): void {
  const client = useQueryClient();
  useEffect(() => {
    if (!isWatching) return undefined;
    let timer: ReturnType<typeof setInterval> | undefined;
    const tell = (): void => void reportWatching(client);
    const followPage = (): void => {
      clearInterval(timer);
      if (document.visibilityState !== 'visible') return;
      tell();
      timer = setInterval(tell, EVERY_MS);
    };
    followPage();
    document.addEventListener('visibilitychange', followPage);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', followPage);
    };
  }, [isWatching, client]);
}
