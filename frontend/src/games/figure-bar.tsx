import { coin } from 'game-scenes/art-core/coin';
import Star from 'lucide-react/icons/star';
import Timer from 'lucide-react/icons/timer';
import type { ReactNode } from 'react';
import { Art } from '../ui/art';
import { classNames } from '../ui/class-names';
import { Card } from '../ui/card';
import { VisuallyHidden } from '../ui/visually-hidden';
import { clockText } from './own-figures';
import type { HudProps, ShownFigures } from './game-module';
import './figure-bar.css';

const COIN = coin();
const STAR = <Star className="text-slime" size={22} />;

interface PlainBarProps extends Pick<HudProps, 'figures'> {
  /** Icon of the score. */
  icon?: ReactNode;
  /** Further figures of the game. */
  children?: ReactNode;
}

/** Score, time and coins. */
export function PlainBar({ figures, icon = STAR, children }: PlainBarProps) {
  return (
    <FigureBar>
      <ScoreFigure {...figures} icon={icon} />
      <TimeFigure {...figures} />
      {children}
      <Figure label="Coins" isGold icon={<Art drawing={COIN} />}>
        {figures.coins}
      </Figure>
    </FigureBar>
  );
}

/** The score, and how far it is ahead of the member's best round. */
export function ScoreFigure({ score, gap, icon }: Pick<ShownFigures, 'score' | 'gap'> & { icon: ReactNode }) {
  return (
    <Figure label="Score" icon={icon} after={gap && <Gap {...gap} />}>
      {score}
    </Figure>
  );
}

function Gap({ value, unit }: NonNullable<ShownFigures['gap']>) {
  const size = unit === 'points' ? String(Math.abs(value)) : `${Math.abs(value).toFixed(1)} s`;
  const [sign, tone, words] =
    value === 0
      ? ['±', 'text-soft', 'level with your best']
      : value > 0
        ? ['+', 'text-slime', 'ahead of your best']
        : ['−', 'text-alarm-text', 'behind your best'];
  return (
    <span className={classNames('play__gap meta', tone)}>
      {sign + size}
      <VisuallyHidden> {words}</VisuallyHidden>
    </span>
  );
}

interface FigureBarProps {
  children: ReactNode;
  /** Button beside the figures. */
  action?: ReactNode;
}

/** The bar under the field (§2). */
export function FigureBar({ children, action }: FigureBarProps) {
  return (
    <div className={classNames('play__bar', action !== undefined && 'play__bar--action')}>
      <dl className="play__figures grow">{children}</dl>
      {action}
    </div>
  );
}

interface TimeFigureProps extends Pick<ShownFigures, 'secondsLeft' | 'roundSeconds'> {
  /** Shows only the clock, for bars with many figures. */
  isShort?: boolean;
}

/** Remaining time, as a clock and a shrinking bar; nothing once the round is over. */
export function TimeFigure({ secondsLeft, roundSeconds, isShort = false }: TimeFigureProps) {
  if (secondsLeft === null) return null;
  const share = secondsLeft / roundSeconds;
  return (
    <Figure
      label="Time"
      isWide={!isShort}
      icon={<Timer className="text-ion" size={22} />}
      after={
        !isShort && (
          <span className="play__time-bar grow wide-only" aria-hidden="true">
            <span className="play__lit" style={{ transform: `scaleX(${share})` }} />
          </span>
        )
      }
    >
      {clockText(secondsLeft)}
    </Figure>
  );
}

interface FigureProps {
  label: string;
  icon: ReactNode;
  children: ReactNode;
  after?: ReactNode;
  isWide?: boolean;
  isGold?: boolean;
}

export function Figure({ label, icon, children, after, isWide, isGold }: FigureProps) {
  return (
    <Card as="div" kind="small" className={classNames('play__figure', isWide && 'play__figure--wide')}>
      <dt className="meta">
        <span className="play__figure-icon icon-tile wide-only" aria-hidden="true">
          {icon}
        </span>
        {label}
      </dt>
      <dd className={classNames('figure row', isGold && 'text-gold')}>
        <span>{children}</span>
        {after}
      </dd>
    </Card>
  );
}
