import Volume2 from 'lucide-react/icons/volume-2';
import VolumeX from 'lucide-react/icons/volume-x';
import type { MouseEvent } from 'react';
import { Button } from '../../ui/button';

interface SoundButtonProps {
  isMuted: boolean;
  onMute: (isMuted: boolean) => void;
  /** Adds a label and fills the panel's width; otherwise only the icon is shown. */
  isWide?: boolean;
}

/** For buttons beside the game: a click leaves the keyboard focus in the game. */
export function keepFocus(event: MouseEvent): void {
  event.preventDefault();
}

/** Toggles the sound effects; its label shows the current state. */
export function SoundButton({ isMuted, onMute, isWide = false }: SoundButtonProps) {
  const Icon = isMuted ? VolumeX : Volume2;
  const words = isMuted ? 'Sound off' : 'Sound on';
  return (
    <Button
      isWide={isWide}
      size={isWide ? 'medium' : 'square'}
      aria-pressed={!isMuted}
      {...(isWide ? {} : { 'aria-label': 'Sound' })}
      onMouseDown={keepFocus}
      onClick={() => onMute(!isMuted)}
    >
      <Icon size={20} aria-hidden="true" />
      {isWide && words}
    </Button>
  );
}
