import Banknote from 'lucide-react/icons/banknote';
import Crosshair from 'lucide-react/icons/crosshair';
import Hammer from 'lucide-react/icons/hammer';
import Heart from 'lucide-react/icons/heart';
import LockClosed from 'lucide-react/icons/lock';
import LockOpen from 'lucide-react/icons/lock-open';
import Waves from 'lucide-react/icons/waves';
import { Button } from '../../ui/button';
import { Tooltip } from '../../ui/tooltip';
import { classNames } from '../../ui/class-names';
import { keepFocus } from '../../lib/keep-focus';
import { Figure, FigureBar, ScoreFigure, TimeFigure } from '../figure-bar';
import type { HudProps } from '../game-module';
import { isOn, numberIn } from '../own-figures';
import './hud.css';

const MAX_LIVES = 10;
const MONEY_AT_START = 100;

/** Score, wave, lives, money and time of Stronghold Defense, and the build button (§2). */
export function StrongholdHud({ figures, isWatched, onCommand }: HudProps) {
  const { own } = figures;
  const lives = numberIn(own, 'lives', MAX_LIVES);
  return (
    <FigureBar action={isWatched ? undefined : <BuildButtons figures={figures} onCommand={onCommand} />}>
      <ScoreFigure {...figures} icon={<Crosshair className="text-slime" size={22} />} />
      <Figure label="Wave" icon={<Waves className="text-alarm-text" size={22} />}>
        {numberIn(own, 'wave', 1)}
      </Figure>
      <Figure
        label="Lives"
        icon={<Heart className="text-alarm-text" size={22} />}
        after={
          <span className="play__pips wide-only" aria-hidden="true">
            {Array.from({ length: MAX_LIVES }, (_, index) => (
              <span key={index} className={classNames('play__pip', index < lives && 'play__lit')} />
            ))}
          </span>
        }
      >
        {lives}
      </Figure>
      <Figure label="Money" isGold icon={<Banknote className="text-gold" size={22} />}>
        {numberIn(own, 'money', MONEY_AT_START)}
      </Figure>
      <TimeFigure {...figures} isShort />
    </FigureBar>
  );
}

/**
 * Builds a tower, and keeps on building while locked, as Shift does with a keyboard. Not disabled by lack of
 * money: the game explains why nothing is built (§5).
 */
function BuildButtons({ figures: { own }, onCommand }: Omit<HudProps, 'isWatched'>) {
  const isLocked = isOn(own, 'isLocked');
  const Lock = isLocked ? LockClosed : LockOpen;
  return (
    <div className="play__build-buttons">
      <Button
        variant="go"
        className="play__build grow"
        aria-pressed={isOn(own, 'isPlacing')}
        disabled={onCommand === null}
        onMouseDown={keepFocus}
        onClick={() => onCommand?.('build')}
      >
        <Hammer size={20} aria-hidden="true" />
        Build Tower (50)
      </Button>
      <Tooltip label="Keep building">
        <Button
          size="square"
          className={isLocked ? 'text-slime' : undefined}
          aria-label="Keep building"
          aria-pressed={isLocked}
          disabled={onCommand === null}
          onMouseDown={keepFocus}
          onClick={() => onCommand?.('buildLock')}
        >
          <Lock size={20} aria-hidden="true" />
        </Button>
      </Tooltip>
    </div>
  );
}
