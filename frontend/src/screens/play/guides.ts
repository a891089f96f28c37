import type { GameId } from 'game-scenes/rules';
import Mouse from 'lucide-react/icons/mouse';
import MousePointerClick from 'lucide-react/icons/mouse-pointer-click';
import MoveHorizontal from 'lucide-react/icons/move-horizontal';
import Pointer from 'lucide-react/icons/pointer';

/** A key or gesture and what it does. `arrows` stands for all four arrow keys, `sides` for left and right. */
export interface Control {
  sign: typeof Mouse | string;
  text: string;
}

interface Guide {
  lead: string;
  /** Controls with a mouse and a keyboard. */
  keys: readonly Control[];
  /** Controls with fingers. */
  touch: readonly Control[];
  /** Length, what counts and what it pays. */
  rules: string;
}

const PAUSE: Control = { sign: 'P', text: 'Pause' };

/** Instructions on the start panel of each game. */
export const guides: Record<GameId, Guide> = {
  'alien-clicker': {
    lead: 'It is raining aliens. You brought a blaster instead of an umbrella.',
    keys: [
      { sign: MousePointerClick, text: 'Click a head' },
      { sign: 'arrows', text: 'Move' },
      { sign: 'Space', text: 'Fire' },
      PAUSE,
    ],
    touch: [{ sign: Pointer, text: 'Tap a head. Two thumbs count.' }],
    rules: '60 seconds, ten heads at a time. A miss jams you for a moment. 5 points make 1 coin.',
  },
  'memory-match': {
    lead: 'Sixteen cards, eight pairs, one minute. Trust your third eye.',
    keys: [
      { sign: MousePointerClick, text: 'Turn a card' },
      { sign: 'arrows', text: 'Move' },
      { sign: 'Enter', text: 'Turn' },
      PAUSE,
    ],
    touch: [{ sign: Pointer, text: 'Tap two cards that match.' }],
    rules: '10 points a pair; of equal scores the faster wins. Every pair is 2 coins.',
  },
  'stronghold-defense': {
    lead: 'Your dome, your moon. Hold both for two minutes.',
    keys: [
      { sign: 'B', text: 'New tower' },
      { sign: MousePointerClick, text: 'Place it' },
      { sign: 'arrows', text: 'Move it' },
      { sign: 'Enter', text: 'Build' },
      { sign: 'Shift', text: 'Build on' },
      PAUSE,
    ],
    touch: [{ sign: Pointer, text: 'Build Tower, then drag it to its place.' }],
    rules:
      'Towers cost 50 money, you have 10 lives. New gates open after waves 2 and 4. 10 points make 1 coin.',
  },
  'alien-racing': {
    lead: 'Three laps of neon. Pads are quick, plasma is not, rocks win every argument.',
    keys: [{ sign: 'sides', text: 'Steer' }, { sign: Mouse, text: 'Or hold a side' }, PAUSE],
    touch: [{ sign: MoveHorizontal, text: 'Hold left or right to steer.' }],
    rules: '3 laps in 60 seconds against 3 rivals. Every half second left is a point. 10 points make 1 coin.',
  },
};
