import type { Playback } from './playback.hook';

const VOLUME_STEP = 0.1;

/** Handles a key while the player has the focus; returns whether it did anything. */
export function handleKey(event: KeyboardEvent, playback: Playback, toggleFullscreen: () => void): boolean {
  if (event.altKey || event.ctrlKey || event.metaKey) return false;
  const actions: Readonly<Record<string, () => void>> = {
    k: playback.togglePlay,
    m: playback.toggleMute,
    f: toggleFullscreen,
    l: playback.goLive,
    arrowup: () => playback.turnVolume(VOLUME_STEP),
    arrowdown: () => playback.turnVolume(-VOLUME_STEP),
  };
  const action = actions[event.key.toLowerCase()];
  action?.();
  return action !== undefined;
}
