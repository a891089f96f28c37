import type { GameId } from 'game-scenes/rules';
import Check from 'lucide-react/icons/check';
import Crosshair from 'lucide-react/icons/crosshair';
import Flag from 'lucide-react/icons/flag';
import Layers from 'lucide-react/icons/layers';
import type { ComponentType } from 'react';
import { numberIn } from './own-figures';
import { CoinsFigure, Figure, FigureBar, ScoreFigure, TimeFigure } from './play-figures';
import type { HudProps } from './shown-figures';
import { StrongholdHud } from './stronghold.hud';

/** The bar under each game's field (§2). */
export const huds: Record<GameId, ComponentType<HudProps>> = {
  'alien-clicker': ClickerHud,
  'memory-match': MemoryHud,
  'stronghold-defense': StrongholdHud,
  'alien-racing': RacingHud,
};

function ClickerHud({ figures }: HudProps) {
  return (
    <FigureBar>
      <ScoreFigure
        score={figures.score}
        icon={<Crosshair className="text-slime" size={22} aria-hidden="true" />}
      />
      <TimeFigure {...figures} />
      <CoinsFigure coins={figures.coins} />
    </FigureBar>
  );
}

function MemoryHud({ figures }: HudProps) {
  return (
    <FigureBar>
      <ScoreFigure
        score={figures.score}
        icon={<Layers className="text-plasma-text" size={22} aria-hidden="true" />}
      />
      <TimeFigure {...figures} />
      <Figure label="Pairs" icon={<Check className="text-slime" size={22} aria-hidden="true" />}>
        <span>
          {numberIn(figures.own, 'pairs')}
          <small className="play__of">/8</small>
        </span>
      </Figure>
      <CoinsFigure coins={figures.coins} />
    </FigureBar>
  );
}

function RacingHud({ figures }: HudProps) {
  return (
    <FigureBar>
      <ScoreFigure
        score={figures.score}
        icon={<Flag className="text-ember-text" size={22} aria-hidden="true" />}
      />
      <TimeFigure {...figures} />
      <CoinsFigure coins={figures.coins} />
    </FigureBar>
  );
}
