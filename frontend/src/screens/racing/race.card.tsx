import { mark } from 'game-scenes/art/mark';
import { SIMULATOR_RACERS } from 'game-scenes/art/simulator-track';
import type { RunMoment } from 'game-scenes/rules';
import type { RacingSummary, User } from '../../api/types';
import { Art } from '../../ui/art';
import { classNames } from '../../ui/class-names';
import { Card } from '../../ui/card';
import { RaceControl } from './race-control';
import type { RaceWatch } from './race.hook';
import { ordinalEnding } from './race-texts';
import { RaceTrack } from './race-track';

const MARK = mark();
const LAPS = [1, 2, 3];
const GRID = [0, 1, 2, 3];

interface RaceCardProps {
  watch: RaceWatch;
  user: User | null;
  summary: RacingSummary | undefined;
}

/** The track, the progress of the race, and the current action. */
export function RaceCard({ watch, user, summary }: RaceCardProps) {
  const { race, moment } = watch;
  return (
    <Card isFlush className="race-card" aria-label="Race">
      <RaceTrack race={race} title={trackTitle(moment)} />
      {moment && <PlaceSign position={moment.position} />}
      <div className="race-card__below">
        <Standings standings={moment?.standings ?? GRID} />
        <RaceProgress key={race?.startedAtMs} percent={moment?.progress[0] ?? 0} lap={moment?.lap} />
        <RaceControl watch={watch} user={user} summary={summary} />
      </div>
    </Card>
  );
}

function trackTitle(moment: RunMoment | null): string {
  if (moment === null) return 'Live track: four pods wait on the grid';
  return `Live track: you are ${moment.position}${ordinalEnding(moment.position)} of four, lap ${moment.lap} of 3`;
}

function PlaceSign({ position }: { position: number }) {
  return (
    <Card as="div" kind="glass" className="race-place" aria-hidden="true">
      <b className="figure">{position}</b>
      <sup>{ordinalEnding(position)}</sup>
      <span className="figure">/ 4</span>
    </Card>
  );
}

/** Current positions; on a desktop the pods have name tags instead. */
function Standings({ standings }: { standings: readonly number[] }) {
  return (
    <ol className="race-standings" aria-label="Standings">
      {standings.map((racer, index) => (
        <li key={racer}>
          <b className="figure">{index + 1}</b>
          <i style={{ background: SIMULATOR_RACERS[racer]?.stripe }} />
          {SIMULATOR_RACERS[racer]?.name}
        </li>
      ))}
    </ol>
  );
}

function RaceProgress({ percent, lap }: { percent: number; lap: number | undefined }) {
  const width = `${percent}%`;
  return (
    <div className="race-progress">
      <p>
        <b>Race progress</b>
        <b className="figure">{Math.floor(percent)} %</b>
      </p>
      <div
        role="progressbar"
        aria-label="Race progress"
        aria-valuenow={Math.floor(percent)}
        aria-valuemin={0}
        aria-valuemax={100}
        className="race-progress__bar"
      >
        <i style={{ width }} />
        <em style={{ left: width }}>
          <Art drawing={MARK} />
        </em>
      </div>
      <p className="race-progress__laps meta" aria-hidden="true">
        {LAPS.map((each) => (
          <span key={each} className={classNames(each === lap && 'race-progress__lap')}>
            Lap {each}
          </span>
        ))}
      </p>
    </div>
  );
}
