import { act } from '@testing-library/react';

/** Fields that tests set on jsdom's video element, which plays nothing. */
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

/** Adds the parts that jsdom's videos lack; call it before each test. */
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

/** Makes the browser refuse autoplay until a user gesture. */
export function refuseAutoplay(isRefused: boolean): void {
  isAutoplayAllowed = !isRefused;
}

/** Sets the types that the browser plays without hls.js. */
export function playNatively(...types: readonly string[]): void {
  nativeTypes = types;
}

/** Returns the only video of the page. */
export function video(): HTMLVideoElement {
  const [element] = document.getElementsByTagName('video');
  if (element === undefined) throw new Error('There is no video.');
  return element;
}

/** Changes the video's fields and dispatches an event. */
export function changeVideo(changes: Partial<VideoFields>, event: string): void {
  const element = video();
  Object.assign(fieldsOf(element), changes);
  act(() => void element.dispatchEvent(new Event(event)));
}
