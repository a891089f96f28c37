import Play from 'lucide-react/icons/play';
import VolumeX from 'lucide-react/icons/volume-x';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { KeyboardEvent } from 'react';
import { Button } from '../ui/button';
import { classNames } from '../ui/class-names';
import { Card } from '../ui/card';
import { Spinner } from '../ui/spinner';
import { useFullscreen } from './fullscreen.hook';
import { usePlayback } from './playback.hook';
import type { Playback } from './playback.hook';
import { PlayerBar } from './player-bar';
import { usePlayerStatus } from './player-status.hook';
import { useShownControls } from './shown-controls.hook';
import './player.css';

interface PlayerProps {
  playlist: string;
  /** Called when the stream is no longer live. */
  onGone: () => void;
  /** Shown to admins only, and not labelled as live. */
  isPreview?: boolean;
}

/** Interval at which the state of an ended stream is requested. */
const ASK_AGAIN_MS = 5000;

/** Plays the stream (§2), with controls for pointer, finger and keyboard. */
export function Player({ playlist, onGone, isPreview = false }: PlayerProps) {
  const box = useRef<HTMLElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  const playback = usePlayback(video, playlist, onGone);
  const { state } = playback;
  const fullscreen = useFullscreen(box, video);
  const words = usePlayerStatus(state);
  const controls = useShownControls(!state.isPaused && words === null);
  useAskingAgain(state.hasEnded, onGone);
  return (
    <Card
      ref={box}
      isFlush
      aria-label="Video player"
      className={classNames('player', !controls.areShown && 'player--quiet')}
      onPointerMove={({ pointerType }) => pointerType === 'mouse' && controls.show()}
      onFocus={controls.show}
      onKeyDown={(event) => handleKey(event, playback, fullscreen.toggle)}
    >
      <div className="cut-picture player__picture">
        {/* A live stream has no captions. */}
        <video ref={video} muted playsInline />
        <PictureButton playback={playback} words={words} controls={controls} />
      </div>
      <div className="center player__status" role="status">
        {words !== null && (
          <p className="center gap-12">
            {!state.hasEnded && !state.isUnsupported && <Spinner size={28} />}
            <span>{words}</span>
          </p>
        )}
      </div>
      {state.isMuted && !state.isPaused && words === null && (
        <Button variant="ion" size="small" className="player__unmute" onClick={playback.toggleMute}>
          <VolumeX size={18} aria-hidden="true" />
          Unmute
        </Button>
      )}
      <PlayerBar playback={playback} fullscreen={fullscreen} isPreview={isPreview} />
    </Card>
  );
}

interface PictureButtonProps {
  playback: Playback;
  words: string | null;
  controls: ReturnType<typeof useShownControls>;
}

/**
 * Makes the picture clickable for pointers; the keyboard uses the bar. If the controls are hidden, a tap
 * shows them first.
 */
function PictureButton({ playback, words, controls }: PictureButtonProps) {
  const isResting = playback.state.isPaused && words === null;
  const answer = (): void => {
    if (controls.areShown) playback.togglePlay();
    controls.show();
  };
  return (
    <button
      type="button"
      className="center player__surface"
      tabIndex={-1}
      aria-hidden="true"
      onClick={answer}
      // A tap sets the focus before the click; the focus alone must not show the controls.
      onFocus={(event) => event.stopPropagation()}
    >
      {isResting && (
        <span className="center player__start">
          <Play size={40} />
        </span>
      )}
    </button>
  );
}

const VOLUME_STEP = 0.1;

/** Handles a key while the player has the focus; elsewhere keys keep their meaning. */
function handleKey(event: KeyboardEvent, playback: Playback, toggleFullscreen: () => void): void {
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  const actions: Readonly<Record<string, () => void>> = {
    k: playback.togglePlay,
    m: playback.toggleMute,
    f: toggleFullscreen,
    l: playback.goLive,
    arrowup: () => playback.turnVolume(VOLUME_STEP),
    arrowdown: () => playback.turnVolume(-VOLUME_STEP),
  };
  const action = actions[event.key.toLowerCase()];
  if (action === undefined) return;
  action();
  event.preventDefault();
}

function useAskingAgain(hasEnded: boolean, ask: () => void): void {
  const askNow = useEffectEvent(ask);
  useEffect(() => {
    if (!hasEnded) return undefined;
    askNow();
    const timer = setInterval(() => askNow(), ASK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [hasEnded]);
}
