import { strongholdGround } from 'game-scenes/games/stronghold-defense/art/ground';
import { STRONGHOLD_CONFIG as CONFIG } from 'game-scenes/rules';
import Coins from 'lucide-react/icons/coins';
import MousePointerClick from 'lucide-react/icons/mouse-pointer-click';
import Pointer from 'lucide-react/icons/pointer';
import type { GameModule, Played } from '../game-module';
import { numberIn } from '../own-figures';
import { SESSION_KEYS } from '../session-keys';
import { StrongholdHud } from './hud';
import './index.css';

/** The wave that took the last life, else the newest one. */
const waveIn = ({ figures }: Played): number => numberIn(figures, 'fallenIn') || numberIn(figures, 'wave', 1);
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
      { sign: 'N', text: 'Next wave' },
      { sign: 'X', text: 'Sell tower' },
      ...SESSION_KEYS,
    ],
    touch: [
      { sign: Pointer, text: 'Build Tower, then drag it to its place.' },
      { sign: Coins, text: `Press a tower twice to sell it for ${CONFIG.sellMoney}.` },
    ],
    rules: `${CONFIG.mostTowers} towers at ${CONFIG.towerCost} money, ${CONFIG.lives} lives. Crystals slow the swarm. Its gates move on: sell and build anew. Call the next wave early: ${CONFIG.callMoney} money now, ${CONFIG.callPoints} points unless it is lost. ${CONFIG.pointsPerCoin} points make 1 coin.`,
  },
  // Craters come with a round's ground.
  field: strongholdGround('wide', undefined, []),
  Hud: StrongholdHud,
  summary: (played) => ({
    headline: hasHeld(played) ? 'The dome held' : `Wave ${waveIn(played)} got through`,
    figures: [
      ['Wave', String(numberIn(played.figures, 'wave', 1))],
      ['Towers', `${numberIn(played.figures, 'towers')}/${CONFIG.mostTowers}`],
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
