import type { UseQueryResult } from '@tanstack/react-query';
import { alien } from 'game-scenes/art-core/alien';
import type { AlienPose } from 'game-scenes/art-core/alien-catalogue';
import { podiumNight } from 'game-scenes/art/podium-night';
import { useMemo } from 'react';
import type { BoardEntry, OwnStanding } from '../../api/types';
import { useMediaQuery } from '../../lib/media-query.hook';
import { alienParts } from '../../ui/alien-parts';
import { Art } from '../../ui/art';
import { Card } from '../../ui/card';
import { SlantedLines } from '../../ui/screen-title';
import { Skeleton } from '../../ui/skeleton';
import { TimedScore } from '../../ui/timed-score';
import './podium.css';

const NIGHT = podiumNight();

/** Ranks as read by screen readers. */
const PLACES = [
  { place: 1, name: 'first', pose: 'cheer' },
  { place: 2, name: 'second', pose: 'idle' },
  { place: 3, name: 'third', pose: 'wave' },
] as const;

interface PodiumCardProps {
  standing: UseQueryResult<OwnStanding>;
  /** False on a tablet, where the title stands above the list. */
  isTitled: boolean;
}

/** The podium, which phones leave out, with the screen's title (§2). */
export function PodiumCard({ standing, isTitled }: PodiumCardProps) {
  const isDesktop = useMediaQuery('(width >= 1100px)');
  return (
    <Card as="div" className="podium-card">
      <div className="podium-card__picture cut-picture">
        <Art drawing={NIGHT} isScene />
      </div>
      {isTitled && (
        <div className="podium-card__title">
          <h1>
            <SlantedLines lines={['Leaderboard']} />
          </h1>
          <p className="wide-only">The fastest and sharpest of the squad.</p>
        </div>
      )}
      {(isDesktop || !isTitled) && <Podium standing={standing} />}
    </Card>
  );
}

/** The first three of a board, independent of the search (§2). */
function Podium({ standing: { data, isPending } }: { standing: UseQueryResult<OwnStanding> }) {
  const free = isPending ? (
    <Skeleton width={92} height={20} className="podium__loading" />
  ) : (
    <span className="muted">{data ? 'Nobody yet' : '–'}</span>
  );
  return (
    <ol className="podium" aria-label="Podium">
      {PLACES.map(({ place, name, pose }) => {
        const entry = data?.top[place - 1];
        return (
          <li key={place} className={`podium__step podium__step--${name}`}>
            {entry && <Standing entry={entry} pose={pose} />}
            <div className="podium__block">
              <span className="podium__place">{place}</span>
              {entry ? <b className="card-title ellipsis">{entry.username}</b> : free}
              {entry && (
                <span className="figure podium__score">
                  <TimedScore score={entry.score} ticks={entry.ticks} />
                </span>
              )}
            </div>
          </li>
        );
      })}
    </ol>
  );
}

function Standing({ entry, pose }: { entry: BoardEntry; pose: AlienPose }) {
  const { color, hat, face, accessory } = entry.avatar;
  const drawing = useMemo(
    () => alien({ ...alienParts({ color, hat, face, accessory }), pose }),
    [color, hat, face, accessory, pose],
  );
  return (
    <div className="podium__alien">
      <Art drawing={drawing} className="alive" />
    </div>
  );
}
