import { coin } from 'game-scenes/art-core/coin';
import type { GameId } from 'game-scenes/rules';
import Check from 'lucide-react/icons/check';
import Crosshair from 'lucide-react/icons/crosshair';
import Flag from 'lucide-react/icons/flag';
import Layers from 'lucide-react/icons/layers';
import type { ComponentType, ReactNode } from 'react';
import { Art } from '../../ui/art';
import { numberIn } from './own-figures';
import { Figure, FigureBar, TimeFigure } from './play-figures';
import type { HudProps } from './shown-figures';
import { StrongholdHud } from './stronghold.hud';

const COIN = coin();

/** The bar under each game's field (§2). */
export const huds: Record<GameId, ComponentType<HudProps>> = {
  'alien-clicker': (props) => <PlainBar {...props} icon={<Crosshair className="text-slime" size={22} />} />,
  'memory-match': MemoryHud,
  'stronghold-defense': StrongholdHud,
  'alien-racing': (props) => <PlainBar {...props} icon={<Flag className="text-ember-text" size={22} />} />,
};

function MemoryHud({ figures }: HudProps) {
  return (
    <PlainBar figures={figures} icon={<Layers className="text-plasma-text" size={22} />}>
      <Figure label="Pairs" icon={<Check className="text-slime" size={22} />}>
        <span>
          <span>{numberIn(figures.own, 'pairs')}</span>
          <small className="play__of">/8</small>
        </span>
      </Figure>
    </PlainBar>
  );
}

interface PlainBarProps extends Pick<HudProps, 'figures'> {
  /** Icon of the score. */
  icon: ReactNode;
  /** Further figures of the game. */
  children?: ReactNode;
}

/** Score, time and coins. */
function PlainBar({ figures, icon, children }: PlainBarProps) {
  return (
    <FigureBar>
      <Figure label="Score" icon={icon}>
        {figures.score}
      </Figure>
      <TimeFigure {...figures} />
      {children}
      <Figure label="Coins" isGold icon={<Art drawing={COIN} />}>
        {figures.coins}
      </Figure>
    </FigureBar>
  );
}
