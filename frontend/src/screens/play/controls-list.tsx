import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import ArrowUp from 'lucide-react/icons/arrow-up';
import { classNames } from '../../ui/class-names';
import { VisuallyHidden } from '../../ui/visually-hidden';
import type { Control, Guide } from '../../games/game-module';
import './controls-list.css';

const ARROWS = { arrows: [ArrowUp, ArrowLeft, ArrowDown, ArrowRight], sides: [ArrowLeft, ArrowRight] };
const isArrows = (sign: string): sign is keyof typeof ARROWS => sign in ARROWS;

/** The controls of the device at hand: the style sheet shows one of both lists. */
export function ControlsList({ keys, touch }: Pick<Guide, 'keys' | 'touch'>) {
  return (
    <div className="controls">
      <ul className="controls__keys">{keys.map(controlItem)}</ul>
      <ul className="controls__touch">{touch.map(controlItem)}</ul>
    </div>
  );
}

function controlItem({ sign, text }: Control) {
  return (
    <li key={text}>
      <Sign sign={sign} />
      <span>{text}</span>
    </li>
  );
}

function Sign({ sign: Icon }: Pick<Control, 'sign'>) {
  if (typeof Icon !== 'string') {
    return (
      <span className="controls__gesture center">
        <Icon size={22} aria-hidden="true" />
      </span>
    );
  }
  if (!isArrows(Icon)) return <kbd className="controls__key">{Icon}</kbd>;
  return (
    <span className={classNames('controls__arrows', Icon === 'sides' && 'controls__arrows--sides')}>
      <VisuallyHidden>{Icon === 'sides' ? 'Left and right arrow keys: ' : 'Arrow keys: '}</VisuallyHidden>
      {ARROWS[Icon].map((Arrow, index) => (
        <kbd key={index} className="controls__key" aria-hidden="true">
          <Arrow size={16} />
        </kbd>
      ))}
    </span>
  );
}
