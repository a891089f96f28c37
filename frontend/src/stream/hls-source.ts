import type Hls from 'hls.js/light';
import type { ErrorData } from 'hls.js/light';
import { createRetries } from './retries';

export interface StreamSource {
  /** Returns the live position on the element's timeline in seconds; null while unknown. */
  livePosition: () => number | null;
  close: () => void;
}

export interface StreamEvents {
  /** The element is ready to play. */
  onReady: () => void;
  /** The server no longer has the stream. */
  onGone: () => void;
  /** This browser cannot play the stream. */
  onUnsupported: () => void;
}

/** A second media error within this time is not repaired in the same way again. */
const MEDIA_PEACE_MS = 5000;

/** A delay of some seconds: short enough to discuss the stream in the chat, long enough not to stutter. */
const SETTINGS = {
  liveSyncDurationCount: 2,
  maxLiveSyncPlaybackRate: 1.1,
  backBufferLength: 30,
};

/** Plays a playlist with hls.js. Errors are repaired, or playback restarts after growing pauses. */
export function openByHls(
  Player: typeof Hls,
  video: HTMLVideoElement,
  playlist: string,
  { onReady, onGone }: StreamEvents,
): StreamSource {
  const player = new Player(SETTINGS);
  const { Events, ErrorTypes } = Player;
  const retries = createRetries(() => {
    if (canGoOn && player.levels.length > 0) player.startLoad();
    else player.loadSource(playlist);
    canGoOn = true;
  });
  let recoveredAtMs = -Infinity;
  /** True while only network errors have occurred: loading can resume. Other errors need a restart. */
  let canGoOn = true;

  const repair = ({ fatal, type, response }: ErrorData): void => {
    if (response?.code === 404) onGone();
    if (!fatal) return;
    const isMedia = type === ErrorTypes.MEDIA_ERROR;
    if (isMedia && performance.now() - recoveredAtMs > MEDIA_PEACE_MS) {
      recoveredAtMs = performance.now();
      player.recoverMediaError();
      return;
    }
    canGoOn &&= type === ErrorTypes.NETWORK_ERROR;
    retries.failed();
  };
  player.on(Events.ERROR, (_event, data) => repair(data));
  player.on(Events.FRAG_BUFFERED, () => retries.succeeded());
  player.on(Events.MEDIA_ATTACHED, onReady);
  player.loadSource(playlist);
  player.attachMedia(video);
  return {
    livePosition: () => player.liveSyncPosition,
    close: () => {
      retries.stop();
      player.destroy();
    },
  };
}
