import { openByHls } from './hls-source';
import type { StreamEvents, StreamSource } from './hls-source';
import { createRetries } from './retries';

const HLS_TYPE = 'application/vnd.apple.mpegurl';

/** Plays a playlist with hls.js, which is loaded on demand, or natively where hls.js cannot run. */
export function openStream(video: HTMLVideoElement, playlist: string, events: StreamEvents): StreamSource {
  if (!hasMediaSource()) return openNatively(video, playlist, events);
  let source: StreamSource | undefined;
  let isClosed = false;
  const load = async (): Promise<void> => {
    try {
      const { default: Hls } = await import('hls.js/light');
      if (isClosed) return;
      source = Hls.isSupported()
        ? openByHls(Hls, video, playlist, events)
        : openNatively(video, playlist, events);
    } catch {
      retries.failed();
    }
  };
  const retries = createRetries(() => void load());
  void load();
  return {
    livePosition: () => source?.livePosition() ?? null,
    close: () => {
      isClosed = true;
      retries.stop();
      source?.close();
    },
  };
}

function hasMediaSource(): boolean {
  return 'MediaSource' in window || 'ManagedMediaSource' in window;
}

function openNatively(
  video: HTMLVideoElement,
  playlist: string,
  { onReady, onGone, onUnsupported }: StreamEvents,
): StreamSource {
  if (video.canPlayType(HLS_TYPE) === '') {
    onUnsupported();
    return { livePosition: () => null, close: () => undefined };
  }
  const begin = (): void => {
    video.src = playlist;
    onReady();
  };
  const retries = createRetries(begin);
  const noteFailure = (): void => {
    onGone();
    retries.failed();
  };
  video.addEventListener('error', noteFailure);
  video.addEventListener('playing', retries.succeeded);
  begin();
  return {
    livePosition: () => (video.seekable.length > 0 ? video.seekable.end(video.seekable.length - 1) : null),
    close: () => {
      retries.stop();
      video.removeEventListener('error', noteFailure);
      video.removeEventListener('playing', retries.succeeded);
      video.removeAttribute('src');
      video.load();
    },
  };
}
