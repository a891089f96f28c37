import fanFile from 'art-file:waitingFan';
import racerFile from 'art-file:waitingRacer';
import ArrowRight from 'lucide-react/icons/arrow-right';
import Bell from 'lucide-react/icons/bell';
import History from 'lucide-react/icons/history';
import type { ReactNode } from 'react';
import { showComingSoon } from '../../ui/coming-soon';
import { Button } from '../../ui/button';
import { LatePicture } from '../../ui/late-picture';

/** Upcoming races and results of past ones: none yet (§2). */
export function Races() {
  return (
    <div className="races">
      <section aria-labelledby="upcoming-races">
        <div className="row apart wrap races__header">
          <h2 id="upcoming-races" className="accent accent--ember">
            Upcoming Races
          </h2>
          <button type="button" className="text-link soon" onClick={showComingSoon}>
            Full Race Calendar
            <ArrowRight size={16} aria-hidden="true" />
          </button>
        </div>
        <NoRaces title="No Upcoming Races" text="The grid is empty tonight." file={racerFile}>
          <Bell size={18} aria-hidden="true" />
          Get Notified
        </NoRaces>
      </section>
      <section aria-labelledby="recent-results">
        <h2 id="recent-results" className="accent accent--gold">
          Recent Results
        </h2>
        <NoRaces
          title="No Recent Results"
          text="The next chequered flag writes the first line."
          file={fanFile}
        >
          <History size={18} aria-hidden="true" />
          Race Archives
        </NoRaces>
      </section>
    </div>
  );
}

interface NoRacesProps {
  title: string;
  text: string;
  file: string;
  /** Label of the button. */
  children: ReactNode;
}

function NoRaces({ title, text, file, children }: NoRacesProps) {
  return (
    <div className="races__none">
      <LatePicture file={file} width={119} height={140} />
      <div>
        <h3>{title}</h3>
        <p className="meta">{text}</p>
        <Button className="soon" onClick={showComingSoon}>
          {children}
        </Button>
      </div>
    </div>
  );
}
