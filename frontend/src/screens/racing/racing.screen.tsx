import { useQuery } from '@tanstack/react-query';
import History from 'lucide-react/icons/history';
import { racingSummaryQuery } from '../../api/racing';
import { useAuth } from '../../session/auth';
import { paths } from '../../session/paths';
import { ButtonLink } from '../../ui/button';
import { LeaveRoundDialog } from '../../ui/leave-round.dialog';
import { ScreenTitle } from '../../ui/screen-title';
import { RaceCard } from './race.card';
import { useRace } from './race.hook';
import { announcement } from './race-texts';
import { HowToPlayPanel, RaceStatsPanel, YourRacingPanel } from './side.panels';
import './racing.css';

/** The racing simulator at `/racing`, for members and visitors (§2). */
export function RacingScreen() {
  const { user } = useAuth();
  const { data: summary } = useQuery({ ...racingSummaryQuery, enabled: user !== null });
  const watch = useRace(user);
  return (
    <div className="page">
      <ScreenTitle
        title="Racing Simulator"
        lead="Luck on rails: four racers, sixty seconds, as far as you get."
      >
        <ButtonLink to={paths.racingCoinHistory}>
          <History size={18} aria-hidden="true" />
          Coin history
        </ButtonLink>
      </ScreenTitle>
      {/* A visitor's race is not sent. */}
      <LeaveRoundDialog isInPlay={watch.phase === 'running' && watch.race?.entry !== null} noun="race" />
      <div role="status" className="visually-hidden">
        {announcement(watch)}
      </div>
      <div className="columns">
        <RaceCard watch={watch} user={user} summary={user === null ? undefined : summary} />
        <div className="stack">
          <RaceStatsPanel watch={watch} />
          <YourRacingPanel user={user} best={watch.best} />
          <HowToPlayPanel />
        </div>
      </div>
    </div>
  );
}
