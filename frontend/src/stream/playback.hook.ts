import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { openStream } from './stream-source';
import type { StreamSource } from './hls-source';

/** Delay behind live above which the player offers to jump to live. */
const BEHIND_SECONDS = 6;

const EVENTS = [
  'play',
  'pause',
  'playing',
  'waiting',
  'canplay',
  'loadeddata',
  'timeupdate',
  'volumechange',
  'seeking',
  'resize',
  'ended',
  'emptied',
] as const;

/** State of the playback at first. */
const AT_FIRST = {
  isPaused: false,
  /** Playing, but without data to show. */
  isWaiting: true,
  hasEnded: false,
  /** Whether playback is noticeably behind live. */
  isBehind: false,
  isMuted: true,
  /** 0 to 1 */
  volume: 1,
  /** Height of the picture in lines, such as 1080; 0 while unknown. */
  height: 0,
  isUnsupported: false,
};

export type PlaybackState = typeof AT_FIRST;
export type Playback = ReturnType<typeof usePlayback>;

/**
 * Plays a playlist in a video element while the component is mounted: at once and muted, as browsers allow
 * it, until the viewer changes that.
 *
 * @param onGone called when the server no longer has the stream
 */
export function usePlayback(video: RefObject<HTMLVideoElement | null>, playlist: string, onGone: () => void) {
  const source = useRef<StreamSource | null>(null);
  const [state, setState] = useState(AT_FIRST);
  const tellGone = useEffectEvent(onGone);

  useEffect(() => {
    const element = video.current;
    if (element === null) return undefined;
    const change = (changes: Partial<PlaybackState>): void => setState((known) => changed(known, changes));
    const opened = openStream(element, playlist, {
      onReady: () => void begin(element, () => change({ isPaused: true })),
      onGone: () => tellGone(),
      onUnsupported: () => change({ isUnsupported: true }),
    });
    source.current = opened;
    const look = ({ type }: Event): void => change(seen(element, opened, type));
    for (const event of EVENTS) element.addEventListener(event, look);
    return () => {
      for (const event of EVENTS) element.removeEventListener(event, look);
      opened.close();
      source.current = null;
    };
  }, [video, playlist]);

  const act = (work: (element: HTMLVideoElement) => void): void => {
    if (video.current) work(video.current);
  };
  return {
    state,
    togglePlay: () => act(togglePlay),
    toggleMute: () => act(toggleMute),
    /** Sets the volume, 0 to 1; more than 0 unmutes. */
    setVolume: (volume: number) => act((element) => setVolume(element, volume)),
    /** Changes the audible volume by this amount; negative values lower it. */
    turnVolume: (by: number) =>
      // Read from the element, since the state may lag behind quick key presses.
      act((element) => setVolume(element, (element.muted ? 0 : element.volume) + by)),
    goLive: () => act((element) => goTo(element, source.current?.livePosition() ?? null)),
  };
}

function togglePlay(video: HTMLVideoElement): void {
  if (video.paused) void begin(video);
  else video.pause();
}

function toggleMute(video: HTMLVideoElement): void {
  video.muted = !video.muted;
  if (!video.muted && video.volume === 0) video.volume = 1;
}

function setVolume(video: HTMLVideoElement, volume: number): void {
  video.volume = Math.min(1, Math.max(0, volume));
  video.muted = video.volume === 0;
}

/** @param seconds position on the element's timeline; null keeps the current one */
function goTo(video: HTMLVideoElement, seconds: number | null): void {
  if (seconds !== null) video.currentTime = seconds;
  void begin(video);
}

/**
 * Starts playback. Calls `onRefused` when the browser requires a user gesture first; other errors are
 * reported by their causes.
 */
async function begin(video: HTMLVideoElement, onRefused?: () => void): Promise<void> {
  try {
    await video.play();
  } catch (error) {
    if (error instanceof DOMException && error.name === 'NotAllowedError') onRefused?.();
  }
}

function seen(video: HTMLVideoElement, source: StreamSource, event: string): Partial<PlaybackState> {
  const livePosition = source.livePosition();
  return {
    // An element is paused for a moment while its source changes, which the viewer has not requested.
    ...(event === 'play' || event === 'pause' ? { isPaused: video.paused && !video.ended } : {}),
    isWaiting: video.readyState < video.HAVE_FUTURE_DATA && !video.ended,
    hasEnded: video.ended,
    isBehind: livePosition !== null && livePosition - video.currentTime > BEHIND_SECONDS,
    isMuted: video.muted,
    volume: video.volume,
    height: video.videoHeight,
  };
}

/** Returns the same object if nothing has changed, because this runs several times a second. */
function changed(known: PlaybackState, changes: Partial<PlaybackState>): PlaybackState {
  const next = { ...known, ...changes };
  const keys = Object.keys(next) as (keyof PlaybackState)[];
  return keys.every((key) => next[key] === known[key]) ? known : next;
}
