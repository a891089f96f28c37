import Play from 'lucide-react/icons/play';
import VolumeX from 'lucide-react/icons/volume-x';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { RefObject } from 'react';
import { Button } from '../ui/button';
import { classNames } from '../ui/class-names';
import { Card } from '../ui/card';
import { Spinner } from '../ui/spinner';
import { useFullscreen } from './fullscreen.hook';
import { usePlayback } from './playback.hook';
import type { Playback } from './playback.hook';
import { PlayerBar } from './player-bar';
import { handleKey } from './player-keys';
import { usePlayerStatus } from './player-status.hook';
import type { PlayerStatus } from './player-status.hook';
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
  useKeys(box, playback, fullscreen.toggle);
  useAskingAgain(state.hasEnded, onGone);
  return (
    <Card
      ref={box}
      isFlush
      aria-label="Video player"
      className={classNames('player', !controls.areShown && 'player--quiet')}
      onPointerMove={({ pointerType }) => pointerType === 'mouse' && controls.show()}
      onFocus={controls.show}
    >
      <div className="player__picture">
        {/* A live stream has no captions. */}
        <video ref={video} muted playsInline />
        <PictureButton playback={playback} words={words} controls={controls} />
      </div>
      <StatusLine status={words} />
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
  words: PlayerStatus | null;
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
      className="player__surface"
      tabIndex={-1}
      aria-hidden="true"
      onClick={answer}
      // A tap sets the focus before the click; the focus alone must not show the controls.
      onFocus={(event) => event.stopPropagation()}
    >
      {isResting && (
        <span className="player__start">
          <Play size={40} />
        </span>
      )}
    </button>
  );
}

function StatusLine({ status }: { status: PlayerStatus | null }) {
  const isOver = status === 'The stream has ended' || status === 'This browser can’t play the stream.';
  return (
    <div className="player__status" role="status">
      {status !== null && (
        <p>
          {!isOver && <Spinner size={28} />}
          {status}
        </p>
      )}
    </div>
  );
}

/** Handles keys only while the player has the focus, so that they keep their meaning elsewhere. */
function useKeys(box: RefObject<HTMLElement | null>, playback: Playback, toggleFullscreen: () => void): void {
  const obey = useEffectEvent((event: KeyboardEvent): void => {
    if (handleKey(event, playback, toggleFullscreen)) event.preventDefault();
  });
  useEffect(() => {
    const element = box.current;
    const listen = (event: KeyboardEvent): void => obey(event);
    element?.addEventListener('keydown', listen);
    return () => element?.removeEventListener('keydown', listen);
  }, [box]);
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
