import type { UseQueryResult } from '@tanstack/react-query';
import type { GameRules } from 'game-scenes/rules';
import { GAMES } from 'game-scenes/rules';
import type { CSSProperties } from 'react';
import { Link } from 'react-router-dom';
import type { GameStats, User } from '../../api/types';
import type { ShownGame } from '../../games/tiles';
import { ordinal } from '../../lib/place-text';
import { gamePath } from '../../session/paths';
import { Badge } from '../../ui/badge';
import { classNames } from '../../ui/class-names';
import { Figure } from '../../ui/figure';
import { NotKnown } from '../../ui/not-known';
import { PlayNow } from '../../ui/play-now';
import { Skeleton } from '../../ui/skeleton';
import { TimedScore } from '../../ui/timed-score';
import { DressedCover } from './dressed-cover';
import './game-tile.css';

interface GameTileProps {
  shown: ShownGame;
  user: User;
  /** The member's records in all games. */
  stats: UseQueryResult<GameStats[]>;
  /** The member's place on the game's board of all time; null if there is none or it is not known. */
  rank: number | null;
  /** Whether the member's best round was played today. */
  isRecordOfToday: boolean;
}

/** A game of the hub: its place with the member's alien, description, the member's record and the link to play (§2). */
export function GameTile({ shown, user, stats, rank, isRecordOfToday }: GameTileProps) {
  const { id, isWide, slant, phoneFocus } = shown;
  const game: GameRules = GAMES[id];
  const titleId = `game-${id}`;
  const path = gamePath(id);
  return (
    <article
      className={classNames('game-tile', slant && `game-tile--slant-${slant}`, isWide && 'game-tile--wide')}
      style={{ '--phone-focus': phoneFocus } as CSSProperties}
      aria-labelledby={titleId}
    >
      {/* A large pointer target; keyboard and screen reader users have the link below. */}
      <Link className="game-tile__picture" to={path} tabIndex={-1} aria-hidden="true">
        <DressedCover game={id} cut="tile" wardrobe={user.avatarCustomization} />
      </Link>
      <div className="game-tile__tags">
        {game.isNew && <Badge kind="new">NEW</Badge>}
        {isRecordOfToday && <Badge className="game-tile__record">Record today</Badge>}
      </div>
      <div className="game-tile__copy">
        <h2 id={titleId}>{game.name}</h2>
        <p>{game.description}</p>
        <div className="game-tile__foot">
          <RecordPart gameName={game.name} stats={stats} rank={rank} />
          <PlayNow to={path} name={game.name} />
        </div>
      </div>
    </article>
  );
}

interface RecordPartProps extends Pick<GameTileProps, 'stats' | 'rank'> {
  gameName: string;
}

/** The member's best score with its place, and their number of rounds. */
function RecordPart({ gameName, stats: { data, isPending }, rank }: RecordPartProps) {
  if (isPending) {
    return (
      <div className="game-tile__figures" aria-hidden="true">
        <Skeleton width={130} height={20} />
        <Skeleton width={110} height={20} />
      </div>
    );
  }
  const record = data?.find((each) => each.gameName === gameName);
  if (data && !record) return <p className="game-tile__figures">No runs yet</p>;
  const { highScore = null, bestTicks = null, timesPlayed } = record ?? {};
  return (
    <dl className="game-tile__figures">
      <div>
        <dt>High Score</dt>
        <dd className="figure">
          {highScore !== null ? (
            <TimedScore score={highScore} ticks={bestTicks} />
          ) : record ? (
            '–'
          ) : (
            <NotKnown />
          )}
        </dd>
        {highScore !== null && rank !== null && <dd>{ordinal(rank)}</dd>}
      </div>
      <Figure term="Times Played" className="figure">
        {/* §2: counts as played once if the record does not say. */}
        {record ? (timesPlayed || 1).toLocaleString('en-US') : <NotKnown />}
      </Figure>
    </dl>
  );
}
