import HistoryIcon from 'lucide-react/icons/history';
import Radio from 'lucide-react/icons/radio';
import type { ScheduledStream } from '../../api/types';
import { Button } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { Panel } from '../../ui/panel';
import { SampleBadge } from '../../ui/sample-badge';
import { showComingSoon } from '../../ui/coming-soon';
import { weeklyTimeText, zoneText } from './stream-times';

/** The weekly streams, in the viewer's time zone (§2, §9). */
export function SchedulePanel({ schedule }: { schedule: readonly ScheduledStream[] }) {
  const [first] = schedule;
  const replays = (
    <Button size="small" onClick={showComingSoon}>
      <HistoryIcon size={18} aria-hidden="true" />
      Replays
    </Button>
  );
  return (
    <Panel
      id="stream-schedule"
      title="Stream Schedule"
      accent="ion"
      aside={replays}
      className="livestream__schedule"
    >
      {first === undefined ? (
        <EmptyState title="No weekly streams">
          What is planned for a date stands under Upcoming Events
        </EmptyState>
      ) : (
        <>
          <ul className="rows schedule">
            {schedule.map(({ id, title, startsAt, isSample }) => (
              <li key={id}>
                <span className="icon-tile">
                  <Radio size={20} aria-hidden="true" />
                </span>
                <span className="column grow schedule__text">
                  <time dateTime={startsAt}>{weeklyTimeText(startsAt)}</time>
                  <span className="meta">
                    <span>{title}</span> <SampleBadge isSample={isSample} />
                  </span>
                </span>
              </li>
            ))}
          </ul>
          <p className="meta schedule__zone">{`Every week, in your time zone: ${zoneText(first.startsAt)}`}</p>
        </>
      )}
    </Panel>
  );
}
