import CalendarCheck from 'lucide-react/icons/calendar-check';
import Camera from 'lucide-react/icons/camera';
import Coins from 'lucide-react/icons/coins';
import Crosshair from 'lucide-react/icons/crosshair';
import Layers from 'lucide-react/icons/layers';
import Shield from 'lucide-react/icons/shield';
import Store from 'lucide-react/icons/store';
import Trophy from 'lucide-react/icons/trophy';
import { ageOf, momentText } from '../lib/time-labels';
import { classNames } from './class-names';

/** A line of the ledger, as the API returns it. */
export interface CoinLine {
  id: number;
  description: string;
  /** Positive is earned, negative is spent. */
  amount: number;
  /** ISO-8601. */
  createdAt: string;
}

interface Sign {
  words: RegExp;
  icon: typeof Coins;
  color: string;
}

/** Icons by keyword in the description; the first match wins. */
const SIGNS: readonly Sign[] = [
  { words: /Racing|Race|Position/i, icon: Trophy, color: 'text-ember-text' },
  { words: /Alien Clicker/i, icon: Crosshair, color: 'text-slime' },
  { words: /Memory Match/i, icon: Layers, color: 'text-plasma-text' },
  { words: /Stronghold Defense/i, icon: Shield, color: 'text-ion' },
  { words: /daily/i, icon: CalendarCheck, color: 'text-ion' },
  { words: /picture/i, icon: Camera, color: 'text-gold' },
];

function signOf({ description, amount }: CoinLine): Omit<Sign, 'words'> {
  const sign = SIGNS.find(({ words }) => words.test(description));
  return sign ?? { icon: amount < 0 ? Store : Coins, color: 'text-gold' };
}

/** Ledger lines with subject, age (§9) and amount. */
export function CoinLines({ lines }: { lines: readonly CoinLine[] }) {
  return (
    <ul className="rows coin-lines">
      {lines.map((line) => (
        <Line key={line.id} line={line} />
      ))}
    </ul>
  );
}

function Line({ line }: { line: CoinLine }) {
  const { icon: Icon, color } = signOf(line);
  const { description, amount, createdAt } = line;
  const figure = Math.abs(amount).toLocaleString('en-US');
  return (
    <li>
      <span className={classNames('icon-tile', color)}>
        <Icon size={20} aria-hidden="true" />
      </span>
      <span className="column grow">
        {description}
        <time className="meta" dateTime={createdAt} title={momentText(createdAt)}>
          {ageOf(createdAt)}
        </time>
      </span>
      <b className={amount < 0 ? 'figure text-alarm-text' : 'figure text-slime'}>
        {amount < 0 ? `−${figure}` : `+${figure}`}
      </b>
    </li>
  );
}
