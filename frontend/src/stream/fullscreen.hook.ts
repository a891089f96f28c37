import { useSyncExternalStore } from 'react';
import type { RefObject } from 'react';

export interface Fullscreen {
  isFullscreen: boolean;
  toggle: () => void;
}

/** Whether a part of the page has the whole screen, and the way there and back. */
export function useFullscreen(
  box: RefObject<HTMLElement | null>,
  video: RefObject<HTMLVideoElement | null>,
): Fullscreen {
  const isFullscreen = useSyncExternalStore(onFullscreenChange, isFullscreenNow);
  const toggle = async (): Promise<void> => {
    // The types promise it everywhere; iPhones have none.
    const element: Pick<Partial<HTMLElement>, 'requestFullscreen'> | null = box.current;
    if (isFullscreenNow()) await document.exitFullscreen();
    else if (element?.requestFullscreen) await element.requestFullscreen();
    else enterAsPhone(video.current);
  };
  // A browser that refuses leaves everything as it is.
  return { isFullscreen, toggle: () => void toggle().catch(() => undefined) };
}

function onFullscreenChange(listener: () => void): () => void {
  document.addEventListener('fullscreenchange', listener);
  return () => document.removeEventListener('fullscreenchange', listener);
}

const isFullscreenNow = (): boolean => Boolean(document.fullscreenElement);

/** iPhones show nothing but a video on the whole screen, in a way of their own. */
function enterAsPhone(video: (HTMLVideoElement & { webkitEnterFullscreen?: () => void }) | null): void {
  video?.webkitEnterFullscreen?.();
}
