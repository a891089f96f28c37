import Volume2 from 'lucide-react/icons/volume-2';
import VolumeX from 'lucide-react/icons/volume-x';
import type { MouseEvent } from 'react';
import { Button } from '../../ui/button';

interface SoundButtonProps {
  isMuted: boolean;
  onMute: (isMuted: boolean) => void;
  /** With words and across the panel, else only the icon. */
  isWide?: boolean;
}

/** For a button beside the game: a mouse or finger that presses it leaves the keyboard where it is, in the game. */
export function keepFocus(event: MouseEvent): void {
  event.preventDefault();
}

/** Turns the sound effects on and off; it says what is the case now. */
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
