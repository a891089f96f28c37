import Bell from 'lucide-react/icons/bell';
import ArrowRight from 'lucide-react/icons/arrow-right';
import History from 'lucide-react/icons/history';
import { showComingSoon } from '../../ui/coming-soon';
import { Button } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { Card, CardHeader } from '../../ui/card';
import { waitingFan, waitingRacer } from './landing-drawings';

const NOTIFY = (
  <Button onClick={showComingSoon}>
    <Bell size={18} aria-hidden="true" />
    Get Notified
  </Button>
);

const ARCHIVES = (
  <Button onClick={showComingSoon}>
    <History size={18} aria-hidden="true" />
    Race Archives
  </Button>
);

/** Upcoming races and results of past ones: none yet (§2). */
export function RacePlates() {
  return (
    <div className="halves">
      <Card aria-labelledby="upcoming-races">
        <CardHeader id="upcoming-races" title="Upcoming Races" accent="ember">
          <button type="button" className="text-link" onClick={showComingSoon}>
            Full Race Calendar
            <ArrowRight size={16} aria-hidden="true" />
          </button>
        </CardHeader>
        <EmptyState title="No Upcoming Races" drawing={waitingRacer} action={NOTIFY}>
          The grid is empty tonight.
        </EmptyState>
      </Card>
      <Card aria-labelledby="recent-results">
        <CardHeader id="recent-results" title="Recent Results" accent="gold" />
        <EmptyState title="No Recent Results" drawing={waitingFan} action={ARCHIVES}>
          The next chequered flag writes the first line.
        </EmptyState>
      </Card>
    </div>
  );
}
