import Maximize from 'lucide-react/icons/maximize';
import Minimize from 'lucide-react/icons/minimize';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import Volume2 from 'lucide-react/icons/volume-2';
import VolumeX from 'lucide-react/icons/volume-x';
import type { Fullscreen } from './fullscreen.hook';
import type { Playback } from './playback.hook';

interface PlayerBarProps {
  playback: Playback;
  fullscreen: Fullscreen;
  isPreview: boolean;
}

export function PlayerBar({ playback, fullscreen: { isFullscreen, toggle }, isPreview }: PlayerBarProps) {
  const { isPaused, isMuted, height } = playback.state;
  const PlayIcon = isPaused ? Play : Pause;
  const SoundIcon = isMuted ? VolumeX : Volume2;
  const ScreenIcon = isFullscreen ? Minimize : Maximize;
  return (
    <div className="row gap-4 player__bar">
      <button type="button" aria-label={isPaused ? 'Play' : 'Pause'} onClick={playback.togglePlay}>
        <PlayIcon size={20} aria-hidden="true" />
      </button>
      <button type="button" aria-label="Mute" aria-pressed={isMuted} onClick={playback.toggleMute}>
        <SoundIcon size={20} aria-hidden="true" />
      </button>
      <VolumeSlider playback={playback} />
      <LiveButton playback={playback} word={isPreview ? 'Preview' : 'Live'} />
      {height > 0 && <span className="player__height">{`${height}p`}</span>}
      <button type="button" aria-label={isFullscreen ? 'Leave full screen' : 'Full screen'} onClick={toggle}>
        <ScreenIcon size={20} aria-hidden="true" />
      </button>
    </div>
  );
}

function VolumeSlider({ playback: { state, setVolume } }: { playback: Playback }) {
  const loudness = state.isMuted ? 0 : state.volume;
  return (
    // Phones have volume keys.
    <input
      className="player__volume wide-only"
      type="range"
      min={0}
      max={1}
      step={0.05}
      value={loudness}
      aria-label="Volume"
      aria-valuetext={`${Math.round(loudness * 100)} %`}
      onChange={({ target }) => setVolume(target.valueAsNumber)}
    />
  );
}

/** Shows whether the picture is live, and jumps to live if it is not. */
function LiveButton({ playback: { state, goLive }, word }: { playback: Playback; word: string }) {
  const isBehind = state.isBehind || state.isPaused;
  return (
    <button
      type="button"
      className="player__live"
      aria-label={isBehind ? `Go to ${word.toLowerCase()}` : word}
      aria-disabled={!isBehind}
      onClick={isBehind ? goLive : undefined}
    >
      <span className="badge__dot" />
      <span>{word.toUpperCase()}</span>
    </button>
  );
}
