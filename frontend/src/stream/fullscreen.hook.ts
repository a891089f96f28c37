import { useSyncExternalStore } from 'react';
import type { RefObject } from 'react';

export type Fullscreen = ReturnType<typeof useFullscreen>;

/** Returns whether an element is in fullscreen mode, and a function that toggles it. */
export function useFullscreen(box: RefObject<HTMLElement | null>, video: RefObject<HTMLVideoElement | null>) {
  const isFullscreen = useSyncExternalStore(onFullscreenChange, isFullscreenNow);
  const toggle = async (): Promise<void> => {
    // The types always have it, but iPhones do not.
    const element: Pick<Partial<HTMLElement>, 'requestFullscreen'> | null = box.current;
    if (isFullscreenNow()) await document.exitFullscreen();
    else if (element?.requestFullscreen) await element.requestFullscreen();
    else enterAsPhone(video.current);
  };
  // A refusal by the browser changes nothing.
  return { isFullscreen, toggle: () => void toggle().catch(() => undefined) };
}

function onFullscreenChange(listener: () => void): () => void {
  document.addEventListener('fullscreenchange', listener);
  return () => document.removeEventListener('fullscreenchange', listener);
}

const isFullscreenNow = (): boolean => Boolean(document.fullscreenElement);

/** Uses the iPhone's own API, which shows only videos in fullscreen. */
function enterAsPhone(video: (HTMLVideoElement & { webkitEnterFullscreen?: () => void }) | null): void {
  video?.webkitEnterFullscreen?.();
}
