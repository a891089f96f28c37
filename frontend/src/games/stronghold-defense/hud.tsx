import { STRONGHOLD_CONFIG as CONFIG } from 'game-scenes/rules';
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

const REWARD = `${CONFIG.callMoney} money now, ${CONFIG.callPoints} points unless it is lost.`;

/** Score, wave, lives, money and time of Stronghold Defense, the build button (§2), and that for the next wave. */
export function StrongholdHud({ figures, isWatched, onCommand }: HudProps) {
  const { own } = figures;
  const lives = numberIn(own, 'lives', CONFIG.lives);
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
            {Array.from({ length: CONFIG.lives }, (_, index) => (
              <span key={index} className={classNames('play__pip', index < lives && 'play__lit')} />
            ))}
          </span>
        }
      >
        {lives}
      </Figure>
      <Figure label="Money" isGold icon={<Banknote className="text-gold" size={22} />}>
        {numberIn(own, 'money', CONFIG.startMoney)}
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
  const left = numberIn(own, 'left');
  const mayCall = isOn(own, 'canCall');
  const isLocked = isOn(own, 'isLocked');
  const Lock = isLocked ? LockClosed : LockOpen;
  return (
    <div className="play__build-buttons">
      <Button
        variant="go"
        className="play__build grow"
        aria-pressed={isOn(own, 'isPlacing')}
        aria-description={`${towers} of ${CONFIG.mostTowers} towers`}
        disabled={onCommand === null}
        onMouseDown={keepFocus}
        onClick={() => onCommand?.('build')}
      >
        <Hammer size={20} aria-hidden="true" className="play__build-icon" />
        <span className="play__build-words">
          <span>{`Build Tower (${CONFIG.towerCost})`}</span>
          <small aria-hidden="true">{`${towers}/${CONFIG.mostTowers} towers`}</small>
        </span>
      </Button>
      <Tooltip label={`Key N: brings the next wave on top of this one. ${REWARD}`}>
        <Button
          variant="race"
          className="play__build play__call grow"
          aria-disabled={!mayCall}
          aria-description={mayCall ? `${left} left. ${REWARD}` : `This wave is still coming: ${left} left.`}
          disabled={onCommand === null}
          onMouseDown={keepFocus}
          onClick={() => onCommand?.('call')}
        >
          <BellRing size={20} aria-hidden="true" className="play__build-icon" />
          <span className="play__build-words">
            <span>Next Wave</span>
            <small aria-hidden="true">
              {`${left} left`}
              <span className="wide-only">{`: +${CONFIG.callMoney}, ${CONFIG.callPoints} points`}</span>
            </small>
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
