import { strongholdGround } from 'game-scenes/games/stronghold-defense/art/ground';
import MousePointerClick from 'lucide-react/icons/mouse-pointer-click';
import Pointer from 'lucide-react/icons/pointer';
import type { GameModule, Played } from '../game-module';
import { numberIn } from '../own-figures';
import { PAUSE } from '../pause-key';
import { StrongholdHud } from './hud';
import './index.css';

const waveIn = ({ figures }: Played): number => numberIn(figures, 'wave', 1);
const hasHeld = ({ figures }: Played): boolean => numberIn(figures, 'lives') > 0;

export const game: GameModule = {
  guide: {
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
  // Craters come with a round's ground.
  field: strongholdGround('wide', undefined, []),
  Hud: StrongholdHud,
  // §5: says what a tower costs.
  noticeText: (notice) => (notice === 'Not enough money' ? 'You need 50 coins to build a tower.' : undefined),
  summary: (played) => ({
    headline: hasHeld(played) ? 'The dome held' : `Wave ${waveIn(played)} got through`,
    figures: [
      ['Wave', String(waveIn(played))],
      ['Towers', String(numberIn(played.figures, 'towers'))],
    ],
  }),
  hasWon: hasHeld,
  nextStep: (played) =>
    hasHeld(played) ? `Reach wave ${waveIn(played) + 1}` : `Hold wave ${waveIn(played)}`,
  loadPlace: async () => {
    const { strongholdPlace } = await import('game-scenes/games/stronghold-defense/art/place');
    return (shape, alien) => ({ still: strongholdPlace(shape, { alien }) });
  },
  loadResult: async () => (await import('./result')).result,
};
