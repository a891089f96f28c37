import { clickerField } from 'game-scenes/games/alien-clicker/art/field';
import Crosshair from 'lucide-react/icons/crosshair';
import MousePointerClick from 'lucide-react/icons/mouse-pointer-click';
import Pointer from 'lucide-react/icons/pointer';
import { PlainBar } from '../figure-bar';
import type { GameModule } from '../game-module';
import { numberIn } from '../own-figures';
import { SESSION_KEYS } from '../session-keys';
import './index.css';

export const game: GameModule = {
  guide: {
    lead: 'It is raining aliens. You brought a blaster instead of an umbrella.',
    keys: [
      { sign: MousePointerClick, text: 'Click a head' },
      { sign: 'arrows', text: 'Move' },
      { sign: 'Space', text: 'Fire' },
      ...SESSION_KEYS,
    ],
    touch: [{ sign: Pointer, text: 'Tap a head. Two thumbs count.' }],
    rules:
      '60 seconds, ten heads at a time. A charged head bursts all in its ring, and the ring grows as it falls: fire or wait? A miss jams you for a moment. 5 points make 1 coin.',
  },
  field: clickerField('wide'),
  Hud: (props) => <PlainBar {...props} icon={<Crosshair className="text-slime" size={22} />} />,
  summary: ({ figures }) => ({
    figures: [
      ['Accuracy', `${numberIn(figures, 'accuracy')} %`],
      ['Streak', String(numberIn(figures, 'bestStreak'))],
    ],
  }),
  // The score is the headline.
  layout: { score: 'head', recap: 'side' },
  loadPlace: async () => {
    const { clickerForeground, clickerPlace } = await import('game-scenes/games/alien-clicker/art/place');
    return (shape, alien) => ({
      still: clickerPlace(shape, { alien }),
      around: clickerPlace(shape, { alien, isLive: false, dim: 0 }),
      front: clickerForeground(shape, alien),
    });
  },
  loadResult: async () => (await import('./result')).result,
};
