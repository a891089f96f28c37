import Volume2 from 'lucide-react/icons/volume-2';
import VolumeX from 'lucide-react/icons/volume-x';
import { keepFocus } from '../lib/keep-focus';
import { Button } from '../ui/button';
import type { StageControls } from './stage';

interface SoundButtonProps extends Pick<StageControls, 'isSoundOn' | 'setIsSoundOn'> {
  /** Adds a label and fills the panel's width; otherwise only the icon is shown. */
  isWide?: boolean;
}

/** Toggles the sound effects; its label says what a press does. */
export function SoundButton({ isSoundOn, setIsSoundOn, isWide = false }: SoundButtonProps) {
  const Icon = isSoundOn ? Volume2 : VolumeX;
  const label = isSoundOn ? 'Turn sound off' : 'Turn sound on';
  return (
    <Button
      isWide={isWide}
      size={isWide ? 'medium' : 'square'}
      aria-label={isWide ? undefined : label}
      onMouseDown={keepFocus}
      onClick={() => setIsSoundOn(!isSoundOn)}
    >
      <Icon size={20} aria-hidden="true" />
      {isWide && <span>{label}</span>}
    </Button>
  );
}
