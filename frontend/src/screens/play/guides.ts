import type { GameId } from 'game-scenes/rules';
import Coins from 'lucide-react/icons/coins';
import Keyboard from 'lucide-react/icons/keyboard';
import MousePointerClick from 'lucide-react/icons/mouse-pointer-click';
import Timer from 'lucide-react/icons/timer';

export interface GuideLine {
  icon: typeof Timer;
  text: string;
  /** Only told where there is a mouse, and so most likely a keyboard. */
  isForKeyboards?: true;
}

/** What the start panel tells about each game. */
export const guides: Record<GameId, readonly GuideLine[]> = {
  'alien-clicker': [
    { icon: MousePointerClick, text: 'Hit every falling alien' },
    { icon: Keyboard, text: 'Mouse, or arrows and Space; P pauses', isForKeyboards: true },
    { icon: Timer, text: '60 seconds, ten targets' },
    { icon: Coins, text: '5 points make 1 coin' },
  ],
};
