import { act } from '@testing-library/react';

/** What a video element of jsdom, which plays nothing, is made to say. */
interface VideoFields {
  readyState: number;
  paused: boolean;
  ended: boolean;
  currentTime: number;
  videoHeight: number;
}

let isAutoplayAllowed = true;
let nativeTypes: readonly string[] = [];
const known = new WeakMap<HTMLMediaElement, VideoFields>();

const fieldsOf = (video: HTMLMediaElement): VideoFields => {
  const fields = known.get(video) ?? {
    readyState: 0,
    paused: true,
    ended: false,
    currentTime: 0,
    videoHeight: 0,
  };
  known.set(video, fields);
  return fields;
};

/** Returns jsdom's videos the parts that it lacks; call it before each test. */
export function fakeVideos(): void {
  isAutoplayAllowed = true;
  nativeTypes = [];
  const names = ['readyState', 'paused', 'ended', 'currentTime', 'videoHeight'] as const;
  for (const name of names) {
    Object.defineProperty(HTMLVideoElement.prototype, name, {
      configurable: true,
      get(this: HTMLVideoElement) {
        return fieldsOf(this)[name];
      },
      set(this: HTMLVideoElement, value: never) {
        fieldsOf(this)[name] = value;
      },
    });
  }
  Object.assign(HTMLVideoElement.prototype, {
    play(this: HTMLVideoElement) {
      if (!isAutoplayAllowed) return Promise.reject(new DOMException('A gesture first.', 'NotAllowedError'));
      changeVideo({ paused: false }, 'play');
      return Promise.resolve();
    },
    pause(this: HTMLVideoElement) {
      changeVideo({ paused: true }, 'pause');
    },
    load: () => undefined,
    canPlayType: (type: string) => (nativeTypes.includes(type) ? 'maybe' : ''),
  });
}

/** Until the viewer makes a gesture, this browser plays nothing by itself. */
export function refuseAutoplay(isRefused: boolean): void {
  isAutoplayAllowed = !isRefused;
}

/** What the browser plays without hls.js. */
export function playNatively(...types: readonly string[]): void {
  nativeTypes = types;
}

/** The one video of the page. */
export function video(): HTMLVideoElement {
  const [element] = document.getElementsByTagName('video');
  if (element === undefined) throw new Error('There is no video.');
  return element;
}

/** Something happens to the video. */
export function changeVideo(changes: Partial<VideoFields>, event: string): void {
  const element = video();
  Object.assign(fieldsOf(element), changes);
  act(() => void element.dispatchEvent(new Event(event)));
}
