import { mark } from 'game-scenes/art-core/mark';
import { SIMULATOR_RACERS } from 'game-scenes/games/racing-simulator/art/track';
import type { RunMoment } from 'game-scenes/rules';
import { Art } from '../../ui/art';
import { classNames } from '../../ui/class-names';
import { Card } from '../../ui/card';
import { RaceControl } from './race-control';
import type { RaceControlProps } from './race-control';
import { ordinalEnding } from './race-texts';
import { RaceTrack } from './race-track';

const MARK = mark();
const LAPS = [1, 2, 3];
const GRID = [0, 1, 2, 3];

/** The track, the progress of the race, and the current action. */
export function RaceCard(props: RaceControlProps) {
  const { race, moment } = props.watch;
  return (
    <Card isFlush className="race-card" aria-label="Race">
      <RaceTrack race={race} title={trackTitle(moment)} />
      {moment && <PlaceSign position={moment.position} />}
      <div className="column race-card__below">
        <Standings standings={moment?.standings ?? GRID} />
        <RaceProgress key={race?.startedAtMs} percent={moment?.progress[0] ?? 0} lap={moment?.lap} />
        <RaceControl {...props} />
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
    <Card as="div" kind="glass" className="row gap-4 wide-only race-place" aria-hidden="true">
      <b className="figure">{position}</b>
      <sup>{ordinalEnding(position)}</sup>
      <span className="figure muted">/ 4</span>
    </Card>
  );
}

/** Current positions; on a desktop the pods have name tags instead. */
function Standings({ standings }: { standings: readonly number[] }) {
  return (
    <ol className="narrow-only race-standings" aria-label="Standings">
      {standings.map((racer, index) => (
        <li key={racer} className="row">
          <b className="figure muted">{index + 1}</b>
          <i style={{ background: SIMULATOR_RACERS[racer]?.stripe }} />
          <span>{SIMULATOR_RACERS[racer]?.name}</span>
        </li>
      ))}
    </ol>
  );
}

function RaceProgress({ percent, lap }: { percent: number; lap: number | undefined }) {
  const width = `${percent}%`;
  return (
    <div className="column gap-10">
      <p className="row apart">
        <b>Race progress</b>
        <b className="figure">{`${Math.floor(percent)} %`}</b>
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
          <span key={each} className={classNames(each === lap && 'text-ember-text')}>
            {`Lap ${each}`}
          </span>
        ))}
      </p>
    </div>
  );
}
