import type { GameId } from 'game-scenes/rules';
import Coins from 'lucide-react/icons/coins';
import Flag from 'lucide-react/icons/flag';
import Hammer from 'lucide-react/icons/hammer';
import Heart from 'lucide-react/icons/heart';
import Keyboard from 'lucide-react/icons/keyboard';
import Layers from 'lucide-react/icons/layers';
import MousePointerClick from 'lucide-react/icons/mouse-pointer-click';
import MoveHorizontal from 'lucide-react/icons/move-horizontal';
import Timer from 'lucide-react/icons/timer';

export interface GuideLine {
  icon: typeof Timer;
  text: string;
}

/** Instructions on the start panel of each game. */
export const guides: Record<GameId, readonly GuideLine[]> = {
  'alien-clicker': [
    { icon: MousePointerClick, text: 'Hit every falling alien; a miss jams you for a moment' },
    { icon: Keyboard, text: 'Mouse, or arrows and Space; P pauses' },
    { icon: Timer, text: '60 seconds, ten targets' },
    { icon: Coins, text: '5 points make 1 coin' },
  ],
  'memory-match': [
    { icon: Layers, text: 'Turn two cards; the same symbol stays' },
    { icon: Keyboard, text: 'Mouse, or arrows and Space; P pauses' },
    { icon: Timer, text: '60 seconds, 8 pairs, 10 points each; of equal scores the faster wins' },
    { icon: Coins, text: 'Every pair is 2 coins' },
  ],
  'stronghold-defense': [
    { icon: Hammer, text: 'Build towers where the swarm comes, 50 money each' },
    { icon: Keyboard, text: 'Mouse, or B, arrows and Enter; Shift builds on; P pauses' },
    { icon: Heart, text: '120 seconds, 10 lives; new gates open after waves 2 and 4' },
    { icon: Coins, text: '10 points make 1 coin' },
  ],
  'alien-racing': [
    { icon: MoveHorizontal, text: 'Steer left and right; the pod drives by itself' },
    { icon: Keyboard, text: 'Arrow keys, or hold a side; P pauses' },
    { icon: Flag, text: '3 laps in 60 seconds against 3 rivals; every half second left is a point' },
    { icon: Coins, text: '10 points make 1 coin' },
  ],
};
