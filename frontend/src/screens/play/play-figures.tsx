import { coin } from 'game-scenes/art/coin';
import Crosshair from 'lucide-react/icons/crosshair';
import Timer from 'lucide-react/icons/timer';
import type { ReactNode } from 'react';
import { Art } from '../../ui/art';
import { classNames } from '../../ui/class-names';
import { Plate } from '../../ui/plate';
import { clockText } from './time-text';

const COIN = coin();

interface PlayFiguresProps {
  score: number;
  secondsLeft: number;
  /** Seconds of a whole round. */
  roundSeconds: number;
  coins: number;
}

/** The bar under the field (§2): Score, Time, Coins. */
export function PlayFigures({ score, secondsLeft, roundSeconds, coins }: PlayFiguresProps) {
  const share = secondsLeft / roundSeconds;
  return (
    <dl className="play__figures">
      <Figure label="Score" icon={<Crosshair className="text-slime" size={22} aria-hidden="true" />}>
        {score}
      </Figure>
      <Figure
        label="Time"
        isWide
        icon={<Timer size={22} aria-hidden="true" />}
        after={
          <span className="play__time-bar" aria-hidden="true">
            <span style={{ transform: `scaleX(${share})` }} />
          </span>
        }
      >
        {clockText(secondsLeft)}
      </Figure>
      <Figure label="Coins" isGold icon={<Art drawing={COIN} />}>
        {coins}
      </Figure>
    </dl>
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

function Figure({ label, icon, children, after, isWide, isGold }: FigureProps) {
  return (
    <Plate as="div" kind="small" className={classNames('play__figure', isWide && 'play__figure--wide')}>
      <dt>
        <span className="play__figure-icon icon-tile" aria-hidden="true">
          {icon}
        </span>
        {label}
      </dt>
      <dd className={classNames('figure', isGold && 'text-gold')}>
        {children}
        {after}
      </dd>
    </Plate>
  );
}
