import Banknote from 'lucide-react/icons/banknote';
import BellRing from 'lucide-react/icons/bell-ring';
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
const MAX_TOWERS = 8;

/** Score, wave, lives, money and time of Stronghold Defense, the build button (§2), and that for the next wave. */
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
 * Builds a tower, keeps on building while locked, as Shift does with a keyboard, and calls the next wave. Not disabled
 * by lack of money or before a wave has come: the game explains why nothing happens (§5).
 */
function BuildButtons({ figures: { own }, onCommand }: Omit<HudProps, 'isWatched'>) {
  const towers = numberIn(own, 'towers');
  const mayCall = isOn(own, 'canCall');
  const isLocked = isOn(own, 'isLocked');
  const Lock = isLocked ? LockClosed : LockOpen;
  return (
    <div className="play__build-buttons">
      <Button
        variant="go"
        className="play__build grow"
        aria-pressed={isOn(own, 'isPlacing')}
        aria-description={`${towers} of ${MAX_TOWERS} towers`}
        disabled={onCommand === null}
        onMouseDown={keepFocus}
        onClick={() => onCommand?.('build')}
      >
        <Hammer size={20} aria-hidden="true" className="play__build-icon" />
        <span className="play__build-words">
          <span>Build Tower (50)</span>
          <small aria-hidden="true">{`${towers}/${MAX_TOWERS} towers`}</small>
        </span>
      </Button>
      <Tooltip label="Key N: brings the next wave on top of this one. 15 money now, 30 points unless it is lost.">
        <Button
          variant="race"
          className="play__build play__call grow"
          aria-disabled={!mayCall}
          aria-description={mayCall ? undefined : 'This wave is still coming.'}
          disabled={onCommand === null}
          onMouseDown={keepFocus}
          onClick={() => onCommand?.('call')}
        >
          <BellRing size={20} aria-hidden="true" className="play__build-icon" />
          <span className="play__build-words">
            <span>Next Wave</span>
            <small>+15, 30 points</small>
          </span>
        </Button>
      </Tooltip>
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
