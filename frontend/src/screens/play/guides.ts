import type { GameId } from 'game-scenes/rules';
import Coins from 'lucide-react/icons/coins';
import MousePointerClick from 'lucide-react/icons/mouse-pointer-click';
import Timer from 'lucide-react/icons/timer';

export interface GuideLine {
  icon: typeof Timer;
  text: string;
}

/** What the start panel tells about each game. */
export const guides: Record<GameId, readonly GuideLine[]> = {
  'alien-clicker': [
    { icon: MousePointerClick, text: 'Tap every falling alien' },
    { icon: Timer, text: '60 seconds, ten targets' },
    { icon: Coins, text: '5 points make 1 coin' },
  ],
};
