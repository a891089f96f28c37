import { memoryField } from 'game-scenes/games/memory-match/art/field';
import Check from 'lucide-react/icons/check';
import Layers from 'lucide-react/icons/layers';
import MousePointerClick from 'lucide-react/icons/mouse-pointer-click';
import Pointer from 'lucide-react/icons/pointer';
import { roundTimeText } from '../../lib/round-time';
import { Figure, PlainBar } from '../figure-bar';
import type { GameModule, HudProps, Played } from '../game-module';
import { numberIn } from '../own-figures';
import { SESSION_KEYS } from '../session-keys';
import './index.css';

const pairsIn = ({ figures }: Pick<Played, 'figures'>): number => numberIn(figures, 'pairs');

export const game: GameModule = {
  guide: {
    lead: 'Sixteen cards, eight pairs, one minute. Trust your third eye.',
    keys: [
      { sign: MousePointerClick, text: 'Turn a card' },
      { sign: 'arrows', text: 'Move' },
      { sign: 'Enter', text: 'Turn' },
      ...SESSION_KEYS,
    ],
    touch: [{ sign: Pointer, text: 'Tap two cards that match.' }],
    rules:
      'Look at the first card as long as you like. 10 points a pair; of equal scores the faster wins. Every pair is 2 coins.',
  },
  field: memoryField('wide'),
  Hud,
  summary: (played) => ({
    headline: pairsText(8 - pairsIn(played)),
    figures: [
      ['Pairs', `${pairsIn(played)}/8`],
      ['Time', roundTimeText(played.ticks)],
    ],
  }),
  hasWon: (played) => pairsIn(played) === 8,
  nextStep(played) {
    const missing = 8 - pairsIn(played);
    if (missing === 0) return null;
    return missing === 1 ? 'One pair to all eight' : `${missing} pairs to all eight`;
  },
  // All stands on one slip.
  layout: { score: 'head', recap: 'head' },
  loadPlace: async () => {
    const { memoryPlace } = await import('game-scenes/games/memory-match/art/place');
    return (shape, alien) => ({
      still: memoryPlace(shape, { alien }),
      around: memoryPlace(shape, { alien, cards: [] }),
    });
  },
  loadResult: async () => (await import('./result')).result,
};

function Hud({ figures }: HudProps) {
  return (
    <PlainBar figures={figures} icon={<Layers className="text-plasma-text" size={22} />}>
      <Figure label="Pairs" icon={<Check className="text-slime" size={22} />}>
        <span>
          <span>{pairsIn({ figures: figures.own })}</span>
          <small className="play__of">/8</small>
        </span>
      </Figure>
    </PlainBar>
  );
}

const MISSING = ['All', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'All'];

function pairsText(missing: number): string {
  const count = MISSING[missing] ?? '';
  if (missing === 0) return `${count} eight pairs`;
  return `${count} ${missing === 1 ? 'pair' : 'pairs'} short`;
}
