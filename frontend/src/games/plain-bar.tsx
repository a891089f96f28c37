import { coin } from 'game-scenes/art-core/coin';
import type { ReactNode } from 'react';
import { Art } from '../ui/art';
import { Figure, FigureBar, TimeFigure } from './figure-bar';
import type { HudProps } from './game-module';

const COIN = coin();

interface PlainBarProps extends Pick<HudProps, 'figures'> {
  /** Icon of the score. */
  icon: ReactNode;
  /** Further figures of the game. */
  children?: ReactNode;
}

/** Score, time and coins. */
export function PlainBar({ figures, icon, children }: PlainBarProps) {
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
