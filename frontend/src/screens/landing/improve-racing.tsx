import GraduationCap from 'lucide-react/icons/graduation-cap';
import Map from 'lucide-react/icons/map';
import Wrench from 'lucide-react/icons/wrench';
import { Card, CardHeader } from '../../ui/card';
import { showComingSoon } from '../../ui/coming-soon';

const SCHOOLS = [
  { title: 'Track Guides', text: 'Every curve, every straight.', Icon: Map },
  { title: 'Car Tuning', text: 'Set up for grip or speed.', Icon: Wrench },
  { title: 'Racing School', text: 'From first lap to first win.', Icon: GraduationCap },
];

/** Placeholder for lessons on racing. */
export function ImproveRacing() {
  return (
    <Card aria-labelledby="improve-racing" className="improve-racing">
      <CardHeader id="improve-racing" title="Improve Your Racing" accent="plasma" />
      <div className="improve-racing__schools thirds">
        {SCHOOLS.map(({ title, text, Icon }) => (
          <button key={title} type="button" className="school gap-12" onClick={showComingSoon}>
            <span className="icon-tile text-plasma-text">
              <Icon size={22} aria-hidden="true" />
            </span>
            <span>
              <span className="card-title">{title}</span>
              <span className="meta">{text}</span>
            </span>
          </button>
        ))}
      </div>
    </Card>
  );
}
