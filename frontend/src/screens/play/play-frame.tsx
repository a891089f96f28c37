import type { GameId } from 'game-scenes/rules';
import { GAMES } from 'game-scenes/rules';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import type { ReactNode } from 'react';
import { PlainBar } from '../../games/figure-bar';
import type { GameModule, HudProps } from '../../games/game-module';
import { SoundButton } from '../../stage/sound-button';
import type { StageControls } from '../../stage/stage';
import { Art } from '../../ui/art';
import { Button, ButtonLink } from '../../ui/button';
import { classNames } from '../../ui/class-names';

interface PlayFrameProps {
  gameId: GameId;
  module: GameModule;
  /** True while a round needs the whole screen. */
  hasRound: boolean;
  /** True where the game's place is the whole screen, before and after a round: without figures. */
  isPlace?: boolean;
  /** Where the button before the title leads, and its label. */
  back: { label: string; to: string | (() => void) };
  badge: ReactNode;
  controls: StageControls;
  /** Buttons after that of the sound. */
  buttons: ReactNode;
  /** The game on the field. */
  stage: ReactNode;
  /** The card over the field. */
  children: ReactNode;
  hud: HudProps;
  /** What screen readers are told. */
  news: string;
}

/** Header and field of a game, played or watched. */
export function PlayFrame(props: PlayFrameProps) {
  const {
    gameId,
    module: { field, Hud = PlainBar },
    hasRound,
    isPlace = false,
    back,
    badge,
    controls,
    buttons,
    stage,
    children,
    hud,
    news,
  } = props;
  const { label, to } = back;
  const look = {
    size: 'square',
    'aria-label': label,
    children: <ArrowLeft size={20} aria-hidden="true" />,
  } as const;
  return (
    <div
      className={classNames('play', `play--${gameId}`, hasRound && 'play--round', isPlace && 'play--place')}
    >
      <header className="play__header">
        {typeof to === 'string' ? <ButtonLink {...look} to={to} /> : <Button {...look} onClick={to} />}
        <div className="play__title row grow">
          <h1>{GAMES[gameId].name}</h1>
          {badge}
        </div>
        <div className="play__controls">
          <SoundButton {...controls} />
          {buttons}
        </div>
      </header>
      <div className={classNames('play__stage', !isPlace && 'cut-picture')}>
        {!isPlace && field && <Art drawing={field} isScene />}
        {stage}
      </div>
      {children}
      {!isPlace && <Hud {...hud} />}
      <div role="status" className="visually-hidden">
        {news}
      </div>
    </div>
  );
}
