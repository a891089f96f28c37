import BadgeCheck from 'lucide-react/icons/badge-check';
import MousePointerClick from 'lucide-react/icons/mouse-pointer-click';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { HouseReplay } from '../../games/alien-clicker/house-replay';
import { HOUSE_GAME } from '../../games/alien-clicker/film-moment';
import { gamePath } from '../../session/paths';
import { ButtonLink } from '../../ui/button';
import { SlantedLines } from '../../ui/screen-title';
import './proof.css';

const TITLE = [
  'Every score',
  <span key="proven" className="text-slime">
    is proven.
  </span>,
];

const STEPS = [
  {
    Icon: MousePointerClick,
    title: 'Key presses in',
    text: 'A round is a list of what you pressed, and when.',
  },
  {
    Icon: RefreshCw,
    title: 'Played again',
    text: 'The server plays that list by the same rules, as your browser does here.',
  },
  { Icon: BadgeCheck, title: 'Same score out', text: 'Or it does not count. Nobody can type in a number.' },
];

/** A recorded round that is played again, and what that proves. */
export function Proof() {
  return (
    <section id="watch" className="proof" aria-labelledby="proof-title">
      <HouseReplay />
      <div>
        <h2 id="proof-title">
          <SlantedLines lines={TITLE} />
        </h2>
        <ol className="proof__steps">
          {STEPS.map(({ Icon, title, text }) => (
            <li key={title} className="row gap-16">
              <span className="icon-tile">
                <Icon size={20} aria-hidden="true" />
              </span>
              <span>
                <b>{title}</b>
                {text}
              </span>
            </li>
          ))}
        </ol>
        <ButtonLink to={gamePath(HOUSE_GAME)} variant="go">
          Beat this score
        </ButtonLink>
      </div>
    </section>
  );
}
